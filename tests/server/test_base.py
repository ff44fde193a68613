"""A server below a path of a site (`--base-path /games`): whether the proxy passes the path on or removes it."""

from __future__ import annotations

import re

import pytest

from millions.client.link import Link
from millions.core.errors import BadSetup
from millions.server.base import read_base
from millions.wire.keys import Key
from tests.loops import in_a_loop
from tests.server.parties import Client, serving
from tests.server.test_heads import Head

OPENED = {"game": "dollars-1e", "chairs": [{}] * 3}


@pytest.mark.parametrize(
    ("text", "base"), [("/", ""), ("", ""), ("/games", "/games"), ("games/", "/games"), ("/a/b.c/", "/a/b.c")]
)
def test_a_base_path_is_read(text: str, base: str) -> None:
    assert read_base(text) == base


@pytest.mark.parametrize("text", ['/"><script>', "/a b", "/..", "/a/../b", "/a//b", "/é", "https://a.example"])
def test_what_is_no_base_path_is_refused(text: str) -> None:
    with pytest.raises(BadSetup, match="/games"):
        read_base(text)


@in_a_loop
async def test_every_link_of_the_page_leads_below_the_path_and_somewhere() -> None:
    async with serving(base="/games") as server:
        for page in ("/games/", "/games", "/", "/games/rules/dollars-1e"):
            answer = await server.http.get(page)
            assert (answer.status_code, answer.text.count('data-base="/games"')) == (200, 1)
            links = re.findall(r'(?:href|src)="([^"]+)"', answer.text)
            assert links
            assert [one for one in links if not one.startswith("/games/")] == []
        manifest = await server.http.get("/games/manifest.webmanifest")
        icons = [icon["src"] for icon in manifest.json()["icons"]]
        offline = (await server.http.get("/games/offline.html")).text
        for link in {*links, *icons, *re.findall(r'(?:href|src)="(/[^"]+)"', offline)}:
            assert link.startswith("/games/")
            assert (await server.http.get(link)).status_code == 200
        assert manifest.json()["scope"] == manifest.json()["start_url"] == "/games/"
        assert Head(answer).meta["og:url"] == f"{server.url}/games/rules/dollars-1e"


@in_a_loop
async def test_below_the_path_and_where_a_proxy_has_removed_it_the_same_is_answered() -> None:
    async with serving(base="/games") as server:
        table = (await server.http.post("/games/api/tables", json=OPENED)).json()["table"]
        for base in ("", "/games"):
            assert (await server.http.get(f"{base}/healthz")).json()["status"] == "ok"
            key = Key.new()
            body = {"name": f"Ann{base}", "key": key.reveal()}
            assert (await server.http.post(f"{base}/api/tables/{table}/seats", json=body)).status_code == 201
            client = await Client(server.url + base, table, key).connect()
            await client.until(lambda client=client: bool(client.room))  # type: ignore[misc]
            await client.close()
        reach = (await server.http.get("/games/api/network", headers={"Host": "tables.example.org"})).json()
        assert reach.get("code") == "unknown-host"  # as without a path
        assert (await server.http.get("/games/api/network")).json()["origin"] == f"{server.url}/games"
        assert (await server.http.get("/gamesome/healthz")).status_code == 404
        assert (await server.http.get("/games/games/healthz")).status_code == 404


def test_links_of_such_a_server_are_understood() -> None:
    link = Link.read("https://example.org/games/t/abc")
    assert (link.base, link.socket) == ("https://example.org/games", "wss://example.org/games/api/tables/abc/socket")
