"""The stream over plain HTTP: the messages of the WebSocket, one per line; and readers that do not read."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

import httpx
import pytest
from msgspec import structs
from msgspec.json import decode, encode

from millions.core.seat import SPECTATOR, Viewer
from millions.server import lines, run
from millions.wire.keys import Key
from tests.loops import in_a_loop
from tests.server.parties import GENEROUS, PATIENCE, Evening, Server, serving
from tests.walks import offered


class Reader:
    """Reads a stream line by line."""

    def __init__(self, answer: httpx.Response) -> None:
        self.answer, self._lines = answer, answer.aiter_lines()
        self.got: list[bytes] = []

    async def line(self) -> bytes:
        """The next line; an empty one only shows that the connection works."""
        async with asyncio.timeout(PATIENCE):
            return (await anext(self._lines)).encode()

    async def until(self, what: bytes) -> bytes:
        """Read on until a message contains this."""
        while what not in (line := await self.line()):
            self.got.append(line)
        return line

    async def up_to(self, n: int) -> list[bytes]:
        """The messages of the stream up to this number."""
        messages: list[bytes] = []
        while not messages or decode(messages[-1])["n"] < n:
            if (line := await self.line()) and b'"is":"Presence"' not in line:
                messages.append(line)
        return messages


@asynccontextmanager
async def reading(evening: Evening, viewer: Viewer = SPECTATOR, query: str = "") -> AsyncIterator[Reader]:
    key = evening.key(viewer)
    headers = {} if key is None else {"Authorization": f"Bearer {key.reveal()}"}
    address = f"/api/tables/{evening.table.id}/stream{query}"
    async with evening.server.http.stream("GET", address, headers=headers) as answer:
        yield Reader(answer)


async def seated(server: Server, people: int = 3) -> Evening:
    """A match has begun, and nobody is connected."""
    evening = await Evening.open(server, "dollars-1e", people)
    for seat in range(people):
        await evening.sit(seat)
    return evening


async def act(evening: Evening) -> None:
    """Somebody does something, over HTTP."""
    seat, form = next((seat, form) for seat, form in offered(evening.match_table()) if seat >= 0)
    body = {"do": "Play", "id": f"{evening.table.number()}", "action": decode(encode(form.sample(Random(7))))}
    headers = {"Authorization": f"Bearer {evening.keys[seat].reveal()}"}
    answer = await evening.server.http.post(f"/api/tables/{evening.table.id}/commands", json=body, headers=headers)
    assert answer.status_code == 200, answer.text


@pytest.mark.parametrize("viewer", [SPECTATOR, 0])
@in_a_loop
async def test_the_lines_are_the_messages_of_the_socket(viewer: Viewer) -> None:
    async with serving() as server:
        evening = await seated(server)
        async with reading(evening, viewer) as reader:
            assert reader.answer.headers["content-type"] == "application/x-ndjson"
            assert decode(await reader.line())["is"] == "Snapshot"
            begun = evening.table.number(viewer)
            for _ in range(6):
                await act(evening)
            last = evening.table.number(viewer)
            assert await reader.up_to(last) == await evening.table.after(viewer, begun)
        async with reading(evening, viewer, f"?after={begun + 1}") as reader:
            assert await reader.up_to(last) == await evening.table.after(viewer, begun + 1)
        if viewer == SPECTATOR:
            return
        client = await evening.client(viewer).connect(after=begun)
        await client.until(lambda: client.n == last)
        assert client.stream == await evening.table.after(viewer, begun)
        await client.close()


@in_a_loop
async def test_one_connection_plays_a_seat_whatever_its_kind() -> None:
    async with serving() as server:
        evening = await seated(server)
        async with reading(evening, 0) as first, reading(evening, 0) as second:
            assert decode(await first.until(b"Goodbye")) == {"is": "Goodbye", "why": "taken-over"}
            client = await evening.client(0).connect()
            await second.until(b"taken-over")
            await client.close()
        async with asyncio.timeout(PATIENCE):
            while evening.table.audience.listens:
                await asyncio.sleep(0.01)
        assert len(server.application.connections) == 0


@in_a_loop
async def test_the_stream_ends_with_the_reason() -> None:
    async with serving() as server:
        evening = await Evening.open(server, "dollars-1e", 3)
        await evening.sit(0)
        async with reading(evening, 0) as reader:
            command = {"do": "Leave", "id": "go"}
            headers = {"Authorization": f"Bearer {evening.keys[0].reveal()}"}
            await server.http.post(f"/api/tables/{evening.table.id}/commands", json=command, headers=headers)
            assert decode(await reader.until(b"Goodbye"))["why"] == "left"
            with pytest.raises(StopAsyncIteration):
                await reader.line()
        async with reading(evening) as watching:
            await server.application.connections.farewell()
            assert decode(await watching.until(b"Goodbye"))["why"] == "restart"


@in_a_loop
async def test_refusals_are_json_with_their_status() -> None:
    async with serving(limits=structs.replace(GENEROUS, sockets_per_address=1)) as server:
        evening = await seated(server)
        address = f"/api/tables/{evening.table.id}/stream"
        foreign = {"Authorization": f"Bearer {Key.new().reveal()}"}
        assert (await server.http.get(address, headers=foreign)).json()["code"] == "wrong-key"
        for after in ("-1", "x", "²", "1" * 20, ""):
            refused = await server.http.get(address, params={"after": after})
            assert (refused.status_code, refused.json()["code"]) == (400, "bad-after")
        assert (await server.http.get("/api/tables/nowhere/stream")).status_code == 404
        assert (await server.http.head(address)).headers["content-type"] == "application/x-ndjson"
        async with reading(evening) as reader:
            await reader.line()
            refused = await server.http.get(address)
            assert refused.status_code == 429
            assert refused.json()["facts"] == {"limit": "sockets_per_address", "seconds": 5}
            assert refused.headers["retry-after"] == "5"


@in_a_loop
async def test_an_empty_line_shows_that_the_connection_works(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "KEEP_ALIVE_S", 0.02)
    async with serving() as server, reading(await seated(server)) as reader:
        while await reader.line():
            pass


@in_a_loop
async def test_a_reader_that_does_not_read_is_hung_up_and_holds_nobody_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "HEARTBEAT_S", 0.3)
    async with serving(small_buffers=True) as server:
        evening = await seated(server)
        with socket.socket() as bare:
            bare.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            bare.connect(("127.0.0.1", server.port))
            bare.sendall(b"GET /api/tables/%s/stream HTTP/1.1\r\nHost: localhost\r\n\r\n" % evening.table.id.encode())
            async with asyncio.timeout(PATIENCE):
                while not evening.table.audience.listens:
                    await asyncio.sleep(0.01)
                while evening.table.audience.listens:
                    for listener in list(evening.table.audience._listeners):
                        listener.put(b" " * 100_000)
                    await asyncio.sleep(0.01)
        await act(evening)
        assert len(server.application.connections) == 0
