"""Logs in PostgreSQL, with psycopg 3. A lost connection is opened again with the next job or query."""

from __future__ import annotations

import select
from collections.abc import Sequence
from typing import Any

import psycopg
from psycopg import Connection, Cursor, Pipeline

from millions.server.store.migrate import incomplete, missing
from millions.server.store.sql import COMPLETE, NEW_TABLE, REST, Row, SqlStore, deleting, noting
from millions.server.store.writer import AnyJob, Deletion, Job, Note, Outcome, Pack, Rest, failed, results
from millions.tables.errors import StoreFailed, conflict
from millions.tables.store import NOTHING_TO_FILE

CONNECT_TIMEOUT_S = 5

ANSWER_TIMEOUT_MS = 10_000
"""For a locked database and for a dead connection; then the job has failed."""

IDLE_TIMEOUT_MS = 3_000
"""A process that is suspended during a transaction blocks others for no longer than this."""

MIGRATION_LOCK = 0x6D696C6C
"""Advisory lock: one program at a time migrates the database."""

PROCESS_TABLES = (
    "CREATE UNLOGGED TABLE IF NOT EXISTS processes "
    "(id TEXT PRIMARY KEY, seen TIMESTAMPTZ NOT NULL, now BIGINT NOT NULL, since BIGINT NOT NULL, "
    "entered TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp())",
    "CREATE UNLOGGED TABLE IF NOT EXISTS holders "
    "(process TEXT NOT NULL REFERENCES processes (id) ON DELETE CASCADE, table_id TEXT NOT NULL, "
    "arrivals TEXT NOT NULL, PRIMARY KEY (table_id, process))",
    "CREATE INDEX IF NOT EXISTS holders_by_process ON holders (process)",
)
"""The running processes and the tables that they hold in memory; this need not survive a crash."""

HAS_PROCESS_TABLES = "SELECT to_regclass('processes') IS NOT NULL AND to_regclass('holders') IS NOT NULL"
"""A role that may not create anything can use tables that are there."""

CONTINUE = """
WITH continued AS (UPDATE tables SET last = %s WHERE id = %s AND last = %s RETURNING id)
INSERT INTO entries SELECT id, number, body FROM continued, unnest(%s::bigint[], %s::bytea[]) AS added (number, body)
"""

BEGIN = f"""
WITH begun AS (INSERT INTO {NEW_TABLE} VALUES (%s, %s, %s, %s, %s, %s, %s) ON CONFLICT DO NOTHING RETURNING id)
INSERT INTO entries SELECT id, number, body FROM begun, unnest(%s::bigint[], %s::bytea[]) AS added (number, body)
"""

PACK = """
WITH fence AS (UPDATE tables SET packed = last WHERE id = %s AND last = %s AND status = 'over' RETURNING id),
     gone AS (DELETE FROM entries USING fence WHERE table_id = fence.id)
INSERT INTO packs SELECT id, %s FROM fence ON CONFLICT (table_id) DO UPDATE SET body = excluded.body
"""


class PostgresStore(SqlStore):
    """Logs in a PostgreSQL database."""

    mark = "%s"

    def __init__(self, address: str) -> None:
        self._address = address
        self._out: Connection[Any] | None = None
        self._in: Connection[Any] | None = None
        self.name = f"PostgreSQL {create_schema(address)}"
        super().__init__()

    def _connect(self) -> Connection[Any]:
        connection = psycopg.connect(
            self._address, autocommit=True, connect_timeout=CONNECT_TIMEOUT_S, tcp_user_timeout=ANSWER_TIMEOUT_MS
        )
        timeouts = {"statement_timeout": ANSWER_TIMEOUT_MS, "idle_in_transaction_session_timeout": IDLE_TIMEOUT_MS}
        for name, limit_ms in timeouts.items():
            connection.execute("SELECT set_config(%s, %s, false)", [name, str(limit_ms)])
        row = connection.execute("SELECT pg_backend_pid()").fetchone()
        if row != (connection.info.backend_pid,):  # a pooler: each transaction may run on another connection
            connection.prepare_threshold = None
        return connection

    def write_together(self, jobs: Sequence[AnyJob]) -> Sequence[Outcome]:
        """Commit jobs in the order of the tables' and owners' ids, so that two programs cannot deadlock."""
        order = sorted(range(len(jobs)), key=lambda place: _order(jobs[place]))
        try:
            out = self._writing()
            with out.pipeline() as pipeline, out.transaction():
                entered = {place: self._send(jobs[place], out, pipeline) for place in order}
            return [_outcome(job, entered[place]) for place, job in enumerate(jobs)]
        except psycopg.Error as error:
            self.close_writing()
            raise failure(error) from None

    def write_nothing(self) -> None:
        """Change no row (a read-only database refuses it), and write an empty message to the write-ahead log."""
        try:
            self._writing().execute("UPDATE notes SET name = name WHERE false")
            self._writing().execute("SELECT pg_logical_emit_message(true, 'millions', '')")
        except psycopg.Error as error:
            self.close_writing()
            raise failure(error) from None

    def _writing(self) -> Connection[Any]:
        if self._out is not None and _lost(self._out):
            self.close_writing()
        if self._out is None:
            self._out = self._connect()
        return self._out

    def _send(self, job: AnyJob, connection: Connection[Any], pipeline: Pipeline) -> Cursor[Any]:
        """Send one job, all or nothing; the cursor's rowcount will be the number of entries written."""
        if isinstance(job, Note):
            statement, values = noting(job, self.mark)
            return connection.execute(statement, values)
        if isinstance(job, Deletion):
            return [connection.execute(*one) for one in deleting(job, self.mark)][-1]
        if isinstance(job, Pack):
            return connection.execute(PACK, (job.table, job.last, job.body))
        if isinstance(job, Rest):
            return connection.execute(REST.replace("?", self.mark), (job.last, job.due, job.table, job.last))
        added = (list(range(job.after + 1, job.last + 1)), list(job.entries))
        if job.new is None:
            entered = connection.execute(CONTINUE, (job.last, job.table, job.after, *added))
        else:
            new = job.new
            row = (new.table, new.game, new.public, new.status, new.opened, new.secret, job.last)
            entered = connection.execute(BEGIN, (*row, *added))
        if job.filing != NOTHING_TO_FILE:
            pipeline.sync()  # then the rowcount is known
            if entered.rowcount:
                self._file(job, connection)
        return entered

    def _file(self, job: Job, connection: Connection[Any]) -> None:
        if job.filing.status:
            connection.execute("UPDATE tables SET status = %s WHERE id = %s", (job.filing.status, job.table))
        for person, seat in job.filing.people:
            row = (person, job.table, seat)
            connection.execute("INSERT INTO people VALUES (%s, %s, %s) ON CONFLICT DO NOTHING", row)
        for note in results(job):
            connection.execute(*noting(note, self.mark))

    def ask(self, question: str, values: Sequence[Any]) -> list[Row]:
        """Use the open connection; if it is lost, a new one."""
        try:
            if self._in is not None:
                return self._in.execute(question, values).fetchall()
        except psycopg.Error:
            self.close_reading()
        try:
            self._in = self._connect()
            return self._in.execute(question, values).fetchall()
        except psycopg.Error as error:
            self.close_reading()
            raise failure(error) from None

    def close_writing(self) -> None:
        if self._out is not None:
            self._out.close()
            self._out = None

    def close_reading(self) -> None:
        if self._in is not None:
            self._in.close()
            self._in = None


