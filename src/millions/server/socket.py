"""One WebSocket as this server uses it: texts in, texts out, and nothing held that an idle one does not need."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from starlette.types import Receive, Scope, Send

from millions.server.protocol import EXTENSION, QuickProtocol
from millions.tables import Listener


class Gone(Exception):
    """The other side has hung up."""


class Socket:
    """A connection that has been accepted, or will be."""

    __slots__ = ("_ended", "_flushing", "_listener", "_receive", "_send", "_way_out")

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self._receive, self._send = receive, send
        self._way_out: QuickProtocol = scope["extensions"][EXTENSION]
        self._flushing = False

    async def accept(self) -> None:
        """Let it in."""
        await self._receive()
        await self._send({"type": "websocket.accept"})
        self._way_out.settle()

    async def hear(self) -> str:
        """The next message; what is no text is as good as nonsense."""
        message = await self._receive()
        if message["type"] != "websocket.receive":
            raise Gone
        return message.get("text") or ""

    async def say(self, text: bytes) -> None:
        """Send a text, as soon as the other side keeps up, and after what came before it."""
        if self._flushing:
            self._flush()
        if self._way_out.keeps_up:
            return self._way_out.tell(text)
        await self._send({"type": "websocket.send", "text": text.decode()})

    async def close(self, code: int = 1000, reason: str = "") -> None:
        """Hang up; before it was let in, turn it away."""
        await self._send({"type": "websocket.close", "code": code, "reason": reason})

    # What a listener hears

    def follow(self, listener: Listener, ended: Callable[[], None]) -> None:
        """From now on, pass on what comes, as fast as it is read; `ended` is called when nothing more will come."""
        self._listener, self._ended = listener, ended
        listener.wake = self._way_out.drained = self._soon
        self._soon()

    def _soon(self) -> None:
        """When the table has told everybody."""
        if not self._flushing:
            self._flushing = True
            asyncio.get_running_loop().call_soon(self._flush)

    def _flush(self) -> None:
        self._flushing = False
        if not self._way_out.keeps_up:
            return
        for message in self._listener.take():
            self._way_out.tell(message)
        if self._listener.dismissed:
            self._ended()
