"""Servers to play at: one in this process, and real ones that can be killed."""

from __future__ import annotations

import asyncio
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import uvicorn

from millions.client import Api, Door, Keyring, Link
from millions.server.app import Application
from millions.server.config import Config, Limits
from millions.server.run import Uvicorn
from millions.tables import Chair, House, LoopClock, Settings, Store

GENEROUS = Limits(tables_per_hour=1_000_000, requests_per_second=100_000, sockets_per_address=10_000)


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


class InAThread(Uvicorn):
    """Stops when it is asked to, not by a signal: those belong to the main thread."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@contextmanager
def served(store: Store, port: int = 0) -> Iterator[str]:
    """A server in a thread of this process; its address."""
    opened, url = threading.Event(), []

    def ready(address: str) -> None:
        url.append(address)
        opened.set()

    application = Application(House(store, LoopClock()), Config(limits=GENEROUS))
    config = uvicorn.Config(
        application.asgi, host="127.0.0.1", port=port, log_config=None, ws="websockets-sansio", lifespan="on"
    )
    server = InAThread(config, application, ready)
    thread = threading.Thread(target=lambda: asyncio.run(server.serve()), daemon=True)
    thread.start()
    assert opened.wait(20)
    try:
        yield url[0]
    finally:
        server.should_exit = True
        thread.join(20)


class Served:
    """`millions serve` in a process of its own, on a file, always at the same address."""

    def __init__(self, folder: Path) -> None:
        self.port, self.store = free_port(), folder / "tables.db"
        self.url = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        """Serve; also again, after it was killed."""
        command = [sys.executable, "-m", "millions", "serve", "--port", str(self.port), "--store", str(self.store)]
        generous = ["--tables-per-hour", "100000", "--requests-per-second", "100000"]
        self.process = subprocess.Popen(
            [*command, *generous, "--lang", "en", "--log-level", "error"], stdout=subprocess.PIPE
        )
        assert self.process.stdout is not None
        assert b"Tables at" in self.process.stdout.readline()

    def kill(self) -> None:
        """As a power cut would."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        """As Ctrl-C would."""
        self.process.terminate()
        self.process.wait(20)


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


def door_to(link: str, folder: Path) -> Door:
    """The door of a table, and a keyring in this folder."""
    return Door(Link.read(link), Keyring(folder / "seats"))
