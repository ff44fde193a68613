"""Finds the seat of a key: a call over MCP is identified by its key alone."""

from __future__ import annotations

from collections import OrderedDict
from contextlib import suppress

from millions.core.seat import Seat
from millions.tables import LiveTable, TableManager
from millions.tables.errors import StoreFailed, removed, wrong_key
from millions.wire.keys import Key

MOST_REMEMBERED = 10_000
"""Keys whose table is kept in memory."""

NOTE = "mcp table"
"""The note of the store, for a key that was used over MCP, with the id of its table."""


class Seats:
    """Finds the table of a key: among those in memory, or where the key was used before."""

    def __init__(self, manager: TableManager) -> None:
        self._manager = manager
        self._tables: OrderedDict[str, str] = OrderedDict()

    async def find(self, key: Key) -> tuple[LiveTable, Seat]:
        """The table and the seat; raises a refusal if the key opens none, or not any more."""
        table = self._tables.get(key.fingerprint) or self._in_memory(key) or await self._filed(key)
        if table is None:
            raise wrong_key()
        found = await self._manager.table(table)
        seat = found.seat_for(key)
        if key.fingerprint not in self._tables:
            await self._remember(key, table)
        return found, seat

    def knows(self, key: Key) -> bool:
        """Was this key found before? Only looks in memory."""
        return key.fingerprint in self._tables

    def _in_memory(self, key: Key) -> str | None:
        for table in self._manager.loaded:
            if table.seat_of(key) is not None:
                return table.id
            if key.fingerprint in table.state.removed:
                raise removed()
        return None

    async def _filed(self, key: Key) -> str | None:
        if found := await self._manager.store.find(person=key.fingerprint, most=1):
            return found[0].table
        noted = (await self._manager.store.notes(key.fingerprint)).get(NOTE)
        return None if noted is None else noted.decode()

    async def _remember(self, key: Key, table: str) -> None:
        self._tables[key.fingerprint] = table
        if len(self._tables) > MOST_REMEMBERED:
            self._tables.popitem(last=False)
        with suppress(StoreFailed):  # it is only needed once the table is not in memory any more
            await self._manager.store.note(key.fingerprint, NOTE, table.encode())
