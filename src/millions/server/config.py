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


class HouseRules(Struct, frozen=True, kw_only=True):
    """What the host of the server allows; can be changed while it runs."""

    password: str | None = None
    """Needed to open tables and to see the list of public ones. People with a link to a table need none."""
    listed: bool = True
    """Whether public tables are listed, and people can play with anyone."""
    most_tables: int | None = None
    """Tables that are not over, in all; None: no limit."""
    most_bots: int | None = None
    """Bots that can be chosen when a table is opened; None: no limit."""
    keep_days: int | None = None
    """Finished tables are deleted this many days after they were opened; None: never."""

    def __repr__(self) -> str:
        return "HouseRules(...)"


class Config(Struct, frozen=True, kw_only=True):
    """Where to listen, where to store tables, whom to trust."""

    host: str = "127.0.0.1"
    port: int | None = None
    """The port; None: the default port or, if that is taken, any free one."""
    store: str = "millions.db"
    workers: int = 1
    """The number of processes; several need a PostgreSQL database."""
    origins: tuple[str, ...] = ()
    """Further origins whose pages may connect; the server's own always may."""
    proxies: tuple[str, ...] = ()
    """Addresses of reverse proxies whose X-Forwarded headers are trusted."""
    base: str = ""
    """The path below which people reach the server behind a proxy, such as `/games`; empty: the root of a site."""
    lan: Literal["off", "offer", "open"] = "off"
    """A server at 127.0.0.1 and the local network: closed; open once the person at the machine says so; open."""
    push_key: str | None = None
    """The file of the key that signs push messages; None: no push messages."""
    admin: str | None = None
    """The fingerprint of the key of `millions admin`; None: the server does nothing for it."""
    call_origins: tuple[str, ...] = ()
    """Origins that may be called although they are no public https addresses."""
    siblings: str | None = None
    """The folder in which the processes at one port share their metrics; None: there is one process."""
    place: int = 0
    """The place of this process among them."""
    limits: Limits = Limits()
    house: HouseRules = HouseRules()
