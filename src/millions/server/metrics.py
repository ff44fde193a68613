"""Metrics for Prometheus. No table, seat or person is named."""

from __future__ import annotations

import platform
import time
from collections.abc import Callable, Iterator
from functools import cache
from types import TracebackType
from typing import NamedTuple

from prometheus_client import CollectorRegistry, Counter, Histogram, Info, Metric, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector

from millions import __version__
from millions.tables.tally import MatchTally
from millions.wire.commands import AnyCommand

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


class Readings(NamedTuple):
    """Values that are read when the metrics are requested."""

    live_tables: Callable[[], int]
    loaded_tables: Callable[[], int]
    set_aside: Callable[[], int]
    sockets: Callable[[], int]
    waiting_jobs: Callable[[], int]
    store_failures: Callable[[], int]
    store_up: Callable[[], bool]
    tally: MatchTally


class Metrics:
    """All metrics of a server process."""

    def __init__(self, figures: Readings, store: str) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        registry.register(_Read(figures))
        about = {"version": __version__, "python": platform.python_version(), "store": store}
        Info("millions_build", "Versions of the program, of Python and of the store", registry=registry).info(about)
        self._commands = Counter(
            "millions_commands", "Commands over sockets, by kind and outcome", ("do", "outcome"), registry=registry
        )
        self._seconds = Histogram(
            "millions_command_seconds", "From a command to its answer", buckets=SECONDS, registry=registry
        )
        self._command = cache(self._commands.labels)  # a lookup of labels takes as long as counting
        self._requests = Counter(
            "millions_requests", "HTTP requests, by route and status", ("route", "status"), registry=registry
        )

    def request(self, route: str, status: int) -> None:
        """Count an answered request."""
        self._requests.labels(route, str(status)).inc()

    def command(self) -> CommandTimer:
        """Measure a command while it is carried out."""
        return CommandTimer(self._command, self._seconds)

    def text(self) -> bytes:
        """The metrics in Prometheus' text format."""
        return generate_latest(self.registry)


class _Read(Collector):
    """Metrics that are counted elsewhere."""

    def __init__(self, figures: Readings) -> None:
        self._figures = figures

    def collect(self) -> Iterator[Metric]:
        read = self._figures
        yield GaugeMetricFamily("millions_tables", "Tables in the store that are not over", read.live_tables())
        yield GaugeMetricFamily("millions_tables_in_memory", "Tables in memory", read.loaded_tables())
        yield GaugeMetricFamily(
            "millions_tables_set_aside", "Unfinished tables that cannot be loaded", read.set_aside()
        )
        yield GaugeMetricFamily("millions_sockets", "Open sockets", read.sockets())
        yield GaugeMetricFamily("millions_bot_queue", "Decisions of bots and replays that wait", read.waiting_jobs())
        yield GaugeMetricFamily("millions_store_up", "Whether the store answers and can be written to", read.store_up())
        yield CounterMetricFamily("millions_store_failures", "Failed writes and reads", read.store_failures())
        for name, what, counts in (
            ("begun", "Matches that began in this process", read.tally.begun),
            ("ended", "Matches that ended in this process", read.tally.ended),
        ):
            family = CounterMetricFamily(f"millions_matches_{name}", what, labels=("game",))
            for game, number in sorted(counts.items()):
                family.add_metric((game,), number)
            yield family


class CommandTimer:
    """Measures one command: its kind, its outcome, its duration."""

    __slots__ = ("_began", "_command", "_do", "_seconds", "_what")

    def __init__(self, command: Callable[[str, str], Counter], seconds: Histogram) -> None:
        self._command, self._seconds = command, seconds
        self._do, self._what = "unreadable", "done"

    def of(self, command: AnyCommand) -> None:
        """Set the kind of the command, once it is decoded."""
        self._do = type(command).__name__

    def refused(self, code: str) -> None:
        """The command was refused."""
        self._what = code

    def __enter__(self) -> CommandTimer:
        self._began = time.perf_counter()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._seconds.observe(time.perf_counter() - self._began)
        self._command(self._do, self._what).inc()
