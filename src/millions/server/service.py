"""Tells systemd the state of the server: ready, reloading, stopping, alive (the sd_notify protocol)."""

from __future__ import annotations

import asyncio
import os
import socket
import time
from contextlib import suppress

MICROSECONDS = 1_000_000


def notify(*lines: str) -> None:
    """Send a state to the service manager that started this program, if one did."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address.startswith(("/", "@")):
        return
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as out, suppress(OSError):
        out.sendto("\n".join(lines).encode(), address.replace("@", "\0", 1) if address[0] == "@" else address)


def ready() -> None:
    """The server listens."""
    notify("READY=1")


def reloading() -> None:
    """The options are read again; `ready` follows."""
    notify("RELOADING=1", f"MONOTONIC_USEC={time.monotonic_ns() // 1000}")


def stopping() -> None:
    """The server is shutting down."""
    notify("STOPPING=1")


async def watchdog() -> None:
    """Send keep-alive messages while the event loop runs, at twice the rate that the service manager asks for."""
    every_s = int(os.environ.get("WATCHDOG_USEC", "0")) / MICROSECONDS / 2
    while every_s:
        notify("WATCHDOG=1")
        await asyncio.sleep(every_s)
