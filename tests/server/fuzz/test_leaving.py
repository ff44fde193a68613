"""A player who gives a seat back before the match sees nothing more of it and cannot act there."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from msgspec import json
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from millions.wire.keys import Key
from tests.loops import in_a_loop
from tests.server.honest import PATIENCE, Program, ask, chairs, socket_of

LEAVE = {"do": "Leave", "id": "bye"}


async def sit(url: str, name: str) -> Key:
    """Sit down at the first free seat; returns the key."""
    key = Key.new()
    assert (await ask(f"{url}/seats", "POST", json={"name": name, "key": key.reveal()})).json()["seat"] == 0
    return key


async def everything(line: ClientConnection) -> list[dict[str, Any]]:
    """What is told until the line is closed."""
    messages: list[dict[str, Any]] = []
    with suppress(ConnectionClosed):
        async with asyncio.timeout(PATIENCE):
            while True:
                messages.append(json.decode(await line.recv()))
    return messages


@pytest.mark.slow
@in_a_loop
async def test_a_player_who_leaves_before_the_match_is_told_so_and_hears_nothing_more(
    tmp_path: Path,
) -> None:
    program = Program(str(tmp_path / "tables.db"), tmp_path / "log")
    await program.start()
    try:
        by_socket, by_http = await leave(program.url, by_socket=True), await leave(program.url, by_socket=False)
    finally:
        program.kill()
    assert by_socket[-2:] == [{"is": "Done", "id": "bye", "n": by_socket[-2]["n"]}, {"is": "Goodbye", "why": "left"}]
    assert by_http[-1] == {"is": "Goodbye", "why": "left"}
    assert "Bob" not in str(by_socket + by_http)


async def leave(url: str, by_socket: bool) -> list[dict[str, Any]]:
    """Ann leaves, over her line or otherwise, and Bob takes her seat: what does her line hear?"""
    opened = await ask(f"{url}/api/tables", "POST", json={"game": "dollars-1e", "chairs": chairs(3)})
    at = f"{url}/api/tables/{opened.json()['table']}"
    key = await sit(at, "Ann")
    async with connect(socket_of(url, opened.json()["table"]), proxy=None, open_timeout=PATIENCE) as line:
        await line.send(json.encode({"do": "Hello", "key": key.reveal()}).decode())
        assert json.decode(await line.recv())["is"] == "Snapshot"
        if by_socket:
            await line.send(json.encode(LEAVE).decode())
            messages = await everything(line)
            await sit(at, "Bob")
            return messages
        assert (await ask(f"{at}/commands", "POST", key, json=LEAVE)).status_code == 200
        await sit(at, "Bob")
        return await everything(line)
