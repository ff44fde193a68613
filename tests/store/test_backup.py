"""A backup is whole or not there; restored, it is the same store, in either database."""

from __future__ import annotations

import asyncio
import atexit
import os
import resource
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any

import psycopg
import pytest

from millions.core.errors import MillionsError
from millions.server.store import migrate, open_store
from millions.server.store.migrate import Migration, migrations
from millions.server.upkeep.backup import backup
from millions.server.upkeep.compact import compact
from millions.server.upkeep.contents import BACKUP, CONTENTS
from millions.server.upkeep.restore import check_backup, restore
from millions.tables import LoopClock, TableManager
from millions.tables.log_names import log_name
from millions.wire.keys import Key
from millions.wire.settings import Chair, Settings
from tests.loops import apart, in_a_loop

ROOT = Path(__file__).parents[2]
ENGLISH = {**os.environ, "LC_ALL": "C"}


@pytest.fixture
def other(request: pytest.FixtureRequest, address: str, tmp_path: Path) -> str:
    """A place in the other database."""
    return str(tmp_path / "other.db") if "://" in address else str(request.getfixturevalue("schema"))


async def fill(address: str) -> list[str]:
    """A finished match, packed, another one that is not, and a table that waits for people."""
    manager = TableManager(open_store(address), LoopClock())
    bots = Settings(game="dollars-1e", chairs=(Chair(kind="random"),) * 3, pace=0)
    opened = [await manager.open(bots, Key.new()) for _ in range(2)]
    while any(table.state.stage != "over" for table in opened):
        await asyncio.sleep(0.01)
    await manager.store.pack(opened[0].id)
    waiting = await manager.open(
        Settings(game="million-club", chairs=(Chair(), Chair(), Chair()), public=True), Key.new()
    )
    await waiting.sit(Key.new(), "Ann", None, Key.new())
    await manager.store.note("somebody", "calls", b"\\x00\xff")
    await manager.close()
    return [table.id for table in (*opened, waiting)]


@cache
def stock() -> tuple[Path, list[str]]:
    """A store that is made once, and what is in it."""
    file = Path(tempfile.mkdtemp(prefix="millions-stock-")) / "tables.db"
    atexit.register(shutil.rmtree, file.parent)
    return file, apart(lambda: asyncio.run(fill(str(file))))


def filled(address: str) -> list[str]:
    """Put the same tables there."""
    file, tables = stock()
    restore(file, address, file.with_name("key"))
    return tables


def connected(address: str) -> Any:
    return psycopg.connect(address) if "://" in address else sqlite3.connect(address)


def contents(address: str) -> dict[str, list[Any]]:
    """Everything in a store."""
    with closing(connected(address)) as connection:
        return {
            table: sorted(connection.execute(f"SELECT {', '.join(columns)} FROM {table}").fetchall())
            for table, columns in CONTENTS.items()
        }


def refused(code: str, job: Any, *args: Any) -> str:
    with pytest.raises(MillionsError) as refusal:
        job(*args)
    assert refusal.value.code == code
    return str(refusal.value)


def test_every_table_of_the_schema_is_copied(address: str) -> None:
    filled(address)
    of_postgres = "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = current_schema()"
    of_sqlite = "SELECT m.name, c.name FROM sqlite_master m, pragma_table_info(m.name) c WHERE m.type = 'table'"
    with closing(connected(address)) as connection:
        found = connection.execute(of_postgres if "://" in address else of_sqlite).fetchall()
    named = {(table, column) for table, columns in CONTENTS.items() for column in columns}
    about_now = {"migrations", "processes", "holders"}
    assert {row for row in found if row[0] not in about_now} == named


