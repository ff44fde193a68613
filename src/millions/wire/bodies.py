"""Request and response bodies of the HTTP API."""

from __future__ import annotations

from typing import Annotated, Any, Generic, Literal, TypeVar

from msgspec import Meta, Struct

from millions.core.problem import Problem
from millions.core.seat import Seat
from millions.core.table import Standing
from millions.wire.fields import Avatar, Commitment, KeyText, Name, Text
from millions.wire.settings import Clocks, GameOptions, Language, Settings, TalkMode
from millions.wire.state import Stage, Status, TableState

A = TypeVar("A")

SEEDS = 2**32
"""How many exercises there are of one match."""

Successor = Literal["bot", "free"]
"""Who gets the seat of a removed player: a bot, or the next person who sits down (until then a steward plays)."""


class NewTable(Settings, frozen=True, kw_only=True):
    """The settings of a table to open, and the key of its host; if absent, the server makes a key."""

    host: KeyText | None = None

    def __repr__(self) -> str:
        return f"NewTable({self.game!r})"


class TableOpened(Struct, frozen=True):
    """The table that was opened, and the key of its host, which only the host is told."""

    table: str
    host: KeyText

    def __repr__(self) -> str:
        return "TableOpened(...)"


class HouseCard(Struct, frozen=True):
    """What the host of the server wants players to know."""

    notice: str | None
    """What players are to read, such as when the server will be stopped."""
    password: bool
    """Opening a table, and the list of public tables, need a password."""
    listed: bool
    """Public tables are listed, and people can play with anyone."""


class TellHost(Struct, frozen=True, forbid_unknown_fields=True):
    """What a player reports to the host of the server, perhaps about the player of a seat."""

    text: Text
    seat: Seat | None = None

    def __repr__(self) -> str:
        return "TellHost(...)"


class AskRematch(Struct, frozen=True, forbid_unknown_fields=True):
    """The key of the host, if this request opens the table of the rematch; if absent, the server makes a key."""

    host: KeyText | None = None

    def __repr__(self) -> str:
        return "AskRematch(...)"


class RematchTable(Struct, frozen=True):
    """The table of the rematch, and the key of its host if this request has opened it."""

    table: str
    host: KeyText | None = None

    def __repr__(self) -> str:
        return "RematchTable(...)"


class AskBranch(Struct, frozen=True, forbid_unknown_fields=True):
    """Where to play a finished match on: before line `at`, at this seat; and the key of the new table's host."""

    at: Annotated[int, Meta(ge=1)]
    seat: Annotated[int, Meta(ge=0)]
    host: KeyText | None = None

    def __repr__(self) -> str:
        return "AskBranch(...)"


class Check(Struct, Generic[A], frozen=True, forbid_unknown_fields=True):
    """An action that a player thinks about."""

    action: A


class Checked(Struct, frozen=True):
    """What the rules say to an action that a player thinks about."""

    problem: Problem | None
    """Why they would refuse it now; None if they would not."""


class PracticeAnswer(Struct, Generic[A], frozen=True, forbid_unknown_fields=True):
    """The seed of an exercise, whose moments were asked for, and an action in answer to it."""

    seed: Annotated[int, Meta(ge=0, lt=SEEDS)]
    action: A
    seat: Seat | None = None
    """In a finished match: only moments of this seat."""


