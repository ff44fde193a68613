"""A server that is told to stop says goodbye, has stored everything, and goes on when it is started again."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from pathlib import Path
from random import Random

import httpx
import pytest
from websockets.asyncio.client import connect

from millions import GAMES
from tests.loops import in_a_loop
from tests.server.parties import serving
from tests.server.processes import NAMES, People, Process

PLANTED = "xyzzy-planted"


@pytest.mark.slow
@in_a_loop
async def test_SIGTERM_in_the_middle_of_matches_loses_nothing_and_no_log_tells_anything(tmp_path: Path) -> None:
    async with Process(tmp_path) as process:
        parties = [await People.gather(process.url, game) for game in GAMES]
        rng = Random(5)
        playing = [asyncio.create_task(party.play(rng)) for party in parties]
        await asyncio.sleep(0.6)
        await plant(process.url, parties[0])
        assert await process.stop() == 0
        await asyncio.gather(*playing)
        for client in [client for party in parties for client in party.clients]:
            assert await client.hung_up() == 1012
            assert client.farewell == "restart"
        assert_all_stored(process.store, parties)
        await process.start()
        measured = await play_to_the_end(process.url, parties, rng)
        assert await process.stop() == 0
    assert_all_stored(process.store, parties)
    said = process.log.read_text()
    assert said.count('"resumed"') == 2
    assert_tells_nothing(said, process.store, parties)
    assert_tells_nothing(measured, process.store, parties)


async def play_to_the_end(url: str, parties: list[People], rng: Random) -> str:
    """Everybody comes back and plays on; what the server has measured then."""
    for party in parties:
        party.move_to(url)
    await asyncio.gather(*(party.play(rng) for party in parties))
    for party in parties:
        assert (await party.verified())["ok"] is True
        assert not any(client.wrong_numbers for client in party.clients)
        await party.close()
    return await metrics(url)


async def metrics(url: str) -> str:
    async with httpx.AsyncClient(base_url=url, trust_env=False) as http:
        return (await http.get("/metrics")).text


async def plant(url: str, party: People) -> None:
    """What must not be logged, in every place where something can be said."""
    client = await type(party.clients[0])(url, party.table).connect()
    for text in (PLANTED, f'{{"do":"Play","id":"{PLANTED}","action":{{"verb":"{PLANTED}"}}}}', f'{{"do":"{PLANTED}"}}'):
        await client.say(text)
    await client.say(b"\xff" + PLANTED.encode())
    await client.until(lambda: len(client.answers) >= 4)
    await client.say(PLANTED * 5000)
    await client.hung_up()
    await party.clients[0].do("Say", text=PLANTED)
    table = f"/api/tables/{party.table}"
    async with httpx.AsyncClient(base_url=url, trust_env=False) as http:
        for path in (
            f"/{PLANTED}",
            f"/t/{party.table}",
            f"/api/tables/{PLANTED}",
            f"/api/tables/{party.table}?{PLANTED}",
        ):
            await http.get(path, headers={"Authorization": f"Bearer {PLANTED}", "User-Agent": PLANTED})
        await http.post(f"{table}/seats", content=b'{"name": ' + PLANTED.encode())
    await shout(url, f"GET /{PLANTED} HTTP/9.9\r\n{PLANTED}\r\n\r\n")


async def shout(url: str, text: str) -> None:
    """Something that is no HTTP."""
    host, port = re.findall(r"[0-9.]+", url)
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(text.encode())
    await reader.read()
    writer.close()


def assert_all_stored(store: Path, parties: list[People]) -> None:
    """Every wish that was acknowledged is in its table's log, once."""
    with sqlite3.connect(store) as database:
        for party in parties:
            query = "select body from entries where table_id = ? order by number"
            log = [json.loads(body) for (body,) in database.execute(query, (party.table,))]
            kept = [(entry.get("by"), entry["command"]) for entry in log if "command" in entry]
            assert len(set(kept)) == len(kept)
            assert len(party.done) > 10
            assert set(party.done) <= set(kept)


def assert_tells_nothing(said: str, store: Path, parties: list[People]) -> None:
    """No key, fingerprint, link, name, text, salt, seed, hand or action."""
    with sqlite3.connect(store) as database:
        seeds = [secret.hex() for (secret,) in database.execute("select secret from tables")]
    keys = [key for party in parties for key in party.keys]
    words = [
        PLANTED,
        "salt-of",
        "verb",
        "roles",
        "driver",
        "colon",
        *NAMES,
        *seeds,
        *(party.table for party in parties),
    ]
    words += [key.reveal() for key in keys] + [key.fingerprint for key in keys]
    assert len(said) > 200
    assert [word for word in words if word in said] == []


@in_a_loop
async def test_a_client_that_comes_while_the_server_stops_is_sent_elsewhere_at_once() -> None:
    async with serving() as server:
        await server.application.connections.farewell()
        async with connect(f"{server.url.replace('http', 'ws')}/api/tables/none/socket") as late:
            assert json.loads(await late.recv())["why"] == "restart"
