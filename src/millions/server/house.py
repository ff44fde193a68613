"""The house rules: who may open tables, how many there may be, and the host's notice to players."""

from __future__ import annotations

import asyncio
import base64
import binascii
import hmac
import secrets
from collections.abc import Iterable, Sequence
from contextlib import suppress

import msgspec
from msgspec import Struct
from starlette.datastructures import Headers

from millions.core.errors import MillionsError
from millions.core.seat import Seat
from millions.server.config import HouseRules
from millions.server.logs import log
from millions.server.refusals import house_full, password_needed, too_many_bots, too_many_reports, unlisted
from millions.tables import TableManager
from millions.tables.log_names import log_name
from millions.tables.store import LIVE
from millions.wire.bodies import HouseCard
from millions.wire.settings import PERSON, Chair

HOUSE = "house"
"""The owner of the house's notes in the store."""

NOTICE = "notice"
"""The name of the note with the host's notice."""

MUTED = "muted."
"""Begins the names of the notes about people who may not talk."""

REPORTS = "reports"
"""The owner of what players report, in the store."""

MOST_REPORTS = 500

REFRESH_EVERY_S = 5.0
"""How often the house's notes are reloaded: another process on the same store may have changed them."""

DAY_MS = 24 * 3600 * 1000


class PlayerReport(Struct, frozen=True):
    """What a player wants the host of the server to know."""

    date: int
    """Milliseconds since 1970."""
    table: str
    by: Seat
    about: Seat | None
    name: str | None
    """The name of the player it is about."""
    text: str

    def __repr__(self) -> str:
        return f"PlayerReport(date={self.date})"


class House:
    """The house rules, which a reload replaces, and the notes, which all processes on one store share."""

    def __init__(self, rules: HouseRules, manager: TableManager) -> None:
        self.rules, self._manager = rules, manager
        self.notice: str | None = None

    @property
    def card(self) -> HouseCard:
        """What everybody may know."""
        return HouseCard(self.notice, self.rules.password is not None, self.rules.listed)

    async def watch(self) -> None:
        """Reload the house's notes periodically."""
        while True:
            with suppress(MillionsError):  # the store is not available: next time
                await self.refresh()
            await asyncio.sleep(REFRESH_EVERY_S)

    async def refresh(self) -> None:
        """Read the house's notes."""
        notes = await self._manager.store.notes(HOUSE)
        self.notice = notes[NOTICE].decode() if NOTICE in notes else None
        muted = self._manager.muted
        muted.clear()
        muted.update(name.removeprefix(MUTED) for name in notes if name.startswith(MUTED))

    async def mute(self, people: Iterable[str], silent: bool) -> None:
        """Silence people (by fingerprints) at all tables, or let them talk again."""
        for one in people:
            await self._manager.store.note(HOUSE, MUTED + one, b"" if silent else None)
        await self.refresh()

    async def report(self, report: PlayerReport) -> None:
        """Keep what a player reports to the host."""
        if len(await self.reports()) >= MOST_REPORTS:
            raise too_many_reports()
        name = f"{report.date}-{secrets.token_hex(4)}"
        await self._manager.store.note(REPORTS, name, msgspec.json.encode(report))
        log.warning("a player reports something", report=name, table=log_name(report.table))

    async def reports(self) -> dict[str, PlayerReport]:
        """What players have reported, oldest first."""
        notes = await self._manager.store.notes(REPORTS)
        return {name: msgspec.json.decode(notes[name], type=PlayerReport) for name in sorted(notes)}

    async def dismiss(self, report: str) -> None:
        """Forget a report."""
        await self._manager.store.note(REPORTS, report, None)

    async def announce(self, notice: str | None) -> None:
        """Let all players read something, or nothing any more."""
        await self._manager.store.note(HOUSE, NOTICE, notice.encode() if notice else None)
        await self.refresh()

    def admit(self, headers: Headers) -> None:
        """Refuse a request without the password (HTTP Basic, with any user name), if there is one."""
        wanted = self.rules.password
        if wanted is not None and not hmac.compare_digest(_given(headers).encode(), wanted.encode()):
            raise password_needed()

    def check_listed(self) -> None:
        """Refuse if there are no public tables here."""
        if not self.rules.listed:
            raise unlisted()

    async def allow_table(self, chairs: Sequence[Chair] = ()) -> None:
        """Refuse a new table if there are too many, or too many bots at it."""
        rules = self.rules
        if rules.most_bots is not None and sum(chair.kind != PERSON for chair in chairs) > rules.most_bots:
            raise too_many_bots(rules.most_bots)
        if rules.most_tables is not None and await self._manager.store.count(LIVE) >= rules.most_tables:
            raise house_full(rules.most_tables)

    async def tidy(self) -> None:
        """Delete what is older than the host wants to keep."""
        if self.rules.keep_days is not None:
            await self._manager.delete_old(self.rules.keep_days * DAY_MS)


def _given(headers: Headers) -> str:
    """The password in the Authorization header; empty if there is none."""
    kind, _, text = headers.get("authorization", "").partition(" ")
    if kind.lower() != "basic":
        return ""
    try:
        return base64.b64decode(text.strip(), validate=True).decode().partition(":")[2]
    except (binascii.Error, UnicodeDecodeError):
        return ""
