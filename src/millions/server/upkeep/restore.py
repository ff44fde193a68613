"""`millions restore`: a backup, or another store, becomes a new store in SQLite or PostgreSQL, whole or not at all."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path

from millions.server.starting import sole_use
from millions.server.store import is_postgres
from millions.server.store.sql import Row
from millions.server.store.sqlite import migrate
from millions.server.upkeep.backup import PUSH_KEY, copy_file, no_such_store, whole_file, writing
from millions.server.upkeep.contents import BACKUP, CONTENTS, Checked, check, reading, version_of
from millions.wire.answers import Refused

HAS_BACKUP = f"SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = '{BACKUP}'"


def restore(file: Path, store: str, push_key: Path) -> Checked:
    """Make a store from a backup, or from the SQLite file of a server that does not run. It must not exist yet.

    An older backup is brought up to date. Tables that cannot be read are copied as they are, and named.
    """
    version_of_file(file)
    with ExitStack() as locks:
        if not _is_backup(file):
            locks.enter_context(sole_use(str(file)))
        locks.enter_context(sole_use(store))
        checked, key = _to_postgres(file, store) if is_postgres(store) else _to_sqlite(file, Path(store))
    if key is not None and not push_key.exists():
        with os.fdopen(os.open(push_key, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as out:
            out.write(key)
    return checked


def check_backup(file: Path) -> Checked:
    """Check a backup as `restore` does, and change nothing."""
    version_of_file(file)
    with tempfile.TemporaryDirectory(prefix="millions-") as folder:
        copy = Path(folder) / "copy.db"
        with writing(copy):
            return _prepare(file, copy)[0]


def version_of_file(file: Path) -> int:
    """The schema version of a backup or store, which must be there and known to this program."""
    if not file.is_file():
        raise no_such_store(str(file))
    return version_of(file)


def _is_backup(file: Path) -> bool:
    with reading(file) as found:
        return bool(found.execute(HAS_BACKUP).fetchone()[0])


Restored = tuple[Checked, bytes | None]
"""What was found, and the key that signs push messages."""


def _to_sqlite(file: Path, store: Path) -> Restored:
    if store.exists():
        raise _not_empty(str(store))
    with whole_file(store) as part:
        return _prepare(file, part)


def _to_postgres(file: Path, store: str) -> Restored:
    from millions.server.upkeep.postgres import fill

    with tempfile.TemporaryDirectory(prefix="millions-") as folder:
        copy = Path(folder) / "copy.db"
        with writing(copy):
            restored = _prepare(file, copy)
        with reading(copy) as source:
            if not fill(store, _contents(source)):
                raise _not_empty("PostgreSQL")
    return restored


def _contents(source: sqlite3.Connection) -> Iterator[tuple[str, Iterator[Row]]]:
    for table, columns in CONTENTS.items():
        yield table, source.execute(f"SELECT {', '.join(columns)} FROM {table}")


def _prepare(file: Path, part: Path) -> Restored:
    """Copy the file, bring the copy up to date, take what is about the backup out of it, and open every table."""
    copy_file(file, part)
    with closing(sqlite3.connect(part, isolation_level=None)) as copy:
        migrate(copy)
        key = None
        if copy.execute(HAS_BACKUP).fetchone()[0]:
            key = copy.execute(f"SELECT body FROM {BACKUP} WHERE name = ?", (PUSH_KEY,)).fetchone()
            copy.execute(f"DROP TABLE {BACKUP}")
    return check(part), key[0] if key else None


def _not_empty(store: str) -> Refused:
    return Refused(
        "store-not-empty",
        f"{store} holds something already: nothing is overwritten; move it away, or name another store",
        store=store,
    )
