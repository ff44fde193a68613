"""The server that pages come from, and what a test wants to know or arrange without a page."""

from __future__ import annotations

import json
import urllib.request
from typing import Any

from tests.serving import Served


class Server(Served):
    """A real server, asked directly."""

    def ask(self, method: str, path: str, body: Any = None, key: str | None = None) -> Any:
        """An HTTP request, and its answer."""
        data = None if body is None else json.dumps(body).encode()
        headers = {} if key is None else {"Authorization": f"Bearer {key}"}
        asked = urllib.request.Request(f"{self.address}{path}", data, headers, method=method)
        with urllib.request.urlopen(asked) as answer:
            text = answer.read()
        return json.loads(text) if text else None

    def open(self, game: str, *chairs: str, **settings: Any) -> str:
        """A table with these chairs: people and kinds of bots; bots do not think long."""
        seats = [{"kind": chair} for chair in chairs]
        opened = self.ask("POST", "/api/tables", {"game": game, "chairs": seats, "pace": 0, **settings})
        return str(opened["table"])

    def open_for_leader(self, name: str, game: str, *bots: str) -> str:
        """A table for this person, who is the first Leader: no bot ends a negotiation before they are ready."""
        chairs = [{"name": name}, *({"kind": bot} for bot in bots)]
        settings = {"game": game, "chairs": chairs, "pace": 0, "options": {"leader": name}}
        return str(self.ask("POST", "/api/tables", settings)["table"])

    def room(self, table: str) -> Any:
        """A table as everybody sees it."""
        return self.ask("GET", f"/api/tables/{table}")["room"]
