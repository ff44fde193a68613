"""What a store contains, the same in SQLite and PostgreSQL; and checking that all of it can be read."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from msgspec import Struct

from millions.core.errors import MillionsError
from millions.server.store.integrity import SHORT_LOGS
from millions.server.store.migrate import migrations, missing
from millions.server.store.sql import READ, entries_after
from millions.tables import entries
from millions.tables.entries import Opened
from millions.tables.errors import StoreFailed, table_damaged
from millions.tables.log_names import log_name
from millions.tables.state import State
from millions.tables.store import LIVE

CONTENTS = {
    "tables": ("id", "game", "public", "status", "opened", "secret", "last", "packed", "rested", "due"),
    "packs": ("table_id", "body"),
    "entries": ("table_id", "number", "body"),
    "people": ("person", "table_id", "seat"),
    "notes": ("owner", "name", "body"),
}
"""The tables of the database that are copied, in an order in which each refers to earlier ones only."""

BACKUP = "backup"
"""A further table of a backup file: about the backup, and the key that signs push messages."""


class Checked(Struct, frozen=True):
    """What checking a store has shown."""

    tables: int
    entries: int
    damaged: tuple[str, ...] = ()
    """Tables that cannot be read, by their names in logs."""


@contextmanager
def reading(file: Path) -> Iterator[sqlite3.Connection]:
    """Open a SQLite store or backup for reading only; the program that writes to it is not held up."""
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)) as found:
            found.execute("PRAGMA user_version").fetchone()
            yield found
    except sqlite3.Error as error:
        raise not_a_store(file, str(error)) from error


def not_a_store(file: Path, why: str) -> StoreFailed:
    """The file is no store, or a damaged one."""
    return StoreFailed(
        "backup-damaged", f"{file} is no store or backup, or is damaged: {why}", file=str(file), error=why
    )


def version_of(file: Path) -> int:
    """The schema version of a SQLite store or backup; one that this program does not know is refused."""
    with reading(file) as store:
        (version,) = store.execute("PRAGMA user_version").fetchone()
    if version == 0:
        raise not_a_store(file, "there are no tables of this program in it")
    missing("sqlite", version)
    return int(version)


def refuse_older(database: str, version: int) -> None:
    """A backup is made by a program of the same version as the one that uses the store."""
    newest = migrations(database)[-1].number
    if version < newest:
        raise StoreFailed(
            "store-older",
            f"the database has version {version}, this program makes backups of version {newest}: use the program "
            "that uses the store, or start the new one first",
            version=version,
            known=newest,
        )


def check(file: Path) -> Checked:
    """Open every table of a SQLite file: each log is complete and each entry readable; unfinished ones are applied."""
    with reading(file) as store:
        (found,) = store.execute("PRAGMA quick_check(1)").fetchone()
        if found != "ok":
            raise not_a_store(file, str(found).splitlines()[-1])
        (short,) = store.execute(SHORT_LOGS).fetchone()
        if short:
            raise not_a_store(file, f"{short} tables have lost entries")
        tables, read, damaged = 0, 0, []
        for table, status, secret, last in store.execute("SELECT id, status, secret, last FROM tables"):
            tables, read = tables + 1, read + last
            if not _opens(_log(store, table), status in LIVE, secret, last):
                damaged.append(log_name(table))
    return Checked(tables, read, tuple(damaged))


def _log(store: sqlite3.Connection, table: str) -> list[bytes] | None:
    try:
        return entries_after(store.execute(READ, [table, 0] * 2).fetchall(), 0)
    except MillionsError:
        return None


def _opens(log: list[bytes] | None, live: bool, secret: bytes, last: int) -> bool:
    """Is the log whole and readable? That of an unfinished match is also played, as it will be after the restore."""
    if log is None or len(log) != last:
        return False
    try:
        opened, *rest = map(entries.decode, log)
        if not isinstance(opened, Opened):
            raise table_damaged()
        if live:
            state = State(opened, secret)
            for entry in rest:
                state.apply(entry)
    except MillionsError as error:
        return error.code == "table-other-rules"  # whole, but of other rules: the server sets it aside
    except Exception:  # as when the server loads it: whatever a damaged log makes the rules do
        return False
    return True
