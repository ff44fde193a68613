"""Records that somebody made up: refused with a sentence, never with a traceback."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from millions.core.errors import BadRecord
from millions.core.replay import findings
from tests.core.test_record import joined
from tests.terminal.driving import millions

KEPT = Path(__file__).parents[1] / "records" / "dollars-1e" / "three-players.jsonl"
DEEP = "DEEP"


def forged(depth: int = 0, **fields: Any) -> bytes:
    """A kept record with other fields in its header, and its hash made anew."""
    first, *others = KEPT.read_bytes().splitlines()
    header = json.dumps(json.loads(first) | fields).replace(f'"{DEEP}"', "[" * depth + "]" * depth)
    return joined([header.encode(), *others], honest=True)


FORGERIES = [
    (forged(millions=-1), "record-no-header"),
    (forged(millions=True), "record-no-header"),
    (forged(seats=[]), "seat-count"),
    (forged(seats=["Ann", "ann", "Cid"]), "record-names"),
    (forged(seats=["Ann\x1b[2J", "Bob", "Cid"]), "record-unprintable"),
    (forged(salts=["aa|bb"]), "record-salt"),
    (forged(options={"": 1}), "option-unknown"),
    (forged(options={"leader": DEEP}, depth=500), "option"),
    (forged(options={"leader": DEEP}, depth=100_000), "record-unreadable"),
    (forged(game="\x1b[2J"), "record-unprintable"),
]


@pytest.mark.parametrize(("data", "code"), FORGERIES, ids=range(len(FORGERIES)))
def test_a_forged_header_is_refused(data: bytes, code: str) -> None:
    with pytest.raises(BadRecord) as wrong:
        findings(data)
    assert wrong.value.code == code
    assert len(str(wrong.value)) < 300


def test_the_unforged_record_is_true() -> None:
    assert findings(KEPT.read_bytes()).ok


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    ("command", "place"), [("verify", 2), ("verify", 6), ("replay", 2), ("replay", 4), ("replay", 7)]
)
def test_commands_complain_in_a_sentence(command: str, place: int, lang: str, tmp_path: Path) -> None:
    file = tmp_path / "forged.jsonl"
    file.write_bytes(FORGERIES[place][0])
    ran = millions(tmp_path, command, str(file), "--lang", lang)
    assert ran.code in (1, 2)
    assert ran.said.strip()
    assert not any(sign in ran.said for sign in ("Traceback", "\x1b"))
