"""What the host of the server may do at any table: `millions admin` asks for it over HTTP, with a key of its own.

The key is in a file beside the store that only the server's user can read. Everything that is done is logged.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from millions.core.errors import MillionsError
from millions.core.seat import Seat
from millions.server.access import bearer
from millions.server.config import Limits
from millions.server.house import House, PlayerReport
from millions.server.http import read_body, refused
from millions.server.logs import log
from millions.server.profiles import withdraw
from millions.server.refusals import no_such_page, too_large
from millions.server.reviews import NOTE as REVIEW_NOTE
from millions.tables import Kept, TableManager, entries
from millions.tables.entries import Sat, TookOver
from millions.tables.errors import wrong_key
from millions.tables.log_names import log_name
from millions.tables.store import LIVE
from millions.wire.answers import Refused

ADMIN = "/api/admin"


class Wish(Struct, frozen=True, tag_field="do", tag=True, forbid_unknown_fields=True):
    """A request of the host."""


class ListTables(Wish, frozen=True):
    """The newest tables that are not over."""

    most: int = 100


class CloseTable(Wish, frozen=True):
    """Close a table, also one at which somebody plays."""

    table: str


class RemovePlayer(Wish, frozen=True):
    """Remove the player of a seat; a bot takes it."""

    table: str
    seat: Seat


class Silence(Wish, frozen=True):
    """Silence the player of a seat, at all tables; or let them talk again."""

    table: str
    seat: Seat
    silent: bool = True


class ErasePerson(Wish, frozen=True):
    """Delete what is kept about the player of a seat besides the games they played."""

    table: str
    seat: Seat


class Announce(Wish, frozen=True):
    """Let all players read something, or nothing any more."""

    text: str | None = None


class ListReports(Wish, frozen=True):
    """What players have reported."""


class Dismiss(Wish, frozen=True):
    """Forget a report."""

    report: str


AnyWish = ListTables | CloseTable | RemovePlayer | Silence | ErasePerson | Announce | ListReports | Dismiss


class Listed(Struct, frozen=True):
    """A table in the host's list."""

    table: str
    log_name: str
    game: str
    status: str
    public: bool
    opened: int
    names: tuple[str | None, ...]
    watched: bool
    """Somebody is connected, to this process."""


class Admin:
    """Carries out the requests of the host."""

    def __init__(self, manager: TableManager, house: House, key: str | None, limits: Limits) -> None:
        """`key` is the fingerprint of the host's key; without one, nobody is the host."""
        self._manager, self._house, self._key, self._limits = manager, house, key, limits
        self._does: dict[type[Wish], Callable[[Any], Awaitable[Any]]] = {
            ListTables: self._tables,
            CloseTable: self._close,
            RemovePlayer: self._remove,
            Silence: self._silence,
            ErasePerson: self._erase,
            Announce: lambda wish: house.announce(wish.text),
            ListReports: lambda wish: house.reports(),
            Dismiss: lambda wish: house.dismiss(wish.report),
        }

    async def handle(self, request: Request) -> Response:
        """Handle one request of the host."""
        try:
            self._admit(request)
            wish = read_body(await self._body(request), AnyWish)
            answer = await self._do(wish)
        except MillionsError as error:
            return refused(error)
        return Response(msgspec.json.encode(answer), media_type="application/json")

    def _admit(self, request: Request) -> None:
        if self._key is None:
            raise no_such_page()
        if not bearer(request.headers).fits(self._key):
            log.warning("admin refused: wrong key")
            raise wrong_key()

    async def _body(self, request: Request) -> bytes:
        body = await request.body()
        if len(body) > self._limits.body:
            raise too_large(self._limits.body)
        return body

    async def _do(self, wish: AnyWish) -> Any:
        where = {"table": log_name(wish.table)} if hasattr(wish, "table") else {}
        seat = {"seat": wish.seat} if hasattr(wish, "seat") else {}
        try:
            answer = await self._does[type(wish)](wish)
        except MillionsError as error:
            log.warning("admin refused", do=type(wish).__name__, code=error.code, **where, **seat)
            raise
        log.warning("admin", do=type(wish).__name__, **where, **seat)
        return answer

    async def _tables(self, wish: ListTables) -> list[Listed]:
        return [await self._listed(kept) for kept in await self._manager.store.find(status=LIVE, most=wish.most)]

    async def _listed(self, kept: Kept) -> Listed:
        table = self._manager.at_hand(kept.table)
        names: tuple[str | None, ...] = ()
        if table is not None:
            names = tuple([one.name for one in table.state.seats])
        else:
            names = await self._manager.names(kept.table)
        watched = table is not None and bool(table.audience.connected)
        about = (kept.table, log_name(kept.table), kept.game, kept.status, kept.public, kept.opened)
        return Listed(*about, names, watched)

    async def _close(self, wish: CloseTable) -> None:
        await (await self._manager.table(wish.table)).close(played_too=True)

    async def _remove(self, wish: RemovePlayer) -> None:
        await (await self._manager.table(wish.table)).remove(wish.seat, "bot", host_too=True)

    async def _silence(self, wish: Silence) -> None:
        people = await self._people_at(wish.table, wish.seat)
        if not people:
            raise Refused("nobody-there", "no player sits at this seat")
        await self._house.mute(people, wish.silent)

    async def _erase(self, wish: ErasePerson) -> int:
        """Returns at how many tables they sat."""
        tables: set[str] = set()
        for person in await self._people_at(wish.table, wish.seat):
            tables |= {kept.table for kept in await self._manager.store.find(person=person)}
            await withdraw(self._manager.store, person)
            await self._manager.store.delete_person(person)
        for table in tables | {wish.table}:
            await self._manager.store.note(table, REVIEW_NOTE, None)  # it is made again when it is asked for
        for name, report in (await self._house.reports()).items():
            if _concerns(report, wish):
                await self._house.dismiss(name)
        return len(tables)

    async def _people_at(self, table: str, seat: Seat) -> set[str]:
        """The fingerprints of the last person who sat at this seat: of their key, and of themselves."""
        await self._manager.table(table)  # refused if there is none
        log = map(entries.decode, await self._manager.store.read(table))
        came = [one for one in log if isinstance(one, Sat | TookOver) and one.seat == seat]
        return {print for one in came[-1:] for print in (one.key, one.person) if print}


def _concerns(report: PlayerReport, wish: ErasePerson) -> bool:
    return report.table == wish.table and wish.seat in (report.by, report.about)
