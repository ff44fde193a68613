"""Checks a SQLite database for damage in the background: a large file takes minutes to read."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path

SHORT_LOGS = """
SELECT count(*) FROM tables
WHERE last - packed <> (SELECT count(*) FROM entries WHERE table_id = tables.id)
   OR last <> (SELECT coalesce(max(number), packed) FROM entries WHERE table_id = tables.id)
   OR (packed > 0) <> (id IN (SELECT table_id FROM packs))
"""
"""How many tables have a log with missing or additional entries."""


class IntegrityCheck:
    """Reads the whole database once, in a thread and a connection of its own, and reports what is damaged."""

    def __init__(self, path: str, report: Callable[[str], None]) -> None:
        self._report = report
        address = f"{Path(path).absolute().as_uri()}?mode=ro"
        self._connection = sqlite3.connect(address, uri=True, isolation_level=None, check_same_thread=False)
        self._closing = False
        self._thread = threading.Thread(target=self._run, name="store-check", daemon=True)
        self._thread.start()

    def _run(self) -> None:
        try:
            (found,) = self._connection.execute("PRAGMA quick_check(1)").fetchone()
            if found != "ok":
                return self._report(str(found).splitlines()[-1])
            (short,) = self._connection.execute(SHORT_LOGS).fetchone()
            if short:
                self._report(f"{short} tables have lost entries")
        except sqlite3.DatabaseError as error:
            if not self._closing:
                self._report(str(error))

    def close(self) -> None:
        """Stop, finished or not."""
        self._closing = True
        while self._thread.is_alive():  # interrupting before the next query has begun has no effect
            self._connection.interrupt()
            self._thread.join(0.01)
        self._connection.close()
