"""A table that other processes may have in memory too: reading what they wrote, and who is connected to them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from millions.core.referee import Outcome
from millions.core.seat import Seat
from millions.tables.attendance import Attendance
from millions.tables.clock import Clock, Millis
from millions.tables.decision import Decision
from millions.tables.entries import AnyEntry, Woke
from millions.tables.errors import Conflict
from millions.tables.peers import Arrivals, Holders, Peers
from millions.tables.store import Kept, Store
from millions.tables.stored import StoredTable

MOVING_MS: Millis = 2_000
"""When a process stops, its players need up to this time to come back elsewhere: it does not count."""


CALLED_AFTER_MS = 30_000
"""Players who are away are called within this time after an entry."""


class SharedTable(StoredTable):
    """A table and who is connected to it, in this process and in others."""

    def __init__(self, kept: Kept, store: Store, clock: Clock, peers: Peers) -> None:
        super().__init__(kept, store, clock, peers)
        self._attendance = Attendance(0)
        self._arrivals: dict[Seat, Millis] = {}
        self._holders: Holders = {}
        self.on_presence: Callable[[], Any] = lambda: None
        """Called when players have come or gone elsewhere."""

    @property
    def connected(self) -> set[Seat]:
        """The seats whose players are connected, to whatever process."""
        return self.audience.connected.union(*self._holders.values())

    @property
    def gone_since(self) -> tuple[Millis | None, ...]:
        """For each seat, since when its player is not connected; None for all others."""
        return tuple([self._attendance.gone_since(self.state, seat) for seat in range(len(self.state.seats))])

    @property
    def has_called(self) -> bool:
        """Players who are awaited, if there are any, have been called if they are away."""
        state = self.state
        return state.over or not set(state.awaited) & set(state.present) or self.now() > state.at + CALLED_AFTER_MS

    def seen(self, seat: Seat) -> None:
        """The player of a seat is there, although perhaps not connected."""
        self._attendance.seen(seat, self.now())

    def arrived(self, seat: Seat) -> None:
        """The player of a seat has connected with a device, from which they play from now on."""
        self._arrivals[seat] = self.now()
        self._peers.hold(self.id, self._here)

    @property
    def moved_away(self) -> set[Seat]:
        """The seats whose players have connected to another process since they connected to this one."""
        latest = {
            seat: max([here.get(seat, 0) for here in self._holders.values()], default=0) for seat in self._arrivals
        }
        return {seat for seat, arrived in self._arrivals.items() if latest[seat] > arrived}

    @property
    def _here(self) -> Arrivals:
        return {seat: self._arrivals.get(seat, 0) for seat in sorted(self.audience.connected)}

    def _attend(self) -> None:
        """A player was connected or disconnected, here or elsewhere."""
        self._arrivals = {seat: at for seat, at in self._arrivals.items() if seat in self.audience.connected}
        self._attendance.update(self.connected, self.now())
        self._peers.hold(self.id, self._here)
        self._set_alarm()

    def meet(self, holders: Holders) -> None:
        """These other processes have this table in memory, and these players are connected to them."""
        before, self._holders = self.connected, holders
        self._attendance.update(self.connected, self.now())
        self._set_alarm()
        if self.connected != before or self.moved_away:
            self.on_presence()

    async def read_on(self, last: int | None = None) -> None:
        """Apply and tell what other processes have written, up to an entry of this number at least."""
        if last is None or last > self.state.number:
            await self._in_order(self._read_on())

    def _apply(self, entry: AnyEntry, outcome: Outcome | None = None) -> None:
        super()._apply(entry, outcome)
        if entry.by is not None:
            self._attendance.seen(entry.by, entry.at)

    async def _store_or_read_on(self, decision: Decision) -> None:
        """Store what happens without a command; if another process wrote first, read its entries instead."""
        if not decision.entries:
            return
        try:
            await self._store_and_apply(decision)
        except Conflict:
            await self._read_on()

    async def hand_over(self) -> None:
        """This process stops and others go on: the time that its players need to come back there does not count."""
        if not self._peers.alone and self.audience.connected:
            await self._in_order(self._commit(self._moving))

    def _moving(self) -> Decision | None:
        return Decision([Woke(at=self.now(), lost=MOVING_MS)]) if self.state.timing.ticking else None
