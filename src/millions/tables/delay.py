"""What spectators see some time later, so that nobody can play with what somebody else can look up."""

from __future__ import annotations

from collections import deque

from millions.tables.clock import Millis
from millions.tables.stream import Picture


class Delay:
    """Holds back what spectators are told. Before the match begins there is nothing to hold back."""

    def __init__(self, by: Millis) -> None:
        self._by = by
        self._held: deque[tuple[Millis, bytes, Picture]] = deque()
        self.picture: Picture | None = None
        """What spectators have been shown."""

    def hold(self, at: Millis, message: bytes, picture: Picture) -> None:
        """Spectators will be told this, when its time has come."""
        self._held.append((at + (self._by if picture.view is not None else 0), message, picture))

    def release(self, now: Millis) -> list[bytes]:
        """What they are told now."""
        released = []
        while self._held and self._held[0][0] <= now:
            _, message, self.picture = self._held.popleft()
            released.append(message)
        return released

    @property
    def next_call(self) -> Millis | None:
        """When there will be something to tell."""
        return self._held[0][0] if self._held else None
