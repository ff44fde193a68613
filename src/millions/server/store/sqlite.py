"""Logs in a SQLite file, with a write-ahead log and full synchronisation: a commit is on the disk."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from millions.server.store.integrity import IntegrityCheck
from millions.server.store.migrate import incomplete, missing
from millions.server.store.sql import COMPLETE, NEW_TABLE, REST, Row, SqlStore, deleting, noting
from millions.server.store.writer import AnyJob, Deletion, Note, Outcome, Pack, Rest, failed, results
from millions.tables.errors import Conflict, StoreFailed, conflict

LOCK_TIMEOUT_S = 5.0
"""How long to wait for another program that is writing."""

PRIMARY_CODE = 0xFF
"""SQLite's extended error codes carry the primary one in their last byte."""

DAMAGE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
"""Errors that the operator must repair."""

_log = logging.getLogger(__name__)


class SqliteStore(SqlStore):
    """Logs in a SQLite file."""

    mark = "?"
    name = f"SQLite {sqlite3.sqlite_version}"

    def __init__(self, path: str | Path) -> None:
        self._path = str(path)
        try:
            Path(path).touch(mode=0o600)  # it holds the dealers' secrets
            self._out = self._connect()
            migrate(self._out)
            self._in = self._connect()
            self._check = IntegrityCheck(self._path, self._damaged)
        except (sqlite3.Error, OSError) as error:
            raise failed(str(error)) from error
        super().__init__()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, timeout=LOCK_TIMEOUT_S, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        return connection

    def write_together(self, jobs: Sequence[AnyJob]) -> Sequence[Outcome]:
        try:
            self._out.execute("BEGIN IMMEDIATE")
            outcomes = [self._outcome(job) for job in jobs]
            self._out.execute("COMMIT")
            return outcomes
        except sqlite3.Error as error:
            if self._out.in_transaction:
                self._out.execute("ROLLBACK")
            raise self._failed(error) from error

    def write_nothing(self) -> None:
        """Write the schema version again, unchanged."""
        try:
            (version,) = self._out.execute("PRAGMA user_version").fetchone()
            self._out.execute(f"PRAGMA user_version = {version}")
        except sqlite3.Error as error:
            raise failed(str(error)) from error

    def _outcome(self, job: AnyJob) -> Conflict | None:
        """Write one job, all or nothing."""
        run = self._out.execute
        if isinstance(job, Note):
            run(*noting(job, self.mark))
            return None
        if isinstance(job, Deletion):
            for statement, values in deleting(job, self.mark):
                run(statement, values)
            return None
        if isinstance(job, Pack):
            self._pack(job)
            return None
        if isinstance(job, Rest):
            run(REST, (job.last, job.due, job.table, job.last))
            return None
        if job.new is None:
            done = run("UPDATE tables SET last = ? WHERE id = ? AND last = ?", (job.last, job.table, job.after))
        else:
            new = job.new
            row = (new.table, new.game, new.public, new.status, new.opened, new.secret, job.last)
            done = run(f"INSERT INTO {NEW_TABLE} VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING", row)
        if not done.rowcount:
            return conflict(job.table, job.after)
        rows = [(job.table, job.after + place, body) for place, body in enumerate(job.entries, start=1)]
        self._out.executemany("INSERT INTO entries VALUES (?, ?, ?)", rows)
        if job.filing.status:
            run("UPDATE tables SET status = ? WHERE id = ?", (job.filing.status, job.table))
        for person, seat in job.filing.people:
            run("INSERT INTO people VALUES (?, ?, ?) ON CONFLICT DO NOTHING", (person, job.table, seat))
        for note in results(job):
            run(*noting(note, self.mark))
        return None

    def _pack(self, job: Pack) -> None:
        """Put the packed log in the place of the entries, unless the table is not over or its log has grown."""
        run = self._out.execute
        fence = "UPDATE tables SET packed = last WHERE id = ? AND last = ? AND status = 'over'"
        if run(fence, (job.table, job.last)).rowcount:
            run("INSERT OR REPLACE INTO packs VALUES (?, ?)", (job.table, job.body))
            run("DELETE FROM entries WHERE table_id = ?", (job.table,))

    def ask(self, question: str, values: Sequence[Any]) -> list[Row]:
        try:
            return self._in.execute(question, values).fetchall()
        except sqlite3.Error as error:
            raise self._failed(error) from error

    def _failed(self, error: sqlite3.Error) -> StoreFailed:
        """The failure to report. Damage is remembered, since it does not go away by itself."""
        if getattr(error, "sqlite_errorcode", 0) & PRIMARY_CODE in DAMAGE:
            self._damaged(str(error))
        return failed(str(error))

    def _damaged(self, what: str) -> None:
        if self.damage is None:
            self.damage = what
            _log.error("the database is damaged: %s; restore a backup, or repair it with `sqlite3 FILE .recover`", what)

    def close_writing(self) -> None:
        self._out.close()

    def close_reading(self) -> None:
        self._check.close()
        self._in.close()


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the schema up to date; `user_version` holds its version."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        (present,) = connection.execute("PRAGMA user_version").fetchone()
        needed = missing("sqlite", present)
        if not needed:
            _check_complete(connection)
        for migration in needed:
            for statement in migration.statements:
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {migration.number}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:  # a full disk has ended it already
            connection.execute("ROLLBACK")
        connection.close()
        raise


def _check_complete(connection: sqlite3.Connection) -> None:
    try:
        connection.execute(COMPLETE)
    except sqlite3.OperationalError as error:
        raise (incomplete(str(error)) if "no such table" in str(error) else error) from None
