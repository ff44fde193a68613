"""Before the server starts: no second program on the same SQLite file, and warnings about unsafe circumstances."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import ip_address
from pathlib import Path

import ifaddr

from millions.server.config import Config
from millions.server.logs import log
from millions.server.network import EVERYWHERE
from millions.server.store import is_postgres
from millions.wire.answers import Refused

LOCK_SUFFIX = ".lock"


@contextmanager
def sole_use(store: str) -> Iterator[None]:
    """Hold a lock beside a SQLite file; refuse if another server holds it. The lock goes with the process.

    Two servers would each play the bots of all tables, and SQLite before 3.51.3 can damage a database that two
    programs checkpoint at once. PostgreSQL needs no lock; nor has Windows one of this kind.
    """
    try:
        import fcntl
    except ImportError:
        yield
        return
    if is_postgres(store):
        yield
        return
    try:
        lock = os.open(store + LOCK_SUFFIX, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        why = error.strerror or str(error)
        raise Refused("store-lock", f"cannot write beside {store}: {why}", store=store, error=why) from None
    try:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise Refused("store-in-use", f"another server uses {store}: stop that one first", store=store) from None
        yield
    finally:
        os.close(lock)


def warn_of_danger(store: str) -> None:
    """Log a warning if the server runs as root, or if others can read its SQLite file."""
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        log.warning("running as root: a user of its own is safer")
    file = Path(store)
    if is_postgres(store) or os.name != "posix" or not file.exists():
        return
    mode = stat.S_IMODE(file.stat().st_mode)
    if mode & 0o077:
        log.warning("others can read or write the store, which tells every card: chmod 600", mode=f"{mode:03o}")


def warn_without_https(config: Config) -> None:
    """Log a warning if people on the internet can reach the server directly, and so without HTTPS."""
    if config.proxies:
        return
    everywhere = config.host in EVERYWHERE and any(_is_global(one) for one in _own_addresses())
    if everywhere or _is_global(config.host):
        log.warning("reached from the internet without HTTPS, everybody in between can read keys: use a reverse proxy")


def _own_addresses() -> list[str]:
    return [ip.ip if isinstance(ip.ip, str) else ip.ip[0] for adapter in ifaddr.get_adapters() for ip in adapter.ips]


def _is_global(host: str) -> bool:
    try:
        return ip_address(host).is_global
    except ValueError:
        return False
