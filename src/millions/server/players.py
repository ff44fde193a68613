"""Requests of players who have a seat: they are limited by their key, not by their address.

Many programs may share an address, and a legal move is never refused because of a rate limit. A seat that sends faster
than its limit is answered more slowly instead (back-pressure), as over a WebSocket.
"""

from __future__ import annotations

import asyncio
import re

from starlette.datastructures import Headers
from starlette.types import Scope

from millions.core.errors import MillionsError
from millions.server.access import Rates, bearer
from millions.server.config import Limits
from millions.server.mcp.seats import Seats
from millions.tables import TableManager
from millions.wire.keys import Key

MCP = "/mcp"
COMMANDS = re.compile(r"/api/tables/([^/]+)/commands")


class Players:
    """Recognises the keys of seats, and paces their requests."""

    def __init__(self, manager: TableManager, limits: Limits) -> None:
        self._manager, self.seats = manager, Seats(manager)
        self._rates = Rates(limits.messages_per_second, limits.messages_at_once)

    def key_in(self, scope: Scope) -> Key | None:
        """The key in a request to act at a seat, if it is the key of one. Nothing is loaded to find out."""
        if scope["path"] != MCP and (commands := COMMANDS.fullmatch(scope["path"])) is None:
            return None
        try:
            key = bearer(Headers(scope=scope))
        except MillionsError:
            return None
        if scope["path"] == MCP:
            return key if self.seats.knows(key) else None
        assert commands is not None
        table = self._manager.at_hand(commands[1])
        return key if table is not None and table.seat_of(key) is not None else None

    async def pace(self, key: Key) -> None:
        """Wait until the seat of this key may send again."""
        if pause := self._rates.of(key.fingerprint).wait():
            await asyncio.sleep(pause)
