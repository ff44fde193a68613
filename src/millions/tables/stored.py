"""A table and its log: one thing after the other is decided, stored, applied and told.

Nothing is told before it is stored. If storing fails, nothing has happened; if it may have succeeded, the log is read
again before anything else.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from millions.core.errors import MillionsError
from millions.core.referee import Outcome
from millions.tables import entries
from millions.tables.audience import Audience
from millions.tables.clock import Clock, LogClock, Millis
from millions.tables.decision import Decision
from millions.tables.entries import AnyEntry, Began, Opened, Played, Woke
from millions.tables.errors import Conflict, StoreFailed
from millions.tables.log_names import log_name
from millions.tables.peers import Peers
from millions.tables.state import State
from millions.tables.store import Kept, Store

T = TypeVar("T")

MOST_ATTEMPTS = 20
"""How often a command is decided again when other processes write to the same log."""

FOREVER: Millis = 1 << 62
"""Later than any time."""

ENTRIES_PER_SLICE = 50
"""Entries of a long log that are applied before other tables get a turn."""


class StoredTable:
    """The state of a table, its audience, and the only way to change them."""

    def __init__(self, kept: Kept, store: Store, clock: Clock, peers: Peers) -> None:
        self.id, self._secret = kept.table, kept.secret
        self._store, self._clock, self._peers = store, LogClock(clock), peers
        self._state: State | None = None
        self._audience: Audience | None = None
        self._order = asyncio.Lock()
        self._stale = False
        self._unclocked: Millis | None = None
        """Clocks did not run until this time, and no entry says so yet."""
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
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(_drop_refusal)
            raise

    async def _one_at_a_time(self, work: Coroutine[Any, Any, T]) -> T:
        try:
            async with self._order:
                await self._catch_up()
                return await work
        finally:
            work.close()  # it may not have begun

    async def _catch_up(self) -> None:
        """Read what may have been stored, and let clocks go on from where they stopped."""
        try:
            await self._peers.in_step()
        except StoreFailed:
            self._lose_touch()
            raise
        if self._stale:
            await self._read_on()
        if self._unclocked is not None:
            await self._commit(self._woken)
        self._unclocked = None

    def _lose_touch(self) -> None:
        """Nothing can be stored: what is stored is not known for sure, and no clock runs until it can."""
        self._stale, self._unclocked = True, FOREVER

    def _woken(self) -> Decision | None:
        """The time between the last entry and the moment since which clocks run again does not count."""
        now, since = self._clock.now(), self._unclocked
        if since is None or not self.state.timing.ticking or min(since, now) <= self.state.at:
            return None
        return Decision([Woke(at=now, lost=since - self.state.at if since < now else None)])

    async def _commit(self, decide: Callable[[], Decision | None]) -> None:
        """Store, apply and tell what is decided. If another process wrote first, read its entries and decide again.

        Nothing is refused for what another process has changed already.
        """
        for attempts_left in reversed(range(MOST_ATTEMPTS)):
            try:
                decision = decide()
            except MillionsError:
                if self._peers.alone or not attempts_left or not await self._read_on():
                    raise
                continue
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
            self._lose_touch()
            raise
        except asyncio.CancelledError:
            self._stale = True  # it may be stored
            raise
        for entry in decision.entries:
            self._apply(entry, decision.outcome if isinstance(entry, Began | Played) else None)
        self._peers.wrote(self.id, self.state.number)
        if self.audience.next_call is not None:
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

    async def _read_on(self) -> bool:
        """Apply the entries of the store that are not applied yet. Returns whether there were any."""
        known = self._state.number if self._state else 0
        bodies = await self._store.read(self.id, known)
        for place, body in enumerate(bodies, start=1):
            self._apply(entries.decode(body))
            if place % ENTRIES_PER_SLICE == 0:
                await asyncio.sleep(0)
        self._clock.reach(self.state.at)
        self._stale = False
        if known and bodies:
            self.audience.show_spectators(self._clock.now())
            self._set_alarm()
        return bool(bodies)


def _drop_refusal(task: asyncio.Task[Any]) -> None:
    """Nobody is left to be told why a command was refused; anything else that went wrong is logged by asyncio."""
    if not task.cancelled() and isinstance(task._exception, MillionsError):
        task.exception()
