"""Bots in the terminal: who they are, who they were, and why they did what they did."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from millions import Match
from millions.bots import BOTS
from millions.bots.club.mind import reason
from millions.games.club.components import SPOTS
from millions.games.club.moves import Pass
from millions.games.club.placement import PlacePawn
from millions.terminal.saves import CAST
from millions.words import Speaker
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


@pytest.mark.slow
def test_replay_explains_the_bots(tmp_path: Path, finished: Path) -> None:
    told = millions(tmp_path, "replay", str(finished), "--explain")
    assert told.code == 0
    assert "Staying is worth" in told.said
    assert told.said.count("Chosen at random") > 5
    plain = millions(tmp_path, "replay", str(finished))
    assert "Staying is worth" not in plain.said


@pytest.mark.slow
def test_replay_through_one_seat_explains_no_other(tmp_path: Path, finished: Path) -> None:
    told = millions(tmp_path, "replay", str(finished), "--explain", "--seat", "Ann")
    assert "Chosen at random" not in told.said
    assert "Chosen at random" in millions(tmp_path, "replay", str(finished), "--explain", "--seat", "Dot").said


def test_replay_asks_a_mind_what_it_would_have_done(tmp_path: Path, finished: Path) -> None:
    told = millions(tmp_path, "replay", str(finished), "--as", "Ann=shrewd", "--lang", "fr")
    assert told.code == 0
    assert "La fine mouche préférerait" in told.said


@pytest.mark.slow
def test_replay_says_when_it_does_not_know_who_was_a_bot(tmp_path: Path, finished: Path) -> None:
    alone = tmp_path / "alone.jsonl"
    alone.write_bytes(finished.read_bytes())
    ran = millions(tmp_path, "replay", str(alone), "--explain")
    assert ran.code == 2
    assert "say it with --as NAME=BOT" in ran.said
    assert millions(tmp_path, "replay", str(alone), "--as", "Bob=deep blue").code == 2
    assert millions(tmp_path, "replay", str(alone), "--as", "Zoe=shrewd").code == 2


def test_in_the_club_a_reason_stands_beneath_the_deed_and_names_whose_it_is(tmp_path: Path) -> None:
    match, rng = Match.new("million-club", ("Ann", "Bob", "Cid"), seed=3), Random(3)
    while len(match.log) < 80:
        seat = match.seat(match.awaited[0])
        match.play(seat, rng.choice(match.forms(seat)).sample(rng))
    file = tmp_path / "club.jsonl"
    match.save(file)
    minds = [word for name in match.seats for word in ("--as", f"{name}=steward")]
    told = millions(tmp_path, "replay", str(file), *minds, columns=300).out.splitlines()
    reasons = [place for place, line in enumerate(told) if line.startswith("    ")]
    assert len(reasons) > 30
    for place in reasons:
        name, colon, _ = told[place].strip().partition(": ")
        assert colon
        assert f"{name} " in told[place - 1]
        assert " is handed " not in told[place - 1]
    assert any(" is handed " in line for place in reasons for line in told[place + 1 : place + 2])


@pytest.mark.parametrize(("lang", "said"), [("en", "as good as the next best"), ("fr", "aussi bon que le meilleur")])
def test_a_lead_that_rounds_to_nothing_is_none(lang: str, said: str) -> None:
    speaker = Speaker(lang, "million-club", ("Ann", "Bob"))
    for action in (Pass(), PlacePawn(SPOTS[0])):
        close, clear = reason(action, 2.31, 2.29), reason(action, 3.0, 2.0)
        assert said in speaker.text(close.sentence, **speaker.arguments(close))
        assert said not in speaker.text(clear.sentence, **speaker.arguments(clear))
