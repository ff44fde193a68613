"""Reading and filling a whole PostgreSQL store."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import psycopg
from psycopg import Connection, IsolationLevel

from millions.server.store.postgres import CONNECT_TIMEOUT_S, create_schema, failure
from millions.server.store.sql import Row
from millions.server.upkeep.contents import CONTENTS

ROWS_AT_ONCE = 1000

VERSION = "SELECT coalesce(max(number), 0) FROM migrations"
EMPTY = "SELECT NOT EXISTS (SELECT FROM tables) AND NOT EXISTS (SELECT FROM notes)"


@contextmanager
def snapshot(address: str) -> Iterator[tuple[int, Connection[Any]]]:
    """The schema version, and a connection that sees the database as it was at one moment."""
    try:
        with psycopg.connect(address, connect_timeout=CONNECT_TIMEOUT_S) as connection:
            connection.isolation_level, connection.read_only = IsolationLevel.REPEATABLE_READ, True
            (version,) = connection.execute(VERSION).fetchone() or (0,)
            yield version, connection
    except psycopg.Error as error:
        raise failure(error) from None  # the address may hold a password


def rows(connection: Connection[Any], table: str) -> Iterator[Row]:
    """The rows of a table, a thousand at a time."""
    with connection.cursor(name=f"rows_of_{table}") as cursor:
        cursor.itersize = ROWS_AT_ONCE
        cursor.execute(f"SELECT {', '.join(CONTENTS[table])} FROM {table}")
        yield from cursor


def fill(address: str, contents: Iterator[tuple[str, Iterator[Row]]]) -> bool:
    """Fill an empty database in one transaction, creating its schema if needed; False if it is not empty."""
    create_schema(address)
    try:
        with psycopg.connect(address, connect_timeout=CONNECT_TIMEOUT_S) as connection:
            connection.execute("LOCK TABLE tables, notes IN EXCLUSIVE MODE")
            (empty,) = connection.execute(EMPTY).fetchone() or (False,)
            if empty:
                for table, lines in contents:
                    _copy_in(connection, table, lines)
            return bool(empty)
    except psycopg.Error as error:
        raise failure(error) from None


def _copy_in(connection: Connection[Any], table: str, lines: Iterator[Row]) -> None:
    into = f"COPY {table} ({', '.join(CONTENTS[table])}) FROM STDIN"
    with connection.cursor() as cursor, cursor.copy(into) as copy:
        for line in lines:
            copy.write_row(line)


def vacuum(address: str) -> None:
    """Let PostgreSQL use the room of deleted rows again."""
    try:
        with psycopg.connect(address, autocommit=True, connect_timeout=CONNECT_TIMEOUT_S) as connection:
            connection.execute("VACUUM (ANALYZE) entries, packs, tables")
    except psycopg.Error as error:
        raise failure(error) from None
