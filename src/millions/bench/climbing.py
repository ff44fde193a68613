"""The throughput of a server: the load is raised step by step, until the p99 latency is too high."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Awaitable, Callable

from millions.bench.driver import WARM_UP_S, Driver
from millions.bench.figures import percentile
from millions.bench.tables import PlayedTable

MOST_MS = 100.0
"""One action in a hundred (p99) may take this long until the last seat is told."""

STEP = 1.25
"""The load is raised by this factor."""

KEEPS_UP = 0.8
"""If less than this share of the requested actions took place, the server is saturated."""

Measured = tuple[float, float]
"""Actions a second, and the milliseconds that one in a hundred exceeds."""


async def climb(measure: Callable[[float], Awaitable[Measured]], wanted: float) -> float:
    """The most actions a second at which one in a hundred takes less than `MOST_MS`; `measure` tries a load."""
    best = 0.0
    while True:
        reached, p99_ms = await measure(wanted)
        if p99_ms >= MOST_MS:
            return best
        best = max(best, reached)
        if reached < KEEPS_UP * wanted:
            return best
        wanted *= STEP


class ClimbingDriver(Driver):
    """Raises the load on one server until it is saturated."""

    async def throughput(self) -> float:
        """The most actions a second at which one in a hundred takes less than `MOST_MS`."""
        tables = await self._connect(await self.open())
        gc.freeze()
        for table in tables:
            table.begin()
        found = await climb(lambda wanted: self._measure(tables, wanted), self.load.rate * self.load.tables)
        for table in tables:
            table.stop()
            table.hang_up()
        return round(found, 2)

    async def _measure(self, tables: list[PlayedTable], wanted: float) -> Measured:
        for table in tables:
            table.interval = len(tables) / wanted
        await asyncio.sleep(min(WARM_UP_S, self.load.seconds / 4))
        loop = asyncio.get_running_loop()
        self.tally.start()
        began = loop.time()
        await asyncio.sleep(self.load.seconds)
        return self.tally.actions / (loop.time() - began), percentile(self.tally.latencies, 0.99) * 1000
