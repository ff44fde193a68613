"""Limits TCP connections: how many an address may hold and open, how long a request or a stall may take."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from typing import Any

import h11
import uvicorn
from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.h11_impl import H11Protocol

from millions.server.access import Rates, address_of

HEADERS_TIMEOUT_S = 10.0
"""How long a new connection, or one whose last request was answered, may take to send the head of a request."""

BODY_TIMEOUT_S = 20.0
"""How long the body of a request may take."""

STALL_TIMEOUT_S = 20.0
"""A client that does not read what is written for this long is disconnected, even if it goes on sending."""


class Door:
    """Counts the TCP connections of each address: how many there are, and how many come in a second.

    Proxies are not limited: they connect on behalf of all clients.
    """

    def __init__(self, most: int, per_second: float, proxies: Sequence[str] = ()) -> None:
        self._most, self._proxies = most, _TrustedHosts(list(proxies))
        self._open: Counter[str] = Counter()
        self._arrivals = Rates(per_second, most)

    def admit(self, client: tuple[str, int] | None) -> bool:
        """Count a new connection. Returns whether its address may have one more now."""
        address = address_of(client)
        self._open[address] += 1
        if client is not None and client[0] in self._proxies:
            return True
        return not self._arrivals.allow(address) and self._open[address] <= self._most

    def leave(self, client: tuple[str, int] | None) -> None:
        """A connection has ended."""
        address = address_of(client)
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]


class StallGuard(asyncio.Protocol):
    """Disconnects a client that does not read: the transport's buffer stayed above its limit for too long."""

    transport: asyncio.Transport
    loop: asyncio.AbstractEventLoop
    config: uvicorn.Config
    _stalled: asyncio.TimerHandle | None = None

    @property
    def stall_timeout_s(self) -> float:
        """How long the client may not read."""
        return self.config.ws_ping_timeout or STALL_TIMEOUT_S

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._stalled is None:
            self._stalled = self.loop.call_later(self.stall_timeout_s, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._end_stall()

    def connection_lost(self, exc: Exception | None) -> None:
        self._end_stall()
        super().connection_lost(exc)

    def _end_stall(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None


class GuardedHttp(StallGuard, H11Protocol):
    """uvicorn's HTTP protocol with time-outs: each request must arrive completely in time."""

    def __init__(self, *args: Any, door: Door, **options: Any) -> None:
        super().__init__(*args, **options)
        self._door = door
        self._deadline: asyncio.TimerHandle | None = None
        self._in_body = self._upgraded = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self._door.admit(self.client):
            self._expect_within(HEADERS_TIMEOUT_S)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._door.leave(self.client)
        self._expect_nothing()
        super().connection_lost(exc)

    def handle_events(self) -> None:
        super().handle_events()
        if self._upgraded:
            return
        if self.conn.their_state is h11.SEND_BODY:
            if not self._in_body:
                self._in_body = True
                self._expect_within(BODY_TIMEOUT_S)
        elif self.conn.their_state is not h11.IDLE:  # the request has arrived
            self._expect_nothing()

    def on_response_complete(self) -> None:
        self._in_body = False
        self._expect_within(HEADERS_TIMEOUT_S)
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._upgraded = True  # the WebSocket's protocol takes over
        self._expect_nothing()
        super().handle_websocket_upgrade(event)

    def _expect_within(self, seconds: float) -> None:
        """Disconnect the client unless the next part of a request is here by then."""
        self._expect_nothing()
        self._deadline = self.loop.call_later(seconds, self.transport.abort)

    def _expect_nothing(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
