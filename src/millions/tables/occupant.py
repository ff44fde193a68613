"""Who sits at a seat."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec import Struct

from millions.core.seat import Seat
from millions.wire.fields import Avatar
from millions.wire.settings import PERSON
from millions.wire.state import Sitter


class Occupant(Struct):
    """A person, a bot or nobody. Of a person's key only the fingerprint is kept."""

    kind: str
    name: str | None
    key: str | None = None
    person: str | None = None
    face: Avatar | None = None
    program: bool = False
    """A program uses the key, as it said itself or as its way in shows."""

    @property
    def taken(self) -> bool:
        """Is the seat taken, by a person or a bot?"""
        return self.kind != PERSON or self.key is not None

    def __repr__(self) -> str:
        return f"Occupant(kind={self.kind!r})"


def sitters(seats: Sequence[Occupant], stewards: Collection[Seat]) -> tuple[Sitter, ...]:
    """Who sits where, as everybody can see it."""
    return tuple(
        [
            Sitter(one.kind, one.name, one.taken, seat in stewards, one.face, one.program)
            for seat, one in enumerate(seats)
        ]
    )
