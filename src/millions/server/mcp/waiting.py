"""Calls that wait for news at a table. A seat waits once at a time: a newer call ends the older one."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from millions.core.seat import Seat
from millions.server.sockets import Connections
from millions.tables import LiveTable

AWAY_AFTER_S = 60.0
"""A model that has not called for this long counts as away."""


class Waits:
    """All calls that wait. While a seat waits, its player counts as connected."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections
        self._waiting: dict[tuple[LiveTable, Seat], asyncio.Event] = {}
        self._leaving: dict[tuple[LiveTable, Seat], asyncio.TimerHandle] = {}
        self._stopping = False

    def __len__(self) -> int:
        return len(self._waiting)

    async def wait(self, table: LiveTable, seat: Seat, after: int, seconds: float) -> None:
        """Return when the seat has been told more than this, when the time is over, or when another call waits."""
        mine, place = asyncio.Event(), (table, seat)
        if (older := self._waiting.get(place)) is not None:
            older.set()
        self._waiting[place] = mine
        listener = table.listen(seat, table.number(seat))
        listener.wake = mine.set
        self._arrived(place)
        try:
            if table.number(seat) <= after and not self._stopping:
                with suppress(TimeoutError):
                    async with asyncio.timeout(seconds):
                        await mine.wait()
        finally:
            listener.close()
            if self._waiting.get(place) is mine:
                del self._waiting[place]
                self._left(place)

    def end(self) -> None:
        """The server stops: every wait ends now."""
        self._stopping = True
        for waiting in self._waiting.values():
            waiting.set()
        for timer in self._leaving.values():
            timer.cancel()

    def _arrived(self, place: tuple[LiveTable, Seat]) -> None:
        """Tell the other players, unless the player already counts as connected."""
        timer = self._leaving.pop(place, None)
        if timer is None:
            self._connections.tell_presence(place[0])
        else:
            timer.cancel()

    def _left(self, place: tuple[LiveTable, Seat]) -> None:
        """Tell the other players if the player does not return soon."""
        if not self._stopping:
            loop = asyncio.get_running_loop()
            self._leaving[place] = loop.call_later(AWAY_AFTER_S, self._gone, place)

    def _gone(self, place: tuple[LiveTable, Seat]) -> None:
        self._leaving.pop(place, None)
        self._connections.tell_presence(place[0])
