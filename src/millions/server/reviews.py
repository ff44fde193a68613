"""Reviews of finished matches: made on request in a worker process, slice by slice, and kept in the store."""

from __future__ import annotations

import asyncio
from concurrent.futures import Executor

import msgspec
from msgspec import Struct

from millions.core.errors import MillionsError
from millions.review.findings import FORM, JudgeName
from millions.review.picture import drawn
from millions.review.reviewer import JUDGE
from millions.review.slices import MOST_AT_WORK, Slice, advance
from millions.server.logs import log, what_happened
from millions.server.refusals import OUR_FAULT, review_in_the_making, too_many_reviews
from millions.server.worker import Worker
from millions.tables import TableManager
from millions.tables.errors import StoreFailed
from millions.tables.log_names import log_name

NOTE = "review"
"""The name of the note about a table that holds its review."""

MOST_WAITING = 100
"""Reviews in progress or queued; more are refused."""

MOST_FAILURES_KEPT = 1000


class _Judged(Struct):
    """The part of a review that names its judge, and what it tells."""

    judge: JudgeName
    form: int = 1


class Reviews:
    """Makes reviews, a few at a time, which take turns in one worker, and pictures of them in another."""

    def __init__(self, manager: TableManager, worker: Executor | None = None, draw: Executor | None = None) -> None:
        self._manager, self._worker, self._draw = manager, Worker(worker), Worker(draw)
        self._making: dict[str, Slice] = {}
        self._failed: dict[str, MillionsError] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._at_once = asyncio.Semaphore(MOST_AT_WORK)

    async def review(self, table: str) -> bytes | Slice:
        """The review of a finished match, as JSON, or how far it is; raises a refusal if there can be none."""
        if table in self._failed:
            raise self._failed[table].with_traceback(None)
        if table not in self._making:
            record = await self._manager.record(table)  # refused before the match is over
            if (kept := await self._kept(table)) is not None:
                return kept
            self._begin(table, record)
        return self._making.get(table, Slice())

    async def picture(self, table: str, lang: str) -> bytes:
        """The picture of a complete review."""
        found = await self.review(table)
        if not isinstance(found, bytes):
            raise review_in_the_making()
        return await self._draw.compute(table, drawn, found, await self._manager.record(table), lang)

    async def close(self) -> None:
        """Stop making reviews; those that are not complete are begun again on request."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _kept(self, table: str) -> bytes | None:
        """The review in the store, if the present judge made it, and it tells what reviews tell now."""
        kept = (await self._manager.store.notes(table)).get(NOTE)
        if kept is None or msgspec.json.decode(kept, type=_Judged) != _Judged(JUDGE, FORM):
            return None
        return kept

    def _begin(self, table: str, record: bytes) -> None:
        if table in self._making:  # another request has started it meanwhile
            return
        if len(self._making) >= MOST_WAITING:
            raise too_many_reviews()
        self._making[table] = Slice()
        task = asyncio.create_task(self._make(table, record))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _make(self, table: str, record: bytes) -> None:
        try:
            async with self._at_once:
                while not self._making[table].over:
                    self._making[table] = await self._worker.compute(table, advance, record)
            await self._manager.store.note(table, NOTE, self._making[table].review)
        except StoreFailed as error:  # it is tried again at the next request
            log.warning("review not kept", table=log_name(table), code=error.code)
        except MillionsError as error:
            self._fail(table, error)
        except Exception as error:
            log.error("review failed", table=log_name(table), **what_happened(error))
            self._fail(table, OUR_FAULT)
        finally:
            del self._making[table]

    def _fail(self, table: str, error: MillionsError) -> None:
        """Remember why the review failed, so that requests do not repeat it."""
        self._failed[table] = error
        if len(self._failed) > MOST_FAILURES_KEPT:
            del self._failed[next(iter(self._failed))]