def test_a_backup_is_restored_into_the_same_and_the_other_database(
    address: str, other: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    filled(address)
    file, key = tmp_path / "backup.db", tmp_path / "push.vapid"
    key.write_bytes(b"key")
    made = backup(address, file, key)
    assert (made.tables, made.damaged) == (3, ())
    assert file.stat().st_mode & 0o077 == 0
    assert check_backup(file) == restore(file, other, tmp_path / "other.vapid") == made
    assert contents(other) == contents(address)
    assert (tmp_path / "other.vapid").read_bytes() == b"key"
    assert (tmp_path / "other.vapid").stat().st_mode & 0o077 == 0
    again = str(tmp_path / "again.db")
    assert restore(file, again, key) == made
    assert contents(again) == contents(address)
    assert not [name for name in os.listdir(tmp_path) if ".part" in name]
    with closing(sqlite3.connect(again)) as connection:
        assert BACKUP not in [name for (name,) in connection.execute("SELECT name FROM sqlite_master")]
    apart(lambda: asyncio.run(open_store(again).close()))  # a server starts on it


def test_a_server_moves_from_sqlite_to_postgresql_once_it_is_stopped(schema: str, tmp_path: Path) -> None:
    from millions.server.starting import sole_use

    store = str(tmp_path / "tables.db")
    filled(store)
    with sole_use(store):
        refused("store-in-use", restore, Path(store), schema, tmp_path / "key")
    restore(Path(store), schema, tmp_path / "key")
    assert contents(schema) == contents(store)
    refused("store-not-empty", restore, Path(store), schema, tmp_path / "key")
    assert contents(schema) == contents(store)


def test_nothing_is_overwritten_and_what_is_not_there_is_said(tmp_path: Path) -> None:
    store, file, key = str(tmp_path / "tables.db"), tmp_path / "backup.db", tmp_path / "key"
    refused("no-such-store", backup, store, file, key)
    refused("no-such-store", restore, file, store, key)
    filled(store)
    backup(store, file, key)
    before = contents(store)
    refused("file-exists", backup, store, file, key)
    refused("store-not-empty", restore, file, store, key)
    assert contents(store) == before
    assert "no tables" in refused("backup-damaged", restore, _empty(tmp_path), str(tmp_path / "new.db"), key)


def _empty(folder: Path) -> Path:
    with closing(sqlite3.connect(folder / "empty.db")) as connection:
        connection.execute("CREATE TABLE something (a)")
    return folder / "empty.db"


def test_half_a_backup_is_refused_whole(schema: str, tmp_path: Path) -> None:
    store, file, key = str(tmp_path / "tables.db"), tmp_path / "backup.db", tmp_path / "key"
    filled(store)
    backup(store, file, key)
    half = tmp_path / "half.db"
    half.write_bytes(file.read_bytes()[: file.stat().st_size // 2])
    for target in (str(tmp_path / "new.db"), schema):
        refused("backup-damaged", restore, half, target, key)
    assert not (tmp_path / "new.db").exists()
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("DELETE FROM entries WHERE number = 3")
    assert "lost entries" in refused("backup-damaged", restore, file, str(tmp_path / "new.db"), key)


def test_damaged_tables_are_copied_and_named(tmp_path: Path) -> None:
    store, key = str(tmp_path / "tables.db"), tmp_path / "key"
    packed, _, waiting = filled(store)
    with closing(sqlite3.connect(store)) as connection, connection:
        connection.execute("UPDATE packs SET body = x'00'")
        connection.execute("UPDATE entries SET body = x'7b7d' WHERE table_id = ? AND number = 2", (waiting,))
    made = backup(store, tmp_path / "backup.db", key)
    assert set(made.damaged) == {log_name(packed), log_name(waiting)}


def test_a_store_that_is_half_restored_is_said(address: str) -> None:
    filled(address)
    with closing(connected(address)) as connection:
        connection.execute("DROP TABLE people")
        connection.commit()
    with pytest.raises(MillionsError, match=r"not whole \(.*people.*\).*restore a backup") as refused:
        open_store(address)
    assert refused.value.code == "store-incomplete"


def test_versions(address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A newer backup is refused, an older one brought up to date; an older store is left to its program."""
    everything, key = migrations, tmp_path / "key"
    newest = everything("sqlite")[-1].number
    future = Migration(newest + 1, "0999_future.sql", ("CREATE TABLE future (a INTEGER)",))
    filled(address)
    with monkeypatch.context() as later:
        later.setattr(migrate, "migrations", lambda database: [*everything(database), future])
        later.setattr("millions.server.upkeep.contents.migrations", migrate.migrations)
        refused("store-older", backup, address, tmp_path / "early.db", key)
        apart(lambda: asyncio.run(open_store(address).close()))
        backup(address, tmp_path / "newer.db", key)
    refused("store-newer", restore, tmp_path / "newer.db", str(tmp_path / "new.db"), key)
    refused("store-newer", backup, str(tmp_path / "newer.db"), tmp_path / "again.db", key)
    assert not (tmp_path / "new.db").exists()


@in_a_loop
async def test_compacting_packs_what_is_finished(address: str) -> None:
    tables = filled(address)
    store = open_store(address)
    before = [await store.read(table) for table in tables]
    await store.close()
    assert [await compact(address), await compact(address)] == [1, 0]
    store = open_store(address)
    assert [await store.read(table) for table in tables] == before
    await store.close()


BACK_UP = """
import sys
from pathlib import Path
from millions.server.upkeep.backup import backup
backup(sys.argv[1], Path(sys.argv[2]), Path("none"))
"""


@pytest.mark.slow
def test_a_backup_that_is_killed_is_not_there(tmp_path: Path) -> None:
    store, file = str(tmp_path / "tables.db"), tmp_path / "backup.db"
    filled(store)
    with closing(sqlite3.connect(store)) as connection, connection:
        connection.executemany(
            "INSERT INTO notes VALUES (?, 'much', zeroblob(100000))", [(str(n),) for n in range(300)]
        )
    for _ in range(2):
        known = set(os.listdir(tmp_path))
        with subprocess.Popen([sys.executable, "-c", BACK_UP, store, str(file)], cwd=ROOT) as killed:
            while not set(os.listdir(tmp_path)) - known:
                assert killed.poll() is None
            killed.kill()
        assert not file.exists() or check_backup(file)
        file.unlink(missing_ok=True)
    assert backup(store, file, tmp_path / "none").tables == 3


@pytest.mark.slow
def test_a_full_disk_during_a_backup_is_said_and_leaves_nothing(tmp_path: Path) -> None:
    store = str(tmp_path / "tables.db")
    filled(store)

    def narrow() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (50_000, 50_000))

    command = [sys.executable, "-m", "millions", "backup", str(tmp_path / "backup.db"), "--store", store]
    done = subprocess.run(command, cwd=ROOT, env=ENGLISH, preexec_fn=narrow, capture_output=True, text=True)
    assert done.returncode == 1
    assert "was not written: disk I/O error" in " ".join(done.stderr.split())
    assert not [name for name in os.listdir(tmp_path) if name.startswith("backup")]


def test_a_read_only_database_is_said(schema: str) -> None:
    filled(schema)
    with pytest.raises(MillionsError, match="read-only"):
        apart(lambda: asyncio.run(_write(f"{schema}%20-cdefault_transaction_read_only%3Don")))


async def _write(address: str) -> None:
    store = open_store(address)
    try:
        with pytest.raises(MillionsError, match="read-only"):
            await store.note("a", "b", b"c")
        await store.check()  # a read-only database does not become well by itself
    finally:
        await store.close()
