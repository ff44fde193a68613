"""Numbered plain-SQL migrations: each is applied once, in order, whole or not at all."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import NamedTuple

from millions.tables.errors import StoreFailed

NAME = re.compile(r"(?P<number>\d{4})_\w+\.sql")


class Migration(NamedTuple):
    """One step from one schema version to the next."""

    number: int
    name: str
    statements: tuple[str, ...]


def migrations(database: str) -> list[Migration]:
    """All migrations of a database, in order."""
    found = []
    for file in files("millions.server.store").joinpath("migrations", database).iterdir():
        if named := NAME.fullmatch(file.name):
            text = re.sub(r"--.*", "", file.read_text(encoding="utf-8"))
            statements = tuple(part.strip() for part in text.split(";") if part.strip())
            found.append(Migration(int(named["number"]), file.name, statements))
    return sorted(found)


def missing(database: str, present: int) -> list[Migration]:
    """The migrations that a database of this version still needs; a newer database is refused."""
    known = migrations(database)
    if present > known[-1].number:
        raise StoreFailed(
            "store-newer",
            f"the database has version {present}, this program knows up to {known[-1].number}: a newer one is needed",
            version=present,
            known=known[-1].number,
        )
    return [migration for migration in known if migration.number > present]


def incomplete(error: str) -> StoreFailed:
    """A table of the schema is missing."""
    return StoreFailed(
        "store-incomplete",
        f"the database is not whole ({error}): perhaps a restore was interrupted; restore a backup into an empty one",
        error=error,
    )
