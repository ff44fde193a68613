"""A short way out: texts go straight to the transport, without a task, a queue or a frame object for each.

Thousands of sockets are told the same few hundred bytes again and again; what lies between a table and its listeners
is most of what telling costs. And only who has been silent is asked whether they are still there. Everything else
(handshake, what comes in, closing) is uvicorn's.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION = "millions.way-out"

TEXT = 0x81
"""A text in one frame."""


class QuickProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol; the application finds it in the scope as an extension."""

    drained: Callable[[], None] | None = None
    """Called when the other side reads again."""

    heard_at = 0.0
    """When something last came in, by the loop's clock."""

    def data_received(self, data: bytes) -> None:
        self.heard_at = self.loop.time()
        super().data_received(data)

    def send_keepalive_ping(self) -> None:
        silent = self.loop.time() - self.heard_at
        if self.ping_interval is not None and silent < self.ping_interval:
            self.ping_timer = self.loop.call_later(self.ping_interval - silent, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            cast("dict[str, Any]", self.scope["extensions"])[EXTENSION] = self

    def settle(self) -> None:
        """The handshake is over: what it was made of is not needed any more."""
        cast("dict[str, Any]", self.scope).clear()  # those who wait further up still hold it
        del self.request, self.response

    @property
    def keeps_up(self) -> bool:
        """Can something be sent now, without piling up?"""
        return self.writable.is_set() and not (self.close_sent or self.disconnected or self.transport.is_closing())

    def tell(self, text: bytes) -> None:
        """Send a text now."""
        self.transport.write(head(len(text)) + text)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.drained is not None:
            self.drained()


def head(size: int) -> bytes:
    """What stands before a text of this size."""
    if size < 126:
        return bytes((TEXT, size))
    if size < 1 << 16:
        return bytes((TEXT, 126)) + size.to_bytes(2)
    return bytes((TEXT, 127)) + size.to_bytes(8)
