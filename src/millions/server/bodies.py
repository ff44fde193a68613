"""What goes in and out over HTTP."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from millions.core.seat import Seat
from millions.tables.entries import Salt
from millions.tables.room import Room, Stage
from millions.tables.settings import Clocks, Name, Settings, TalkMode
from millions.tables.store import Status
from millions.tables.wire import KeyText


class NewTable(Settings, frozen=True, kw_only=True):
    """The settings of a table to be opened, and the key of its host; without one, a key is made."""

    host: KeyText | None = None

    def __repr__(self) -> str:
        return f"NewTable({self.game!r})"


class Opened(Struct, frozen=True):
    """A table was opened. The host's key is for whoever opened it alone."""

    table: str
    host: KeyText

    def __repr__(self) -> str:
        return "Opened(...)"


class SitDown(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who sits down, and where. A key of one's own makes a repeated request harmless; without one, a key is made."""

    name: Name | None = None
    seat: Seat | None = None
    key: KeyText | None = None
    person: KeyText | None = None
    salt: Salt | None = None

    def __repr__(self) -> str:
        return "SitDown(...)"


class Seated(Struct, frozen=True):
    """One's seat, and the key to it."""

    seat: Seat
    key: KeyText

    def __repr__(self) -> str:
        return "Seated(...)"


class TableCard(Struct, frozen=True):
    """A table as a spectator sees it, without the game itself."""

    table: str
    settings: Settings
    room: Room


class PublicTable(Struct, frozen=True):
    """A table that anybody may find."""

    table: str
    game: str
    stage: Stage
    seats: tuple[str | None, ...]
    """Names; nobody yet."""
    free: int
    talk: TalkMode
    clocks: Clocks
    options: dict[str, Any]


class PastTable(Struct, frozen=True):
    """A table one sat at, who plays, and how far it is. Until it is over: whether one is to move."""

    table: str
    game: str
    status: Status
    opened: Annotated[int, Meta(description="milliseconds since 1970")]
    seats: tuple[str | None, ...] = ()
    """Names; nobody yet."""
    awaited: bool = False
    """The game waits for one's own move."""
    steward: bool = False
    """A steward plays for one."""


class OptionShape(Struct, frozen=True):
    """One option of a game, and its value if nothing is chosen."""

    name: str
    default: Any
    shape: dict[str, Any]
    """JSON Schema."""


class GameCard(Struct, frozen=True):
    """One game of this house."""

    game: str
    rules: int
    players: tuple[int, ...]
    options: tuple[OptionShape, ...]
    bots: tuple[str, ...]


class Health(Struct, frozen=True):
    """How the server is."""

    status: Literal["ok", "store-unavailable"]
    resuming: bool
    tables: int
    sockets: int
