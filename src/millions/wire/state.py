"""What everybody can see of a table besides the game itself: who sits where, who is awaited, deadlines."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from millions.core.seat import Seat, Seats
from millions.core.table import Standing
from millions.wire.fields import Avatar

Stage = Literal["open", "revealing", "playing", "paused", "over", "closed"]
"""Where a table is in its life, as its viewers see it; `revealing`: every seat is taken and salts are revealed."""

Status = Literal["open", "playing", "over"]
"""Where a table is in its life, as the store files it."""


class StandIn(Struct, frozen=True):
    """From when until when a steward played for a player, in milliseconds since 1970; `until` is None while it does."""

    since: int
    until: int | None = None


class Sitter(Struct, frozen=True, omit_defaults=True):
    """Who sits at a seat: nobody yet, a person, or a bot; and whether a steward plays for them."""

    kind: str
    name: str | None
    taken: bool
    steward: bool
    face: Avatar | None = None
    """The portrait a person has chosen."""
    program: bool = False
    """Their player is a program from elsewhere, as it says itself."""
    waited_for: bool = False
    """The host waits for this player, who is not connected: no steward comes by itself."""
    stood_in: StandIn | None = None
    """When a steward last played for this player: what the seat did meanwhile, the steward did."""


class LastNudge(Struct, frozen=True):
    """Who reminded whom that the table waits for them, and when."""

    by: Seat
    seat: Seat
    at: int


class Origin(Struct, frozen=True):
    """Of a table at which a finished match is played on: the table of that match, and the round in which it goes on."""

    table: str
    round: int = 0
    """0 before the match goes on, and where a game has no rounds."""


class TableState(Struct, frozen=True, kw_only=True):
    """The public state of a live table. Messages carry it as `room`; a change holds only the fields that changed."""

    stage: Stage
    sitters: tuple[Sitter, ...]
    awaited: Seats
    """The seats the game waits for; while salts are revealed, those whose salts are missing."""
    deadlines: tuple[int | None, ...]
    """For each seat, when its time to decide ends, in milliseconds since 1970."""
    negotiation_ends: int | None
    time_up: bool
    pause_wishes: tuple[Seat, ...]
    resume_wishes: tuple[Seat, ...]
    commitment: str
    """The server's promise: the hash of the dealer's secret."""
    commitments: tuple[str | None, ...]
    """For each seat the hash of its player's salt; None for a seat whose salt follows from the dealer's secret."""
    revealed: tuple[Seat, ...]
    """The seats whose players have revealed their salts."""
    reveal_until: int | None
    """While salts are revealed: when the others may begin without those who have not, in milliseconds since 1970."""
    salts: tuple[str | None, ...]
    """The salt of each seat, once the match has begun."""
    standings: tuple[Standing, ...]
    rematch: str | None
    host: Seat | None
    """The seat of the host; None if the host does not sit at the table."""
    nudge: LastNudge | None
    """The last reminder."""
    fills_at: int | None = None
    """Before the match: when bots take the free seats, in milliseconds since 1970."""
    origin: Origin | UnsetType = UNSET
    """Absent unless a finished match is played on."""
