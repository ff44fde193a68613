"""PostgreSQL: the same log behind psycopg 3. A lost connection is made again with the next job or question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import psycopg
from psycopg import Connection, Cursor, Pipeline

from millions.server.store.jobs import Job
from millions.server.store.migrate import missing
from millions.server.store.sql import Row, SqlStore
from millions.server.store.writer import Outcome, failed
from millions.tables.errors import conflict
from millions.tables.store import NOTHING_TO_FILE

CONNECT_WITHIN = 5
"""Seconds."""

ANSWER_WITHIN = 10_000
"""Milliseconds, for a database that is locked and for a line that has gone dead; then the job has failed."""

MIGRATING = 0x6D696C6C
"""The number of the lock under which one program at a time brings the database up to date."""

CONTINUE = """
WITH continued AS (UPDATE tables SET last = %s WHERE id = %s AND last = %s RETURNING id)
INSERT INTO entries SELECT id, number, body FROM continued, unnest(%s::bigint[], %s::bytea[]) AS added (number, body)
"""

BEGIN = """
WITH begun AS (INSERT INTO tables VALUES (%s, %s, %s, %s, %s, %s, %s) ON CONFLICT DO NOTHING RETURNING id)
INSERT INTO entries SELECT id, number, body FROM begun, unnest(%s::bigint[], %s::bytea[]) AS added (number, body)
"""


class PostgresStore(SqlStore):
    """Logs in a PostgreSQL database."""

    mark = "%s"

    def __init__(self, address: str) -> None:
        self._address = address
        self._out: Connection[Any] | None = None
        self._in: Connection[Any] | None = None
        try:
            with psycopg.connect(address, autocommit=True, connect_timeout=CONNECT_WITHIN) as connection:
                _migrate(connection)
        except psycopg.Error as error:
            raise failed(_short(error)) from None  # the address may hold a password
        super().__init__()

    def _connect(self) -> Connection[Any]:
        connection = psycopg.connect(
            self._address, autocommit=True, connect_timeout=CONNECT_WITHIN, tcp_user_timeout=ANSWER_WITHIN
        )
        connection.execute("SELECT set_config('statement_timeout', %s, false)", [str(ANSWER_WITHIN)])
        return connection

    def write_together(self, jobs: Sequence[Job]) -> Sequence[Outcome]:
        """In the order of the tables' names, so that two programs never wait for each other in a circle."""
        order = sorted(range(len(jobs)), key=lambda place: jobs[place].table)
        try:
            out = self._writing()
            with out.pipeline() as pipeline, out.transaction():
                entered = {place: self._send(jobs[place], out, pipeline) for place in order}
            return [_outcome(job, entered[place]) for place, job in enumerate(jobs)]
        except psycopg.Error as error:
            self.close_writing()
            raise failed(_short(error)) from None

    def write_nothing(self) -> None:
        """A message to nobody, in the database's log of writes."""
        try:
            self._writing().execute("SELECT pg_logical_emit_message(true, 'millions', '')")
        except psycopg.Error as error:
            self.close_writing()
            raise failed(_short(error)) from None

    def _writing(self) -> Connection[Any]:
        if self._out is None or self._out.closed:
            self._out = self._connect()
        return self._out

    def _send(self, job: Job, connection: Connection[Any], pipeline: Pipeline) -> Cursor[Any]:
        """Send one job, or nothing of it; the cursor will know how many entries were written."""
        added = (list(range(job.after + 1, job.last + 1)), list(job.entries))
        if job.new is None:
            entered = connection.execute(CONTINUE, (job.last, job.table, job.after, *added))
        else:
            new = job.new
            row = (new.table, new.game, new.public, new.status, new.opened, new.secret, job.last)
            entered = connection.execute(BEGIN, (*row, *added))
        if job.filing != NOTHING_TO_FILE:
            pipeline.sync()  # now it is known whether the log was continued
            if entered.rowcount:
                self._file(job, connection)
        return entered

    def _file(self, job: Job, connection: Connection[Any]) -> None:
        if job.filing.status:
            connection.execute("UPDATE tables SET status = %s WHERE id = %s", (job.filing.status, job.table))
        for person, seat in job.filing.people:
            row = (person, job.table, seat)
            connection.execute("INSERT INTO people VALUES (%s, %s, %s) ON CONFLICT DO NOTHING", row)

    def ask(self, question: str, values: Sequence[Any]) -> list[Row]:
        """Over the connection there is; if that is lost, over a new one."""
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
            raise failed(_short(error)) from None

    def close_writing(self) -> None:
        if self._out is not None:
            self._out.close()
            self._out = None

    def close_reading(self) -> None:
        if self._in is not None:
            self._in.close()
            self._in = None


def _outcome(job: Job, entered: Cursor[Any]) -> Outcome:
    return None if entered.rowcount == len(job.entries) else conflict(job.table, job.after)


def _short(error: psycopg.Error) -> str:
    """What happened, without what was sent."""
    return error.diag.message_primary or type(error).__name__


def _migrate(connection: Connection[Any]) -> None:
    """Bring the database to the shape this program knows, one program at a time."""
    with connection.transaction():
        connection.execute("SELECT pg_advisory_xact_lock(%s)", (MIGRATING,))
        connection.execute("CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL)")
        (present,) = connection.execute("SELECT coalesce(max(number), 0) FROM migrations").fetchone() or (0,)
        for migration in missing("postgres", present):
            for statement in migration.statements:
                connection.execute(statement)
            connection.execute("INSERT INTO migrations VALUES (%s, %s)", migration[:2])
