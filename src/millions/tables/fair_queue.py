"""Heavy work away from the event loop: a fair queue in front of an executor."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from concurrent.futures import Executor
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class FairQueue:
    """Passes jobs to an executor, a few at a time. Owners take turns: one with many jobs delays its own, not others'.

    Without an executor, jobs run at once in the caller's thread.
    """

    def __init__(self, executor: Executor | None = None, at_once: int = 1) -> None:
        self._executor, self._free = executor, at_once
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        """The jobs that wait for their turn, by owner; the owner whose turn is next comes first."""

    @property
    def has_workers(self) -> bool:
        """Do jobs run elsewhere?"""
        return self._executor is not None

    @property
    def waiting(self) -> int:
        """The number of jobs that wait for their turn."""
        return sum(map(len, self._waiting.values()))

    async def run(self, owner: str, job: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """The result of a job of this owner."""
        if self._executor is None:
            return job(*args, **named)
        await self._turn(owner)
        try:
            return await asyncio.wrap_future(self._executor.submit(job, *args, **named))
        finally:
            self._free += 1
            self._call_next()

    async def _turn(self, owner: str) -> None:
        """Wait until this owner's next job may run."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, deque()).append(turn)
        self._call_next()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it was called, and does not come
                self._free += 1
                self._call_next()
            raise

    def _call_next(self) -> None:
        while self._free and self._waiting:
            owner = next(iter(self._waiting))
            jobs = self._waiting.pop(owner)
            turn = jobs.popleft()
            if jobs:
                self._waiting[owner] = jobs  # behind all others
            if not turn.done():
                self._free -= 1
                turn.set_result(None)
