"""`millions play --branch`: a finished match from one of its lines on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from millions import Match
from millions.bots import Host, bot_named
from millions.terminal.play import branched_match
from tests.terminal.driving import millions
from tests.walks import NAMES


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a finished match, and who played it."""
    match = Match.new("dollars-1e", NAMES[:4], seed=3)
    Host(match, {seat: bot_named("sensible") for seat in range(4)}, 1).play_out()
    path = tmp_path_factory.mktemp("branch") / "evening.jsonl"
    match.save(path)
    path.with_name("evening.jsonl.seats").write_text("me:Ann,honest:Bob,me:Cid,bully:Dot\n")
    return path


def test_the_branch_is_played_saved_and_verified(kept: Path, tmp_path: Path) -> None:
    file = tmp_path / "again.jsonl"
    asked = ["--branch", str(kept), "--at", "9", "--seat", "Cid", "--save", str(file), "--seed", "4"]
    for lang, welcome in (("en", "Line 9 of that match again"), ("fr", "De nouveau la ligne 9")):
        file.unlink(missing_ok=True)
        said = millions(tmp_path, "play", *asked, "--lang", lang, lines=["quit"])
        assert said.code == 0, said.err
        assert welcome in said.said
        assert "Cid>" in said.out
    verified = json.loads(millions(tmp_path, "verify", str(file), "--json").out)
    assert (verified["ok"], verified["branch_at"]) == (True, 9)
    assert "goes on from line 9" in millions(tmp_path, "verify", str(file)).said
    assert millions(tmp_path, "play", "--resume", str(file), lines=["quit"]).code == 0


def test_a_branch_is_replayed_as_it_was_dealt(kept: Path, tmp_path: Path) -> None:
    file, changed = tmp_path / "again.jsonl", tmp_path / "changed.jsonl"
    match, _ = branched_match(kept, 9, "Cid", "en", seed=4)
    Host(match, {seat: bot_named("sensible") for seat in range(4)}, 1).play_out()
    match.save(file)
    told = millions(tmp_path, "replay", str(file))
    assert told.code == 0, told.err
    assert told.out.count("Purse") > 1  # the table is drawn for as long as record and match agree
    data = file.read_bytes()
    for old, new in (
        (b'"lines":[{"millions":2', b'"lines":[{"millions":9'),
        (b'"branch":{"origin"', b'"branch":{"bad"'),
    ):
        assert old in data
        changed.write_bytes(data.replace(old, new, 1))
        told = millions(tmp_path, "replay", str(changed))
        assert "Traceback" not in told.err
        assert millions(tmp_path, "verify", str(changed)).code == 1


def test_the_bots_that_sat_there_play_again_and_a_bot_takes_the_place_of_another_person(kept: Path) -> None:
    _, occupants = branched_match(kept, 9, "Cid", "en", seed=1)
    assert [occupant.kind for occupant in occupants] == ["sensible", "honest", "me", "bully"]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--at", "9", "--seat", "Zoe"], "Zoe"),
        (["--at", "0", "--seat", "Ann"], "lines 1 to"),
        (["--at", "9"], "--seat"),
        (["--at", "9", "--seat", "Ann", "--players", "3"], "--branch"),
    ],
)
def test_bad_arguments(kept: Path, tmp_path: Path, arguments: list[str], says: str) -> None:
    said = millions(tmp_path, "play", "--branch", str(kept), *arguments)
    assert said.code == 2
    assert says in said.err
    assert "Traceback" not in said.err


def test_at_and_seat_go_only_with_branch(tmp_path: Path) -> None:
    said = millions(tmp_path, "play", "--at", "3")
    assert said.code == 2
    assert "--branch" in said.err
