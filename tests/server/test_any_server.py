"""The application needs ASGI and nothing else: sockets work under any server, with or without the fast path."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import httpx
import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from millions.bench.choosing import choose
from millions.server.app import Application
from millions.server.config import Config, Limits
from millions.server.protocol import QuickProtocol
from millions.server.run import uvicorn_config
from millions.tables import LoopClock, MemoryStore, TableManager
from millions.wire.keys import Key
from tests.loops import in_a_loop

SEATS = 3
ACTIONS = 12
GENEROUS = Config(limits=Limits(requests_per_second=1e6, requests_at_once=1e6, tables_per_hour=1e6))


def application() -> Application:
    return Application(TableManager(MemoryStore(), LoopClock()), GENEROUS)


class Seen:
    """What one seat has been told over its socket."""

    def __init__(self) -> None:
        self.n, self.forms, self.awaited, self.over = 0, b"[]", list[int](), False

    def take_in(self, message: dict[str, Any]) -> None:
        if message["is"] in ("Snapshot", "Change"):
            assert message["is"] == "Snapshot" or message["n"] == self.n + 1
            self.n = message["n"]
            if "forms" in message:
                self.forms = simple(message["forms"])
            room = message.get("room") or {}
            self.awaited = room.get("awaited", self.awaited)
            self.over = room.get("stage", "") == "over"


def simple(forms: list[dict[str, Any]]) -> bytes:
    """Forms whose blanks are lists of values."""
    return json.dumps([form for form in forms if all("among" in blank for blank in form["blanks"].values())]).encode()


@asynccontextmanager
async def served(ws: Any) -> AsyncIterator[tuple[str, int]]:
    """The application under uvicorn with one of its own WebSocket implementations, or ours."""
    config = uvicorn_config(application().asgi, Config(port=0))
    config.ws = ws
    config.ws_per_message_deflate = False
    server = uvicorn.Server(config)
    running = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield server.servers[0].sockets[0].getsockname()
    finally:
        server.should_exit = True
        await asyncio.wait_for(running, 10)


async def say_hello(socket: ClientConnection, key: Key) -> None:
    await socket.send(json.dumps({"do": "Hello", "key": key.reveal()}))


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
@pytest.mark.parametrize("ws", ["websockets", "websockets-sansio", QuickProtocol], ids=str)
@in_a_loop
async def test_people_play_under_uvicorn_with_any_of_its_websockets(ws: Any) -> None:
    async with served(ws) as (host, port), asyncio.timeout(60):
        keys = [Key.new() for _ in range(SEATS)]
        async with httpx.AsyncClient(base_url=f"http://{host}:{port}") as http:
            opened = (await http.post("/api/tables", json={"game": "dollars-1e", "chairs": [{}] * SEATS})).json()
            for name, key in zip(("Ann", "Bob", "Cid"), keys, strict=True):
                body = {"name": name, "key": key.reveal()}
                assert (await http.post(f"/api/tables/{opened['table']}/seats", json=body)).status_code == 201
        url = f"ws://{host}:{port}/api/tables/{opened['table']}/socket"
        sockets = [await connect(url) for _ in keys]
        for socket, key in zip(sockets, keys, strict=True):
            await say_hello(socket, key)
        await play(sockets)
        for socket in sockets:
            await socket.close()


async def play(sockets: list[ClientConnection]) -> None:
    """Somebody who may act does; everybody hears of it, and the answer comes after what it led to."""
    rng, seen, news = Random(1), [Seen() for _ in sockets], asyncio.Event()
    answers: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def hear(seat: int) -> None:
        async for text in sockets[seat]:
            message: dict[str, Any] = json.loads(text)
            seen[seat].take_in(message)
            news.set()
            if message["is"] in ("Done", "Refusal"):
                assert message["is"] == "Refusal" or message["n"] <= seen[seat].n, "the stream comes before the answer"
                answers.put_nowait(message)

    hearing = [asyncio.create_task(hear(seat)) for seat in range(SEATS)]
    done = 0
    while done < ACTIONS:
        able = [seat for seat in range(SEATS) if seat in seen[seat].awaited and seen[seat].forms != b"[]"]
        if not able:
            news.clear()
            await news.wait()
            continue
        actor = rng.choice(able)
        action = choose(seen[actor].forms, rng)
        await sockets[actor].send(json.dumps({"do": "Play", "id": f"c{done}", "action": action}))
        done += (await answers.get())["is"] == "Done"  # refused, if another's action was not heard of yet
    for one in hearing:
        one.cancel()
    assert min(one.n for one in seen) > ACTIONS / 2


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore:Using `httpx`")
def test_people_play_under_starlettes_test_client() -> None:
    from starlette.testclient import TestClient

    with TestClient(application().asgi, base_url="http://localhost") as client:
        opened = client.post("/api/tables", json={"game": "dollars-1e", "chairs": [{}] * SEATS}).json()
        keys = [Key.new() for _ in range(SEATS)]
        for name, key in zip(("Ann", "Bob", "Cid"), keys, strict=True):
            body = {"name": name, "key": key.reveal()}
            assert client.post(f"/api/tables/{opened['table']}/seats", json=body).status_code == 201
        path = f"ws://localhost/api/tables/{opened['table']}/socket"
        with client.websocket_connect(path) as socket, client.websocket_connect(path) as watching:
            socket.send_json({"do": "Hello", "key": keys[0].reveal()})
            watching.send_json({"do": "Hello"})
            mine = hear(socket, "Snapshot")
            assert mine["you"] == 0
            assert hear(watching, "Snapshot")["forms"] == []
            action = choose(json.dumps(mine["forms"]).encode(), Random(1))
            socket.send_json({"do": "Play", "id": "c1", "action": action})
            assert hear(socket, "Change")["n"] == hear(socket, "Done")["n"] == mine["n"] + 1
            assert hear(watching, "Change")["n"] == mine["n"] + 1
            socket.send_json({"do": "Play", "id": "c2", "action": action})
            assert hear(socket, "Refusal")["id"] == "c2"


def hear(socket: Any, what: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = socket.receive_json()
        if message["is"] == what:
            return message
