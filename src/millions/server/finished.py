"""Operations about finished matches: record, verification, story and review. All secrets are open then."""

from __future__ import annotations

from msgspec import Raw
from starlette.responses import Response

from millions.core import replay
from millions.core.errors import Malformed
from millions.core.seat import MOST_SEATS, OPEN, SPECTATOR, Viewer
from millions.server.operation import JSON, Call
from millions.wire.bodies import AskBranch, TableOpened
from millions.wire.keys import Key
from millions.words import LANGUAGES

EYES: dict[str, Viewer] = {"everybody": SPECTATOR, "open": OPEN, **{str(seat): seat for seat in range(MOST_SEATS)}}
"""The viewers of a finished match: a spectator, a seat, or all secrets open."""


async def record(call: Call) -> bytes:
    """The record of a finished match with all secrets, as JSON Lines."""
    return await call.manager.record(call.table)


async def verification(call: Call) -> replay.Findings:
    """Verify the record of a finished match: recompute every card, re-apply every action."""
    return await call.manager.findings(call.table)


async def story(call: Call) -> list[Raw]:
    """A finished match, message by message, as a viewer was told it."""
    eyes = call.query.get("eyes", "everybody")
    if eyes not in EYES:
        raise Malformed("no-such-eyes", f"eyes are one of: {', '.join(EYES)}", known=", ".join(EYES))
    return [Raw(message) for message in await call.manager.story(call.table, EYES[eyes])]


async def branch(call: Call) -> TableOpened:
    """Open a table at which a finished match goes on from one of its lines: a seat for a person, bots at the others."""
    asked: AskBranch = call.body
    await call.house.allow_table()
    call.count_opening()
    host = Key.new() if asked.host is None else Key.read(asked.host)
    table = await call.manager.branch(call.table, asked.at, asked.seat, host, owner=call.address)
    return TableOpened(table.id, host.reveal())


async def review(call: Call) -> bytes | Response:
    """The review of a finished match; while it is being made (202), how far it is, and what is known so far."""
    found = await call.reviews.review(call.table)
    return found if isinstance(found, bytes) else Response(found.progress, 202, {"Retry-After": "1"}, JSON)


async def review_picture(call: Call) -> bytes:
    """The review of a finished match as a picture to share, in English or French, once the review is complete."""
    lang = call.query.get("lang", LANGUAGES[0])
    if lang not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise Malformed("no-such-language", f"there is no language {lang!r}; there is: {known}", known=known)
    return await call.reviews.picture(call.table, lang)
