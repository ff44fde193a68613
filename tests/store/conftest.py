"""The databases that the store is proved on: a SQLite file, and a PostgreSQL server started for the tests."""

from __future__ import annotations

import os
import secrets
import tempfile
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import psycopg
import pytest

from tests.store.servers import start_postgres


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    """The address of a PostgreSQL server: the one that MILLIONS_POSTGRES names, or one started here.

    Not in pytest's own folder: as root, PostgreSQL runs as another user, who may not look in there.
    """
    if named := os.environ.get("MILLIONS_POSTGRES"):
        yield named
        return
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid()))
    with start_postgres(Path(tempfile.gettempdir()) / f"millions-postgres-{run}") as running:
        yield running.get_uri()  # the last worker stops it; when it exits, it may be killed before that


@pytest.fixture
def schema(server: str) -> Iterator[str]:
    """The address of an empty corner of the server."""
    name = f"millions_{secrets.token_hex(6)}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"CREATE SCHEMA {name}".encode())
        yield f"{server}{'&' if '?' in server else '?'}options={quote(f'-csearch_path={name}')}"
        connection.execute(f"DROP SCHEMA {name} CASCADE".encode())


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where to keep logs, in either database."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    return str(request.getfixturevalue("schema"))
