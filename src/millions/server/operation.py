"""One operation of the HTTP API, and one call of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Literal, NamedTuple

from msgspec import Struct

from millions.core.seat import Seat
from millions.server.calling.caller import Caller
from millions.server.exercises import Exercises
from millions.server.house import House
from millions.server.network import Network
from millions.server.reviews import Reviews
from millions.server.sockets import Connections
from millions.tables import LiveTable, TableManager
from millions.tables.errors import wrong_key
from millions.wire.keys import Key

JSON, JSON_LINES, SVG = "application/json", "application/x-ndjson", "image/svg+xml"


class Call(Struct):
    """One request."""

    manager: TableManager
    network: Network
    caller: Caller
    connections: Connections
    reviews: Reviews
    exercises: Exercises
    house: House
    table: str = ""
    seat: Seat = -1
    profile: str = ""
    body: Any = None
    key: Key | None = None
    query: Mapping[str, str] = {}
    site: str = ""
    """The address under which the client reaches the front page."""
    address: str = ""
    """Where the request comes from, as far as limits are concerned."""
    at_machine: bool = False
    """The request comes from a browser on the server's own machine."""
    count_opening: Callable[[], None] = lambda: None
    """Counts a table that is about to be opened; raises a refusal if this address has opened too many."""

    async def at(self) -> LiveTable:
        """The table of the request."""
        return await self.manager.table(self.table)

    async def as_host(self) -> LiveTable:
        """The table of the request, if the key is its host's."""
        table = await self.at()
        if self.key is None or not table.is_host(self.key):
            raise wrong_key()
        return table

    async def as_player(self) -> tuple[LiveTable, Seat]:
        """The table of the request, and the seat whose key this is."""
        table = await self.at()
        if self.key is None:
            raise wrong_key()
        return table, table.seat_for(self.key)


class Operation(NamedTuple):
    """An operation: what it does, and the types of its body and response."""

    method: Literal["GET", "POST", "DELETE"]
    path: str
    does: Callable[[Call], Awaitable[Any]]
    gives: Any = None
    takes: Any = None
    meanwhile: Any = None
    """The type of the answer while the result is being made (202), where that takes a while."""
    key: Literal["host", "seat", "person"] | None = None
    keyless: bool = False
    """The key is optional."""
    query: Mapping[str, tuple[str, ...]] = {}
    """Query parameters with their allowed values, of which the first is the default; a number has none."""
    status: int = 200
    kind: str = JSON
    own_page: bool = False
    """For pages of this server only: a request that names no origin is refused too."""
    guarded: bool = False
    """Needs the password of the server, if there is one."""
    cost: int = 1
    """How many requests of the address's budget it takes."""

    @property
    def summary(self) -> str:
        """One sentence for the API description."""
        return (self.does.__doc__ or "").strip()
