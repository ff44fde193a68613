"""Exercises are computed in a worker process, a few of each address at a time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from concurrent.futures import Executor
from typing import ParamSpec

from millions.server.refusals import too_many_exercises
from millions.server.worker import Worker

P = ParamSpec("P")

MOST_WAITING, MOST_EACH = 100, 4
"""Exercises and answers that are being computed or wait for their turn: of all, and of one address."""


class Exercises:
    """Computes exercises on request; addresses take turns."""

    def __init__(self, worker: Executor | None = None) -> None:
        self._worker = Worker(worker)
        self._waiting: Counter[str] = Counter()

    async def compute(self, address: str, job: Callable[P, bytes], *args: P.args, **named: P.kwargs) -> bytes:
        """The result of a job for this address."""
        if self._waiting[address] >= MOST_EACH or self._waiting.total() >= MOST_WAITING:
            raise too_many_exercises()
        self._waiting[address] += 1
        try:
            return await self._worker.compute(address, job, *args, **named)
        finally:
            self._waiting[address] -= 1
            self._waiting += Counter()  # drops addresses whose count is 0
