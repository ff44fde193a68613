"""Time comes in from outside: milliseconds, and something that calls when it is time."""

from __future__ import annotations

import asyncio
import heapq
import time
from collections.abc import Callable, Coroutine
from itertools import count
from typing import Any, Protocol

Millis = int
Wake = Callable[[], Coroutine[Any, Any, None]]


class Alarm(Protocol):
    """A call that was asked for."""

    def cancel(self) -> None:
        """It is not wanted any more."""


class Clock(Protocol):
    """What a live table needs of time."""

    def now(self) -> Millis:
        """Milliseconds since 1970."""

    def call_at(self, when: Millis, wake: Wake) -> Alarm:
        """Call at this time, or soon if it is past."""


class LoopClock:
    """The clock on the wall, and the running loop's timers."""

    def __init__(self) -> None:
        self._woken: set[asyncio.Task[None]] = set()

    def now(self) -> Millis:
        return time.time_ns() // 1_000_000

    def call_at(self, when: Millis, wake: Wake) -> Alarm:
        return asyncio.get_running_loop().call_later(max(0, when - self.now()) / 1000, self._wake, wake)

    def _wake(self, wake: Wake) -> None:
        task = asyncio.get_running_loop().create_task(wake())
        self._woken.add(task)  # the loop itself holds no task firmly
        task.add_done_callback(self._woken.discard)


class HandClock:
    """A clock that is turned by hand: nothing happens between two calls of `advance`."""

    def __init__(self, now: Millis = 0) -> None:
        self._now = now
        self._calls: list[tuple[Millis, int, HandAlarm]] = []
        self._order = count()

    def now(self) -> Millis:
        return self._now

    def call_at(self, when: Millis, wake: Wake) -> Alarm:
        alarm = HandAlarm(wake)
        heapq.heappush(self._calls, (when, next(self._order), alarm))
        return alarm

    async def advance(self, by: Millis = 0) -> None:
        """Let so much time pass, waking whoever asked for it at the right moment."""
        until = self._now + by
        while self._calls and self._calls[0][0] <= until:
            when, _, alarm = heapq.heappop(self._calls)
            if alarm.wake is not None:
                self._now = max(self._now, when)
                await alarm.wake()
        self._now = until

    @property
    def next_call(self) -> Millis | None:
        """When somebody wants to be woken next."""
        return min((when for when, _, alarm in self._calls if alarm.wake is not None), default=None)


class HandAlarm:
    """A call that a hand clock will make."""

    def __init__(self, wake: Wake) -> None:
        self.wake: Wake | None = wake

    def cancel(self) -> None:
        self.wake = None
