"""A real server on a free port, and people who come to its tables over real sockets and keep every byte they get."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any
from unittest.mock import patch

import httpx
import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from millions.client.log import ClientLog
from millions.core.message import Action
from millions.core.seat import SPECTATOR, Seat, Viewer
from millions.server import schema
from millions.server.app import Application
from millions.server.config import Config, Limits
from millions.server.run import Uvicorn, uvicorn_config
from millions.tables import Clock, HandClock, LiveTable, MemoryStore, Store, TableManager
from millions.tables.peers import Peers
from millions.wire.keys import Key
from millions.wire.settings import Chair, Settings
from tests.walks import NAMES

SECRET = b"a secret of 32 bytes, known here"
NOON = 1_000_000
PATIENCE = 60.0
SLOW_IMPORT_S = 60.0
"""The first request over MCP imports the SDK."""

GENEROUS = Limits(
    messages_per_second=100_000,
    messages_at_once=100_000,
    requests_per_second=100_000,
    requests_at_once=100_000,
    tables_per_hour=100_000,
    sockets_per_address=100_000,
)

OPENAPI, SOCKET_SCHEMA = cache(schema.openapi), cache(schema.socket_schema)
"""Made once for all servers of these tests."""

STREAM, ANSWERS = ("Snapshot", "Change"), ("Done", "Refusal")


class Server:
    """A server that runs in this loop, and its address."""

    def __init__(self, application: Application, url: str, client: httpx.AsyncClient) -> None:
        self.application, self.manager, self.url, self.http = application, application.manager, url, client

    @property
    def clock(self) -> HandClock:
        assert isinstance(self.manager.clock, HandClock)
        return self.manager.clock

    @property
    def port(self) -> int:
        return int(self.url.rpartition(":")[2])


class QuickToStop(Uvicorn):
    """The same server; told to stop, it stops at once."""

    def __init__(self, config: uvicorn.Config, application: Application, ready: Callable[[str], None]) -> None:
        super().__init__(config, application, ready)
        self.stop = asyncio.Event()

    async def main_loop(self) -> None:
        await self.stop.wait()


async def all_hung_up(server: Uvicorn) -> None:
    """Wait a moment, so that the server need not."""
    for _ in range(50):
        if server.server_state.connections:
            await asyncio.sleep(0.002)


@asynccontextmanager
async def serving(
    store: Store | None = None,
    clock: Clock | None = None,
    limits: Limits = GENEROUS,
    origins: tuple[str, ...] = (),
    small_buffers: bool = False,
    peers: Peers | None = None,
    **chosen: Any,
) -> AsyncIterator[Server]:
    """A server for a while; its clock is turned by hand unless another one is given; `chosen` is for its Config."""
    config = Config(port=0, limits=limits, origins=origins, **chosen)
    manager = TableManager(store or MemoryStore(), clock or HandClock(NOON), peers=peers)
    with patch.multiple(schema, openapi=OPENAPI, socket_schema=SOCKET_SCHEMA):
        application = Application(manager, config)
    address: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    def ready(url: str) -> None:
        if not address.done():  # of several addresses the first
            address.set_result(url)

    server = QuickToStop(uvicorn_config(application.asgi, config), application, ready)
    running = asyncio.create_task(server.serve())
    try:
        url = await asyncio.wait_for(address, PATIENCE)
        if small_buffers:  # of every connection that is accepted from now on
            server.servers[0].sockets[0].setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        async with httpx.AsyncClient(base_url=url, trust_env=False) as client:
            yield Server(application, url, client)
        await all_hung_up(server)
    finally:
        server.stop.set()
        await running


class Client:
    """Somebody with a key, or who only watches: everything that came over the socket, in order and by kind."""

    def __init__(self, url: str, table: str, key: Key | None = None, log: ClientLog | None = None) -> None:
        self.address = f"{url.replace('http', 'ws')}/api/tables/{table}/socket"
        self.key, self.log = key, log
        self.received: list[bytes] = []
        self.stream: list[bytes] = []
        self.answers: list[bytes] = []
        self.farewell: str | None = None
        self.n = 0
        self.snapshots = 0
        self.wrong_numbers: list[tuple[int, int]] = []
        self.view: dict[str, Any] = {}
        self.room: dict[str, Any] = {}
        self.forms: list[Any] = []
        self.here: list[int] = []
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._waiting: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._news = asyncio.Event()
        self._ids = count(1)

    # The line

    async def connect(self, after: int | None = None, **options: Any) -> Client:
        """Say hello; with `after`, go on after that message."""
        self._socket = await connect(
            self.address, compression=None, proxy=None, max_queue=None, max_size=None, close_timeout=0.5, **options
        )
        self.farewell = None
        self.n = after or 0
        if self.key is not None:
            hello: dict[str, Any] = {"do": "Hello", "key": self.key.reveal()}
        else:
            hello = {"do": "Hello"}
        with suppress(ConnectionClosed):  # some are refused before they say anything
            await self.say(json.dumps(hello if after is None else {**hello, "after": after}))
        self._reader = asyncio.create_task(self._read(self._socket))
        return self

    async def _read(self, socket: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            async for message in socket:
                assert isinstance(message, str)
                self._take_in(message.encode())
        for waiting in self._waiting.values():
            if not waiting.done():
                waiting.set_exception(ConnectionError("the line broke"))
        self._waiting.clear()
        self._news.set()

    def _take_in(self, data: bytes) -> None:
        self.received.append(data)
        if self.log is not None:
            self.log.received(data)
        message = json.loads(data)
        kind = message["is"]
        if kind in STREAM:
            self.stream.append(data)
            self._follow(message)
        elif kind in ANSWERS:
            self.answers.append(data)
            waiting = self._waiting.pop(message.get("id") or "", None)
            if waiting is not None and not waiting.done():
                waiting.set_result(message)
        elif kind == "Presence":
            self.here = message["here"]
        else:
            self.farewell = message["why"]
        self._news.set()

    def _follow(self, message: dict[str, Any]) -> None:
        if message["is"] == "Snapshot":
            self.snapshots += 1
            self.view, self.room = message["view"] or {}, message["room"]
        else:
            if message["n"] != self.n + 1:
                self.wrong_numbers.append((self.n, message["n"]))
            self.view |= message.get("view", {})
            self.room |= message.get("room", {})
        self.n, self.forms = message["n"], message.get("forms", self.forms)

    @property
    def connected(self) -> bool:
        return self._reader is not None and not self._reader.done()

    async def close(self) -> None:
        """Hang up."""
        if self._socket is not None:
            await self._socket.close()
        if self._reader is not None:
            await self._reader

    async def until(self, so: Callable[[], bool]) -> None:
        """Wait until something is so."""
        async with asyncio.timeout(PATIENCE):
            while not so():
                self._news.clear()
                await self._news.wait()

    async def hung_up(self) -> int | None:
        """Wait until the server has hung up: its closing code."""
        assert self._socket is not None
        assert self._reader is not None
        await asyncio.wait_for(self._reader, PATIENCE)
        return self._socket.close_code

    # Wishes

    async def say(self, text: str | bytes) -> None:
        """Any text at all."""
        assert self._socket is not None
        if self.log is not None:
            self.log.sent(text.encode() if isinstance(text, str) else text)
        await self._socket.send(text)

    async def do(self, what: str, id: str | None = None, **fields: Any) -> dict[str, Any]:
        """A command, and its answer."""
        id = id or f"c{next(self._ids)}"
        self._waiting[id] = answer = asyncio.get_running_loop().create_future()
        await self.say(msgspec.json.encode({"do": what, "id": id, **fields}).decode())
        return await asyncio.wait_for(answer, PATIENCE)

    async def play(self, action: Action, id: str | None = None) -> dict[str, Any]:
        """Act in the game."""
        return await self.do("Play", id, action=action)

    async def granted(self, action: Action) -> None:
        """Act in the game, which must be possible."""
        answer = await self.play(action)
        assert answer["is"] == "Done", answer


class Evening:
    """One table of a server, its people, and a client for each of them and for a spectator."""

    def __init__(self, server: Server, table: LiveTable, keys: list[Key]) -> None:
        self.server, self.table, self.keys = server, table, keys
        self.clients: dict[Viewer, Client] = {}
        self.fetched: list[bytes] = []

    @classmethod
    async def begin(cls, server: Server, game: str, people: int, secret: bytes = SECRET, **settings: Any) -> Evening:
        """Everybody has sat down over HTTP, is connected, and the match has begun."""
        evening = await cls.open(server, game, people, secret, **settings)
        for seat in range(people):
            await evening.sit(seat)
        await evening.connect_all()
        return evening

    @classmethod
    async def open(cls, server: Server, game: str, people: int, secret: bytes = SECRET, **settings: Any) -> Evening:
        """A table where nobody sits."""
        usual = {"chairs": (Chair(),) * people, "pace": 0, "public": True}
        chosen = Settings(game=game, **{**usual, **settings})
        table = await server.manager.open(chosen, Key.new(), secret)
        return cls(server, table, [Key.new() for _ in range(people)])

    async def sit(self, seat: Seat) -> httpx.Response:
        """Somebody sits down."""
        body = {"name": NAMES[seat], "key": self.keys[seat].reveal(), "seat": seat}
        return await self.server.http.post(f"/api/tables/{self.table.id}/seats", json=body)

    async def connect_all(self) -> None:
        for viewer in (SPECTATOR, *range(len(self.keys))):
            self.clients[viewer] = await self.client(viewer).connect()

    def client(self, viewer: Viewer) -> Client:
        """A client who is not connected yet."""
        return Client(self.server.url, self.table.id, self.key(viewer))

    def key(self, viewer: Viewer) -> Key | None:
        """The key of a seat; a spectator has none."""
        return None if viewer == SPECTATOR else self.keys[viewer]

    def log(self, folder: Path, viewer: Viewer) -> ClientLog:
        """A log for a client, to be audited."""
        return ClientLog(folder / f"{self.table.id} {viewer}.jsonl", self.table.id, viewer)

    async def play(self, seat: Seat, action: Action) -> None:
        await self.clients[seat].granted(action)

    async def all_told(self, viewers: Iterable[Viewer] | None = None) -> None:
        """Wait until everybody has got everything."""
        for viewer in self.clients if viewers is None else viewers:
            client = self.clients[viewer]
            await client.until(lambda client=client, viewer=viewer: client.n >= self.table.number(viewer))  # type: ignore[misc]

    async def fetch(self, path: str = "") -> None:
        """Something over HTTP that anybody can ask for."""
        answer = await self.server.http.get(f"/api/tables{path.format(table=f'/{self.table.id}')}")
        self.fetched.append(str(answer.status_code).encode() + answer.content)

    async def look_back(self, viewer: Viewer) -> None:
        """Ask what has happened so far, as a player does on another device."""
        client = self.clients[viewer]
        headers = {"Authorization": f"Bearer {client.key.reveal()}"} if client.key else {}
        answer = await self.server.http.get(f"/api/tables/{self.table.id}/happened", headers=headers)
        client.answers.append(str(answer.status_code).encode() + answer.content)

    async def ask_model(self, seat: Seat, method: str, params: dict[str, Any]) -> None:
        """A message over MCP with the key of this seat."""
        headers = {
            "Authorization": f"Bearer {self.keys[seat].reveal()}",
            "Accept": "application/json, text/event-stream",
            "MCP-Protocol-Version": "2025-11-25",
        }
        message = {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}
        answer = await self.server.http.post("/mcp", json=message, headers=headers, timeout=SLOW_IMPORT_S)
        assert answer.status_code == 200, answer.text
        self.clients[seat].answers.append(answer.content)

    async def close(self) -> None:
        for client in self.clients.values():
            await client.close()

    def match_table(self) -> Any:
        """The true table, for the author of a script."""
        match = self.table.state.match
        assert match is not None
        return match.table

    def normal(self, data: bytes) -> bytes:
        """Without what is different at any two tables."""
        room = self.table.room
        return data.replace(self.table.id.encode(), b"TABLE").replace(room.commitment.encode(), b"COMMITMENT")

    def seen_by(self, viewer: Viewer) -> list[bytes]:
        """Everything this viewer was told or answered, and what anybody could fetch meanwhile."""
        client = self.clients[viewer]
        return [self.normal(data) for data in (*client.stream, *client.answers, *self.fetched)]
