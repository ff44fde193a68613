"""Somebody who listens to a table. One who is too slow is given a fresh snapshot; nobody waits for them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from millions.core.seat import Viewer

MOST_WAITING = 64
"""Messages that may wait for a listener before they are dropped."""


def _nobody_wakes() -> None:
    """Whoever set no alarm looks by themselves."""


class Listener:
    """A viewer's messages as they come: `take` them when woken, or wait for the `next`; `close` when done."""

    __slots__ = ("_aside", "_leave", "_lost", "_snapshot", "_waiting", "dismissed", "viewer", "wake")

    def __init__(self, viewer: Viewer, snapshot: Callable[[Viewer], bytes], leave: Callable[[Listener], None]) -> None:
        self.viewer = viewer
        self._snapshot, self._leave = snapshot, leave
        self._waiting: list[bytes] = []
        self._aside: bytes | None = None
        self._lost = False
        self.dismissed = False
        """Nothing more will be told: the seat is not this listener's any more."""
        self.wake: Callable[[], None] = _nobody_wakes
        """Called whenever something has come. It runs while the table tells, so it must be quick and never fail."""

    def mention(self, aside: bytes) -> None:
        """Something that is no part of the stream, and that the next mention replaces."""
        self._aside = aside
        self.wake()

    def put(self, message: bytes) -> None:
        """The table tells something; never waits."""
        if len(self._waiting) >= MOST_WAITING:
            self._waiting = []
            self._lost = True
        if not self._lost:
            self._waiting.append(message)
        self.wake()

    def take(self) -> list[bytes]:
        """Everything that has come since the last time, perhaps nothing; a snapshot if some were lost."""
        messages = [self._snapshot(self.viewer)] if self._lost else self._waiting
        if self._aside is not None:
            messages.append(self._aside)
            self._aside = None
        self._waiting, self._lost = [], False
        return messages

    async def next(self) -> list[bytes]:
        """The same, at least one message; nothing, once there will be nothing more."""
        while not (messages := self.take()) and not self.dismissed:
            news = asyncio.Event()
            self.wake = news.set
            await news.wait()
        return messages

    def dismiss(self) -> None:
        """What has come may still be heard, and nothing after it: not even what a snapshot would show."""
        self.dismissed, self._lost = True, False
        self.wake()
        self.close()

    def close(self) -> None:
        """Listen no more."""
        self._leave(self)
