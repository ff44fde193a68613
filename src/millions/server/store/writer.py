"""One thread writes. Whatever came in while it was busy is committed together: the disk is waited for once."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue

from millions.server.store.jobs import Job
from millions.tables.errors import StoreFailed

MOST_TOGETHER = 512
LINGER = 0.005
"""Seconds to wait for company, while there is some."""

Outcome = Exception | None
Waiting = tuple[Job | None, "asyncio.Future[None]"]
"""A job, or a try whether anything can be written at all; and whoever waits for it."""


class Writer:
    """Hands jobs to `write`, many at a time; `write` says of each what became of it, once it is safe."""

    def __init__(
        self,
        write: Callable[[Sequence[Job]], Sequence[Outcome]],
        write_nothing: Callable[[], None],
        let_go: Callable[[], None],
    ) -> None:
        self._write, self._write_nothing, self._let_go = write, write_nothing, let_go
        self._failing = False
        self._queue: SimpleQueue[Waiting | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._closed = False
        self._thread.start()

    async def write(self, job: Job) -> None:
        """Returns when the job is safe; raises what kept it from being so."""
        await self._hand_over(job)

    async def check(self) -> None:
        """After a failure, raises as long as nothing can be written."""
        if self._failing:
            await self._hand_over(None)

    async def _hand_over(self, job: Job | None) -> None:
        if self._closed:
            raise failed("it is closed")
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put((job, future))
        await future

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        if not self._closed:
            self._closed = True
            self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        more, together = True, 0
        while more:
            batch, more = self._take(LINGER if together > 1 else 0)
            together = len(batch)
            if batch:
                _deliver(batch, self._outcomes([job for job, _ in batch]))
        self._let_go()

    def _take(self, linger: float) -> tuple[list[Waiting], bool]:
        """Wait for one job, then so long for others; take all that wait. Is there more to come?"""
        batch: list[Waiting] = []
        waiting = self._queue.get()
        if linger:
            time.sleep(linger)
        while waiting is not None:
            batch.append(waiting)
            if len(batch) == MOST_TOGETHER:
                return batch, True
            try:
                waiting = self._queue.get_nowait()
            except Empty:
                return batch, True
        return batch, False

    def _outcomes(self, asked: Sequence[Job | None]) -> Sequence[Outcome]:
        jobs = [job for job in asked if job is not None]
        try:
            if not jobs:
                self._write_nothing()
            written = iter(self._write(jobs) if jobs else ())
            self._failing = False
            return [None if job is None else next(written) for job in asked]
        except Exception as error:
            self._failing = True
            return [error if isinstance(error, StoreFailed) else failed(type(error).__name__)] * len(asked)


def _deliver(batch: list[Waiting], outcomes: Sequence[Outcome]) -> None:
    """Tell those who wait, each on its own loop, with one call for all of a loop."""
    loops: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[None], Outcome]]] = {}
    for (_, future), outcome in zip(batch, outcomes, strict=True):
        loops.setdefault(future.get_loop(), []).append((future, outcome))
    for loop, settled in loops.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(_settle, settled)


def _settle(settled: list[tuple[asyncio.Future[None], Outcome]]) -> None:
    for future, outcome in settled:
        if future.done():
            continue
        if outcome is None:
            future.set_result(None)
        else:
            future.set_exception(outcome)


def failed(error: str) -> StoreFailed:
    """The database did not do it."""
    return StoreFailed("store-failed", f"the store failed: {error}", error=error)
