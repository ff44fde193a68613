"""Prints the figures as a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec
from rich.console import Console
from rich.table import Table as Grid

from millions.bench.figures import ServerFigures

ROWS: tuple[tuple[str, Callable[[ServerFigures], str]], ...] = (
    ("tables", lambda of: f"{of.tables:,}"),
    ("sockets", lambda of: f"{of.sockets:,}"),
    ("actions a second", lambda of: f"{of.actions_per_s:,.1f}"),
    ("ms until the last seat is told, p50", lambda of: f"{of.p50_ms:.1f}"),
    ("ms until the last seat is told, p99", lambda of: f"{of.p99_ms:.1f}"),
    ("ms of the server's processor for an action", lambda of: f"{of.cpu_ms_per_action:.2f}"),
    ("kB of memory for a table, all in", lambda of: f"{of.bytes_per_table / 1000:,.0f}"),
    ("kB of memory for a socket", lambda of: f"{of.bytes_per_socket / 1000:,.1f}"),
)


def show(figures: ServerFigures, errors: Mapping[str, int], console: Console) -> None:
    """A column for the server, one for the server while it makes reviews, and one for the relay."""
    peer = figures.relay
    by_workers = {f"{number} processes": one for number, one in figures.by_workers.items()}
    columns = {"millions": figures, "with reviews": figures.reviewed, **by_workers, "a bare relay": peer}
    shown = {name: column for name, column in columns.items() if column is not None}
    grid = Grid("", *shown, box=None)
    for column in grid.columns[1:]:
        column.justify = "right"
    for name, figure in ROWS:
        grid.add_row(name, *map(figure, shown.values()))
    if figures.throughput:
        name = "most actions a second with p99 below 100 ms"
        grid.add_row(name, *[f"{of.throughput:,.0f}" if of.throughput else "" for of in shown.values()])
    console.print(grid)
    if peer is not None and peer.cpu_ms_per_action:
        console.print(f"{figures.cpu_ms_per_action / peer.cpu_ms_per_action:.1f} times the relay's processor time")
    for number, one in figures.by_workers.items():
        if figures.throughput and one.throughput:
            ratio = one.throughput / figures.throughput
            console.print(f"{number} processes take {ratio:.2f} times as many actions a second with p99 below 100 ms")
    if figures.doors is not None:
        ways = msgspec.structs.asdict(figures.doors).items()
        console.print("ms of the server's processor for a move:", ", ".join(f"{way} {ms:.1f}" for way, ms in ways))
    console.print("errors:", ", ".join(f"{number} {what}" for what, number in errors.items()) or "none")
