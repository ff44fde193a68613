"""The server pings silent clients only, and closes the connection of a client that does not answer."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, cast

import pytest
import uvicorn
from uvicorn._types import ASGIReceiveCallable, ASGISendCallable, Scope

from millions.server.config import Config
from millions.server.run import uvicorn_config
from tests.loops import in_a_loop

pytestmark = pytest.mark.slow

HEARTBEAT = 0.3
HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
HELLO = bytes((0x81, 0x85, 0, 0, 0, 0)) + b"hello"
"""A client's text: masked, with nothing."""
PING, PONG = 0x89, 0x8A


async def listen(scope: Scope, receive: ASGIReceiveCallable, send: ASGISendCallable) -> None:
    """Let everybody in, and say nothing."""
    if scope["type"] == "websocket":
        await receive()
        await send(cast(Any, {"type": "websocket.accept"}))
        while (await receive())["type"] != "websocket.disconnect":
            pass


@asynccontextmanager
async def connected(timeout_s: float = HEARTBEAT) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A bare socket at a server as ours are, but for its quick pulse."""
    config = uvicorn_config(cast(Any, listen), Config(port=0))
    config.ws_ping_interval, config.ws_ping_timeout = HEARTBEAT, timeout_s
    config.lifespan = "off"
    server = uvicorn.Server(config)
    running = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    reader, writer = await asyncio.open_connection(*server.servers[0].sockets[0].getsockname())
    writer.write(HANDSHAKE)
    await reader.readuntil(b"\r\n\r\n")
    try:
        yield reader, writer
    finally:
        writer.close()
        server.should_exit = True
        await running


async def ping(reader: asyncio.StreamReader) -> bytes:
    """What the next ping says."""
    kind, size = await reader.readexactly(2)
    assert kind == PING
    return await reader.readexactly(size)


@in_a_loop
async def test_a_silent_client_is_pinged_and_disconnected_if_it_does_not_answer() -> None:
    async with connected() as (reader, _), asyncio.timeout(20):
        assert await ping(reader)
        assert (await reader.read())[:1] in (b"", b"\x88")  # closed, with or without a word


@in_a_loop
async def test_a_client_that_answers_stays_connected() -> None:
    async with connected(3 * HEARTBEAT) as (reader, writer), asyncio.timeout(20):
        for _ in range(6):
            writer.write(bytes((PONG, 0x84, 0, 0, 0, 0)) + await ping(reader))


@in_a_loop
async def test_a_client_that_sends_is_not_pinged_until_it_falls_silent() -> None:
    async with connected() as (reader, writer), asyncio.timeout(20):
        asked = asyncio.create_task(ping(reader))
        pauses, before = [], asyncio.get_running_loop().time()
        for _ in range(30):
            await asyncio.sleep(HEARTBEAT / 10)
            writer.write(HELLO)
            now = asyncio.get_running_loop().time()
            pauses.append(now - before)
            before = now
        assert not asked.done() or max(pauses) > HEARTBEAT / 2  # a busy machine may make us silent
        assert await asked
