"""A faster and safer WebSocket under uvicorn. The handshake, unusual incoming frames and closing are uvicorn's.

Faster: messages go straight to the transport, without a task, a queue or a frame object for each; a usual text is read
without a parser; only silent clients are pinged. Thousands of connections receive the same few hundred bytes many
times, so the overhead per message is most of the cost of sending.

Safer: control frames and fragments are limited, incoming data is read in small pieces and only while the application
keeps up (back-pressure), and a client that does not read is disconnected.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, cast

from starlette.types import Receive, Send
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request

try:
    from websockets.speedups import apply_mask
except ImportError:  # where there is no wheel: the same in Python, 0.4 µs slower
    from websockets.utils import apply_mask

from millions.server.access import Rate
from millions.server.config import Limits
from millions.server.guard import Door, StallGuard
from millions.server.socket import EXTENSION, Socket
from millions.tables import Listener

TEXT_FRAME = 0x81
"""First byte of a text message in one frame."""

MASKED = 0x80
"""Bit of the second byte: the data is masked, as that of a client must be."""

MASK_BYTES = 4

CLOSE_FRAME = 0x88
"""First byte of a close frame."""


PIECE = 2048
"""Bytes that are parsed at once: after each piece it is decided whether to read on."""


class Inbox:
    """Messages for the application: a queue with one reader. An `asyncio.Queue` takes 2.9 kB more memory."""

    __slots__ = ("_messages", "_reader")

    def __init__(self) -> None:
        self._messages: list[dict[str, Any]] = []
        self._reader: asyncio.Future[None] | None = None

    @property
    def awaited(self) -> bool:
        """Does the application wait for a message?"""
        return self._reader is not None and not self._reader.done()

    def qsize(self) -> int:
        """How many messages wait for the application."""
        return len(self._messages)

    def put_nowait(self, message: dict[str, Any]) -> None:
        """Add a message."""
        self._messages.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def arrival(self) -> asyncio.Future[None]:
        """For the one reader, while there is no message: done when one has come."""
        self._reader = asyncio.get_running_loop().create_future()
        return self._reader

    def take(self) -> dict[str, Any]:
        """The next message."""
        return self._messages.pop(0)


class Gate:
    """Whether the transport can be written to. An `asyncio.Event` takes 0.8 kB more memory."""

    __slots__ = ("_waiting",)

    def __init__(self) -> None:
        self._waiting: asyncio.Event | None = None
        """Exists while the gate is closed."""

    def is_set(self) -> bool:
        """Is it open?"""
        return self._waiting is None

    def set(self) -> None:
        """Open it."""
        if self._waiting is not None:
            self._waiting.set()
            self._waiting = None

    def clear(self) -> None:
        """Close it."""
        self._waiting = self._waiting or asyncio.Event()

    async def wait(self) -> None:
        """Wait until it is open."""
        if self._waiting is not None:
            await self._waiting.wait()


class QuickProtocol(StallGuard, WebSocketsSansIOProtocol):
    """uvicorn's protocol, which offers the application a `QuickSocket` as an extension."""

    quick = False
    """Whether a `QuickSocket` receives the messages."""

    drained: Callable[[], None] | None = None
    """Called when the transport can be written to again."""

    received_at = 0.0
    """When the last data came in, by the event loop's clock."""

    _unread = b""
    """Data that was received but not parsed yet: the application has not taken the messages before it."""

    def __init__(self, *args: Any, door: Door | None = None, limits: Limits | None = None, **options: Any) -> None:
        super().__init__(*args, **options)
        self.queue: Any = Inbox()
        self.writable: Any = Gate()
        self._door, limits = door, limits or Limits()
        self._frames = Rate(limits.messages_per_second, limits.messages_at_once)
        """Rate limit of control frames and fragments. Whole messages are limited where they are answered."""

    # Receiving

    def connection_lost(self, exc: Exception | None) -> None:
        if self._door is not None:
            self._door.leave(self.client)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self.received_at = self.loop.time()
        if self._takes_texts and (text := whole_text(data)) is not None:
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
        else:
            self._unread += data
            self._parse()

    @property
    def _takes_texts(self) -> bool:
        """Whether a whole text can bypass the parser: the application waits for a message, and a new frame begins
        here."""
        if not self.quick or not self.queue.awaited or self._unread or self.frames or self.close_sent:
            return False
        return between_frames(self.conn.parser)

    def _parse(self) -> None:
        """Parse what was received, until there is a message that the application must take first."""
        while self._unread and not self.read_paused and not self.transport.is_closing():
            piece, self._unread = self._unread[:PIECE], self._unread[PIECE:]
            super().data_received(piece)

    async def receive(self) -> Any:
        while not self.queue.qsize():
            await self.queue.arrival()
        message = self.queue.take()
        if self.read_paused and not self.queue.qsize():
            self.read_paused = False
            self.transport.resume_reading()
        self._parse()
        return message

    def handle_cont(self, event: Frame) -> None:
        if self._may_send_frame():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """Answer a ping, unless the client does not read: then the answer is dropped."""
        if self._may_send_frame() and self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def handle_pong(self, event: Frame) -> None:
        if self._may_send_frame():
            super().handle_pong(event)

    def _may_send_frame(self) -> bool:
        """Count a control frame or fragment; a client that sends too many is disconnected."""
        if self._frames.allows():
            return True
        if not self.transport.is_closing():
            self._fail(CloseCode.POLICY_VIOLATION, "too many frames")
        return False

    def _fail(self, code: CloseCode, reason: str) -> None:
        """Send a close frame with the reason, and disconnect the client. The application is told when the transport
        closes."""
        if not self.close_sent and self.handshake_complete:
            self.transport.write(bytes((CLOSE_FRAME, 2 + len(reason))) + code.to_bytes(2) + reason.encode())
        self.close_sent = True
        self._unread = b""
        self.transport.abort() if self.transport.get_write_buffer_size() else self.transport.close()

    # Heartbeat and closing

    def send_keepalive_ping(self) -> None:
        silent = self.loop.time() - self.received_at
        if self.ping_interval is not None and silent < self.ping_interval:
            self.ping_timer = self.loop.call_later(self.ping_interval - silent, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def keepalive_timeout(self) -> None:
        """The client has not answered a ping, or its answer is still unread behind other data that it sent."""
        if self.read_paused:
            self.pong_timer, self.pending_ping_payload = None, None
            self.schedule_ping()
        else:
            super().keepalive_timeout()
            self.transport.abort()  # closing would wait until the client reads

    async def run_asgi(self) -> None:
        await super().run_asgi()
        if not self.disconnected:  # closing waits until the client reads, but not longer than this:
            self.loop.call_later(self.stall_timeout_s, self.transport.abort)

    # Sending

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            cast("dict[str, Any]", self.scope["extensions"])[EXTENSION] = self.socket

    def socket(self, receive: Receive, send: Send) -> Socket:
        """A connection that writes through this protocol."""
        return QuickSocket(self, receive, send)

    def free_handshake(self) -> None:
        """Free what only the handshake needed: an idle connection should take little memory."""
        cast("dict[str, Any]", self.scope).clear()  # callers further up still hold it
        self.request.headers.clear()  # the parser holds the request, too
        del self.request, self.response
        self.__dict__ = dict(self.__dict__)  # grown by assignments, it has twice the size: 0.75 kB of a connection

    @property
    def keeps_up(self) -> bool:
        """Can a message be written now without filling the transport's buffer?"""
        return self.writable.is_set() and not (self.close_sent or self.disconnected or self.transport.is_closing())

    def write_texts(self, texts: Sequence[bytes]) -> None:
        """Send these texts now, with one write."""
        if len(texts) == 1:
            self.transport.write(frame_head(len(texts[0])) + texts[0])
        else:
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
        if not self._protocol.handshake_complete:  # the server stops, and has refused the handshake
            raise ClientDisconnected
        self._protocol.free_handshake()
        self._protocol.quick = True

    async def say(self, text: bytes) -> None:
        if self._protocol.keeps_up:
            self._flushing = False  # the queued messages are sent with the text
            return self._protocol.write_texts([*self._waiting(), text])
        await self._send_text(text)

    def follow(self, listener: Listener, ended: Callable[[], None]) -> None:
        self._listener, self._ended = listener, ended
        listener.wake = self._protocol.drained = self._flush_soon
        self._flush_soon()

    def stop(self) -> None:
        self._protocol.drained = None

    def _flush_soon(self) -> None:
        """Flush after the table has sent its message to every listener."""
        if not self._flushing:
            self._flushing = True
            to_flush.add(self, self._protocol.loop)

    def flush(self) -> None:
        """Send what has been queued, if the client keeps up."""
        if not self._flushing or not self._protocol.keeps_up:
            self._flushing = False
            return
        self._flushing = False
        assert self._listener is not None
        if messages := self._listener.take():
            self._protocol.write_texts(messages)
        if self._listener.dismissed:
            self._ended()


class ToFlush:
    """Connections to flush after a table has sent its message to every listener: one event-loop callback for all."""

    def __init__(self) -> None:
        self._waiting: dict[asyncio.AbstractEventLoop, list[QuickSocket]] = {}

    def add(self, socket: QuickSocket, loop: asyncio.AbstractEventLoop) -> None:
        """Flush this connection soon."""
        if (waiting := self._waiting.get(loop)) is not None:
            waiting.append(socket)
        else:
            self._waiting[loop] = [socket]
            loop.call_soon(self._flush, loop)

    def _flush(self, loop: asyncio.AbstractEventLoop) -> None:
        for socket in self._waiting.pop(loop):
            try:
                socket.flush()
            except Exception as error:  # still flush the others
                loop.call_exception_handler({"message": "a connection could not be flushed", "exception": error})


to_flush = ToFlush()
"""The one instance, for all connections of this program."""


def between_frames(parser: Any) -> bool:
    """Does this parser of `websockets` wait for the first byte of a frame? If part of one has come, it reads on."""
    while inner := parser.gi_yieldfrom:
        parser = inner
    return bool(parser.__name__ == "at_eof")


def whole_text(data: bytes) -> str | None:
    """The text, if the data is just one masked text frame of a usual size; None for anything else, such as bad UTF-8.

    Saves two thirds of the cost of receiving a command.
    """
    if len(data) > PIECE or data[0] != TEXT_FRAME:
        return None
    size, start = data[1] - MASKED if len(data) > 1 else -1, 2
    if size == 126:
        size, start = int.from_bytes(data[2:4]), 4
    elif size == 127:  # eight bytes say the size: too large for a piece, or not written as it should be
        return None
    body = start + MASK_BYTES
    if len(data) != body + size:
        return None
    try:
        return apply_mask(data[body:], data[start:body]).decode()
    except UnicodeDecodeError:
        return None


def frame_head(size: int) -> bytes:
    """The head of a text frame of this size."""
    if size < 126:
        return bytes((TEXT_FRAME, size))
    if size < 1 << 16:
        return bytes((TEXT_FRAME, 126)) + size.to_bytes(2)
    return bytes((TEXT_FRAME, 127)) + size.to_bytes(8)
