"""Kept matches, one for every way a game can end: they verify for ever, and end the way their name says.

When the rules of a game change, its records move to `rules-N`, N being the version under which they were played. They
can still be watched; `millions verify` says that today's rules cannot prove them.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from millions import Match
from millions.core import record
from millions.core.errors import BadRecord
from millions.core.replay import findings
from millions.terminal.replay import Replay
from tests.records.find import FOLDER, WAYS

FILES = sorted(file for game in WAYS for file in (FOLDER / game).glob("*.jsonl"))
OLDER = sorted(FOLDER.glob("rules-*/*/*.jsonl"))


def name(file: Path) -> str:
    return "-".join(file.relative_to(FOLDER).with_suffix("").parts)


@pytest.mark.parametrize("game", WAYS)
def test_there_is_one_for_every_way(game: str) -> None:
    assert {file.stem for file in FILES if file.parent.name == game} == set(WAYS[game])


@pytest.mark.parametrize("file", FILES, ids=name)
def test_a_kept_match_verifies_and_ends_as_its_name_says(file: Path) -> None:
    match = Match.read(file.read_bytes(), strict=True)
    assert match.over
    assert WAYS[file.parent.name][file.stem](match)


@pytest.mark.slow
@pytest.mark.parametrize("file", OLDER, ids=name)
def test_a_match_of_older_rules_can_be_watched_to_its_end(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = file.read_bytes()
    Replay(data, "en").tell()
    told = capsys.readouterr().out
    assert "Played under other rules than this program’s" in told
    header, lines = record.read_header(data), list(record.read_lines(data, record.read_header(data)))
    (end,) = [event for event in lines[-1][1].events if type(event).__name__ == "GameWon"]
    winners = [header.seats[seat] for seat in end.winners]  # type: ignore[attr-defined]
    assert all(winner in " ".join(told.splitlines()[-2:]) for winner in winners)  # a long sentence has two lines


@pytest.mark.parametrize("file", OLDER, ids=name)
def test_a_match_of_older_rules_cannot_be_proved_by_todays(file: Path) -> None:
    with pytest.raises(BadRecord, match="can be watched, but not re-applied") as wrong:
        findings(file.read_bytes())
    assert wrong.value.code == "record-other-rules"
    assert (wrong.value.facts["rules"], wrong.value.facts["known"]) == (1, 2)
