"""A proxy with faults between clients and a server: lines that are slow, break, fall silent or come drop by drop."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from itertools import cycle
from random import Random
from typing import Literal

Fault = Literal["none", "delay", "cut", "half-open", "trickle", "held"]

A_LITTLE = 0.01
SMALL = 4096


class Proxy:
    """Passes bytes on, as badly as it is told to."""

    def __init__(self, port: int, faults: tuple[Fault, ...], rng: Random) -> None:
        self._port, self._rng, self._next = port, rng, cycle(faults)
        self.url = ""
        self.met: dict[Fault, int] = dict.fromkeys(faults, 0)
        """How many lines had which fault."""
        self.flows = asyncio.Event()
        """Cleared: nothing is passed on to clients whose connection is held."""
        self.flows.set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One line: a fault of its own, and a moment when it comes."""
        fault = next(self._next)
        self.met[fault] += 1
        up_reader, up_writer = await self._dial()
        there = asyncio.create_task(self._pump(reader, up_writer, "none" if fault == "held" else fault))
        back = asyncio.create_task(self._pump(up_reader, writer, fault))
        self._tasks |= {there, back}
        await asyncio.wait({there, back}, return_when=asyncio.FIRST_COMPLETED)
        if fault == "half-open" and self._silent(there, back):
            return
        self._tear_down(there, back, writer, up_writer)

    def _silent(self, *pumps: asyncio.Task[None]) -> bool:
        return any(pump.done() and not pump.cancelled() and pump.exception() is None for pump in pumps)

    def _tear_down(self, there: asyncio.Task[None], back: asyncio.Task[None], *lines: asyncio.StreamWriter) -> None:
        for pump in (there, back):
            pump.cancel()
        for line in lines:
            line.transport.abort()

    async def _dial(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """To the server, with as little room for what was not read yet as there can be."""
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
        line.setblocking(False)
        await asyncio.get_running_loop().sock_connect(line, ("127.0.0.1", self._port))
        return await asyncio.open_connection(sock=line, limit=SMALL)

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, fault: Fault) -> None:
        left = self._rng.randrange(200, 8_000) if fault in ("cut", "half-open") else None
        while left is None or left > 0:
            if fault == "held":
                await self.flows.wait()
            data = await reader.read(1 + self._rng.randrange(40) if fault == "trickle" else 4096)
            if not data:
                raise ConnectionError
            if fault == "delay":
                await asyncio.sleep(self._rng.random() * A_LITTLE)
            left = None if left is None else left - len(data)
            with suppress(OSError):
                writer.write(data)
                await writer.drain()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


@asynccontextmanager
async def proxy(port: int, *faults: Fault, seed: int = 1) -> AsyncIterator[Proxy]:
    """A proxy in front of the server at this port."""
    between = Proxy(port, faults, Random(seed))
    server = await asyncio.start_server(between.accept, "127.0.0.1", 0, limit=SMALL)
    between.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield between
    finally:
        server.close()
        await between.close()
