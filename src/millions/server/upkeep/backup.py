"""`millions backup`: one file with everything in a store, whole or not at all, while the server runs.

The file is a SQLite store, also if the store is in PostgreSQL, so that a backup of either can be restored into either.
"""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path

from millions import __version__
from millions.core.errors import BadSetup
from millions.server.store import is_postgres
from millions.server.store.sqlite import migrate
from millions.server.upkeep.contents import BACKUP, CONTENTS, Checked, check, refuse_older, version_of
from millions.tables.errors import StoreFailed
from millions.wire.answers import Refused

PUSH_KEY = "push-key"
"""The name of the key that signs push messages in the table about the backup."""


def backup(store: str, file: Path, push_key: Path) -> Checked:
    """Copy a store to a file, check the copy by opening every table, then give it its name."""
    if file.exists():
        raise Refused("file-exists", f"{file} exists already: choose another name", file=str(file))
    if not is_postgres(store) and not Path(store).is_file():
        raise no_such_store(store)
    with whole_file(file) as part:
        if is_postgres(store):
            _copy_from_postgres(store, part)
        else:
            refuse_older("sqlite", version_of(Path(store)))
            copy_file(Path(store), part)
        _describe(part, push_key)
        return check(part)


def no_such_store(store: str) -> BadSetup:
    """There is no store at this place."""
    return BadSetup("no-such-store", f"there is no store {store}", store=store)


@contextmanager
def whole_file(file: Path) -> Iterator[Path]:
    """A file under another name, private, which takes its name once it is complete and on the disk."""
    handle, name = tempfile.mkstemp(".part", f"{file.name}.", file.absolute().parent)
    os.close(handle)
    part = Path(name)
    try:
        with writing(file):
            yield part
        with part.open("rb") as done:
            os.fsync(done.fileno())
        os.replace(part, file)
        _sync_folder(file.absolute().parent)
    except sqlite3.Error as error:
        raise StoreFailed(
            "copy-failed", f"{file} was not written: {error}", file=str(file), error=str(error)
        ) from error
    finally:
        for left in (part, Path(f"{part}-journal"), Path(f"{part}-wal"), Path(f"{part}-shm")):
            left.unlink(missing_ok=True)


@contextmanager
def writing(file: Path) -> Iterator[None]:
    """A database that cannot be written, on a full disk perhaps, is an error of this program."""
    try:
        yield
    except sqlite3.Error as error:
        why = str(error)
        raise StoreFailed("copy-failed", f"{file} was not written: {why}", file=str(file), error=why) from error


def _sync_folder(folder: Path) -> None:
    with suppress(OSError):  # not every system lets a folder be opened
        handle = os.open(folder, os.O_RDONLY)
        os.fsync(handle)
        os.close(handle)


def copy_file(source: Path, target: Path) -> None:
    """Copy a SQLite database with the online backup API, in one read transaction: writers are not held up."""
    address = f"{source.absolute().as_uri()}?mode=ro"
    with closing(sqlite3.connect(address, uri=True)) as read, closing(sqlite3.connect(target)) as written:
        read.backup(written)
        written.execute("PRAGMA journal_mode = DELETE")  # one file, without a write-ahead log


def _describe(part: Path, push_key: Path) -> None:
    """Add what is not in the database of the server."""
    made = {"made": datetime.now(UTC).isoformat(timespec="seconds").encode(), "program": __version__.encode()}
    if push_key.is_file():
        made[PUSH_KEY] = push_key.read_bytes()
    with closing(sqlite3.connect(part)) as copy, copy:
        copy.execute(f"CREATE TABLE {BACKUP} (name TEXT PRIMARY KEY, body BLOB NOT NULL)")
        copy.executemany(f"INSERT INTO {BACKUP} VALUES (?, ?)", made.items())


def _copy_from_postgres(address: str, part: Path) -> None:
    """Copy everything as it was at one moment."""
    from millions.server.upkeep.postgres import rows, snapshot

    with snapshot(address) as (version, source), closing(sqlite3.connect(part, isolation_level=None)) as copy:
        refuse_older("postgres", version)
        migrate(copy)
        copy.execute("BEGIN")
        for table, columns in CONTENTS.items():
            marks = ", ".join("?" * len(columns))
            copy.executemany(f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks})", rows(source, table))
        copy.execute("COMMIT")
