"""Opening a server to the local network: who may, what it changes, and where invitations lead."""

from __future__ import annotations

import asyncio
import io
import os
import runpy
import sys
from pathlib import Path
from types import ModuleType

import httpx
import pytest
import segno
from msgspec import json
from websockets.asyncio.client import connect

from millions.server import network
from millions.server.config import Config
from millions.wire.bodies import Reach
from millions.wire.keys import Key
from tests.loops import in_a_loop
from tests.server.parties import Server, serving

ROOT = Path(__file__).parents[2]
TABLE = {"game": "dollars-1e", "chairs": [{}, {"kind": "sensible"}, {"kind": "sensible"}]}

needs_network = pytest.mark.skipif(
    not network.addresses(), reason="this machine has no address on a local network, so it cannot be opened to one"
)


async def opened(server: Server, **headers: str) -> httpx.Response:
    """The page on this machine asks to open the server; `headers` replace its own."""
    return await server.http.post("/api/network", headers={"Origin": server.url, **headers})


@needs_network
@in_a_loop
async def test_opened_by_its_own_page_the_server_answers_on_the_network_and_nothing_is_disturbed() -> None:
    async with serving(lan="offer") as server:
        before = (await server.http.get("/api/network")).json()
        assert (before["origin"], before["local"], before["may_open"]) == (server.url, True, True)
        table = (await server.http.post("/api/tables", json=TABLE)).json()["table"]
        async with connect(f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket", proxy=None) as line:
            await line.send('{"do": "Hello"}')
            reach = (await opened(server)).json()
            assert (reach["local"], reach["checked"], reach["visited"]) == (False, True, False)
            assert (await opened(server)).json() == reach  # once more changes nothing
            async with httpx.AsyncClient(base_url=reach["origin"], trust_env=False) as outside:
                sat = await outside.post(f"/api/tables/{table}/seats", json={"name": "Guest"})
                assert sat.status_code == 201
            while "Guest" not in (await asyncio.wait_for(line.recv(), 10)):
                pass


@needs_network
@in_a_loop
async def test_the_qr_code_leads_where_the_link_does() -> None:
    async with serving(lan="offer") as server:
        table = (await server.http.post("/api/tables", json=TABLE)).json()["table"]
        origin = (await opened(server)).json()["origin"]
        here = await server.http.get(f"/api/tables/{table}/qr.svg")
        there = await server.http.get(f"{origin}/api/tables/{table}/qr.svg")
        assert here.content == there.content


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://elsewhere.example"},
        {"Host": "192.168.1.20:8000", "Origin": "http://192.168.1.20:8000"},
        {"X-Forwarded-For": "127.0.0.1"},
        {"Via": "1.1 proxy"},
        {"Forwarded": "for=127.0.0.1"},
    ],
)
@in_a_loop
async def test_nobody_but_the_page_on_this_machine_may_open_it(headers: dict[str, str]) -> None:
    async with serving(lan="offer") as server:
        assert (await opened(server, **headers)).status_code == 403
        assert not server.application.network.origins


@in_a_loop
async def test_a_request_without_an_origin_is_no_page() -> None:
    async with serving(lan="offer") as server:
        assert (await server.http.post("/api/network")).status_code == 403
        assert not server.application.network.origins


@in_a_loop
async def test_a_server_that_was_not_started_for_somebody_here_cannot_be_opened() -> None:
    async with serving() as server:
        answer = await opened(server)
        assert (answer.status_code, answer.json()["code"]) == (403, "not-at-machine")
        assert (await server.http.get("/api/network")).json()["may_open"] is False


@needs_network
@in_a_loop
async def test_a_guest_on_the_network_may_not_open_and_learns_no_other_address() -> None:
    async with serving(lan="open") as server:
        origin = server.application.network.origins[0]
        async with httpx.AsyncClient(base_url=origin, trust_env=False) as guest:
            assert (await guest.post("/api/network", headers={"Origin": origin})).status_code == 403
            assert (await guest.get("/api/network")).json() == json.decode(json.encode(Reach(origin)))


@needs_network
@in_a_loop
async def test_a_server_that_listens_everywhere_announces_an_address_that_works() -> None:
    async with serving(host="0.0.0.0") as server:
        reach = (await server.http.get("/api/network", headers={"Host": f"localhost:{server.port}"})).json()
        assert (reach["local"], reach["checked"]) == (False, True)
        assert reach["origin"].endswith(f":{server.port}")
        assert not network.is_loopback(reach["origin"].split("/")[2].partition(":")[0])


def test_behind_a_proxy_nobody_is_offered_to_open_it() -> None:
    behind = network.Network(Config(lan="offer", proxies=("127.0.0.1",)))
    assert not behind.can_open
    assert behind.reach("http://127.0.0.1:8000", at_machine=True) == Reach("http://127.0.0.1:8000", local=True)


@pytest.mark.parametrize("name", ["127.0.0.1", "127.8.8.8", "::1", "localhost", "a.localhost"])
def test_loopback_names(name: str) -> None:
    assert network.is_loopback(name)
    assert not network.is_loopback(f"{name}.example.org")


@pytest.mark.parametrize(
    ("arguments", "begins"),
    [
        ([], ["serve", "--open"]),
        (["--lan"], ["serve", "--open"]),
        (["--host", "0.0.0.0"], ["serve", "--open"]),
        (["--host=0.0.0.0", "--lang", "fr"], ["serve", "--open"]),
        (["--lang", "fr"], ["play", "--lang"]),
        (["million-club"], ["play", "million-club"]),
    ],
)
def test_play_serves_or_plays_here(arguments: list[str], begins: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    became: list[str] = []
    house = ModuleType("house")
    house.ready = lambda kind: None  # type: ignore[attr-defined]
    house.become = lambda *command: became.extend(command)  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "house", house)
    monkeypatch.setattr(sys, "argv", ["./play", *arguments])
    monkeypatch.setattr(os, "environ", dict(os.environ))
    monkeypatch.setattr(sys, "path", list(sys.path))
    runpy.run_path(str(ROOT / "play"))
    assert became[3:5] == begins
    assert became[-len(arguments) :] == arguments or not arguments


@in_a_loop
async def test_with_the_key_of_a_seat_the_code_leads_to_that_seat_and_with_another_key_nowhere() -> None:
    async with serving() as server:
        table = (await server.http.post("/api/tables", json=TABLE)).json()["table"]
        key = (await server.http.post(f"/api/tables/{table}/seats", json={"name": "Ann"})).json()["key"]
        address = f"/api/tables/{table}/qr.svg"
        mine = await server.http.get(address, headers={"Authorization": f"Bearer {key}"})
        assert mine.headers["cache-control"] == "no-store"
        picture = io.BytesIO()
        segno.make(f"{server.url}/t/{table}#{key}", error="m").save(
            picture, kind="svg", scale=8, border=2, light="white"
        )
        assert mine.content == picture.getvalue()
        assert mine.content != (await server.http.get(address)).content
        other = await server.http.get(address, headers={"Authorization": f"Bearer {Key.new().reveal()}"})
        assert other.status_code == 401