def _lost(connection: Connection[Any]) -> bool:
    """Has the server closed this connection? Between jobs it sends nothing else, so an end of file can be read without
    a query.

    A write over a lost connection would have to be refused, since it may have been carried out.
    """
    if connection.closed:
        return True
    readable, _, _ = select.select([connection.fileno()], [], [], 0)
    if not readable:
        return False
    try:
        connection.execute("SELECT 1")
    except psycopg.Error:
        return True
    return False


def _order(job: AnyJob) -> tuple[str, str]:
    if isinstance(job, Note):
        return job.owner, job.name
    return "", job.owner if isinstance(job, Deletion) else job.table


def _outcome(job: AnyJob, entered: Cursor[Any]) -> Outcome:
    return (
        None
        if isinstance(job, Note | Pack | Rest | Deletion) or entered.rowcount == len(job.entries)
        else conflict(job.table, job.after)
    )


REASONS = {
    "password authentication failed": "the password is wrong, or there is no such user",
    "no password supplied": "it wants a password",
    "Connection refused": "no database server listens there",
    "could not translate host name": "there is no such host",
    "failed to resolve host": "there is no such host",
    "timeout": "no answer in time",
    "does not exist": "there is no such database or user",
    "No such file or directory": "no database server listens there",
}
"""libpq's messages when it cannot connect, and ours for them: libpq's may quote the address."""


def failure(error: psycopg.Error) -> StoreFailed:
    """The error of this program for one of psycopg."""
    return failed(_short(error))


def _short(error: psycopg.Error) -> str:
    """Why the database failed, without the values that were sent and without the address."""
    if error.diag.message_primary:
        return error.diag.message_primary
    known = (reason for words, reason in REASONS.items() if words in str(error))
    return next(known, type(error).__name__)


def create_schema(address: str) -> int:
    """Create the tables of the database, or bring them up to date; returns the version of the server."""
    try:
        with psycopg.connect(address, autocommit=True, connect_timeout=CONNECT_TIMEOUT_S) as connection:
            _migrate(connection)
            return connection.info.server_version // 10_000
    except psycopg.Error as error:
        raise failure(error) from None  # the address may hold a password


def _migrate(connection: Connection[Any]) -> None:
    """Bring the schema up to date, one program at a time."""
    with connection.transaction():
        connection.execute("SELECT pg_advisory_xact_lock(%s)", (MIGRATION_LOCK,))
        (there,) = connection.execute("SELECT to_regclass('migrations') IS NOT NULL").fetchone() or (False,)
        if not there:  # a role that may not create anything can use a schema that is up to date
            connection.execute("CREATE TABLE migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL)")
        (present,) = connection.execute("SELECT coalesce(max(number), 0) FROM migrations").fetchone() or (0,)
        needed = missing("postgres", present)
        if not needed:
            _check_complete(connection)
        for migration in needed:
            for statement in migration.statements:
                connection.execute(statement)
            connection.execute("INSERT INTO migrations VALUES (%s, %s)", migration[:2])
        (there,) = connection.execute(HAS_PROCESS_TABLES).fetchone() or (False,)
        for statement in () if there else PROCESS_TABLES:
            connection.execute(statement)


def _check_complete(connection: Connection[Any]) -> None:
    try:
        connection.execute(COMPLETE)
    except psycopg.errors.UndefinedTable as error:
        raise incomplete(_short(error)) from None
