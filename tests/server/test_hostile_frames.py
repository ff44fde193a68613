"""Connections that flood, dribble, say nothing or do not read: each is ended, and costs little until then."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, cast

import pytest
import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from millions.server import guard
from millions.server.config import Config, Limits
from millions.server.protocol import whole_text
from millions.server.run import uvicorn_config
from millions.server.socket import Disconnected, Socket, socket_of
from millions.tables import Listener
from tests.loops import in_a_loop
from tests.server.test_heartbeat import HANDSHAKE

HEARTBEAT = 0.4
PING = bytes((0x89, 0x80, 0, 0, 0, 0))
TEXT_START, EMPTY_FRAGMENT = bytes((0x01, 0x80, 0, 0, 0, 0)), bytes((0x00, 0x80, 0, 0, 0, 0))
EMPTY_TEXT = bytes((0x81, 0x80, 0, 0, 0, 0))
FLOOD = 10_000

App = Callable[[Any, Any, Any], Any]


async def deaf(scope: Any, receive: Any, send: Any) -> None:
    """Accepts a WebSocket connection, and takes nothing from it until it is told to end; answers requests."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        await asyncio.Event().wait()
    else:
        body = True
        while body:
            body = (await receive()).get("more_body", False)
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body"})


async def hears(scope: Any, receive: Any, send: Any) -> None:
    """Takes everything and says nothing."""
    await receive()
    await send({"type": "websocket.accept"})
    while (await receive())["type"] != "websocket.disconnect":
        pass


async def talks(scope: Any, receive: Any, send: Any) -> None:
    """Sends for ever."""
    await receive()
    await send({"type": "websocket.accept"})
    with suppress(OSError):
        while True:
            await send({"type": "websocket.send", "text": "x" * 8000})


async def echoes(scope: Any, receive: Any, send: Any) -> None:
    """Says again what it hears, as our sockets hear and say it."""
    here = socket_of(scope, receive, send)
    await here.accept()
    with suppress(Disconnected):
        while True:
            await here.say((await here.hear()).encode())


@asynccontextmanager
async def running(app: App, limits: Limits | None = None) -> AsyncIterator[uvicorn.Server]:
    """A server as ours are, with a quick heartbeat."""
    config = uvicorn_config(cast(Any, app), Config(port=0, limits=limits or Limits()))
    config.ws_ping_interval = config.ws_ping_timeout = HEARTBEAT
    config.timeout_graceful_shutdown = 0
    config.lifespan = "off"
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield server
    finally:
        server.should_exit = server.force_exit = True
        await task


async def connected(server: uvicorn.Server, handshake: bytes = HANDSHAKE) -> socket.socket:
    """A bare socket with a small receive buffer. It does not read after the handshake."""
    loop = asyncio.get_running_loop()
    bare = socket.socket()
    bare.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    bare.setblocking(False)
    await loop.sock_connect(bare, server.servers[0].sockets[0].getsockname())
    if handshake:
        await loop.sock_sendall(bare, handshake)
        await loop.sock_recv(bare, 1000)
    return bare


async def nobody_left(server: uvicorn.Server) -> None:
    async with asyncio.timeout(10):
        while server.server_state.connections:
            await asyncio.sleep(0.02)


async def flood(bare: socket.socket, frames: bytes) -> None:
    with suppress(OSError):  # it was hung up
        await asyncio.get_running_loop().sock_sendall(bare, frames)


@pytest.mark.parametrize("frames", [PING * FLOOD, TEXT_START + EMPTY_FRAGMENT * FLOOD], ids=["pings", "fragments"])
@in_a_loop
async def test_a_flood_of_control_frames_or_fragments_ends_the_connection(frames: bytes) -> None:
    async with running(hears) as server:
        with await connected(server) as bare:
            (protocol,) = server.server_state.connections
            flooding = asyncio.create_task(flood(bare, frames))
            await nobody_left(server)
            assert protocol.conn.close_sent is None or protocol.conn.close_sent.code == 1008  # type: ignore[union-attr]
            flooding.cancel()


@in_a_loop
async def test_the_answer_to_a_flood_says_why() -> None:
    async with running(hears) as server:
        with await connected(server) as bare:
            await flood(bare, PING * 100)
            loop, got = asyncio.get_running_loop(), b""
            with suppress(OSError):
                while data := await loop.sock_recv(bare, 1000):
                    got += data
            assert b"\x03\xf0too many frames" in got


