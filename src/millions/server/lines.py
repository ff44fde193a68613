"""A viewer's stream over plain HTTP, as JSON Lines: the same messages as over the WebSocket, one per line.

Commands travel as requests of their own. Empty lines keep an idle connection alive.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterable
from contextlib import suppress
from typing import Any

from msgspec import Struct
from msgspec.json import encode
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from millions.core.seat import Viewer
from millions.server.operation import JSON_LINES
from millions.server.socket import SEND_TIMEOUT_S
from millions.server.sockets import GOODBYE_TIMEOUT_S, Connection, Connections, Why
from millions.tables import Listener, LiveTable
from millions.tables.audience import Dismissal
from millions.wire.answers import Goodbye

KEEP_ALIVE_S = 15.0
"""After this time without a message, an empty line is sent."""


class Seating(Struct, frozen=True):
    """Whose stream it is, where it begins, and from which address it is read."""

    table: LiveTable
    viewer: Viewer
    after: int | None
    address: str


class LineStream(Response):
    """The response to a request for a stream. It ends when the client disconnects, or after the last message."""

    media_type = JSON_LINES

    def __init__(self, seating: Seating, connections: Connections) -> None:
        super().__init__(headers={"X-Accel-Buffering": "no"})  # proxies pass each line on at once
        del self.headers["content-length"]
        self._seating, self._connections = seating, connections

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        head = {"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers}
        if scope["method"] == "HEAD":
            await send(head)
            return await send({"type": "http.response.body", "body": b""})
        gone = suppress(OSError, RuntimeError)  # the client is gone, or does not read
        with gone, self._connections.counted(self._seating.address):
            await send(head)
            await self._stay(receive, send)

    async def _stay(self, receive: Receive, send: Send) -> None:
        table, task = self._seating.table, asyncio.current_task()
        assert task is not None
        listener = table.listen(self._seating.viewer, self._seating.after)
        connection = Connection(self._seating.viewer, listener, task, self._seating.address)
        self._connections.enter(table, connection)
        why: Why | None
        try:
            why = await _until_gone(receive, _relay(listener, send))
        except asyncio.CancelledError:
            if connection.why is None:
                raise
            why = connection.why
        finally:
            listener.close()
            self._connections.leave(table, connection)
        if why is not None:
            with suppress(TimeoutError):
                async with asyncio.timeout(GOODBYE_TIMEOUT_S):
                    await _write(send, [encode(Goodbye(why))], more=False)


async def _until_gone(receive: Receive, relaying: Coroutine[Any, Any, Dismissal]) -> Dismissal | None:
    """Relay until the stream ends, and return why; None if the client disconnects first."""
    relay, gone = asyncio.create_task(relaying), asyncio.create_task(_disconnected(receive))
    try:
        await asyncio.wait((relay, gone), return_when=asyncio.FIRST_COMPLETED)
        return relay.result() if relay.done() else None
    finally:
        relay.cancel()
        gone.cancel()
        await asyncio.gather(relay, gone, return_exceptions=True)


async def _disconnected(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


async def _relay(listener: Listener, send: Send) -> Dismissal:
    """Write what the listener receives, until the viewer loses the seat."""
    news = asyncio.Event()
    listener.wake = news.set
    while True:
        news.clear()
        ended, messages = listener.dismissed, listener.take()
        if messages:
            await _write(send, messages)
        if ended:
            return ended
        try:
            async with asyncio.timeout(KEEP_ALIVE_S):
                await news.wait()
        except TimeoutError:
            await _write(send, [b""])


async def _write(send: Send, messages: Iterable[bytes], more: bool = True) -> None:
    body = b"".join([message + b"\n" for message in messages])
    async with asyncio.timeout(SEND_TIMEOUT_S):
        await send({"type": "http.response.body", "body": body, "more_body": more})
