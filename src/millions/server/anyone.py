"""Play with anyone: the next suitable public table, or a new one, which bots join after a minute."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from millions.core.errors import MillionsError
from millions.core.game import game_named
from millions.server.operation import Call
from millions.tables import LiveTable, TableManager
from millions.wire.bodies import Anyone, Gathered
from millions.wire.keys import Key
from millions.wire.settings import Chair, Clocks, Settings

LOOK_EVERY_S = 2.0
FILL_AFTER_S = 60
CLOSE_AFTER_MS = 60_000
"""A table at which nobody is connected when bots should come is closed if nobody comes back within this time."""

SEATS = 4
"""Seats of a new table, if the game allows that number."""

CLOCKS = Clocks(decision=60, negotiation=240)


async def play_with_anyone(call: Call) -> Gathered:
    """The public table of a game that is nearest to beginning, or a new one, which bots join after a minute."""
    asked: Anyone = call.body
    call.house.check_listed()
    if found := suitable(await call.manager.public_tables(), asked):
        return Gathered(found[0].id)
    await call.house.allow_table()
    call.count_opening()
    host = Key.new()
    table = await call.manager.open(settings_of(asked), host, owner=call.address)
    return Gathered(table.id, host.reveal())


def suitable(tables: list[LiveTable], asked: Anyone) -> list[LiveTable]:
    """Open tables of the game where somebody waits who speaks the language, those with the fewest free seats first."""
    fitting = [
        table
        for table in tables
        if table.state.stage == "open"
        and table.id not in asked.without
        and table.state.settings.game == asked.game
        and table.state.settings.language in (None, asked.language)
        and table.connected
        and free_seats(table)
    ]
    return sorted(fitting, key=free_seats)


def free_seats(table: LiveTable) -> int:
    """The number of seats that nobody has taken."""
    return sum(not one.taken for one in table.state.seats)


def settings_of(asked: Anyone) -> Settings:
    """The settings of a new public table."""
    counts = game_named(asked.game).seat_counts
    seats = SEATS if SEATS in counts else min(counts)
    return Settings(
        game=asked.game,
        chairs=(Chair(),) * seats,
        clocks=CLOCKS,
        public=True,
        language=asked.language,
        fill_after=FILL_AFTER_S,
    )


class Fillings:
    """Lets bots take the free seats of tables whose time to wait is over."""

    def __init__(self, manager: TableManager) -> None:
        self._manager = manager

    async def watch(self) -> None:
        """Look at all tables again and again."""
        while True:
            await asyncio.sleep(LOOK_EVERY_S)
            await self.look()

    async def look(self) -> None:
        """Begin every match that has waited long enough. Where nobody is left, close the table."""
        now = self._manager.clock.now()
        for table in self._manager.loaded:
            due = table.state.fills_at
            if due is None or now < due:
                continue
            with suppress(MillionsError):  # begun or closed meanwhile, or the store is not available: next time
                if table.connected:
                    await table.begin()
                elif now >= due + CLOSE_AFTER_MS:
                    await table.close()
