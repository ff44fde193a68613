"""A minimal WebSocket client: thousands of them take little processor time from the server."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Iterator
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FINAL, MASKED = 0x80, 0x80
NO_MASK = bytes(4)
"""A client must mask what it sends; a mask of zeros is allowed and costs nothing."""

HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class ClientSocket(asyncio.Protocol):
    """One connection. A subclass overrides `opened`, `heard` and `broken`."""

    __slots__ = ("_buffer", "_open", "_path", "_transport", "closing")

    def __init__(self, path: str) -> None:
        self._path, self._buffer, self._open = path, b"", False
        self._transport: asyncio.Transport | None = None
        self.closing = False

    def opened(self) -> None:
        """The handshake is done."""

    def heard(self, message: bytes) -> None:
        """A text has come."""

    def broken(self) -> None:
        """The server closed the connection."""

    def say(self, message: bytes) -> None:
        """Send a text."""
        self._send(TEXT, message)

    def hang_up(self) -> None:
        """Close the connection at once."""
        self.closing = True
        if self._transport is not None:
            self._transport.close()

    def _send(self, kind: int, data: bytes) -> None:
        size = len(data)
        length = bytes((MASKED | size,)) if size < 126 else bytes((MASKED | 126,)) + size.to_bytes(2)
        if self._transport is not None:
            self._transport.write(bytes((FINAL | kind,)) + length + NO_MASK + data)

    # Called by the event loop

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        host, port = transport.get_extra_info("peername")[:2]
        key = base64.b64encode(os.urandom(16)).decode()
        self._transport.write(HANDSHAKE.format(path=self._path, host=f"{host}:{port}", key=key).encode())

    def data_received(self, data: bytes) -> None:
        self._buffer = self._buffer + data if self._buffer else data
        if not self._open:
            head, end, rest = self._buffer.partition(b"\r\n\r\n")
            if not end:
                return
            if not head.startswith(b"HTTP/1.1 101 "):
                return self.hang_up_on(head)
            self._open, self._buffer = True, rest
            self.opened()
        for kind, message in self._frames():
            if kind == TEXT:
                self.heard(message)
            elif kind == PING:
                self._send(PONG, message)

    def hang_up_on(self, head: bytes) -> None:
        """The server refused the handshake."""
        self.hang_up()
        self.broken()

    def connection_lost(self, error: Exception | None) -> None:
        if not self.closing:
            self.closing = True
            self.broken()

    def _frames(self) -> Iterator[tuple[int, bytes]]:
        """The complete frames received so far. A server masks nothing, and ours sends each message in one frame."""
        data, start = self._buffer, 0
        while len(data) - start >= 2:
            kind, size, body = data[start] & 0x0F, data[start + 1], start + 2
            if size == 126:
                size, body = int.from_bytes(data[body : body + 2]), body + 2
            elif size == 127:
                size, body = int.from_bytes(data[body : body + 8]), body + 8
            if len(data) < body + size:
                break
            yield kind, data[body : body + size]
            start = body + size
        self._buffer = data[start:]
