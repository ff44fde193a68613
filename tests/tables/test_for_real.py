"""The clock on the wall, bots that think in a thread, and a program that is killed."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from pathlib import Path

import pytest

from millions.core.replay import verify
from millions.core.seat import SPECTATOR
from millions.server.store import SqliteStore
from millions.tables import LoopClock, MemoryStore, TableManager
from millions.wire.keys import Key
from millions.wire.settings import Chair, Settings
from tests.loops import in_a_loop

ROOT = Path(__file__).parents[2]


@in_a_loop
async def test_bots_think_in_a_thread_while_the_clock_on_the_wall_runs() -> None:
    with ThreadPoolExecutor(1) as think:
        manager = TableManager(MemoryStore(), LoopClock(), think)
        settings = Settings(game="dollars-1e", chairs=(Chair("random"),) * 3, pace=0)
        tables = await asyncio.gather(*(manager.open(settings, Key.new()) for _ in range(2)))
        for table in tables:
            listener = table.listen(SPECTATOR)
            while not table.state.over:
                assert await listener.next()
            verify(await table.record())
        await manager.close()


@pytest.mark.slow
@pytest.mark.parametrize("lines", [pytest.param(40, marks=pytest.mark.slow), 250])
@in_a_loop
async def test_a_killed_program_loses_nothing_that_anybody_was_told(lines: int, tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    told: dict[tuple[str, int], list[bytes]] = {}
    with subprocess.Popen([sys.executable, "-m", "tests.tables.playing", path], stdout=subprocess.PIPE, cwd=ROOT) as it:
        assert it.stdout is not None
        heard = list(islice(it.stdout, lines))
        it.kill()
        heard += [line for line in it.stdout if line.endswith(b"\n")]
    for line in heard:
        table, place, message = line.rstrip(b"\n").split(b" ", 2)
        told.setdefault((table.decode(), int(place)), []).append(message)
    assert len(heard) >= lines
    store = SqliteStore(path)
    manager = TableManager(store, LoopClock())
    for (id, seat), messages in told.items():
        resumed = await manager.table(id)
        everything = await resumed.after(seat, 0)
        changes = [message for message in messages if b'"is":"Snapshot"' not in message]
        assert len(everything) >= len(changes) > 0
        assert set(changes) <= set(everything)
    for id in {id for id, _ in told}:
        listener = (await manager.table(id)).listen(SPECTATOR)
        while not (await manager.table(id)).state.over:
            await listener.next()
    await manager.close()
