"""What one move costs the server over each transport: WebSocket, stream over plain HTTP, and MCP.

Four players sit at a table, all over the same transport, and choose at random. Over the first two, each player holds a
connection and receives every message; a player over MCP looks at the table, then acts.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from http.client import HTTPConnection
from random import Random
from typing import Any

import msgspec
from websockets.sync.client import ClientConnection, connect

from millions.bench.figures import DoorFigures
from millions.bench.opening import Reception
from millions.bench.process import Server

SEATS, TIMEOUT_S = 4, 30.0
MCP_VERSION = "2025-11-25"


class Follower:
    """A seat that reads its stream, one message per line, in a thread of its own."""

    def __init__(self, lines: Iterator[str | bytes]) -> None:
        self.n, self.you = 0, 0
        self.room: dict[str, Any] = {}
        self.forms: list[Any] = []
        self.news = threading.Condition()
        threading.Thread(target=self._follow, args=(lines,), daemon=True).start()

    def _follow(self, lines: Iterator[str | bytes]) -> None:
        try:
            for line in lines:
                if line.strip():
                    self._apply(msgspec.json.decode(line))
        except (OSError, ValueError, AttributeError):  # the connection was closed from here
            pass

    def _apply(self, message: dict[str, Any]) -> None:
        with self.news:
            if message["is"] in ("Snapshot", "Change"):
                self.n, self.you = message["n"], message.get("you", self.you)
                self.room |= message.get("room", {})
                self.forms = message.get("forms", self.forms)
            self.news.notify_all()

    def heard(self, n: int) -> None:
        """Wait until it was told this message."""
        with self.news:
            self.news.wait_for(lambda: self.n >= n, TIMEOUT_S)

    def action(self, rng: Random) -> dict[str, Any] | None:
        """What it does now, if the table waits for it."""
        return filled(self.forms, rng) if self.you in self.room.get("awaited", ()) else None


def filled(forms: list[Any], rng: Random) -> dict[str, Any] | None:
    """One of the forms, filled in at random."""
    simple = [form for form in forms if all(blank["kind"] == "one of" for blank in form["blanks"].values())]
    if not simple:
        return None
    form = rng.choice(simple)
    return {"verb": form["verb"], **{name: rng.choice(blank["among"]) for name, blank in form["blanks"].items()}}


class Doors:
    """Measures each transport of one server."""

    def __init__(self, server: Server, game: str, moves: int) -> None:
        self._server, self._game, self._moves = server, game, moves

    def measure(self) -> DoorFigures:
        """All three."""
        return DoorFigures(self._cost(self.over_websockets), self._cost(self.over_streams), self._cost(self.over_mcp))

    def _cost(self, play: Callable[[int], int]) -> float:
        play(20)  # warm-up: imports and caches
        before, made = self._server.cpu, 0
        while made < self._moves:
            made += play(self._moves - made)
        return 1000 * (self._server.cpu - before) / made

    def _post(self, connection: HTTPConnection, path: str, key: str, body: object) -> Any:
        headers = {
            "Authorization": f"Bearer {key}",
            "Content-Type": "application/json",
            "Accept": "application/json, text/event-stream",
            "MCP-Protocol-Version": MCP_VERSION,
        }
        connection.request("POST", path, msgspec.json.encode(body), headers)
        return msgspec.json.decode(connection.getresponse().read())

    def _http(self) -> HTTPConnection:
        return HTTPConnection(self._server.host, self._server.port, timeout=TIMEOUT_S)

    # The transports

    def over_websockets(self, moves: int) -> int:
        """Play this number of moves over WebSockets. Returns how many were made."""
        table, keys = Reception(self._server).open(self._game, SEATS)
        sockets: list[ClientConnection] = []
        for key in keys:
            address = f"ws://{self._server.host}:{self._server.port}/api/tables/{table}/socket"
            sockets.append(connect(address, compression=None, proxy=None))
            sockets[-1].send(msgspec.json.encode({"do": "Hello", "key": key}).decode())
        seats = [Follower(iter(socket)) for socket in sockets]

        def send(seat: int, id: str, action: dict[str, Any]) -> None:
            n = seats[seat].n
            sockets[seat].send(msgspec.json.encode({"do": "Play", "id": id, "action": action}).decode())
            seats[seat].heard(n + 1)

        made = _moves(seats, moves, send)
        for socket in sockets:
            socket.close()
        return made

    def over_streams(self, moves: int) -> int:
        """The same over streams and requests."""
        table, keys = Reception(self._server).open(self._game, SEATS)
        streams, http = [self._http() for _ in keys], self._http()
        for stream, key in zip(streams, keys, strict=True):
            stream.request("GET", f"/api/tables/{table}/stream", headers={"Authorization": f"Bearer {key}"})
        seats = [Follower(iter(stream.getresponse())) for stream in streams]

        def send(seat: int, id: str, action: dict[str, Any]) -> None:
            body = {"do": "Play", "id": id, "action": action}
            seats[seat].heard(self._post(http, f"/api/tables/{table}/commands", keys[seat], body).get("n", 0))

        made = _moves(seats, moves, send)
        for stream in streams:
            if stream.sock is not None:
                stream.sock.close()
        return made

    def over_mcp(self, moves: int) -> int:
        """The same over MCP: each move is a look and an act."""
        _, keys = Reception(self._server).open(self._game, SEATS)
        http, rng, made = self._http(), Random(1), 0

        def call(key: str, tool: str, **arguments: object) -> dict[str, Any]:
            params = {"name": tool, "arguments": arguments}
            message = {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": params}
            found: dict[str, Any] = self._post(http, "/mcp", key, message)["result"]["structuredContent"]
            return found

        seat = 0
        while made < moves:
            seen = call(keys[seat], "look")
            if seen["stage"] == "over":
                return made
            action = filled(seen["forms"], rng) if seen["your_turn"] else None
            if action is not None:
                call(keys[seat], "act", verb=action.pop("verb"), fields=action)
                made += 1
            seat = next((one for one in seen["awaited"] if one != seat), seat)
        return made


def _moves(seats: list[Follower], moves: int, send: Callable[[int, str, dict[str, Any]], None]) -> int:
    rng = Random(1)
    for seat in seats:
        seat.heard(1)
    made = idle = 0
    while made < moves and idle < 200 and seats[0].room.get("stage") != "over":
        ready = [(place, action) for place, seat in enumerate(seats) if (action := seat.action(rng))]
        if not ready:
            idle += 1
            with seats[0].news:
                seats[0].news.wait(0.01)
            continue
        place, action = rng.choice(ready)
        send(place, f"m{made}", action)
        made, idle = made + 1, 0
    return made
