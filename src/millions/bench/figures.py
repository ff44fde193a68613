"""The load on a server, and what is measured."""

from __future__ import annotations

from msgspec import Struct


class Load(Struct, frozen=True, kw_only=True):
    """The load on a server."""

    game: str
    tables: int
    sockets: int
    """For each table."""
    rate: float
    """Actions a second at each table."""
    seconds: float
    idle: int = 0
    store: str | None = None
    relay: bool = False
    doors: bool = False
    reviews: bool = False
    throughput: bool = False
    workers: tuple[int, ...] = (1,)
    """Numbers of processes to measure, one after the other."""


class DoorFigures(Struct, frozen=True):
    """Milliseconds of the server's processor time for one move, over each transport."""

    websocket: float
    stream: float
    mcp: float


class ServerFigures(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What `millions bench server` measures."""

    tables: int
    sockets: int
    actions_per_s: float
    p50_ms: float
    p99_ms: float
    bytes_per_table: int
    """Everything included: the table, its seats' connections, its share of everything else."""
    bytes_per_socket: int
    cpu_ms_per_action: float
    errors: int
    relay: ServerFigures | None = None
    """A bare relay of messages of the same sizes, if that was wanted too."""
    reviewed: ServerFigures | None = None
    """The same load while reviews are made of the matches that are over, if that was wanted too."""
    doors: DoorFigures | None = None
    """What a move costs over each transport, if that was wanted too."""
    throughput: float = 0.0
    """The most actions a second at which one in a hundred takes less than 100 ms, if that was wanted too."""
    by_workers: dict[int, ServerFigures] = {}
    """The same load on servers with other numbers of processes, if that was wanted too."""


def percentile(of: list[float], share: float) -> float:
    """The value that this share of them does not exceed; 0 where there is none."""
    return sorted(of)[min(len(of) - 1, int(len(of) * share))] if of else 0.0
