"""The server as one ASGI application: HTTP, WebSockets, the page, and background tasks. Any ASGI server can run it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import Executor
from contextlib import asynccontextmanager, suppress

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from millions.core.errors import MillionsError
from millions.server import schema, service, texts
from millions.server.access import CHEAP, KnownHosts, Ledger, Rates, address_of
from millions.server.admin import ADMIN, Admin
from millions.server.anyone import Fillings
from millions.server.base import without_base
from millions.server.calling.caller import Caller
from millions.server.calling.push import Push
from millions.server.calling.turns import Turns
from millions.server.config import Config, HouseRules
from millions.server.exercises import Exercises
from millions.server.headers import SafeHeaders
from millions.server.house import House
from millions.server.http import Http, fixed, not_there, our_fault, refused
from millions.server.logs import log, what_happened
from millions.server.mcp.endpoint import McpEndpoint
from millions.server.metrics import Metrics, Readings
from millions.server.network import Network
from millions.server.page import Page
from millions.server.players import MCP, Players
from millions.server.refusals import too_many_requests, unknown_host
from millions.server.reviews import Reviews
from millions.server.shared_metrics import SHARE_EVERY_S, SharedMetrics
from millions.server.socket import socket_of
from millions.server.sockets import Connections, Sockets
from millions.tables import TableManager
from millions.tables.store import LIVE
from millions.wire.bodies import Health

SHARE_LIMITS_EVERY_S = 1.0
TIDY_EVERY_S = 60.0
"""How often unused tables are evicted from memory."""

PACKING_PAUSE_S = 0.2
"""Pause after compressing a finished log, which takes about 20 ms of processor time, so that players do not notice."""

STORE_CHECK_TIMEOUT_S = 2.0
RESUME_RETRY_S = 5.0
CHORE_RETRY_S = 5.0


async def steadily(chore: Callable[[], Awaitable[None]]) -> None:
    """Run a background task as long as the server runs; log an unexpected exception and start the task again."""
    while True:
        try:
            return await chore()
        except Exception as error:
            log.error("a chore of the server failed and begins again", **what_happened(error))
            await asyncio.sleep(CHORE_RETRY_S)


class Application:
    """All tables of this program, and everything through which clients reach them."""

    def __init__(
        self,
        manager: TableManager,
        config: Config,
        review: Executor | None = None,
        answer: Executor | None = None,
    ) -> None:
        """Uses one worker process for reviews and another for what a client waits for; without them, threads."""
        self.manager, self.config, self.connections = manager, config, Connections(config.limits.sockets_per_address)
        self._live_tables, self._store_up = 0, True
        self.metrics = Metrics(self._figures(), manager.store.name)
        self._shared = SharedMetrics(config.siblings, config.place) if config.siblings else None
        self.network = Network(config)
        self.caller = Caller(manager.store, Push.with_key(config.push_key), config.call_origins)
        self.turns, self.fillings = Turns(manager, self.caller), Fillings(manager)
        self.reviews = Reviews(manager, review, answer)
        self.house = House(config.house, manager)
        self.resuming = True
        manager.clock.on_stall = self._stalled
        manager.on_presence, manager.on_lost = self.connections.look_elsewhere, self.connections.send_away
        self._hosts = KnownHosts(config.host, config.origins, bool(config.proxies))
        limits = config.limits
        self._rates = Rates(CHEAP * limits.requests_per_second, CHEAP * limits.requests_at_once)
        self.players = Players(manager, limits)
        self.mcp = McpEndpoint(manager, self.connections, self.players, config)
        self._sockets = Sockets(manager, self.connections, config, self.metrics)
        http = self._api(answer)
        self._ledger = Ledger(
            all=self._rates, requests=http.requests, openings=http.openings, sockets=self._sockets.handshakes
        )
        manager.peers.on_spent = self._ledger.hear
        self._http: ASGIApp = SafeHeaders(self._starlette(http))

    def _api(self, answer: Executor | None) -> Http:
        return Http(
            self.manager,
            self.config,
            self.metrics,
            self.network,
            self.caller,
            self.connections,
            self.reviews,
            Exercises(answer),
            self.players,
            self.house,
        )

    async def asgi(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve WebSockets and HTTP, if the Host header names this server and the address is within its rate limit."""
        scope = without_base(scope, self.config.base)
        if scope["type"] == "http" and (wait_s := self._wait_s(scope)):
            return await self._too_many(wait_s, scope, receive, send)
        if scope["type"] != "lifespan" and Headers(scope=scope).get("host", "") not in self._hosts:
            return await self._elsewhere(scope, receive, send)
        self.network.note(scope)
        await (self._sockets if scope["type"] == "websocket" else self._http)(scope, receive, send)

    def _wait_s(self, scope: Scope) -> float:
        """How long the address of a request must wait; players at their seats are limited by their keys instead."""
        return 0.0 if self.players.key_in(scope) else self._rates.allow(address_of(scope.get("client")))

    async def _too_many(self, wait_s: float, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse a request of an address that has made too many, and close its connection."""
        response = refused(too_many_requests(wait_s))
        if scope["http_version"].startswith("1."):
            response.headers["Connection"] = "close"
        await SafeHeaders(response)(scope, receive, send)

    async def _elsewhere(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse a request whose Host header does not name this server."""
        if scope["type"] == "websocket":
            return await socket_of(scope, receive, send).close()
        await SafeHeaders(refused(unknown_host()))(scope, receive, send)

    def _starlette(self, http: Http) -> Starlette:
        """The HTTP part. `SafeHeaders` wraps it, so that the headers are also on Starlette's own error responses."""
        return Starlette(
            routes=[
                *http.routes(),
                Route("/api/openapi.json", fixed(msgspec.json.encode(schema.openapi()))),
                Route("/api/socket.json", fixed(msgspec.json.encode(schema.socket_schema()))),
                Route("/healthz", self.health),
                Route(
                    ADMIN,
                    Admin(self.manager, self.house, self.config.admin, self.config.limits).handle,
                    methods=["POST"],
                ),
                Route("/metrics", self.show_metrics),
                *texts.routes(),
                Route(MCP, self.mcp),
                Route("/{path:path}", Page(self.manager, self.config).show),
            ],
            exception_handlers={HTTPException: not_there, Exception: our_fault},
            lifespan=self.lifespan,
        )

    @asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        """Resume unfinished tables in the background while serving requests; at shutdown let every table finish what it
        has begun."""
        watching = (
            self._resume,
            self._tidy,
            self._pack,
            self.turns.watch,
            self.fillings.watch,
            self.manager.peers.run,
            service.watchdog,
            self.house.watch,
            self._share_metrics,
            self._share_limits,
        )
        chores = [asyncio.create_task(steadily(chore)) for chore in watching]
        try:
            yield
        finally:
            for chore in chores:
                chore.cancel()
            await asyncio.gather(*chores, return_exceptions=True)
            await self.farewell()
            await self.mcp.close()
            await self.reviews.close()
            await self.manager.close()
            log.info("stopped")

    async def farewell(self) -> None:
        """The server stops: tell every client, and end the calls that wait."""
        self.mcp.waits.end()
        await self.manager.hand_over()
        await self.connections.farewell()

    def reload(self, again: Callable[[], HouseRules]) -> None:
        """Reload the house rules; if that fails, keep the present ones."""
        service.reloading()
        try:
            self.house.rules = again()
            log.warning("the rules of the house were read again")
        except Exception as error:
            log.error("the rules of the house could not be read", **what_happened(error))
        service.ready()

    async def _resume(self) -> None:
        while self.resuming:
            try:
                left = await self.manager.resume()
                self.resuming = False
                log.info("resumed", tables=len(self.manager), left=len(left))
            except MillionsError as error:
                log.warning("cannot resume yet", code=error.code)
                await asyncio.sleep(RESUME_RETRY_S)
            except Exception as error:
                log.error("resuming failed", **what_happened(error))
                await asyncio.sleep(RESUME_RETRY_S)

    def _stalled(self) -> None:
        log.warning("the server did not run for a while; no clock ran meanwhile")
        self.connections.tell_time()

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(TIDY_EVERY_S)
            with suppress(MillionsError):  # the store is not available: next time
                await self.manager.tidy()
                await self.house.tidy()

    async def _pack(self) -> None:
        while True:
            await asyncio.sleep(TIDY_EVERY_S)
            with suppress(MillionsError):  # the store is not available: next time
                await self.manager.pack(PACKING_PAUSE_S)

    def _figures(self) -> Readings:
        manager = self.manager
        return Readings(
            live_tables=lambda: self._live_tables,
            loaded_tables=lambda: len(manager),
            set_aside=lambda: len(manager.set_aside),
            sockets=lambda: len(self.connections),
            waiting_jobs=lambda: manager.waiting_jobs,
            store_failures=lambda: manager.store.failures,
            store_up=lambda: self._store_up,
            tally=manager.tally,
        )

    async def show_metrics(self, request: Request) -> Response:
        """The metrics of this process, or of all at this port; the number of live tables is the last that the store
        reported."""
        self._store_up = await self._trouble() is None
        if self._store_up:
            with suppress(MillionsError):
                self._live_tables = await self.manager.store.count(LIVE)
        text = self.metrics.text()
        if self._shared is not None:
            self._shared.write(text)
            text = self._shared.text()
        return Response(text, media_type="text/plain; version=0.0.4")

    async def _share_metrics(self) -> None:
        while self._shared is not None:
            self._shared.write(self.metrics.text())
            await asyncio.sleep(SHARE_EVERY_S)

    async def _share_limits(self) -> None:
        while True:
            for what, tokens in self._ledger.untold().items():
                self.manager.peers.spent(what, tokens)
            await asyncio.sleep(SHARE_LIMITS_EVERY_S)

    async def _trouble(self) -> str | None:
        """Why the store cannot be used now; None if it can."""
        try:
            async with asyncio.timeout(STORE_CHECK_TIMEOUT_S):
                await self.manager.store.check()
        except MillionsError as error:
            return str(error.facts.get("error", error.code))
        except TimeoutError:
            return f"no answer for {STORE_CHECK_TIMEOUT_S:.0f} seconds"
        return self.manager.store.damage

    async def health(self, request: Request) -> Response:
        """Healthy if the store can be written to, and is not damaged."""
        cause = await self._trouble()
        body = Health(
            "ok" if cause is None else "store-unavailable",
            self.resuming,
            len(self.manager),
            len(self.connections),
            len(self.manager.set_aside),
            self.manager.store.name,
            cause,
        )
        return Response(msgspec.json.encode(body), 200 if cause is None else 503, media_type="application/json")
