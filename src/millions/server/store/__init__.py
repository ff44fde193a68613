"""Stores in SQLite and PostgreSQL; both implement `tables.store.Store`."""

import asyncio
import re

from millions.server.store.sqlite import SqliteStore
from millions.tables.clock import LoopClock
from millions.tables.errors import StoreFailed
from millions.tables.peers import Alone, Peers
from millions.tables.store import Store

__all__ = ["SqliteStore", "is_postgres", "open_store", "peers_at", "prepare_store"]


POSTGRES = ("postgresql://", "postgres://")

NO_FILE = re.compile(r"\s*(\w+://|(host|hostaddr|port|dbname|user|password|service|sslmode)\s*=)")
"""The URL of a database with an unknown scheme."""


def is_postgres(address: str) -> bool:
    """Is this the address of a PostgreSQL database?"""
    return address.startswith(POSTGRES)


def open_store(address: str) -> Store:
    """Open a store: a `postgresql://…` URL (needs the extra `postgres`), or the path of a SQLite file."""
    if is_postgres(address):
        from millions.server.store.postgres import PostgresStore

        return PostgresStore(address)
    if NO_FILE.match(address):  # it may hold a password, so it is not repeated
        sentence = "the store is a file, or a database as postgresql://USER@HOST/DATABASE; this is neither"
        raise StoreFailed("store-address", sentence)
    return SqliteStore(address)


def prepare_store(address: str) -> None:
    """Create the tables of a database, or bring them up to date; raises what is wrong with it."""
    asyncio.run(open_store(address).close())


def peers_at(address: str, clock: LoopClock) -> Peers:
    """The other processes that use a store: a PostgreSQL database can have many, a SQLite file has one."""
    if not is_postgres(address):
        return Alone()
    from millions.server.store.peers import PostgresPeers

    return PostgresPeers(address, clock)
