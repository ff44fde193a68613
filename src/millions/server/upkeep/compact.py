"""`millions compact`: compress the logs of all finished matches, and return free space to the disk."""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from millions.server.starting import sole_use
from millions.server.store import is_postgres, open_store
from millions.server.store.writer import failed
from millions.server.upkeep.backup import no_such_store
from millions.wire.answers import Refused


async def compact(store: str) -> int:
    """Compress every finished log; returns how many there were. With SQLite no server may run."""
    if not is_postgres(store) and not Path(store).is_file():
        raise no_such_store(store)
    with sole_use(store):
        opened = open_store(store)
        try:
            tables = await opened.to_pack()
            for table in tables:
                with suppress(Refused):  # damaged: it stays as it is
                    await opened.pack(table)
        finally:
            await opened.close()
        _give_back(store)
    return len(tables)


def _give_back(store: str) -> None:
    if is_postgres(store):
        from millions.server.upkeep.postgres import vacuum

        return vacuum(store)
    try:
        with closing(sqlite3.connect(store, isolation_level=None)) as connection:
            connection.execute("VACUUM")
    except sqlite3.Error as error:
        raise failed(str(error)) from error
