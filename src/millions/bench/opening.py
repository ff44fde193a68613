"""Opens tables and seats players over HTTP, several requests at a time."""

from __future__ import annotations

import secrets
from http.client import HTTPConnection
from threading import local
from typing import Any

import msgspec

from millions.bench.process import Server
from millions.core.errors import MillionsError

REQUESTS_AT_ONCE = 8
NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay", "Gus", "Hal")

SeatedTable = tuple[str, list[str]]
"""A table's id, and the keys of its seats."""


class Reception:
    """Sends requests to a server."""

    def __init__(self, server: Server) -> None:
        self._server, self._own = server, local()

    def _ask(self, path: str, body: dict[str, Any] | None = None) -> Any:
        """Post this, or get what is there."""
        if not hasattr(self._own, "connection"):
            self._own.connection = HTTPConnection(self._server.host, self._server.port, timeout=30)
        connection: HTTPConnection = self._own.connection
        connection.request("GET" if body is None else "POST", path, msgspec.json.encode(body) if body else None)
        response = connection.getresponse()
        answer = msgspec.json.decode(response.read())
        if response.status >= 400:
            raise MillionsError(answer["code"], answer["sentence"])
        return answer

    def open(self, game: str, seats: int) -> SeatedTable:
        """Open a table and take all its seats, which begins the match."""
        table = self.open_empty(game, seats)
        keys = [secrets.token_urlsafe(16) for _ in range(seats)]
        for name, key in zip(NAMES, keys, strict=False):
            self._ask(f"/api/tables/{table}/seats", {"name": name, "key": key})
        return table, keys

    def have_reviewed(self, tables: list[str]) -> None:
        """Ask for the reviews of these tables, which begins them."""
        for table in tables:
            self._ask(f"/api/tables/{table}/review")

    def open_empty(self, game: str, seats: int) -> str:
        """Open a table with free seats."""
        opened = self._ask("/api/tables", {"game": game, "chairs": [{}] * seats})
        return str(opened["table"])
