"""What everybody in the room can see of a table besides the game itself: who sits where, whom one waits for, clocks."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from millions.core.seat import Seat, Seats
from millions.core.table import Standing

Stage = Literal["open", "playing", "paused", "over", "closed"]


class Sitter(Struct, frozen=True):
    """Who sits at a seat: nobody yet, a person, or a bot; and whether a steward plays for them."""

    kind: str
    name: str | None
    taken: bool
    steward: bool


class Room(Struct, frozen=True, kw_only=True):
    """All of it; a seat is told the fields that have changed."""

    stage: Stage
    sitters: tuple[Sitter, ...]
    awaited: Seats
    deadlines: tuple[int | None, ...]
    """When each seat's time to decide is over, in milliseconds."""
    negotiation_ends: int | None
    time_up: bool
    pause_wishes: tuple[Seat, ...]
    resume_wishes: tuple[Seat, ...]
    commitment: str
    salts: tuple[str | None, ...]
    standings: tuple[Standing, ...]
    rematch: str | None
