"""A program with live tables that says what a seat was told, as it is told; the tests kill it."""

from __future__ import annotations

import asyncio
import sys

from millions.server.store import SqliteStore
from millions.tables import LiveTable, LoopClock, TableManager
from millions.wire.commands import StepAway
from millions.wire.keys import Key
from millions.wire.settings import Chair, Settings

PEOPLE = 2


async def play(path: str) -> None:
    manager = TableManager(SqliteStore(path), LoopClock())
    await asyncio.gather(*(sit_and_listen(manager) for _ in range(3)))


async def sit_and_listen(manager: TableManager) -> None:
    """People sit down, leave everything to their stewards, and listen."""
    chairs = (*[Chair()] * PEOPLE, Chair("random"), Chair("random"))
    table = await manager.open(Settings(game="dollars-2e", chairs=chairs, pace=0), Key.new())
    for seat in range(PEOPLE):
        await table.sit(Key.new(), f"Player {seat}")
    for seat in range(PEOPLE):
        await table.do(seat, StepAway("away"))
    await asyncio.gather(*(listen(table, seat) for seat in range(PEOPLE)))


async def listen(table: LiveTable, seat: int) -> None:
    listener = table.listen(seat, after=0)
    while True:
        for message in await listener.next():
            sys.stdout.buffer.write(b"%s %d %s\n" % (table.id.encode(), seat, message))
            sys.stdout.buffer.flush()


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1]))
