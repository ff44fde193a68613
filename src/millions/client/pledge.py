"""What a client keeps of a table to check at the end that nobody has chosen the cards: docs/record.md says why.

It keeps the first promise it saw, its own salt, and the commitments of all seats as they were before it revealed the
salt. A record whose header says anything else was not dealt as promised.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import Literal

from msgspec import UNSET, Struct

from millions.core.message import Event
from millions.core.nature import commitment_to
from millions.core.record import Header
from millions.core.seat import Seat, Seats, Viewer
from millions.wire.commands import Commit, Reveal
from millions.wire.fields import CommandId
from millions.wire.state import TableState

SALT_BYTES = 16

Breach = Literal["promise", "commitments", "salt", "events"]
"""What is not as this client saw it: the server's promise, the commitments of the seats, its own salt, the events."""

BEFORE_THE_MATCH = ("open", "revealing")


class Verdict(Struct, frozen=True):
    """What a client finds out by itself about the record of a finished match."""

    breaches: tuple[Breach, ...] = ()
    in_time: bool = True
    """Whether the client saw the promise before the match began; otherwise an earlier one may have been replaced."""
    salted: bool = True
    """Whether the client's own salt is among the salts."""
    replaced: Seats = ()
    """The seats that bots took after the client had revealed its salt, because their players did not reveal theirs."""

    @property
    def kept(self) -> bool:
        """Whether everything is as the client saw it."""
        return not self.breaches


class Pledge(Struct):
    """What this client knows of one table. `see` every state of the table; `check` the record at the end."""

    salt: str | None = None
    promise: str | None = None
    in_time: bool = False
    commitments: tuple[str | None, ...] | None = None

    def __repr__(self) -> str:
        return f"Pledge(promise={self.promise!r})"

    @classmethod
    def new(cls) -> Pledge:
        """A pledge with a new salt."""
        return cls(salt=secrets.token_hex(SALT_BYTES))

    @property
    def commitment(self) -> str | None:
        """The commitment to the salt."""
        return None if self.salt is None else commitment_to(self.salt)

    def see(self, room: TableState) -> bool:
        """Keep the promise, if it is the first one. Returns whether there is something new to keep."""
        if self.promise is not None:
            return False
        self.promise, self.in_time = room.commitment, room.stage in BEFORE_THE_MATCH
        return True

    def breaches(self, room: TableState) -> tuple[Breach, ...]:
        """What is not as it was when this client saw it, while the match goes on."""
        return self._compare(room.commitment, room.commitments)

    def due(self, room: TableState, seat: Viewer) -> tuple[CommandId, Commit | Reveal] | None:
        """The command that is due from this seat, if any, and an id that is the same for the same command.

        A salt is revealed only while the promise is the one first seen.
        """
        if seat < 0 or self._compare(room.commitment, ()):
            return None
        committed = room.commitments[seat]
        if room.stage == "open" and (self.salt is None or committed != self.commitment):
            self.salt = self.salt or secrets.token_hex(SALT_BYTES)
            id = f"commit-{self.commitment}"[:64]
            return id, Commit(id, commitment_to(self.salt))
        if room.stage == "revealing" and self.salt and committed == self.commitment and seat not in room.revealed:
            self.commitments = room.commitments
            id = f"reveal-{committed}"[:64]
            return id, Reveal(id, self.salt)
        return None

    def check(self, header: Header, told: Iterable[Event] = (), recorded: Iterable[Event] = ()) -> Verdict:
        """Compare a record that verifies with what this client saw: its header, and what happened.

        The events that the client was told must be among those that the record says it was told, in the same order.
        """
        commitments = () if header.commitments is UNSET else header.commitments
        breaches = self._compare(header.commitment, commitments)
        rest = iter(recorded)
        if not all(event in rest for event in told):
            breaches = (*breaches, "events")
        salted = self.salt in header.salts
        if self.commitments is not None and not salted:
            breaches = (*breaches, "salt")
        return Verdict(breaches, self.in_time, salted, self._replaced(commitments))

    def _compare(self, promise: str, commitments: tuple[str | None, ...]) -> tuple[Breach, ...]:
        found: list[Breach] = []
        if self.promise is not None and promise != self.promise:
            found.append("promise")
        if self.commitments is not None and commitments:
            seen = zip(self.commitments, commitments, strict=True)
            if any(now is not None and now != before for before, now in seen):
                found.append("commitments")
        return tuple(found)

    def _replaced(self, commitments: tuple[str | None, ...]) -> tuple[Seat, ...]:
        seen = zip(self.commitments or (), commitments, strict=False)
        return tuple([seat for seat, (before, now) in enumerate(seen) if before is not None and now is None])
