"""What was told and played before: computed from the log away from the event loop, once, and kept for a while."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any, ParamSpec, TypeVar

from millions.core import replay
from millions.core.branch import branch_at
from millions.core.record import Branch
from millions.core.seat import Seat, Viewer
from millions.tables import entries
from millions.tables.entries import Opened
from millions.tables.fair_queue import FairQueue
from millions.tables.history import finished, record_of, told_to
from millions.tables.store import Store
from millions.wire.answers import Refused

P = ParamSpec("P")
T = TypeVar("T")

MOST_KEPT_BYTES = 32 * 1024 * 1024
"""Size of all streams, records and findings that are kept; the least recently used ones go first."""

OWNER = "past"
"""In the fair queue all this work counts as one owner, beside the owners of bots."""

Key = tuple[str, str, Viewer]


class Past:
    """Streams, records and findings. Requests for the same one wait for the same computation."""

    def __init__(self, store: Store, queue: FairQueue) -> None:
        self._store, self._queue = store, queue
        self._kept: OrderedDict[Key, Any] = OrderedDict()
        self._sizes: dict[Key, int] = {}
        self._computing: dict[Key, asyncio.Task[Any]] = {}

    async def record(self, table: str) -> bytes:
        """The record of a finished match."""
        found: bytes = await self._once(("record", table, 0), lambda: record_of(self._store, table), len)
        return found

    async def findings(self, table: str) -> replay.Findings:
        """What verifying the record of a finished match shows."""

        async def verify() -> replay.Findings:
            return await self._run(replay.findings, await self.record(table))

        found: replay.Findings = await self._once(("findings", table, 0), verify, lambda _: 1000)
        return found

    async def branch(self, table: str, at: int, seat: Seat) -> Branch:
        """Where a finished match can be played on: before its line `at`, as this seat knew it."""
        return await self._run(branch_at, await self.record(table), at, seat)

    async def story(self, table: str, viewer: Viewer) -> list[bytes]:
        """A finished match as a viewer was told it. Any viewer may be asked for, since the match is over.

        People may still talk after the end, so the log is looked at again for what came since.
        """

        async def tell() -> tuple[int, list[bytes]]:
            kept, log = await finished(self._store, table), await self._store.read(table)
            opened = entries.decode(log[0])
            assert isinstance(opened, Opened)
            if viewer >= len(opened.settings.chairs):
                raise Refused("no-such-chair", f"there is no seat {viewer + 1} at this table", seat=viewer + 1)
            return len(log), await self._run(told_to, viewer, log, kept.secret)

        key: Key = ("story", table, viewer)
        number, messages = await self._once(key, tell, lambda found: _size(found[1]))
        if await self._store.read(table, number, 1):
            self._forget(key)
            number, messages = await self._once(key, tell, lambda found: _size(found[1]))
        found: list[bytes] = messages
        return found

    async def told(self, table: str, viewer: Viewer, secret: bytes, number: int) -> list[bytes]:
        """At least the first `number` messages of a viewer's stream. The caller checks what the viewer may see."""

        async def tell() -> list[bytes]:
            return await self._run(told_to, viewer, await self._store.read(table), secret)

        key: Key = ("told", table, viewer)
        found: list[bytes] = await self._once(key, tell, _size)
        if len(found) < number:
            self._forget(key)
            found = await self._once(key, tell, _size)
        return found

    def known(self, table: str, viewer: Viewer) -> list[bytes]:
        """The messages of a viewer's stream that are kept, perhaps none."""
        kept: list[bytes] = self._kept.get(("told", table, viewer), [])
        return kept

    def keep_told(self, table: str, viewer: Viewer, told: list[bytes]) -> None:
        """Keep a longer stream than the one that is kept."""
        self._keep(("told", table, viewer), told, _size(told))

    async def _run(self, job: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        if not self._queue.has_workers:
            return await asyncio.to_thread(job, *args, **named)
        return await self._queue.run(OWNER, job, *args, **named)

    async def _once(self, key: Key, compute: Callable[[], Coroutine[Any, Any, Any]], size: Callable[[Any], int]) -> Any:
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        task = self._computing.get(key)
        if task is None:
            task = self._computing[key] = asyncio.create_task(compute())
            task.add_done_callback(lambda done: self._computed(key, done, size))
        return await asyncio.shield(task)

    def _computed(self, key: Key, done: asyncio.Task[Any], size: Callable[[Any], int]) -> None:
        del self._computing[key]
        if not done.cancelled() and done.exception() is None:
            self._keep(key, done.result(), size(done.result()))

    def _keep(self, key: Key, value: Any, size: int) -> None:
        self._forget(key)
        self._kept[key], self._sizes[key] = value, size
        while sum(self._sizes.values()) > MOST_KEPT_BYTES:
            self._forget(next(iter(self._kept)))

    def _forget(self, key: Key) -> None:
        if key in self._kept:
            del self._kept[key], self._sizes[key]


def _size(messages: list[bytes]) -> int:
    return sum(map(len, messages))