def text(of: bytes, mask: bytes = b"abcd") -> bytes:
    """A client's text in one frame."""
    size = bytes((0x80 + len(of),)) if len(of) < 126 else bytes((0xFE,)) + len(of).to_bytes(2)
    return bytes((0x81,)) + size + mask + bytes([byte ^ mask[place % 4] for place, byte in enumerate(of)])


@pytest.mark.parametrize("of", [b"", b"Ann", "Zoé".encode(), b"x" * 125, b"x" * 126, b"x" * 2000])
def test_a_text_is_taken_whole_only_if_it_is_one_frame(of: bytes) -> None:
    frame = text(of)
    assert whole_text(frame) == of.decode()
    assert [whole_text(frame[:cut]) for cut in range(1, len(frame))] == [None] * (len(frame) - 1)
    assert whole_text(frame + frame) is whole_text(frame + b"x") is None


LONG_SIZE = b"\x81\xff" + bytes(4 + 127)
"""The beginning of a frame whose size is written in eight bytes, as long as one of 127 bytes would be."""


@pytest.mark.parametrize(
    "data", [text(b"\xff"), b"\x81\x00", b"\x81\x03Ann", b"\x01" + text(b"Ann")[1:], PING, LONG_SIZE]
)
def test_what_is_no_usual_text_is_left_to_the_parser(data: bytes) -> None:
    assert whole_text(data) is None


@in_a_loop
async def test_texts_in_pieces_and_in_fragments_are_heard_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    parsed: list[bytes] = []
    usual = WebSocketsSansIOProtocol.data_received

    def noting(self: WebSocketsSansIOProtocol, data: bytes) -> None:
        parsed.append(data)
        usual(self, data)

    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", noting)
    loop, fragments = asyncio.get_running_loop(), (b"\x01" + text(b"Dot")[1:], b"\x80" + text(b" and Eve")[1:])
    names = [((text(b"Ann")[:5], text(b"Ann")[5:]), b"Ann"), ((text(b"Bob"),), b"Bob"), (fragments, b"Dot and Eve")]
    async with running(echoes) as server, asyncio.timeout(20):
        with await connected(server) as bare:
            for pieces, echo in names:
                for piece in pieces:
                    await loop.sock_sendall(bare, piece)
                    await asyncio.sleep(0.01)
                heard = b""
                while not heard.endswith(bytes((0x81, len(echo))) + echo):
                    heard += await loop.sock_recv(bare, 1000)
            assert text(b"Bob") not in b"".join(parsed)  # it needs no parser
            await loop.sock_sendall(bare, fragments[0])
            await asyncio.sleep(0.01)
            await loop.sock_sendall(bare, text(b"no fragment"))
            while not (answer := await loop.sock_recv(bare, 1000)).startswith(b"\x88"):
                assert answer.startswith(b"\x89")  # a ping, on a busy machine


@in_a_loop
async def test_messages_that_the_application_does_not_take_wait_outside() -> None:
    async with running(deaf) as server:
        with await connected(server) as bare:
            (protocol,) = server.server_state.connections
            flooding = asyncio.create_task(flood(bare, EMPTY_TEXT * FLOOD))
            while not protocol.queue.qsize():  # type: ignore[union-attr]
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.3)
            assert 0 < protocol.queue.qsize() <= 500  # type: ignore[union-attr]
            flooding.cancel()


@in_a_loop
async def test_a_client_that_does_not_read_is_hung_up_though_it_sends() -> None:
    async with running(talks) as server:
        with await connected(server) as bare:

            async def keep_sending() -> None:
                while True:
                    await flood(bare, EMPTY_TEXT)
                    await asyncio.sleep(HEARTBEAT / 4)

            sending = asyncio.create_task(keep_sending())
            await nobody_left(server)
            sending.cancel()


