"""`millions verify`: is this record true?"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from msgspec import to_builtins

from millions.core import replay
from millions.core.errors import BadRecord, MillionsError
from millions.words import Speaker


def verify_all(path: Path, lang: str) -> dict[str, Any]:
    """One record, or every record in a folder; the first that is wrong is named."""
    if not path.is_dir():
        return verify(path)
    found = [_verify_in_folder(file, lang) for file in sorted(path.rglob("*.jsonl"))]
    if not found:
        raise BadRecord("folder-empty", f"there is no record in {path}", folder=str(path))
    return {
        "ok": True,
        "records": len(found),
        "lines": sum(one["lines"] for one in found),
        "dealt": sum(one["dealt"] for one in found),
        "over": all(one["over"] for one in found),
    }


def _verify_in_folder(file: Path, lang: str) -> dict[str, Any]:
    try:
        return verify(file)
    except BadRecord as error:
        why = Speaker(lang, None, ()).error(error)
        raise BadRecord("folder-record", f"{file}: {why}", file=str(file), error=why) from None


def verify(file: Path) -> dict[str, Any]:
    """Every card recomputed, every action re-applied, every event compared; BadRecord says which line is wrong."""
    found: dict[str, Any] = to_builtins(replay.findings(file.read_bytes()))
    return found


def wrong(error: MillionsError, sentence: str) -> dict[str, Any]:
    """What is wrong, for a program to read."""
    return {"ok": False, "code": error.code, **error.facts, "error": sentence}


def sentence(found: dict[str, Any], lang: str) -> str:
    """What was found, for people."""
    if "records" in found:
        counts = {name: found[name] for name in ("records", "lines", "dealt")}
        return Speaker(lang, None, ()).text("verified-all", **counts)
    speaker = Speaker(lang, found["game"], ())
    return speaker.text(
        "verified",
        lines=found["lines"],
        dealt=found["dealt"],
        over="yes" if found["over"] else "no",
        winners=speaker.both(found["winners"]),
    )
