"""Watches all tables for players who are awaited and not connected, and calls them: once a turn, and when nudged."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from millions.core.seat import Seat
from millions.server.calling.caller import Caller
from millions.tables import LiveTable, TableManager
from millions.tables.state import State

LOOK_EVERY_S = 5.0
GRACE_MS = 15_000
"""How long a player must have been away, and awaited, before they are called: a reload is no reason."""

Place = tuple[str, Seat]


class Away(NamedTuple):
    """A player who is awaited and not connected."""

    person: str
    game: str
    nudged: int
    """When others nudged them last; 0 if they did not."""
    by: str
    """The name of the player who did it; empty if another player was nudged since."""


class Turns:
    """Who is awaited and away since when, and who has been called."""

    def __init__(self, manager: TableManager, caller: Caller) -> None:
        self._manager, self._caller = manager, caller
        self._since: dict[Place, int] = {}
        self._called: set[Place] = set()
        self._nudged: dict[Place, int] = {}
        self._started = manager.clock.now()

    async def watch(self) -> None:
        """Look at all tables again and again."""
        while True:
            await asyncio.sleep(LOOK_EVERY_S)
            await self.look()

    async def look(self) -> None:
        """Call everybody whose turn it has been for long enough, or whom others have nudged."""
        now = self._manager.clock.now()
        mine = [table for table in self._manager.loaded if self._manager.peers.leads(table.id)]
        away = {place: found for table in mine for place, found in _away(table).items()}
        self._since = {place: self._since.get(place, now) for place in away}
        loaded = {table.id: table.state.awaited for table in self._manager.loaded}
        self._called = {(id, seat) for id, seat in self._called if id not in loaded or seat in loaded[id]}
        nudged = {place: one for place, one in away.items() if one.nudged > self._nudged.get(place, self._started)}
        self._nudged.update({place: one.nudged for place, one in nudged.items()})
        due = {
            place: away[place]
            for place, at in self._since.items()
            if now - at >= GRACE_MS and place not in self._called and place not in nudged
        }
        self._called.update(due, nudged)
        turns = [self._caller.call(one.person, "turn", place[0], one.game) for place, one in due.items()]
        nudges = [self._caller.call(one.person, "nudge", place[0], one.game, one.by) for place, one in nudged.items()]
        await asyncio.gather(*turns, *nudges)


def _away(table: LiveTable) -> dict[Place, Away]:
    """The awaited players of a table who are not connected and have a person's key, by their place."""
    state = table.state
    if state.over or state.paused:
        return {}
    missing = set(state.awaited) - table.connected - state.stewards
    return {
        (table.id, seat): Away(person, state.settings.game, state.nudged.get(seat, 0), _nudger(state, seat))
        for seat in missing
        if (person := state.seats[seat].person) is not None
    }


def _nudger(state: State, seat: Seat) -> str:
    """The name of the player who nudged this one last."""
    last = state.nudge
    return (state.seats[last.by].name or "") if last is not None and last.seat == seat else ""
