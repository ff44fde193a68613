"""Bots in the terminal: who they are, who they were, and why they did what they did."""

from __future__ import annotations

from pathlib import Path

import pytest

from millions.bots import BOTS
from millions.terminal.saves import CAST
from tests.terminal.driving import millions, saved

LINES = ["2", "ready", "no", "", "skip"] * 120


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a whole match with minds in it."""
    folder = tmp_path_factory.mktemp("finished")
    seats = "me:Ann,shrewd:Bob,steward:Cid,miser:Dot"
    ran = millions(folder, "play", "--seed", "3", "--seats", seats, lines=LINES)
    assert "The end" in ran.out
    assert "Who the others were: Bob the shrewd one; Cid the steward; Dot the miser." in ran.said
    return saved(folder)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_all_bots_are_told(tmp_path: Path, lang: str) -> None:
    ran = millions(tmp_path, "bots", "--lang", lang)
    assert ran.code == 0
    assert all(f"\n{name} " in f"\n{ran.out}" for name in BOTS)
    assert {"en": "The miser. Parts with", "fr": "L’avare. Se sépare"}[lang] in ran.said
    assert max(map(len, ran.out.splitlines())) <= 80


def test_the_default_cast_is_mixed() -> None:
    assert len(set(CAST)) == len(CAST) == 7
    assert set(CAST) <= set(BOTS)


def test_replay_explains_the_bots(tmp_path: Path, finished: Path) -> None:
    told = millions(tmp_path, "replay", str(finished), "--explain")
    assert told.code == 0
    assert "Staying is worth" in told.said
    assert told.said.count("Drawn by lot") > 5
    plain = millions(tmp_path, "replay", str(finished))
    assert "Staying is worth" not in plain.said


def test_replay_through_one_seat_explains_no_other(tmp_path: Path, finished: Path) -> None:
    told = millions(tmp_path, "replay", str(finished), "--explain", "--seat", "Ann")
    assert "Drawn by lot" not in told.said
    assert "Drawn by lot" in millions(tmp_path, "replay", str(finished), "--explain", "--seat", "Dot").said


def test_replay_asks_a_mind_what_it_would_have_done(tmp_path: Path, finished: Path) -> None:
    told = millions(tmp_path, "replay", str(finished), "--as", "Ann=shrewd", "--lang", "fr")
    assert told.code == 0
    assert "Le finaud préférerait" in told.said


def test_replay_says_when_it_does_not_know_who_was_a_bot(tmp_path: Path, finished: Path) -> None:
    alone = tmp_path / "alone.jsonl"
    alone.write_bytes(finished.read_bytes())
    ran = millions(tmp_path, "replay", str(alone), "--explain")
    assert ran.code == 2
    assert "say it with --as NAME=BOT" in ran.said
    assert millions(tmp_path, "replay", str(alone), "--as", "Bob=deep blue").code == 2
    assert millions(tmp_path, "replay", str(alone), "--as", "Zoe=shrewd").code == 2
