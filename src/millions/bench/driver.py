"""The driver: opens tables and sockets, plays, and looks meanwhile at what the server uses."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import TypeVar

from rich.progress import Progress

from millions.bench.figures import Load, ServerFigures, percentile
from millions.bench.opening import AT_ONCE, Opened, Reception
from millions.bench.process import Server
from millions.bench.tables import PlayedTable, Tally
from millions.bench.watchers import Watcher

T = TypeVar("T")

WARM_UP = 2.0
"""Seconds that are played before anything counts, at most a quarter of the whole."""

TOGETHER = 20
"""Tables or watchers whose sockets are opened at the same time."""

A_MOMENT = 0.2
"""Seconds between two moves of the bar, and for memory to settle."""


class Driver:
    """Loads one server."""

    def __init__(self, load: Load, server: Server, bars: Progress) -> None:
        self.load, self.server, self._bars = load, server, bars
        self.tally = Tally()

    async def drive(self) -> ServerFigures:
        """Watchers if they are wanted, then tables, their sockets, and games for as long as was asked."""
        load, empty = self.load, self.server.memory
        per_watcher = await self._watch()
        opened = await self.open()
        before = self.server.memory
        tables = await self._connect(opened)
        per_socket = (self.server.memory - before) // (load.tables * load.sockets)
        seconds, cpu = await self._play(tables)
        memory = self.server.memory - empty - per_watcher * load.idle
        for table in tables:
            table.hang_up()
        return ServerFigures(
            tables=load.tables,
            sockets=load.tables * load.sockets,
            actions_per_s=round(self.tally.actions / seconds, 2),
            p50_ms=round(percentile(self.tally.latencies, 0.5) * 1000, 2),
            p99_ms=round(percentile(self.tally.latencies, 0.99) * 1000, 2),
            bytes_per_table=memory // load.tables,
            bytes_per_socket=per_watcher or per_socket,
            cpu_ms_per_action=round(cpu * 1000 / max(1, self.tally.actions), 3),
            errors=self.tally.errors.total(),
        )

    async def open(self) -> list[Opened]:
        """The tables, with everybody in their seats."""
        reception, loop = Reception(self.server), asyncio.get_running_loop()
        with ThreadPoolExecutor(AT_ONCE) as crew:
            asked = [
                loop.run_in_executor(crew, reception.open, self.load.game, self.load.sockets)
                for _ in range(self.load.tables)
            ]
            return [await one for one in self._bars.track(asked, description="opening tables")]

    async def _watch(self) -> int:
        """Sockets that just watch a table; how many bytes each of them takes."""
        if not self.load.idle:
            return 0
        table = Reception(self.server).open_empty(self.load.game, self.load.sockets)
        before = self.server.memory
        watchers = [Watcher(table, self.tally) for _ in range(self.load.idle)]
        for some in self._bars.track(_portions(watchers), description="opening idle sockets"):
            await asyncio.gather(*(watcher.watch(self.server.host, self.server.port) for watcher in some))
        await asyncio.sleep(A_MOMENT)
        return (self.server.memory - before) // self.load.idle

    async def _connect(self, opened: list[Opened]) -> list[PlayedTable]:
        interval, rng = 1 / self.load.rate, Random(0)
        tables = [PlayedTable(id, keys, self.tally, Random(rng.random()), interval) for id, keys in opened]
        for some in self._bars.track(_portions(tables), description="opening sockets"):
            await asyncio.gather(*(table.connect(self.server.host, self.server.port) for table in some))
        await asyncio.sleep(A_MOMENT)
        return tables

    async def _play(self, tables: list[PlayedTable]) -> tuple[float, float]:
        """How many seconds were counted, and how many of processor time the server used for them."""
        gc.freeze()  # else the driver itself would pause now and then, and take it for the server
        for table in tables:
            table.begin()
        await asyncio.sleep(min(WARM_UP, self.load.seconds / 4))
        loop = asyncio.get_running_loop()
        self.tally.start()
        began, cpu = loop.time(), self.server.cpu
        for _ in self._bars.track(range(round(self.load.seconds / A_MOMENT)), description="playing"):
            await asyncio.sleep(A_MOMENT)
        measured = loop.time() - began, self.server.cpu - cpu
        for table in tables:
            table.stop()
        return measured


def _portions(things: Sequence[T]) -> list[Sequence[T]]:
    """A few at a time."""
    return [things[start : start + TOGETHER] for start in range(0, len(things), TOGETHER)]
