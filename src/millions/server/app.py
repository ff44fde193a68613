"""The server as one ASGI application: HTTP, sockets, the page, and what keeps tables going in the background."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from millions.core.errors import MillionsError
from millions.server import schema
from millions.server.config import Config
from millions.server.headers import SafeHeaders
from millions.server.http import Http, fixed, not_there, our_fault, plain
from millions.server.hub import Hub
from millions.server.logs import log
from millions.server.metrics import Metrics
from millions.server.page import Page
from millions.server.sockets import Sockets
from millions.tables import House
from millions.wire.bodies import Health

TIDY_EVERY = 60.0
"""Seconds between two looks at which tables nobody needs in memory."""

PATIENCE_WITH_STORE = 2.0
TRY_AGAIN = 5.0


class Application:
    """A house and its doors."""

    def __init__(self, house: House, config: Config) -> None:
        self.house, self.config, self.hub = house, config, Hub()
        self.metrics = Metrics(lambda: len(house), lambda: self.hub.sockets)
        self.resuming = True
        self._sockets = Sockets(house, self.hub, config, self.metrics)
        self._http: ASGIApp = SafeHeaders(self._starlette(Http(house, config, self.metrics)))

    async def asgi(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Sockets have a door of their own."""
        await (self._sockets if scope["type"] == "websocket" else self._http)(scope, receive, send)

    def _starlette(self, http: Http) -> Starlette:
        """Everything but the headers, which stand also on what Starlette itself says of a failure."""
        return Starlette(
            routes=[
                *http.routes(),
                Route("/api/openapi.json", fixed(msgspec.json.encode(schema.openapi()))),
                Route("/api/socket.json", fixed(msgspec.json.encode(schema.socket_schema()))),
                Route("/healthz", self.health),
                Route("/metrics", plain(self.metrics.text, "text/plain; version=0.0.4")),
                Route("/{path:path}", Page().show),
            ],
            exception_handlers={HTTPException: not_there, Exception: our_fault},
            lifespan=self.lifespan,
        )

    @asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        """Take up the tables that were not over, behind the open door; at the end let every table finish."""
        chores = [asyncio.create_task(self._resume()), asyncio.create_task(self._tidy())]
        try:
            yield
        finally:
            for chore in chores:
                chore.cancel()
            await asyncio.gather(*chores, return_exceptions=True)
            await self.house.close()
            log.info("stopped")

    async def _resume(self) -> None:
        while self.resuming:
            try:
                left = await self.house.resume()
                self.resuming = False
                log.info("resumed", tables=len(self.house), left=len(left))
            except MillionsError as error:
                log.warning("cannot resume yet", code=error.code)
                await asyncio.sleep(TRY_AGAIN)

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(TIDY_EVERY)
            with suppress(MillionsError):  # the store is away: next time
                await self.house.tidy()

    async def health(self, request: Request) -> Response:
        """Can anything be stored? A server that cannot store can do nothing."""
        healthy = False
        with suppress(MillionsError, TimeoutError):
            async with asyncio.timeout(PATIENCE_WITH_STORE):
                await self.house.store.check()
                healthy = True
        body = Health("ok" if healthy else "store-unavailable", self.resuming, len(self.house), self.hub.sockets)
        return Response(msgspec.json.encode(body), 200 if healthy else 503, media_type="application/json")
