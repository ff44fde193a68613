"""A fair job queue in front of a worker process: the owners of jobs take turns."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor
from typing import ParamSpec, TypeVar

from millions.server.logs import log
from millions.tables.fair_queue import FairQueue
from millions.tables.log_names import log_name

P = ParamSpec("P")
T = TypeVar("T")

MOST_LOSSES = 2
"""How often a job may lose its worker (which was killed for its memory, say) before it is given up."""


class Worker:
    """Computes one job at a time in a worker process; without one, in threads."""

    def __init__(self, executor: Executor | None) -> None:
        self._queue = FairQueue(executor)

    async def compute(self, owner: str, job: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """The result of a job; if the worker is lost, the job is done again."""
        if not self._queue.has_workers:
            return await asyncio.to_thread(job, *args, **named)
        for _ in range(MOST_LOSSES):
            try:
                return await self._queue.run(owner, job, *args, **named)
            except BrokenExecutor:
                log.warning("a worker was lost", job=log_name(owner))
        return await self._queue.run(owner, job, *args, **named)
