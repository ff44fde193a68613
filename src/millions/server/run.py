"""`millions serve`: a house of tables behind a real HTTP server, until it is told to stop."""

from __future__ import annotations

import gc
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager

import uvicorn
from starlette.types import ASGIApp

from millions.server.app import Application
from millions.server.config import Config
from millions.server.logs import log
from millions.server.protocol import QuickProtocol
from millions.server.store import open_store
from millions.server.thinking import Thinkers
from millions.tables import House, LoopClock
from millions.wire.answers import Refused

USUAL_PORT = 8000

PATIENCE = 5
"""Seconds for requests that are being answered when the server stops."""

HEARTBEAT = 20.0
"""Seconds between two questions whether a silent client is still there, and for its answer."""

TIDYING = (10_000, 5, 100)
"""How much is made before Python looks for rings of forgotten things. Play makes hardly any, and to look through a
thousand tables takes a third of a second in which nobody is told anything: rarely is often enough."""


class Uvicorn(uvicorn.Server):
    """Tells everybody at the tables before it hangs up, and whoever started it when the door is open."""

    def __init__(self, config: uvicorn.Config, application: Application, ready: Callable[[str], None]) -> None:
        super().__init__(config)
        self._application, self._ready = application, ready

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop when told to, and then go on as after any other work: stopping a server is no failure."""
        if threading.current_thread() is not threading.main_thread():  # which alone is told anything
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            port = self.servers[0].sockets[0].getsockname()[1]
            log.info("started", port=port)
            self._ready(address(self.config.host, port))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._application.hub.farewell()
        await super().shutdown(sockets)


def address(host: str, port: int) -> str:
    """Where the front door is, as typed into a browser on this machine."""
    shown = {"0.0.0.0": "localhost", "::": "localhost", "": "localhost"}.get(host, host)
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{port}"


def serve(config: Config, ready: Callable[[str], None] = lambda url: None) -> None:
    """Serve until a signal says stop. `ready` is told the address once the door is open."""
    gc.freeze()
    gc.set_threshold(*TIDYING)
    with closing(door(config.host, config.port)) as listening:
        store = open_store(config.store)
        with Thinkers() as think:
            application = Application(House(store, LoopClock(), think=think), config)
            Uvicorn(uvicorn_config(application.asgi, config), application, ready).run([listening])


def door(host: str, port: int | None) -> socket.socket:
    """Where to listen. The usual port may be taken, and then any will do; one that was asked for may not."""
    for wish in (port,) if port is not None else (USUAL_PORT, 0):
        listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, wish))
            return listening
        except OSError as error:
            listening.close()
            why = error.strerror or str(error)
    raise Refused("port-taken", f"cannot listen at {host}, port {wish}: {why}", host=host, port=wish, error=why)


def uvicorn_config(application: ASGIApp, config: Config) -> uvicorn.Config:
    """How any application is served here."""
    return uvicorn.Config(
        application,
        interface="asgi3",
        host=config.host,
        port=config.port or 0,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(config.proxies),
        forwarded_allow_ips=list(config.proxies),
        ws=QuickProtocol,
        ws_max_size=config.limits.message,
        ws_per_message_deflate=False,
        ws_ping_interval=HEARTBEAT,
        ws_ping_timeout=HEARTBEAT,
        timeout_graceful_shutdown=PATIENCE,
        lifespan="on",
    )
