"""`millions serve`: the application under uvicorn, until a signal stops it."""

from __future__ import annotations

import asyncio
import gc
import multiprocessing
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from functools import partial
from tempfile import TemporaryDirectory
from typing import Any

import uvicorn
from msgspec import structs
from starlette.types import ASGIApp

from millions.core.errors import MillionsError
from millions.server import logs, service
from millions.server.app import Application
from millions.server.config import Config, HouseRules
from millions.server.guard import Door, GuardedHttp
from millions.server.logs import log
from millions.server.protocol import QuickProtocol
from millions.server.starting import sole_use, warn_of_danger
from millions.server.store import is_postgres, open_store, peers_at, prepare_store
from millions.server.thinking import Thinkers, usual_number
from millions.server.workers import Workers, need_postgres
from millions.tables import LoopClock, TableManager
from millions.wire.answers import Refused

DEFAULT_PORT = 8000

SHUTDOWN_TIMEOUT_S = 5
"""How long requests in flight may take when the server stops."""

HEARTBEAT_S = 20.0
"""A client that is silent for this long is pinged; one that does not answer for as long again is disconnected."""

REVIEWS_GIVE_WAY = True
"""Reviews run only while the processor is otherwise idle."""

GC_THRESHOLDS = (50_000, 0, 100)
"""Garbage-collector thresholds: play creates almost no reference cycles, and a full collection with a thousand tables
stops the server for a third of a second, so collect rarely. Most objects of a table live until its next action: they
are gone before the first threshold. Every other collection includes the survivors of the last one, so that few are
scanned twice: half the time of (10,000, 5, 100), and no longer pauses."""


Again = Callable[[], HouseRules]
"""Reloads the house rules."""

STOPPING = [signal.SIGINT, signal.SIGTERM, *([signal.SIGHUP] if hasattr(signal, "SIGHUP") else [])]
"""Signals that stop the server after a goodbye: Ctrl-C, a service manager, a terminal that is closed."""


class Uvicorn(uvicorn.Server):
    """uvicorn's server; it reports where it listens, and says goodbye to every client before it closes their
    connections."""

    def __init__(
        self,
        config: uvicorn.Config,
        application: Application,
        ready: Callable[[str], None],
        again: Again | None = None,
    ) -> None:
        super().__init__(config)
        self._application, self._ready, self._again = application, ready, again

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop on a signal, then return normally instead of raising the signal again: stopping is no failure."""
        if threading.current_thread() is not threading.main_thread():  # only the main thread receives signals
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in STOPPING}
        if self._again is not None:
            again, loop = self._again, asyncio.get_running_loop()
            signal.signal(signal.SIGHUP, lambda *_: loop.call_soon_threadsafe(self._application.reload, again))
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
        """Listen at one more address, at this port or, if that is taken, at any other. Existing connections stay
        open."""
        try:
            listening = listen(host, port)
        except Refused:
            listening = listen(host, 0)
        kind: Any = self.config.http_protocol_class
        protocol = partial(kind, config=self.config, server_state=self.server_state, app_state=self.lifespan.state)
        self.servers.append(await asyncio.get_running_loop().create_server(protocol, sock=listening))
        return int(listening.getsockname()[1])

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if multiprocessing.parent_process() is None:
            service.stopping()
        await self._application.farewell()
        await super().shutdown(sockets)


def address(host: str, port: int) -> str:
    """The URL to open in a browser on this machine."""
    shown = {"0.0.0.0": "localhost", "::": "localhost", "": "localhost"}.get(host, host)
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{port}"


def serve(
    config: Config,
    ready: Callable[[str], None] = lambda url: None,
    clock: LoopClock | None = None,
    again: Again | None = None,
) -> None:
    """Serve until a signal stops the server. Once it listens, `ready` is called with each of its addresses.

    With `again`, which reloads the house rules, SIGHUP does not stop the server but calls it.
    """
    if config.workers == 1:
        with closing(listen(config.host, config.port)) as listening, sole_use(config.store):
            return serve_at(listening, config, ready, clock, again)
    if not is_postgres(config.store):
        raise need_postgres()
    prepare_store(config.store)
    listen(config.host, config.port).close()  # is it free?
    with closing(listen(config.host, config.port, shared=True)) as reserved, TemporaryDirectory() as folder:
        config = structs.replace(config, port=reserved.getsockname()[1], siblings=folder)
        work = partial(_work, config, logs.chosen(), again)
        passed_on = [] if again is None else [signal.SIGHUP]
        Workers(config.workers, work, ready).run([one for one in STOPPING if one not in passed_on], passed_on)


def _work(
    config: Config, chosen: tuple[bool, str], again: Again | None, place: int, ready: Callable[[str], None]
) -> None:
    """One of several processes at the same port."""
    logs.set_up(*chosen)
    try:
        with closing(listen(config.host, config.port, shared=True)) as listening:
            serve_at(listening, structs.replace(config, place=place), ready, again=again)
    except MillionsError as error:
        log.error("a server process cannot start", cause=str(error.facts.get("error", error.code)))
        raise SystemExit(1) from None


def serve_at(
    listening: socket.socket,
    config: Config,
    ready: Callable[[str], None],
    clock: LoopClock | None = None,
    again: Again | None = None,
) -> None:
    """Serve at a socket."""
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)
    raise_file_limit()
    store = open_store(config.store)
    warn_of_danger(config.store)
    number = max(1, usual_number() // config.workers)
    with Thinkers(number) as think, Thinkers(patient=REVIEWS_GIVE_WAY) as review, Thinkers() as answer:
        clock = clock or LoopClock()
        manager = TableManager(store, clock, think, number, peers_at(config.store, clock))
        application = Application(manager, config, review, answer)
        Uvicorn(uvicorn_config(application.asgi, config), application, ready, again).run([listening])


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


def listen(host: str, port: int | None, shared: bool = False) -> socket.socket:
    """A bound socket. If no port was asked for and the default one is taken, any free port, with a warning.

    A `shared` port may be taken by other processes of the same user that share it too.
    """
    for wish in (port,) if port is not None else (DEFAULT_PORT, 0):
        listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if shared:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
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
