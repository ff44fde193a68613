"""Group commit: one thread writes, and everything that came in while it was busy shares one commit."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue
from typing import Literal

from msgspec import Struct

from millions.tables.errors import StoreFailed
from millions.tables.store import Filing, Kept, result_note

MOST_JOBS_PER_COMMIT = 512

_log = logging.getLogger(__name__)


class Job(Struct, frozen=True):
    """Entries to append to one table's log after the entry of a number, and what to file. `new` creates the table."""

    table: str
    after: int
    entries: Sequence[bytes]
    filing: Filing
    new: Kept | None = None

    def __repr__(self) -> str:
        return f"Job({self.table!r}, after={self.after})"

    @property
    def last(self) -> int:
        """The number of the last entry after the append."""
        return self.after + len(self.entries)


class Note(Struct, frozen=True):
    """Something to keep about a person or a table under a name, or (without a body) to forget."""

    owner: str
    name: str
    body: bytes | None

    def __repr__(self) -> str:
        return "Note(...)"


class Pack(Struct, frozen=True):
    """The whole log of a finished table, compressed, to take the place of its entries up to the last one."""

    table: str
    last: int
    body: bytes

    def __repr__(self) -> str:
        return f"Pack({self.table!r}, last={self.last})"


class Rest(Struct, frozen=True):
    """A table whose last entry is this one needs no process before a time, or not until a client connects."""

    table: str
    last: int
    due: int | None


class Deletion(Struct, frozen=True):
    """Everything about a table (by its id), or about a person (by a fingerprint), to be deleted."""

    of: Literal["table", "person"]
    owner: str

    def __repr__(self) -> str:
        return f"Deletion({self.of!r})"


AnyJob = Job | Note | Pack | Rest | Deletion


def results(job: Job) -> list[Note]:
    """What an append keeps about how the match ended for persons."""
    return [Note(person, result_note(job.table), result) for person, result in job.filing.results]


Outcome = Exception | None
Waiting = tuple[AnyJob | None, "asyncio.Future[None]"]
"""A job (None: a test whether the store can be written to), and the future of its caller."""


class Writer:
    """Passes jobs to `write` in batches; `write` returns the outcome of each once the batch is on the disk.

    All jobs of one event-loop iteration are handed to the thread as one batch: a thread switch costs more processor
    time than writing a job.
    """

    def __init__(
        self,
        write: Callable[[Sequence[AnyJob]], Sequence[Outcome]],
        write_nothing: Callable[[], None],
        let_go: Callable[[], None],
    ) -> None:
        self._write, self._write_nothing, self._let_go = write, write_nothing, let_go
        self._failing = False
        self.failures = 0
        """How many batches could not be written."""
        self._gathered: dict[asyncio.AbstractEventLoop, list[Waiting]] = {}
        self._queue: SimpleQueue[list[Waiting] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._closed = False
        self._thread.start()

    async def write(self, job: AnyJob) -> None:
        """Return when the job is on the disk; raise the reason if it is not."""
        await self._hand_over(job)

    async def check(self) -> None:
        """After a failure, test whether the store can be written to; raise the reason if not."""
        if self._failing:
            await self._hand_over(None)

    async def _hand_over(self, job: AnyJob | None) -> None:
        if self._closed:
            raise failed("it is closed")
        loop = asyncio.get_running_loop()
        future: asyncio.Future[None] = loop.create_future()
        if loop in self._gathered:
            self._gathered[loop].append((job, future))
        else:
            self._gathered[loop] = [(job, future)]
            loop.call_soon(self._send_off, loop)
        await future

    def _send_off(self, loop: asyncio.AbstractEventLoop) -> None:
        """Hand the gathered jobs to the thread."""
        if batch := self._gathered.pop(loop, None):
            self._queue.put(batch)

    async def close(self) -> None:
        """Write the waiting jobs, then stop the thread."""
        if not self._closed:
            self._closed = True
            for loop in list(self._gathered):
                self._send_off(loop)
            self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        more = True
        while more:
            waiting, more = self._take()
            for start in range(0, len(waiting), MOST_JOBS_PER_COMMIT):
                batch = waiting[start : start + MOST_JOBS_PER_COMMIT]
                _deliver(batch, self._outcomes([job for job, _ in batch]))
        self._let_go()

    def _take(self) -> tuple[list[Waiting], bool]:
        """Wait for a batch, and take all that wait. The second value is False when closing."""
        waiting: list[Waiting] = []
        batch = self._queue.get()
        while batch is not None:
            waiting += batch
            try:
                batch = self._queue.get_nowait()
            except Empty:
                return waiting, True
        return waiting, False

    def _outcomes(self, asked: Sequence[AnyJob | None]) -> Sequence[Outcome]:
        jobs = [job for job in asked if job is not None]
        try:
            if not jobs:
                self._write_nothing()
            written = iter(self._write(jobs) if jobs else ())
            if self._failing:
                _log.warning("the store can be written to again")
            self._failing = False
            return [None if job is None else next(written) for job in asked]
        except Exception as error:
            failure = error if isinstance(error, StoreFailed) else failed(type(error).__name__)
            if not self._failing:
                _log.error("the store cannot be written to: %s", failure.facts.get("error"))
            self._failing = True
            self.failures += 1
            return [failure] * len(asked)


def _deliver(batch: list[Waiting], outcomes: Sequence[Outcome]) -> None:
    """Resolve the futures, each on its own event loop, with one call per loop."""
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
    """The error for a failed write or read."""
    return StoreFailed("store-failed", f"the store failed: {error}", error=error)
