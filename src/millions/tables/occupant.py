"""Who sits at a seat."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec import Struct

from millions.core.seat import Seat
from millions.wire.fields import Avatar
from millions.wire.settings import PERSON
from millions.wire.state import Sitter, StandIn


class Occupant(Struct):
    """A person, a bot or nobody. Of a person's key only the fingerprint is kept."""

    kind: str
    name: str | None
    key: str | None = None
    person: str | None = None
    face: Avatar | None = None
    program: bool = False
    """A program uses the key, as it said itself or as its way in shows."""
    waited_for: bool = False
    """The host waits for this person, who is not connected."""
    stood_in: StandIn | None = None

    @property
    def taken(self) -> bool:
        """Is the seat taken, by a person or a bot?"""
        return self.kind != PERSON or self.key is not None

    def leave(self, at: int) -> None:
        """From now on a steward plays, unless one does already."""
        if self.stood_in is None or self.stood_in.until is not None:
            self.stood_in = StandIn(at)
        self.waited_for = False

    def come_back(self, at: int) -> None:
        """The steward, if there was one, plays no longer."""
        if self.stood_in is not None and self.stood_in.until is None:
            self.stood_in = StandIn(self.stood_in.since, at)
        self.waited_for = False

    def __repr__(self) -> str:
        return f"Occupant(kind={self.kind!r})"


def sitters(seats: Sequence[Occupant], stewards: Collection[Seat]) -> tuple[Sitter, ...]:
    """Who sits where, as everybody can see it."""
    return tuple(
        [
            Sitter(one.kind, one.name, one.taken, seat in stewards, one.face, one.program, one.waited_for, one.stood_in)
            for seat, one in enumerate(seats)
        ]
    )
