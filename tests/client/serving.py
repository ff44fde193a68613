"""Servers for tests: one in this process, and real ones that can be killed; and tables at them."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from millions.client import Api, Keyring, Link, RemoteTable
from millions.server.app import Application
from millions.server.config import Config, Limits
from millions.server.run import Uvicorn, uvicorn_config
from millions.tables import LoopClock, Store, TableManager
from millions.wire.settings import Chair, Settings
from tests.serving import Served

GENEROUS = Limits(tables_per_hour=1_000_000, requests_per_second=100_000, sockets_per_address=10_000)


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


@contextmanager
def served(store: Store, port: int = 0) -> Iterator[str]:
    """A server in a thread of this process; its address."""
    opened, url = threading.Event(), []

    def ready(address: str) -> None:
        url.append(address)
        opened.set()

    config = Config(port=port, limits=GENEROUS)
    application = Application(TableManager(store, LoopClock()), config)
    server = Uvicorn(uvicorn_config(application.asgi, config), application, ready)
    thread = threading.Thread(target=lambda: asyncio.run(server.serve()), daemon=True)
    thread.start()
    assert opened.wait(20)
    try:
        yield url[0]
    finally:
        server.should_exit = True
        thread.join(20)


@contextmanager
def serving(folder: Path) -> Iterator[Served]:
    """A real server for a while."""
    server = Served(folder)
    try:
        yield server
    finally:
        server.kill()


def new_table(url: str, game: str = "dollars-1e", people: int = 1, bots: int = 3, **settings: object) -> str:
    """A fresh table; its link."""
    chairs = (*[Chair()] * people, *[Chair("random")] * bots)
    opened = Api(url).open(Settings(game=game, chairs=chairs, **{"pace": 0, **settings}))  # type: ignore[arg-type]
    return f"{url}/t/{opened.table}"


def remote_table(link: str, folder: Path) -> RemoteTable:
    """A table, given its link, with a keyring in this folder."""
    return RemoteTable(Link.read(link), Keyring(folder / "seats"))
