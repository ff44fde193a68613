"""`millions backup`, `restore`, `compact` and `migrate`: upkeep of the store of a server."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from millions.cli.configuration import ConfigFile
from millions.cli.errors import FAILED, complain, need, plainly
from millions.cli.options import Lang, language
from millions.cli.places import beside, usual_store
from millions.cli.serve import Store

if TYPE_CHECKING:
    from millions.server.upkeep.contents import Checked

BackupFile = Annotated[Path, typer.Argument(metavar="FILE", help="The backup.", show_default=False)]
OnlyCheck = Annotated[bool, typer.Option("--check", help="Only check the file; restore nothing.")]

MOST_NAMED = 20


def backup(file: BackupFile, config: ConfigFile = None, store: Store = None, lang: Lang = None) -> None:
    """Copy everything in a store to one file, while the server runs, and check the copy by opening every table.

    The file holds every secret of the store, and the key that signs push messages. Only you can read it.
    It appears under its name once it is complete. What an interrupted backup leaves behind is called FILE.….part.

    A backup of SQLite or PostgreSQL can be restored into either.

    Exit code 0: everything can be read. 1: no backup was made, or tables of the store are damaged; they are named.

    Example: `millions backup /var/backups/millions-2026-01-31.db --store /var/lib/millions/tables.db`
    """
    with plainly(language(lang)):
        need("starlette", "uvicorn", "websockets")
        from millions.server.upkeep.backup import backup

        store = store or usual_store()
        _tell("backup-done", backup(store, file, Path(beside(store, ".vapid", "push"))), language(lang), file)


def restore(
    file: BackupFile, config: ConfigFile = None, store: Store = None, check: OnlyCheck = False, lang: Lang = None
) -> None:
    """Make a store from a backup, whole or not at all. Nothing is overwritten: the store must not exist yet.

    The backup may be of an older version. With PostgreSQL the database must exist and be empty.

    FILE may also be the SQLite store of a server that does not run: so a server moves from SQLite to PostgreSQL.

    Example: `millions restore millions-2026-01-31.db --store /var/lib/millions/tables.db`

    Move to PostgreSQL. Example: `millions restore tables.db --store postgresql://millions@localhost/millions`
    """
    with plainly(language(lang)):
        need("starlette", "uvicorn", "websockets")
        from millions.server.upkeep.restore import check_backup, restore

        if check:
            return _tell("check-done", check_backup(file), language(lang), file)
        store = store or usual_store()
        _tell("restore-done", restore(file, store, Path(beside(store, ".vapid", "push"))), language(lang), file)


def compact(config: ConfigFile = None, store: Store = None, lang: Lang = None) -> None:
    """Compress the logs of all finished matches now, and return free space to the disk.

    A server compresses the logs of matches that end, in the background. This command is for older stores. With SQLite,
    stop the server first.

    Example: `millions compact --store /var/lib/millions/tables.db`
    """
    with plainly(language(lang)):
        need("starlette", "uvicorn", "websockets")
        from millions.server.upkeep.compact import compact
        from millions.words import catalogue

        tables = asyncio.run(compact(store or usual_store()))
        typer.echo(catalogue(language(lang)).format("compact-done", tables=tables))


def migrate(config: ConfigFile = None, store: Store = None, lang: Lang = None) -> None:
    """Create the tables of the database, or bring them up to date, and do nothing else.

    A server does this when it starts. This is for a server whose role may not change the schema: run it as the owner.

    Example: `millions migrate --store postgresql://millions_owner@localhost/millions`
    """
    with plainly(language(lang)):
        need("starlette", "uvicorn", "websockets")
        from millions.server.starting import sole_use
        from millions.server.store import prepare_store
        from millions.words import catalogue

        store = store or usual_store()
        with sole_use(store):
            prepare_store(store)
        typer.echo(catalogue(language(lang)).format("migrate-done"))


def _tell(done: str, checked: Checked, lang: str, file: Path) -> None:
    """Say what was done and checked, and name what is damaged."""
    from millions.words import catalogue

    words = catalogue(lang)
    typer.echo(words.format(done, file=str(file), tables=checked.tables, entries=checked.entries))
    if checked.damaged:
        named = ", ".join(checked.damaged[:MOST_NAMED])
        complain(words.format("tables-damaged", number=len(checked.damaged), tables=named))
        raise typer.Exit(FAILED)
