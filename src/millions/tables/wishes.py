"""Who wants a pause, and who wants it to end."""

from __future__ import annotations

from collections.abc import Iterable

from millions.core.seat import Seat


class PauseWishes:
    """The seats that have asked for a pause, and those that want to go on."""

    def __init__(self) -> None:
        self.pause: set[Seat] = set()
        self.resume: set[Seat] = set()

    def forget(self, seat: Seat) -> None:
        """The player of this seat has left."""
        self.pause.discard(seat)
        self.resume.discard(seat)

    def pauses(self, present: Iterable[Seat]) -> bool:
        """Do all who are present want a pause?"""
        there = set(present)
        return bool(there) and self.pause >= there

    def resumes(self, present: Iterable[Seat], absent: Iterable[Seat] = ()) -> bool:
        """Do more than half of those present want to go on, or is nobody present? These seats do not count."""
        there = set(present).difference(absent)
        return 2 * len(self.resume & there) >= len(there) + bool(there)
