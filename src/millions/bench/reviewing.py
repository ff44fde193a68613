"""How reviews affect the latency of live tables: the same load, with the review worker suspended every other period."""

from __future__ import annotations

from time import perf_counter

from msgspec import structs
from rich.progress import Progress

from millions.bench.driver import TICK_S, Driver
from millions.bench.figures import Load, ServerFigures, percentile
from millions.bench.process import Server
from millions.core.errors import BadSetup

PERIOD_TICKS = round(2.0 / TICK_S)
"""Ticks of a period: two seconds. Other work on the machine then affects both kinds of period equally."""


class Counted:
    """What was measured in the periods of one kind."""

    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.seconds = self.cpu = 0.0

    def told(self, figures: ServerFigures) -> ServerFigures:
        """These figures, with the speed of such periods only."""
        return structs.replace(
            figures,
            actions_per_s=round(len(self.latencies) / max(self.seconds, TICK_S), 2),
            p50_ms=round(percentile(self.latencies, 0.5) * 1000, 2),
            p99_ms=round(percentile(self.latencies, 0.99) * 1000, 2),
            cpu_ms_per_action=round(self.cpu * 1000 / max(1, len(self.latencies)), 3),
        )


class ReviewingDriver(Driver):
    """Puts load on a server that has reviews to make."""

    def __init__(self, load: Load, server: Server, bars: Progress) -> None:
        super().__init__(structs.replace(load, seconds=2 * load.seconds), server, bars)
        self.at_rest, self.at_work = Counted(), Counted()
        self._since, self._cpu = 0.0, 0.0

    async def measure(self) -> ServerFigures:
        """The figures while the worker is stopped, and beside them those while it works."""
        try:
            found = await self.drive()
        finally:
            self.server.let_patient_workers(run=True)
        return structs.replace(self.at_rest.told(found), reviewed=self.at_work.told(found))

    def tick(self, number: int) -> None:
        place = number % (2 * PERIOD_TICKS)
        if place in (0, PERIOD_TICKS):
            if number:
                self._count(self.at_rest if place else self.at_work)
            if not self.server.let_patient_workers(run=bool(place)):
                raise BadSetup("no-worker", "the process that makes reviews was not found: this needs Linux")
        if place in (1, PERIOD_TICKS + 1):  # actions that were under way have been told by now
            self.tally.start()
            self._since, self._cpu = perf_counter(), self.server.cpu

    def _count(self, kind: Counted) -> None:
        kind.latencies += self.tally.latencies
        kind.seconds += perf_counter() - self._since
        kind.cpu += self.server.cpu - self._cpu
