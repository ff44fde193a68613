"""A database of any older version becomes one of today, and keeps what was in it; one from the future is left alone."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest

from millions.server.store import migrate, open_store, sqlite
from millions.server.store.migrate import Migration, migrations
from millions.tables.errors import StoreFailed
from millions.tables.store import Filing
from tests.loops import in_a_loop
from tests.store.writing import kept

DATABASES = ("sqlite", "postgres")
VERSIONS = range(1, len(migrations("sqlite")) + 1)


@pytest.mark.parametrize("database", DATABASES)
def test_migrations_are_numbered_without_a_gap_and_alike(database: str) -> None:
    assert [one.number for one in migrations(database)] == list(VERSIONS)
    assert [one.name for one in migrations(database)] == [one.name for one in migrations("sqlite")]
    assert all(one.statements for one in migrations(database))


@pytest.mark.parametrize("version", VERSIONS)
@in_a_loop
async def test_an_older_database_is_brought_up_to_date(
    version: int, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    everything = migrations
    with monkeypatch.context() as earlier:
        earlier.setattr(migrate, "migrations", lambda database: everything(database)[:version])
        store = open_store(address)
        await store.create(kept("a"), [b"one"])
        await store.append("a", 1, [b"two"])
        await store.close()
    for _ in range(2):
        store = open_store(address)
        assert (await store.read("a"))[:2] == [b"one", b"two"]
        assert await store.kept("a") == kept("a")
        await store.append("a", len(await store.read("a")), [b"three"], Filing(people=(("me", 1),)))
        assert len(await store.find(person="me")) == 1
        await store.close()


def test_a_database_from_the_future_is_left_alone(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    everything = migrations
    new = Migration(len(VERSIONS) + 1, "0999_future.sql", ("CREATE TABLE future (a INTEGER)",))
    with monkeypatch.context() as later:
        later.setattr(migrate, "migrations", lambda database: [*everything(database), new])
        _open_and_close(address)
    with pytest.raises(StoreFailed) as refusal:
        open_store(address)
    assert refusal.value.code == "store-newer"


def test_a_migration_that_fails_changes_nothing(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    everything = migrations
    bad = Migration(len(VERSIONS) + 1, "0999_bad.sql", ("CREATE TABLE half (a INTEGER)", "CREATE TABEL typo"))
    with monkeypatch.context() as later:
        later.setattr(migrate, "migrations", lambda database: [*everything(database), bad])
        with pytest.raises(StoreFailed):
            open_store(address)
    _open_and_close(address)
    assert not _has_table(address, "half")
    assert _has_table(address, "entries")


def _open_and_close(address: str) -> None:
    @in_a_loop
    async def both() -> None:
        await open_store(address).close()

    both()


def _has_table(address: str, name: str) -> bool:
    connection: Any = psycopg.connect(address) if "://" in address else sqlite3.connect(address)
    try:
        return connection.execute(f"SELECT count(*) FROM {name}").fetchone() is not None
    except (psycopg.Error, sqlite3.Error):
        return False
    finally:
        connection.close()


def test_a_fresh_file_has_the_newest_version(tmp_path: Path) -> None:
    _open_and_close(str(tmp_path / "tables.db"))
    assert (tmp_path / "tables.db").stat().st_mode & 0o077 == 0  # for its owner's eyes only
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (len(VERSIONS),)
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_a_failure_that_has_ended_the_transaction_is_said_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a full disk SQLite rolls back by itself: rolling back again would fail, and hide why."""
    monkeypatch.setattr(sqlite, "missing", lambda *_: [Migration(1, "full", ("ROLLBACK", "the disk is full"))])
    connection = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
    with closing(connection), pytest.raises(sqlite3.OperationalError, match='near "the"'):
        sqlite.migrate(connection)
