"""`millions serve`: the application under uvicorn, until a signal stops it."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from functools import partial
from typing import Any

import uvicorn
from starlette.types import ASGIApp

from millions.server.app import Application
from millions.server.config import Config
from millions.server.guard import Door, GuardedHttp
from millions.server.logs import log
from millions.server.protocol import QuickProtocol
from millions.server.starting import sole_use, warn_of_danger
from millions.server.store import open_store
from millions.server.thinking import Thinkers, usual_number
from millions.tables import Clock, LoopClock, TableManager
from millions.wire.answers import Refused

DEFAULT_PORT = 8000

SHUTDOWN_TIMEOUT_S = 5
"""How long requests that are being answered may take when the server stops."""

HEARTBEAT_S = 20.0
"""A client that is silent for this long is pinged; one that does not answer for as long again is disconnected."""

REVIEW_NICENESS = 10
"""Reviews run when nobody else wants the processor."""

GC_THRESHOLDS = (10_000, 5, 100)
"""Garbage-collector thresholds: play creates almost no reference cycles, and a full collection with a thousand tables
stops the server for a third of a second, so collect rarely."""


STOPPING = [signal.SIGINT, signal.SIGTERM, *([signal.SIGHUP] if hasattr(signal, "SIGHUP") else [])]
"""Signals that stop the server after a goodbye: Ctrl-C, a service manager, a terminal that is closed."""


class Uvicorn(uvicorn.Server):
    """Tells its caller where it listens, and every client before it closes their connections."""

    def __init__(self, config: uvicorn.Config, application: Application, ready: Callable[[str], None]) -> None:
        super().__init__(config)
        self._application, self._ready = application, ready

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop on a signal, then return normally instead of raising the signal again: stopping is no failure."""
        if threading.current_thread() is not threading.main_thread():  # only the main thread receives signals
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in STOPPING}
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
            origins = await self._application.network.start(port, self.listen_at)
            for origin in (address(self.config.host, port), *origins):
                self._ready(origin)

    async def listen_at(self, host: str, port: int) -> int:
        """Listen at one more address, at this port or, if that is taken, at any other. Nothing else is disturbed."""
        try:
            listening = listen(host, port)
        except Refused:
            listening = listen(host, 0)
        kind: Any = self.config.http_protocol_class
        protocol = partial(kind, config=self.config, server_state=self.server_state, app_state=self.lifespan.state)
        self.servers.append(await asyncio.get_running_loop().create_server(protocol, sock=listening))
        return int(listening.getsockname()[1])

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._application.farewell()
        await super().shutdown(sockets)


def address(host: str, port: int) -> str:
    """The URL to open in a browser on this machine."""
    shown = {"0.0.0.0": "localhost", "::": "localhost", "": "localhost"}.get(host, host)
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{port}"


def serve(config: Config, ready: Callable[[str], None] = lambda url: None, clock: Clock | None = None) -> None:
    """Serve until a signal stops the server. Once it listens, `ready` is called with each of its addresses."""
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)
    raise_file_limit()
    with closing(listen(config.host, config.port)) as listening, sole_use(config.store):
        store = open_store(config.store)
        warn_of_danger(config.store)
        number = usual_number()
        with Thinkers(number) as think, Thinkers(niceness=REVIEW_NICENESS) as review:
            manager = TableManager(store, clock or LoopClock(), think, at_once=number)
            application = Application(manager, config, review)
            Uvicorn(uvicorn_config(application.asgi, config), application, ready).run([listening])


def raise_file_limit() -> None:
    """Raise the soft limit of open files to the hard one: every connection is an open file."""
    try:
        import resource
    except ImportError:  # not a Unix
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):  # some systems name a hard limit that they do not allow
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        log.info("open files", limit=hard, before=soft)


def listen(host: str, port: int | None) -> socket.socket:
    """A bound socket. If no port was asked for and the default one is taken, any free port, with a warning."""
    for wish in (port,) if port is not None else (DEFAULT_PORT, 0):
        listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, wish))
            if port is None and wish != DEFAULT_PORT:
                log.warning("the usual port is taken", usual=DEFAULT_PORT, instead=listening.getsockname()[1])
            return listening
        except OSError as error:
            listening.close()
            why = error.strerror or str(error)
    raise Refused("port-taken", f"cannot listen at {host}, port {wish}: {why}", host=host, port=wish, error=why)


def uvicorn_config(application: ASGIApp, config: Config) -> uvicorn.Config:
    """How uvicorn runs an application here."""
    limits = config.limits
    door = Door(limits.sockets_per_address + limits.spare_connections, limits.requests_per_second, config.proxies)
    http: Any = partial(GuardedHttp, door=door)
    websockets: Any = partial(QuickProtocol, door=door, limits=limits)
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
        http=http,
        ws=websockets,
        ws_max_size=limits.message,
        ws_per_message_deflate=False,
        ws_ping_interval=HEARTBEAT_S,
        ws_ping_timeout=HEARTBEAT_S,
        timeout_graceful_shutdown=SHUTDOWN_TIMEOUT_S,
        lifespan="on",
    )
