"""A faster WebSocket under uvicorn: messages go straight to the transport, without a task, a queue or a frame object
for each; and only silent clients are pinged. The handshake, incoming messages and closing are uvicorn's.

Thousands of connections receive the same few hundred bytes again and again, so what lies between a table and its
listeners is most of what sending costs.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, cast

from starlette.types import Receive, Send
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from millions.server.socket import EXTENSION, Socket
from millions.tables import Listener

TEXT_FRAME = 0x81
"""First byte of a text message in one frame."""


class QuickProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol, which offers the application a `QuickSocket` as an extension."""

    drained: Callable[[], None] | None = None
    """Called when the transport can be written to again."""

    received_at = 0.0
    """When the last data came in, by the event loop's clock."""

    def data_received(self, data: bytes) -> None:
        self.received_at = self.loop.time()
        super().data_received(data)

    def send_keepalive_ping(self) -> None:
        silent = self.loop.time() - self.received_at
        if self.ping_interval is not None and silent < self.ping_interval:
            self.ping_timer = self.loop.call_later(self.ping_interval - silent, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            cast("dict[str, Any]", self.scope["extensions"])[EXTENSION] = self.socket

    def socket(self, receive: Receive, send: Send) -> Socket:
        """A connection that writes through this protocol."""
        return QuickSocket(self, receive, send)

    def free_handshake(self) -> None:
        """Drop what only the handshake needed: an idle connection should weigh little."""
        cast("dict[str, Any]", self.scope).clear()  # callers further up still hold it
        del self.request, self.response

    @property
    def keeps_up(self) -> bool:
        """Can a message be written now without filling the transport's buffer?"""
        return self.writable.is_set() and not (self.close_sent or self.disconnected or self.transport.is_closing())

    def write_texts(self, texts: Sequence[bytes]) -> None:
        """Send these texts now, with one write."""
        self.transport.write(b"".join([part for text in texts for part in (frame_head(len(text)), text)]))

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.drained is not None:
            self.drained()


class QuickSocket(Socket):
    """Writes to the transport directly while the client keeps up; otherwise as any socket does."""

    __slots__ = ("_ended", "_flushing", "_protocol")

    def __init__(self, protocol: QuickProtocol, receive: Receive, send: Send) -> None:
        self._receive, self._send, self._protocol = receive, send, protocol
        self._listener, self._flushing = None, False

    async def accept(self) -> None:
        await super().accept()
        self._protocol.free_handshake()

    async def say(self, text: bytes) -> None:
        if self._protocol.keeps_up:
            self._flushing = False  # what was to be flushed goes out with the text
            return self._protocol.write_texts([*self._waiting(), text])
        await self._send_text(text)

    def follow(self, listener: Listener, ended: Callable[[], None]) -> None:
        self._listener, self._ended = listener, ended
        listener.wake = self._protocol.drained = self._flush_soon
        self._flush_soon()

    def stop(self) -> None:
        self._protocol.drained = None

    def _flush_soon(self) -> None:
        """Flush when the table has told everybody."""
        if not self._flushing:
            self._flushing = True
            asyncio.get_running_loop().call_soon(self._flush_now)

    def _flush_now(self) -> None:
        if not self._flushing or not self._protocol.keeps_up:
            self._flushing = False
            return
        self._flushing = False
        assert self._listener is not None
        if messages := self._listener.take():
            self._protocol.write_texts(messages)
        if self._listener.dismissed:
            self._ended()


def frame_head(size: int) -> bytes:
    """The head of a text frame of this size."""
    if size < 126:
        return bytes((TEXT_FRAME, size))
    if size < 1 << 16:
        return bytes((TEXT_FRAME, 126)) + size.to_bytes(2)
    return bytes((TEXT_FRAME, 127)) + size.to_bytes(8)
