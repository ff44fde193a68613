"""Exercises are computed beside the reviews, a few of each address at a time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import ParamSpec

from millions.server.refusals import too_many_exercises
from millions.server.reviews import Reviews

P = ParamSpec("P")

MOST_WAITING, MOST_EACH = 100, 4
"""Exercises and answers that are being computed or wait for their turn: of all, and of one address."""


class Exercises:
    """Computes exercises in the worker of the reviews; addresses take turns."""

    def __init__(self, reviews: Reviews) -> None:
        self._reviews = reviews
        self._waiting: Counter[str] = Counter()

    async def compute(self, address: str, job: Callable[P, bytes], *args: P.args, **named: P.kwargs) -> bytes:
        """The result of a job for this address."""
        if self._waiting[address] >= MOST_EACH or self._waiting.total() >= MOST_WAITING:
            raise too_many_exercises()
        self._waiting[address] += 1
        try:
            return await self._reviews.compute(f"practice {address}", job, *args, **named)
        finally:
            self._waiting[address] -= 1
            self._waiting += Counter()  # forgets addresses that wait for nothing
