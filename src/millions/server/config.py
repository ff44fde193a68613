"""What whoever runs a server chooses."""

from __future__ import annotations

from msgspec import Struct


class Limits(Struct, frozen=True, kw_only=True):
    """How much is enough: for one message, one socket, one address."""

    body: int = 64 * 1024
    message: int = 16 * 1024
    messages_per_second: float = 20
    messages_at_once: float = 40
    requests_per_second: float = 20
    requests_at_once: float = 100
    tables_per_hour: float = 60
    sockets_per_address: int = 200


class Config(Struct, frozen=True, kw_only=True):
    """Where to listen, where to keep the logs, whom to trust."""

    host: str = "127.0.0.1"
    port: int | None = None
    """The port; by default the usual one or, if that is taken, any."""
    store: str = "millions.db"
    origins: tuple[str, ...] = ()
    """Pages of other addresses that may connect; the server's own always may."""
    proxies: tuple[str, ...] = ()
    """Addresses of reverse proxies, whose word on who is calling is taken."""
    limits: Limits = Limits()
