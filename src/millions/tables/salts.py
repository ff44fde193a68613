"""The salts of a table's seats: committed to while people sit down, revealed when every seat is taken."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET, Struct

from millions.core.nature import derived_salt
from millions.core.seat import Seat, Seats
from millions.tables.entries import Began, Committed, Entry, Filled, Removed, Revealed, Salted, Sat, StoodUp

REVEAL_WAIT_MS = 30_000
"""How long players have to reveal their salts before the others may begin without them."""


class Salts(Struct, frozen=True):
    """For each seat the commitment to its salt, if any, and the salt once the server knows it."""

    commitments: tuple[str | None, ...]
    salts: tuple[str | None, ...]
    revealed: Seats = ()
    """The seats that have revealed the salts they had committed to."""

    @classmethod
    def none(cls, seats: int) -> Salts:
        """Nobody has committed to a salt."""
        return cls((None,) * seats, (None,) * seats)

    @classmethod
    def of(cls, commitments: Sequence[str | None], salts: Sequence[str | None]) -> Salts:
        """These commitments and salts."""
        revealed = [seat for seat, salt in enumerate(salts) if salt and commitments[seat]]
        return cls(tuple(commitments), tuple(salts), tuple(revealed))

    def __repr__(self) -> str:
        return f"Salts(revealed={self.revealed})"

    @property
    def missing(self) -> Seats:
        """The seats that have not revealed the salts they have committed to."""
        return tuple([seat for seat, one in enumerate(self.commitments) if one and not self.salts[seat]])

    def after(self, entry: Entry) -> Salts:
        """The salts after this entry of the log."""
        match entry:
            case Sat(seat=seat, commitment=commitment, salt=salt):
                return self._with(seat, commitment, salt)
            case Committed(seat=seat, commitment=commitment):
                return self._with(seat, commitment, None)
            case Revealed(seat=seat, salt=salt):
                return self._with(seat, self.commitments[seat], salt)
            case StoodUp(seat=seat) | Filled(seat=seat) | Removed(seat=seat):
                return self._with(seat, None, None)
            case Salted(seat=seat, salt=salt):
                return self._with(seat, None, salt)
            case Began(header=header) if header.commitments is not UNSET:
                return Salts.of(header.commitments, header.salts)
        return self

    def _with(self, seat: Seat, commitment: str | None, salt: str | None) -> Salts:
        commitments, salts = list(self.commitments), list(self.salts)
        commitments[seat], salts[seat] = commitment, salt
        return Salts.of(commitments, salts)

    def dealt_with(self, secret: bytes) -> tuple[str, ...]:
        """The salt of each seat: the one it revealed or, if it committed to none, one that follows from the secret."""
        assert not self.missing
        return tuple(
            [
                salt if salt and commitment else derived_salt(secret, seat)
                for seat, (commitment, salt) in enumerate(zip(self.commitments, self.salts, strict=True))
            ]
        )
