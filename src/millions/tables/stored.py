"""A table and its log: one thing after the other is decided, stored, applied and told.

Nothing is told before it is stored. If storing fails, nothing has happened; if it may have succeeded, the log is read
again before anything else.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from millions.core.referee import Outcome
from millions.tables import entries
from millions.tables.audience import Audience
from millions.tables.clock import Clock, LogClock, Millis
from millions.tables.decision import Decision
from millions.tables.entries import AnyEntry, Opened, Woke
from millions.tables.errors import Conflict, StoreFailed
from millions.tables.log_names import log_name
from millions.tables.state import State
from millions.tables.store import Kept, Store

T = TypeVar("T")

MOST_ATTEMPTS = 5
"""How often a command is decided again when another program writes to the same log."""

ENTRIES_PER_SLICE = 50
"""Entries of a long log that are applied before other tables get a turn."""


class StoredTable:
    """The state of a table, its audience, and the only way to change them."""

    def __init__(self, kept: Kept, store: Store, clock: Clock) -> None:
        self.id, self._secret = kept.table, kept.secret
        self._store, self._clock = store, LogClock(clock)
        self._state: State | None = None
        self._audience: Audience | None = None
        self._order = asyncio.Lock()
        self._stale = False
        self._unclocked = False
        """Clocks did not run for a while, and no entry says so yet."""
        self._tasks: set[asyncio.Task[Any]] = set()

    def __repr__(self) -> str:
        return f"{type(self).__name__}({log_name(self.id)!r})"

    @property
    def state(self) -> State:
        """The state of the table, as far as it is stored."""
        assert self._state is not None
        return self._state

    @property
    def audience(self) -> Audience:
        """The streams and listeners of the table."""
        assert self._audience is not None
        return self._audience

    def now(self) -> Millis:
        """The time by which deadlines are set: that of the table's log, which never goes back."""
        return self._clock.now()

    async def _in_order(self, work: Coroutine[Any, Any, T]) -> T:
        """Carry out one command after the other."""
        return await self._surely(self._one_at_a_time(work))

    async def _surely(self, work: Coroutine[Any, Any, T]) -> T:
        """A caller that is cancelled does not cancel what has begun."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def _one_at_a_time(self, work: Coroutine[Any, Any, T]) -> T:
        async with self._order:
            try:
                await self._catch_up()
            except BaseException:
                work.close()
                raise
            return await work

    async def _catch_up(self) -> None:
        """Read what may have been stored, and let clocks go on from where they stopped."""
        if self._stale:
            await self._read_on()
        if self._unclocked and self.state.timing.ticking and self._clock.now() > self.state.at:
            await self._commit(lambda: Decision([Woke(at=self._clock.now())]))
        self._unclocked = False

    async def _commit(self, decide: Callable[[], Decision | None]) -> None:
        """Store, apply and tell what is decided. If another program wrote first, read its entries and decide again."""
        for attempts_left in reversed(range(MOST_ATTEMPTS)):
            decision = decide()
            if decision is None or not decision.entries:
                return
            try:
                return await self._store_and_apply(decision)
            except Conflict:
                if not attempts_left:
                    raise
                await self._read_on()

    async def _store_and_apply(self, decision: Decision) -> None:
        bodies = [entries.encode(entry) for entry in decision.entries]
        try:
            await self._store.append(self.id, self.state.number, bodies, decision.filing)
        except Conflict:
            raise
        except StoreFailed:
            self._stale = self._unclocked = True
            raise
        *first, last = decision.entries
        for entry in first:
            self._apply(entry)
        self._apply(last, decision.outcome)
        self.audience.show_spectators(self._clock.now())
        self._set_alarm()

    def _set_alarm(self) -> None:
        """After each entry: what is due next may be another thing."""
        raise NotImplementedError

    def _apply(self, entry: AnyEntry, outcome: Outcome | None = None) -> None:
        if isinstance(entry, Opened):
            self._state = State(entry, self._secret)
            self._audience = Audience(self._state)
        events = () if isinstance(entry, Opened) else self.state.apply(entry, outcome)
        self.audience.tell(entry, events)

    async def _read_on(self) -> None:
        """Apply the entries of the store that are not applied yet."""
        known = self._state.number if self._state else 0
        for place, body in enumerate(await self._store.read(self.id, known), start=1):
            self._apply(entries.decode(body))
            if place % ENTRIES_PER_SLICE == 0:
                await asyncio.sleep(0)
        self._clock.reach(self.state.at)
        self._stale = False
