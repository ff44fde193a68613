"""Somebody who listens to a table. One who is too slow is given a fresh snapshot; nobody waits for them."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from millions.core.seat import Viewer

MOST_WAITING = 64
"""Messages that may wait for a listener before they are dropped."""


class Listener:
    """A viewer's messages as they come. Call `next` again and again; `close` when done."""

    def __init__(self, viewer: Viewer, snapshot: Callable[[Viewer], bytes], leave: Callable[[Listener], None]) -> None:
        self.viewer = viewer
        self._snapshot, self._leave = snapshot, leave
        self._waiting: deque[bytes] = deque()
        self._aside: bytes | None = None
        self._lost = False
        self._news = asyncio.Event()

    def mention(self, aside: bytes) -> None:
        """Something that is no part of the stream, and that the next mention replaces."""
        self._aside = aside
        self._news.set()

    def put(self, message: bytes) -> None:
        """The table tells something; never waits."""
        if len(self._waiting) >= MOST_WAITING:
            self._waiting.clear()
            self._lost = True
        if not self._lost:
            self._waiting.append(message)
        self._news.set()

    async def next(self) -> list[bytes]:
        """Everything that has come since the last time, at least one message; a snapshot if some were lost."""
        await self._news.wait()
        self._news.clear()
        messages = [self._snapshot(self.viewer)] if self._lost else list(self._waiting)
        self._waiting.clear()
        self._lost = False
        if self._aside is not None:
            messages.append(self._aside)
            self._aside = None
        return messages

    def close(self) -> None:
        """Listen no more."""
        self._leave(self)
