"""Where the files of a server are by default."""

from __future__ import annotations

from pathlib import Path


def usual_store() -> str:
    """`tables.db` in the data folder, which is created if it does not exist."""
    from millions.terminal import saves

    saves.make_private(saves.data_folder())
    return str(saves.data_folder() / "tables.db")


def beside(store: str, ending: str, name: str) -> str:
    """A file of the server: beside a SQLite file, with this ending; for PostgreSQL, in the data folder, with a name."""
    return f"{Path(usual_store()).with_name(name) if '://' in store else store}{ending}"
