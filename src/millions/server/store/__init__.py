"""Stores in SQLite and PostgreSQL; both implement `tables.store.Store`."""

from millions.server.store.sqlite import SqliteStore
from millions.tables.store import Store

__all__ = ["SqliteStore", "open_store"]


def open_store(address: str) -> Store:
    """Open a store: a `postgresql://…` URL (needs the extra `postgres`), or the path of a SQLite file."""
    if address.startswith(("postgresql://", "postgres://")):
        from millions.server.store.postgres import PostgresStore

        return PostgresStore(address)
    return SqliteStore(address)
