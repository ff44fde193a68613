"""The driver: opens tables and connections, plays, and measures what the server uses."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import TypeVar

from rich.progress import Progress

from millions.bench.figures import Load, ServerFigures, percentile
from millions.bench.opening import REQUESTS_AT_ONCE, Reception, SeatedTable
from millions.bench.process import Server
from millions.bench.tables import DriverTally, PlayedTable
from millions.bench.watchers import Watcher

T = TypeVar("T")

WARM_UP_S = 2.0
"""Warm-up before the measurement, at most a quarter of the playing time."""

CONNECTED_AT_ONCE = 20
"""Tables or watchers whose connections are opened at the same time."""

TICK_S = 0.2
"""Interval of the progress bar; also the time for memory to settle."""


class Driver:
    """Puts load on one server."""

    def __init__(self, load: Load, server: Server, bars: Progress) -> None:
        self.load, self.server, self.bars = load, server, bars
        self.tally = DriverTally()

    async def drive(self) -> ServerFigures:
        """Open watchers (if wanted), tables and connections, then play for the given time."""
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

    async def open(self) -> list[SeatedTable]:
        """Open the tables and take their seats."""
        reception, loop = Reception(self.server), asyncio.get_running_loop()
        with ThreadPoolExecutor(REQUESTS_AT_ONCE) as crew:
            asked = [
                loop.run_in_executor(crew, reception.open, self.load.game, self.load.sockets)
                for _ in range(self.load.tables)
            ]
            return [await one for one in self.bars.track(asked, description="opening tables")]

    async def _open_another(self) -> SeatedTable:
        """Open a table to move to when a match is over."""
        return await asyncio.to_thread(Reception(self.server).open, self.load.game, self.load.sockets)

    async def _watch(self) -> int:
        """Open connections that only watch a table; returns the bytes of memory each takes."""
        if not self.load.idle:
            return 0
        table = Reception(self.server).open_empty(self.load.game, self.load.sockets)
        before = self.server.memory
        watchers = [Watcher(table, self.tally) for _ in range(self.load.idle)]
        for some in self.bars.track(_portions(watchers), description="opening idle sockets"):
            await asyncio.gather(*(watcher.watch(self.server.host, self.server.port) for watcher in some))
        await asyncio.sleep(TICK_S)
        return (self.server.memory - before) // self.load.idle

    async def _connect(self, opened: list[SeatedTable]) -> list[PlayedTable]:
        interval, rng = 1 / self.load.rate, Random(0)
        tables = [
            PlayedTable(seated, self.tally, Random(rng.random()), interval, self._open_another) for seated in opened
        ]
        for some in self.bars.track(_portions(tables), description="opening sockets"):
            await asyncio.gather(*(table.connect(self.server.host, self.server.port) for table in some))
        await asyncio.sleep(TICK_S)
        return tables

    async def _play(self, tables: list[PlayedTable]) -> tuple[float, float]:
        """Returns the seconds that were measured, and the server's processor time in them."""
        gc.freeze()  # the driver's own garbage collection would count as latency
        for table in tables:
            table.begin()
        await asyncio.sleep(min(WARM_UP_S, self.load.seconds / 4))
        loop = asyncio.get_running_loop()
        self.tally.start()
        began, cpu = loop.time(), self.server.cpu
        for number in self.bars.track(range(round(self.load.seconds / TICK_S)), description="playing"):
            self.tick(number)
            await asyncio.sleep(TICK_S)
        measured = loop.time() - began, self.server.cpu - cpu
        for table in tables:
            table.stop()
        return measured

    def tick(self, number: int) -> None:
        """Called before each tick of the playing time."""


def _portions(things: Sequence[T]) -> list[Sequence[T]]:
    """Slices of the given things."""
    return [things[start : start + CONNECTED_AT_ONCE] for start in range(0, len(things), CONNECTED_AT_ONCE)]
