"""Connections that only watch, to measure their memory."""

from __future__ import annotations

import asyncio

from millions.bench.client_socket import ClientSocket
from millions.bench.tables import DriverTally


class Watcher(ClientSocket):
    """Says hello, receives a snapshot, and is idle from then on."""

    __slots__ = ("_tally", "_there")

    def __init__(self, table: str, tally: DriverTally) -> None:
        super().__init__(f"/api/tables/{table}/socket")
        self._tally = tally
        self._there: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def watch(self, host: str, port: int) -> None:
        """Connect; returns when the snapshot has come."""
        await asyncio.get_running_loop().create_connection(lambda: self, host, port)
        await self._there

    def opened(self) -> None:
        self.say(b'{"do":"Hello"}')

    def heard(self, message: bytes) -> None:
        if not self._there.done():
            self._there.set_result(None)

    def broken(self) -> None:
        self._tally.errors["hung up"] += 1
        if not self._there.done():
            self._there.set_result(None)
