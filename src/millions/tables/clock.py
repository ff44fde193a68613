"""Time is injected: the current time in milliseconds, and a way to be called later."""

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
    """A scheduled call."""

    def cancel(self) -> None:
        """Do not make the call."""


class Clock(Protocol):
    """What a live table needs to know about time."""

    def now(self) -> Millis:
        """Milliseconds since 1970."""

    def call_at(self, when: Millis, wake: Wake) -> Alarm:
        """Call at this time, or soon if it is past."""


class LoopClock:
    """The system clock, and the timers of the running event loop."""

    def __init__(self) -> None:
        self._woken: set[asyncio.Task[None]] = set()

    def now(self) -> Millis:
        return time.time_ns() // 1_000_000

    def call_at(self, when: Millis, wake: Wake) -> Alarm:
        return asyncio.get_running_loop().call_later(max(0, when - self.now()) / 1000, self._wake, wake)

    def _wake(self, wake: Wake) -> None:
        task = asyncio.get_running_loop().create_task(wake())
        self._woken.add(task)  # the event loop holds tasks only weakly
        task.add_done_callback(self._woken.discard)


class HandClock:
    """A clock for tests, advanced by hand: nothing happens between two calls of `advance`."""

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
        """Let time pass, making the scheduled calls at their times."""
        until = self._now + by
        while self._calls and self._calls[0][0] <= until:
            when, _, alarm = heapq.heappop(self._calls)
            if alarm.wake is not None:
                self._now = max(self._now, when)
                await alarm.wake()
        self._now = until

    @property
    def next_call(self) -> Millis | None:
        """The time of the next scheduled call."""
        return min((when for when, _, alarm in self._calls if alarm.wake is not None), default=None)


class HandAlarm:
    """A call that a hand clock will make."""

    def __init__(self, wake: Wake) -> None:
        self.wake: Wake | None = wake

    def cancel(self) -> None:
        self.wake = None
