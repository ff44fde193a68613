"""How soon people at one server hear what happens at another.

It is run by hand: `MILLIONS_NEWS=1000 ./test tests/server/several/test_news.py -n 0 -s`.
"""

from __future__ import annotations

import asyncio
import os
import time
from itertools import count
from pathlib import Path

import pytest

from millions.wire.keys import Key
from tests.loops import in_a_loop
from tests.server.honest import Program, ask
from tests.server.parties import Client

TABLES = 20
PAUSE_S = 2.0
"""Between two things that are said at a table; nobody may say much more."""


class Ear(Client):
    """Somebody at the other server, who notes when things are said."""

    def __init__(self, url: str, table: str) -> None:
        super().__init__(url, table)
        self.heard: dict[str, float] = {}

    def _take_in(self, message: bytes) -> None:
        arrived = time.perf_counter()
        super()._take_in(message)
        if b"news-" in message:
            self.heard[message.partition(b"news-")[2].partition(b'"')[0].decode()] = arrived


async def pair(here: Program, there: Program) -> tuple[Client, Ear]:
    """Two people at one table, at two servers."""
    opened = await ask(
        f"{here.url}/api/tables", "POST", json={"game": "dollars-1e", "chairs": [{}] * 3, "talk": "open"}
    )
    table, key = opened.json()["table"], Key.new()
    body = {"name": "Ann", "key": key.reveal()}
    assert (await ask(f"{here.url}/api/tables/{table}/seats", "POST", json=body)).status_code == 201
    speaker, ear = Client(here.url, table, key), Ear(there.url, table)
    await speaker.connect()
    await ear.connect()
    return speaker, ear


async def told(speaker: Client, ear: Ear, number: int, begin_s: float) -> list[float]:
    """Say this many things; the seconds from each acknowledgement until the other has heard it."""
    await asyncio.sleep(begin_s)
    done: dict[str, float] = {}
    for one in (str(place) for place in count()):
        if len(done) == number:
            break
        answer = await speaker.do("Say", text=f"news-{one}")
        if answer["is"] == "Done":
            done[one] = time.perf_counter()
        await asyncio.sleep(PAUSE_S)
    await ear.until(lambda: ear.heard.keys() >= done.keys())
    return [ear.heard[one] - at for one, at in done.items()]


@pytest.mark.skipif("MILLIONS_NEWS" not in os.environ, reason="MILLIONS_NEWS says how many")
@in_a_loop
async def test_what_is_said_at_one_server_is_soon_heard_at_another(schema: str, tmp_path: Path) -> None:
    each = int(os.environ["MILLIONS_NEWS"]) // TABLES
    servers = [Program(schema, tmp_path / f"log-{place}") for place in range(2)]
    try:
        for server in servers:
            await server.start()
        pairs = [await pair(*(servers if place % 2 else servers[::-1])) for place in range(TABLES)]
        await asyncio.sleep(2)
        begins = [PAUSE_S * place / TABLES for place in range(TABLES)]
        found = await asyncio.gather(*(told(*two, each, begin) for two, begin in zip(pairs, begins, strict=True)))
        for two in pairs:
            for client in two:
                await client.close()
    finally:
        for server in servers:
            server.kill()
    all_ms = sorted([1000 * max(0.0, one) for of_table in found for one in of_table])
    p50, p99 = all_ms[len(all_ms) // 2], all_ms[len(all_ms) * 99 // 100]
    print(f"\n{len(all_ms)} pieces of news: p50 {p50:.1f} ms, p99 {p99:.1f} ms, at most {all_ms[-1]:.1f} ms")
    assert p99 < 50
