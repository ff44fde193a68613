"""One WebSocket connection: texts in, texts out. It needs nothing but ASGI, so it works under any server.

A server may offer a faster implementation through the scope's extensions; `protocol` does that for uvicorn.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from starlette.types import Receive, Scope, Send

from millions.tables import Listener

EXTENSION = "millions.socket"
"""The name of the extension: a callable that makes a `Socket` from the scope, `receive` and `send`."""

SEND_TIMEOUT_S = 20.0
"""A client that does not read a message for this long is disconnected."""


class Disconnected(Exception):
    """The client has closed the connection."""


class Socket:
    """A connection that has been accepted, or will be."""

    __slots__ = ("_listener", "_news", "_receive", "_send", "_sender", "_sending")

    def __init__(self, receive: Receive, send: Send) -> None:
        self._receive, self._send = receive, send
        self._listener: Listener | None = None
        self._sender: asyncio.Task[None] | None = None
        self._sending = asyncio.Lock()

    async def accept(self) -> None:
        """Complete the handshake."""
        await self._receive()
        await self._send({"type": "websocket.accept"})

    async def hear(self) -> str:
        """The next text; a binary message counts as an empty text, which no command is."""
        message = await self._receive()
        if message["type"] != "websocket.receive":
            raise Disconnected
        return message.get("text") or ""

    async def say(self, text: bytes) -> None:
        """Send a text, after the messages that the listener has received so far."""
        async with self._sending:
            for message in (*self._waiting(), text):
                await self._send_text(message)

    async def close(self, code: int = 1000, reason: str = "") -> None:
        """Close the connection; before it was accepted, refuse it."""
        await self._send({"type": "websocket.close", "code": code, "reason": reason})

    def follow(self, listener: Listener, ended: Callable[[], None]) -> None:
        """From now on, pass on what the listener receives; call `ended` when nothing more will come."""
        self._listener, self._news = listener, asyncio.Event()
        listener.wake = self._news.set
        self._sender = asyncio.create_task(self._pass_on(listener, ended))

    def stop(self) -> None:
        """Stop passing messages on."""
        if self._sender is not None:
            self._sender.cancel()

    async def _pass_on(self, listener: Listener, ended: Callable[[], None]) -> None:
        with suppress(OSError, RuntimeError):  # the client is gone, or does not read
            await self._flush()
            while not listener.dismissed:
                await self._news.wait()
                self._news.clear()
                await self._flush()
        ended()

    async def _flush(self) -> None:
        async with self._sending:
            for message in self._waiting():
                await self._send_text(message)

    def _waiting(self) -> list[bytes]:
        return [] if self._listener is None else self._listener.take()

    async def _send_text(self, text: bytes) -> None:
        async with asyncio.timeout(SEND_TIMEOUT_S):
            await self._send({"type": "websocket.send", "text": text.decode()})


def socket_of(scope: Scope, receive: Receive, send: Send) -> Socket:
    """The connection of this scope, in the implementation that suits the server."""
    extensions: dict[str, Any] = scope.get("extensions") or {}
    make: Callable[[Receive, Send], Socket] = extensions.get(EXTENSION, Socket)
    return make(receive, send)
