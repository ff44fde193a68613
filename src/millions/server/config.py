"""Configuration of a server."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class Limits(Struct, frozen=True, kw_only=True):
    """Limits for one message, one connection, one address."""

    body: int = 64 * 1024
    message: int = 16 * 1024
    messages_per_second: float = 20
    messages_at_once: float = 40
    requests_per_second: float = 20
    requests_at_once: float = 100
    tables_per_hour: float = 60
    sockets_per_address: int = 200
    spare_connections: int = 100
    """TCP connections that an address may have besides its WebSocket connections: requests, and those before hello."""


class Config(Struct, frozen=True, kw_only=True):
    """Where to listen, where to store tables, whom to trust."""

    host: str = "127.0.0.1"
    port: int | None = None
    """The port; None: the default port or, if that is taken, any free one."""
    store: str = "millions.db"
    origins: tuple[str, ...] = ()
    """Further origins whose pages may connect; the server's own always may."""
    proxies: tuple[str, ...] = ()
    """Addresses of reverse proxies whose X-Forwarded headers are trusted."""
    lan: Literal["off", "offer", "open"] = "off"
    """A server at 127.0.0.1 and the local network: closed; open once the person at the machine says so; open."""
    push_key: str | None = None
    """The file of the key that signs push messages; None: no push messages."""
    call_origins: tuple[str, ...] = ()
    """Origins that may be called although they are no public https addresses."""
    limits: Limits = Limits()
