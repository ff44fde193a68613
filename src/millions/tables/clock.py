"""Time is injected: a clock that never goes back, the date, and a way to be called later."""

from __future__ import annotations

import asyncio
import heapq
import time
from collections.abc import Callable, Coroutine
from itertools import count
from typing import Any, Protocol

Millis = int
Wake = Callable[[], Coroutine[Any, Any, None]]

BEAT_MS = 250
"""How often a running program looks at its clock."""

STALL_MS = 1000
"""If a program did not look for longer than this, it did not run (it was stopped, or the machine slept)."""

NANOS = 1_000_000
"""Nanoseconds in a millisecond."""


class Alarm(Protocol):
    """A scheduled call."""

    def cancel(self) -> None:
        """Do not make the call."""


class Clock(Protocol):
    """What live tables need to know about time. All durations are measured with `now`."""

    started: Millis
    """`now` when this run of the program began. Earlier runs may have had another idea of the time."""
    on_stall: Callable[[], None]
    """Called after the program did not run for a while: `now` did not go on meanwhile."""

    def now(self) -> Millis:
        """Milliseconds since 1970 for logs and deadlines: never goes back, and does not jump with the system's date."""

    def date(self) -> Millis:
        """Milliseconds since 1970 by the system's date, which people may set."""

    def call_at(self, when: Millis, wake: Wake) -> Alarm:
        """Call when `now` is at least this, or soon if it is past; a call may come too early after a stall."""


def _nothing() -> None:
    """Do nothing when the program was stalled: the default."""


class LoopClock:
    """The system's date when the program started, plus the time for which the program has run since.

    A regular beat shows that the program runs. A longer gap (a stopped process, a machine that slept, a blocked event
    loop) does not count: nobody's time runs out because the server did not run.
    """

    def __init__(
        self, date_ns: Callable[[], int] = time.time_ns, running_ns: Callable[[], int] = time.monotonic_ns
    ) -> None:
        self._date_ns, self._running_ns = date_ns, running_ns
        self._now_ns, self._seen_ns = date_ns(), running_ns()
        self.started = self._now_ns // NANOS
        self.on_stall: Callable[[], None] = _nothing
        self._beats = False
        self._woken: set[asyncio.Task[None]] = set()

    def now(self) -> Millis:
        self._look()
        return self._now_ns // NANOS

    def date(self) -> Millis:
        return self._date_ns() // NANOS

    def call_at(self, when: Millis, wake: Wake) -> Alarm:
        if not self._beats:
            self._beat()
        return asyncio.get_running_loop().call_later(max(0, when - self.now()) / 1000, self._wake, wake)

    def agree(self, now: Millis, started: Millis) -> None:
        """Other processes have this time, and the first of them began then: go on from there, but never back."""
        self._look()
        self._now_ns = max(self._now_ns, now * NANOS)
        self.started = min(self._now_ns // NANOS, started)

    def _look(self) -> None:
        """Count the time since the last look, unless the program did not run."""
        seen_ns = self._running_ns()
        passed_ns, self._seen_ns = seen_ns - self._seen_ns, seen_ns
        if self._beats and passed_ns > STALL_MS * NANOS:
            self._now_ns += BEAT_MS * NANOS
            asyncio.get_running_loop().call_soon(self.on_stall)
        else:
            self._now_ns += passed_ns

    def _beat(self) -> None:
        """Look now, and again soon. The first beat comes with the first alarm: without alarms no clock runs."""
        self._look()
        self._beats = True
        asyncio.get_running_loop().call_later(BEAT_MS / 1000, self._beat)

    def _wake(self, wake: Wake) -> None:
        task = asyncio.get_running_loop().create_task(wake())
        self._woken.add(task)  # the event loop holds tasks only weakly
        task.add_done_callback(self._woken.discard)


class LogClock:
    """The time of one table's log: the program's clock, ahead of it if the log has later times already.

    So the time of a log never goes back, though the date was set back before the program started again.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._ahead: Millis = 0

    def now(self) -> Millis:
        """The time of the next entry."""
        return self._clock.now() + self._ahead

    def reach(self, at: Millis) -> None:
        """An entry of this time is in the log."""
        self._ahead = max(self._ahead, at - self._clock.now())

    def by_program(self, when: Millis) -> Millis:
        """A time of this log by the program's clock."""
        return when - self._ahead

    def unknown_since(self, at: Millis) -> Millis:
        """How long before this run of the program that was, by the date: nobody knows how long it truly was."""
        return max(0, self._clock.started - at)

    def call_at(self, when: Millis, wake: Wake) -> Alarm:
        """Call when it is at least this time."""
        return self._clock.call_at(when - self._ahead, wake)


class HandClock:
    """A clock for tests, advanced by hand: nothing happens between two calls of `advance`."""

    def __init__(self, now: Millis = 0) -> None:
        self.started = self._now = now
        self.on_stall: Callable[[], None] = _nothing
        self._calls: list[tuple[Millis, int, HandAlarm]] = []
        self._order = count()

    def now(self) -> Millis:
        return self._now

    def date(self) -> Millis:
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