class SitDown(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who sits down, and where. A client that sends its own key may repeat the request; else the server makes one."""

    name: Name | None = None
    seat: Seat | None = None
    key: KeyText | None = None
    person: KeyText | None = None
    """The key of the player's own history."""
    commitment: Commitment | None = None
    """The hash of the player's salt. Without it, the salt of this seat follows from the dealer's secret."""
    face: Avatar | None = None
    """The portrait the player has chosen."""
    program: bool = False
    """The player is a program: everybody sees it at the seat, and the record says it."""

    def __repr__(self) -> str:
        return "SitDown(...)"


class Seated(Struct, frozen=True):
    """The seat that was taken, and its key."""

    seat: Seat
    key: KeyText

    def __repr__(self) -> str:
        return "Seated(...)"


class Anyone(Struct, frozen=True, forbid_unknown_fields=True):
    """A game that somebody wants to play with anyone, and in which language."""

    game: str
    language: Language | None = None
    without: Annotated[tuple[str, ...], Meta(max_length=50)] = ()
    """Tables that were offered before and did not suit."""


class Gathered(Struct, frozen=True):
    """A table to sit down at, and the key of its host if it is a new one."""

    table: str
    host: KeyText | None = None

    def __repr__(self) -> str:
        return "Gathered(...)"


class TableCard(Struct, frozen=True):
    """A table as a spectator sees it, without the game itself."""

    table: str
    settings: Settings
    room: TableState


class PublicTable(Struct, frozen=True):
    """A table that is listed for everybody."""

    table: str
    game: str
    stage: Stage
    seats: tuple[str | None, ...]
    """Names; None for a free seat."""
    free: int
    talk: TalkMode
    clocks: Clocks
    options: GameOptions
    language: Language | None = None
    fills_at: int | None = None
    """When bots take the free seats, in milliseconds since 1970."""


class PastTable(Struct, frozen=True):
    """A table the player sat at, who plays there, and its status; until it is over, whether it is their turn."""

    table: str
    game: str
    status: Status
    opened: Annotated[int, Meta(description="milliseconds since 1970")]
    seats: tuple[str | None, ...] = ()
    """Names; None for a free seat."""
    awaited: bool = False
    """The game waits for this player's move."""
    steward: bool = False
    """A steward plays for this player."""
    result: Standing | None = None
    """How the match ended for this player; None until it is over, and if it was closed before its end."""


class GameRecord(Struct, frozen=True):
    """How often a player has played a game to its end, and won."""

    game: str
    played: int
    won: int


class Profile(Struct, frozen=True):
    """What a player who wants a public profile shows there. The record is counted when somebody looks."""

    profile: str
    """The end of its address: `/p/PROFILE`."""
    name: str
    face: Avatar | None = None
    record: tuple[GameRecord, ...] = ()


class ShowProfile(Struct, frozen=True, forbid_unknown_fields=True):
    """The name and the portrait of a public profile."""

    name: Name
    face: Avatar | None = None


class OwnProfile(Struct, frozen=True):
    """The caller's public profile; None where there is none."""

    profile: Profile | None


class Reach(Struct, frozen=True):
    """Where invitations to this server should lead."""

    origin: str
    """Links begin with this: scheme, host and, behind some proxies, a path."""
    local: bool = False
    """That address works on the server's own machine only."""
    may_open: bool = False
    """The caller sits at that machine and may open the server to the local network."""
    others: tuple[str, ...] = ()
    """Further addresses, for the person at the machine."""
    checked: bool | None = None
    """Whether the server reached itself there; None where it did not try."""
    visited: bool = False
    """Another device has reached the server."""


Url = Annotated[str, Meta(min_length=8, max_length=1000)]


class PushContact(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="push"):
    """A browser's push subscription."""

    endpoint: Url
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=100)]

    def __repr__(self) -> str:
        return "PushContact(...)"


class WebhookContact(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="webhook"):
    """An address of the person's own, to which a call is posted as JSON."""

    url: Url

    def __repr__(self) -> str:
        return "WebhookContact(...)"


AnyContact = PushContact | WebhookContact


class Calling(Struct, frozen=True, forbid_unknown_fields=True):
    """How to call a person when it is their turn and they are away: one way to add, which is tried, or to drop."""

    add: AnyContact | None = None
    drop: Url | None = None
    """The address (endpoint or URL) to drop."""
    language: Language | None = None
    """The language of the calls."""

    def __repr__(self) -> str:
        return "Calling(...)"


class Calls(Struct, frozen=True):
    """How a person is called."""

    push_key: str | None
    """The key with which a browser subscribes; None where this server sends no push messages."""
    addresses: tuple[str, ...]

    def __repr__(self) -> str:
        return "Calls(...)"


class OptionShape(Struct, frozen=True):
    """One option of a game, and its default."""

    name: str
    default: Any
    shape: dict[str, Any]
    """JSON Schema of its values."""


class GameCard(Struct, frozen=True):
    """One game that this server offers."""

    game: str
    rules: int
    players: tuple[int, ...]
    options: tuple[OptionShape, ...]
    bots: tuple[str, ...]
    rounds: int | None
    """The rounds of the book's game, where a variant may have others."""


class Health(Struct, frozen=True):
    """The state of the server."""

    status: Literal["ok", "store-unavailable"]
    resuming: bool
    tables: int
    sockets: int
    set_aside: int
    """Unfinished tables that could not be loaded at the start; the log says which and why."""
    store: str
    """The database and its version."""
    cause: str | None = None
    """Why the store is unavailable."""
