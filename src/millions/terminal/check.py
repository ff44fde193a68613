"""`millions verify`: is this record true?"""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from millions.core import replay
from millions.core.errors import BadRecord
from millions.core.game import game_named, variant_of
from millions.core.replay import Findings
from millions.words import Speaker


class FolderFindings(Struct, frozen=True):
    """What verifying every record of a folder has shown; `lines` and `dealt` are sums."""

    ok: bool
    records: int
    lines: int
    dealt: int
    over: bool
    """Are all of these matches over?"""


def verify_all(path: Path, lang: str) -> Findings | FolderFindings:
    """Verify one record, or every record in a folder; raises BadRecord, with the file, at the first wrong one."""
    if not path.is_dir():
        return verify(path)
    found = [_verify_in_folder(file, lang) for file in sorted(path.rglob("*.jsonl"))]
    if not found:
        raise BadRecord("folder-empty", f"there is no record in {path}", folder=str(path))
    return FolderFindings(
        ok=True,
        records=len(found),
        lines=sum(one.lines for one in found),
        dealt=sum(one.dealt for one in found),
        over=all(one.over for one in found),
    )


def _verify_in_folder(file: Path, lang: str) -> Findings:
    try:
        return verify(file)
    except BadRecord as error:
        why = Speaker(lang, None, ()).error(error)
        raise BadRecord("folder-record", f"{file}: {why}", file=str(file), error=why) from None


def verify(file: Path) -> Findings:
    """Recompute every card, re-apply every action, compare every event; BadRecord says which line is wrong."""
    return replay.findings(file.read_bytes())


def sentence(found: Findings | FolderFindings, lang: str) -> str:
    """The result in a sentence, and the promise to compare with the one that was seen before the match."""
    if isinstance(found, FolderFindings):
        counts = {"records": found.records, "lines": found.lines, "dealt": found.dealt}
        return Speaker(lang, None, ()).text("verified-all", **counts)
    game = game_named(found.game)
    speaker = Speaker(lang, found.game, (), variant=variant_of(game, {"variant": found.variant or {}}))
    verified = speaker.text(
        "verified",
        lines=found.lines,
        dealt=found.dealt,
        over="yes" if found.over else "no",
        winners=speaker.both(found.winners),
    )
    deal = speaker.text("verified-deal", promise=found.promise, committed=found.committed)
    origin = [speaker.text("verified-branch", n=found.branch_at, origin=found.branch_of)] if found.branch_of else []
    numbers = [speaker.other_numbers()] if found.variant else []
    return "\n".join([verified, *numbers, *origin, deal])
