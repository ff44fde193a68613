"""Watches all tables for players whose turn it is and who are not connected, and calls them once for each turn."""

from __future__ import annotations

import asyncio

from millions.core.seat import Seat
from millions.server.calling.caller import Caller
from millions.tables import LiveTable, TableManager

LOOK_EVERY_S = 5.0
GRACE_MS = 15_000
"""How long a player must have been away, and awaited, before they are called: a reload is no reason."""

Place = tuple[str, Seat]


class Turns:
    """Who is awaited and away since when, and who has been called."""

    def __init__(self, manager: TableManager, caller: Caller) -> None:
        self._manager, self._caller = manager, caller
        self._since: dict[Place, int] = {}
        self._called: set[Place] = set()

    async def watch(self) -> None:
        """Look at all tables again and again."""
        while True:
            await asyncio.sleep(LOOK_EVERY_S)
            await self.look()

    async def look(self) -> None:
        """Call everybody whose turn it has been for long enough."""
        now = self._manager.clock.now()
        away = {place: found for table in self._manager.loaded for place, found in self._away(table).items()}
        self._since = {place: self._since.get(place, now) for place in away}
        self._called &= {(table.id, seat) for table in self._manager.loaded for seat in table.state.awaited}
        due = [place for place, at in self._since.items() if now - at >= GRACE_MS and place not in self._called]
        self._called.update(due)
        await asyncio.gather(*(self._caller.call(away[place][0], "turn", place[0], away[place][1]) for place in due))

    def _away(self, table: LiveTable) -> dict[Place, tuple[str, str]]:
        """The awaited players of a table who are not connected and have a person's key, by their place."""
        state = table.state
        if state.over or state.paused:
            return {}
        missing = set(state.awaited) - table.audience.connected - state.stewards
        return {
            (table.id, seat): (person, state.settings.game)
            for seat in missing
            if (person := state.seats[seat].person) is not None
        }
