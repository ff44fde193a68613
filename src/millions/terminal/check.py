"""`millions verify`: is this record true?"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from millions.core import replay
from millions.core.errors import BadRecord, MillionsError
from millions.core.seat import NATURE
from millions.words import Speaker


def verify(file: Path) -> dict[str, Any]:
    """Every card recomputed, every action re-applied, every event compared; BadRecord says which line is wrong."""
    data = file.read_bytes()
    try:
        match = replay.verify(data)
    except BadRecord:
        raise
    except MillionsError as error:
        raise BadRecord(error.code, f"line 1: {error}", **error.facts) from None
    return {
        "ok": True,
        "game": match.game.name,
        "lines": len(data.splitlines()),
        "dealt": sum(line.seat == NATURE for line in match.log),
        "over": match.over,
        "winners": [match.seats[one.seat] for one in match.standings if one.won],
    }


def wrong(error: MillionsError, sentence: str) -> dict[str, Any]:
    """What is wrong, for a program to read."""
    return {"ok": False, "code": error.code, **error.facts, "error": sentence}


def sentence(found: dict[str, Any], lang: str) -> str:
    """What was found, for people."""
    speaker = Speaker(lang, found["game"], ())
    return speaker.text(
        "verified",
        lines=found["lines"],
        dealt=found["dealt"],
        over="yes" if found["over"] else "no",
        winners=speaker.both(found["winners"]),
    )