@pytest.mark.parametrize(
    "beginning",
    [b"", b"GET / HT", b"POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 9\r\n\r\nslow"],
    ids=["silent", "half a head", "half a body"],
)
@in_a_loop
async def test_a_request_that_does_not_arrive_is_not_waited_for(
    beginning: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guard, "HEADERS_TIMEOUT_S", 0.3)
    monkeypatch.setattr(guard, "BODY_TIMEOUT_S", 0.3)
    async with running(deaf) as server:
        with await connected(server, b"") as bare:
            await flood(bare, beginning)
            while not server.server_state.connections:
                await asyncio.sleep(0.01)
            await nobody_left(server)


@in_a_loop
async def test_after_an_answer_the_next_request_has_its_time_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """The pauses together are longer than this time; each is short enough that a busy machine does not matter."""
    monkeypatch.setattr(guard, "HEADERS_TIMEOUT_S", 1.5)
    async with running(deaf) as server:
        with await connected(server, b"") as bare:
            for _ in range(5):
                await asyncio.sleep(0.4)
                await flood(bare, b"GET / HTTP/1.1\r\nHost: here\r\n\r\n")
                assert b"204" in await asyncio.get_running_loop().sock_recv(bare, 1000)
            await nobody_left(server)


@in_a_loop
async def test_a_websocket_connection_outlives_the_time_outs_of_requests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "HEADERS_TIMEOUT_S", 0.3)
    monkeypatch.setattr(guard, "BODY_TIMEOUT_S", 0.3)
    async with running(hears) as server:
        with await connected(server) as bare:
            for _ in range(10):
                await asyncio.sleep(0.1)
                await flood(bare, EMPTY_TEXT)
            assert len(server.server_state.connections) == 1


@in_a_loop
async def test_the_number_of_connections_of_one_address_is_limited() -> None:
    async with running(deaf, Limits(sockets_per_address=2, spare_connections=3)) as server:
        bare = [await connected(server, b"") for _ in range(9)]
        await asyncio.sleep(0.2)
        assert len(server.server_state.connections) == 5
        bare[0].close()
        await asyncio.sleep(0.2)
        with await connected(server) as late:
            await asyncio.sleep(0.2)
            assert len(server.server_state.connections) == 5  # a WebSocket connection counts, too
            late.close()
        for one in bare:
            one.close()
        await nobody_left(server)


def test_a_proxy_may_have_any_number_of_connections() -> None:
    door = guard.Door(1, 1, ("10.0.0.1",))
    assert [door.admit(("10.0.0.1", port)) for port in range(3)] == [True, True, True]
    assert [door.admit(("10.0.0.2", port)) for port in range(3)] == [True, False, False]


@in_a_loop
async def test_under_any_server_a_client_that_does_not_read_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    from millions.server import socket as plain

    monkeypatch.setattr(plain, "SEND_TIMEOUT_S", 0.1)

    async def never(*_: Any) -> Any:
        await asyncio.Event().wait()

    ended = asyncio.Event()
    listener = Listener(0, lambda viewer: b"", lambda listener: None)
    Socket(never, never).follow(listener, ended.set)
    listener.put(b"news")
    async with asyncio.timeout(5):
        await ended.wait()


def test_an_address_may_open_only_so_many_connections_in_a_second() -> None:
    door = guard.Door(3, 0.001)
    for _ in range(3):
        assert door.admit(("10.0.0.1", 1))
        door.leave(("10.0.0.1", 1))
    assert not door.admit(("10.0.0.1", 1))  # none is open, but three have just been
    door.leave(("10.0.0.1", 1))
    assert door.admit(("10.0.0.2", 1))


@in_a_loop
async def test_a_server_that_stops_during_a_handshake_complains_about_nothing(
    caplog: pytest.LogCaptureFixture,
) -> None:
    stopped = asyncio.Event()

    async def hesitates(scope: Any, receive: Any, send: Any) -> None:
        await stopped.wait()
        await socket_of(scope, receive, send).accept()

    async with running(hesitates) as server:
        with await connected(server, b"") as bare:
            await asyncio.get_running_loop().sock_sendall(bare, HANDSHAKE)
            while not server.server_state.tasks:
                await asyncio.sleep(0.01)
            stopped.set()  # the application goes on before the connection is known to be closed
            for connection in list(server.server_state.connections):
                connection.shutdown()
            await asyncio.gather(*server.server_state.tasks)
            assert [one.getMessage() for one in caplog.records if one.levelname == "ERROR"] == []
