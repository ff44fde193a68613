"""`/mcp`: keys, origins and limits are checked here, then the official SDK reads the message and calls the tool."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from millions.core.errors import MillionsError
from millions.server.access import Rates, address_of, bearer, origin_allowed
from millions.server.config import Config
from millions.server.http import refused
from millions.server.logs import log, what_happened
from millions.server.mcp.notebook import Notebook
from millions.server.mcp.tools import SITTING, Sitting
from millions.server.mcp.waiting import Waits
from millions.server.players import Players
from millions.server.refusals import OUR_FAULT, foreign_origin, too_many_requests
from millions.server.sockets import Connections
from millions.tables import TableManager
from millions.wire.keys import Key

SEARCHING = 5
"""Looking up the table of an unknown key costs an address this many requests of its rate limit."""


class McpEndpoint:
    """Serves `/mcp`, as an ASGI application."""

    def __init__(self, manager: TableManager, connections: Connections, players: Players, config: Config) -> None:
        self._manager, self._players, self._config = manager, players, config
        self.waits, limits = Waits(connections), config.limits
        self._strangers = Rates(limits.requests_per_second, limits.requests_at_once)
        self.on_answer: Callable[[Key, int], None] = lambda key, characters: None
        """Called with the key of a seat and the length of what it was answered."""
        self._sdk: asyncio.Future[ASGIApp] | None = None
        self._running: asyncio.Task[None] | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        try:
            scope[SITTING] = await self._sitting(scope)
            sdk = await self._loaded()
        except MillionsError as error:
            return await refused(error)(scope, receive, send)
        await sdk(scope, receive, send)

    async def _sitting(self, scope: Scope) -> Sitting:
        """Whose request it is. Fast callers are answered more slowly, and never refused."""
        headers, address = Headers(scope=scope), address_of(scope.get("client"))
        if not origin_allowed(headers, self._config.origins):
            raise foreign_origin()
        key = bearer(headers)
        if not self._players.seats.knows(key) and (wait_s := self._strangers.allow(address, SEARCHING)):
            raise too_many_requests(wait_s)
        table, seat = await self._players.seats.find(key)
        await self._players.pace(key)
        table.seen(seat)
        await table.automate(seat, key)
        return Sitting(table, seat, key, address, Notebook(self._manager.store, key), self.waits, self.on_answer)

    async def _loaded(self) -> ASGIApp:
        """The SDK's application. Its modules are imported with the first request, in another thread."""
        if self._sdk is None:
            self._sdk = asyncio.get_running_loop().create_future()
            self._running = asyncio.create_task(self._run(self._sdk))
        return await asyncio.shield(self._sdk)

    async def _run(self, ready: asyncio.Future[ASGIApp]) -> None:
        try:
            await asyncio.to_thread(_import_sdk)
            from millions.server.mcp import sdk

            async with sdk.application(self._config.limits.body) as application:
                ready.set_result(application)
                await asyncio.Event().wait()
        except Exception as error:
            log.error("MCP cannot be served", **what_happened(error))
            if not ready.done():
                ready.set_exception(OUR_FAULT)

    async def close(self) -> None:
        """End every call that waits, then the SDK."""
        self.waits.end()
        if self._running is not None:
            self._running.cancel()
            with suppress(asyncio.CancelledError):
                await self._running


def _import_sdk() -> None:
    import millions.server.mcp.sdk  # noqa: F401
