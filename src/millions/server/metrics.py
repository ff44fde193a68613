"""Metrics for Prometheus. No table, seat or person is named."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import cache
from types import TracebackType

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from millions.wire.commands import AnyCommand

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


class Metrics:
    """All metrics of a server."""

    def __init__(self, tables: Callable[[], int], sockets: Callable[[], int]) -> None:
        self.registry = registry = CollectorRegistry()
        Gauge("millions_tables", "Tables in memory", registry=registry).set_function(tables)
        Gauge("millions_sockets", "Open sockets", registry=registry).set_function(sockets)
        self._commands = Counter(
            "millions_commands", "Commands over sockets, by kind and outcome", ("do", "outcome"), registry=registry
        )
        self._seconds = Histogram(
            "millions_command_seconds", "From a command to its answer", buckets=SECONDS, registry=registry
        )
        self._command = cache(self._commands.labels)  # looking up labels takes as long as counting
        self._requests = Counter(
            "millions_requests", "HTTP requests, by route and status", ("route", "status"), registry=registry
        )

    def request(self, route: str, status: int) -> None:
        """Count an answered request."""
        self._requests.labels(route, str(status)).inc()

    def command(self) -> Outcome:
        """Measure a command while it is carried out."""
        return Outcome(self._command, self._seconds)

    def text(self) -> bytes:
        """The metrics in Prometheus' text format."""
        return generate_latest(self.registry)


class Outcome:
    """Measures one command: its kind, its outcome, its duration."""

    __slots__ = ("_began", "_command", "_do", "_seconds", "_what")

    def __init__(self, command: Callable[[str, str], Counter], seconds: Histogram) -> None:
        self._command, self._seconds = command, seconds
        self._do, self._what = "unreadable", "done"

    def of(self, command: AnyCommand) -> None:
        """The command could be decoded."""
        self._do = type(command).__name__

    def refused(self, code: str) -> None:
        """The command was refused."""
        self._what = code

    def __enter__(self) -> Outcome:
        self._began = time.perf_counter()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._seconds.observe(time.perf_counter() - self._began)
        self._command(self._do, self._what).inc()
