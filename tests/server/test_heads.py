"""What an address says before the page runs: titles, link previews, pictures, and whether it exists."""

from __future__ import annotations

import struct
from html.parser import HTMLParser
from typing import Any

import httpx
import pytest

from millions.server.heads import preferred
from millions.server.pictures import all_pictures
from tests.loops import in_a_loop
from tests.server.parties import Evening, Server, serving

HOSTILE = '"><script>a</script>'


class Head(HTMLParser):
    """The title, the language and the meta and link elements of a page, as a messenger reads them."""

    def __init__(self, answer: httpx.Response) -> None:
        super().__init__()
        self.status, self.title, self.lang = answer.status_code, "", ""
        self.meta: dict[str, str] = {}
        self.links: dict[str, str] = {}
        self.scripts = 0
        self._in_title = False
        self.feed(answer.text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self._in_title = tag == "title"
        self.scripts += tag == "script"
        if tag == "html":
            self.lang = given["lang"]
        elif tag == "meta" and "content" in given:
            self.meta[given.get("property") or given["name"]] = given["content"]
        elif tag == "link":
            self.links[given["rel"]] = given["href"]

    def handle_data(self, data: str) -> None:
        if self._in_title:
            self.title += data

    def handle_endtag(self, tag: str) -> None:
        self._in_title = False


async def head(server: Server, path: str, lang: str = "en") -> Head:
    return Head(await server.http.get(path, headers={"Accept-Language": lang}))


def table(**chosen: Any) -> dict[str, Any]:
    return {"game": "million-club", "chairs": [{}, {}, {"kind": "sensible"}], "pace": 0, **chosen}


@in_a_loop
async def test_every_page_has_a_title_of_its_own_in_the_readers_language() -> None:
    async with serving() as server:
        told = {
            (path, lang): (await head(server, path, lang)).title
            for path in ("/", "/rules/million-club", "/new/million-club", "/rules/dollars-1e")
            for lang in ("en", "fr")
        }
        assert len(set(told.values())) == len(told)
        assert told["/rules/million-club", "fr"] == "Million Club\u00a0: règles · millions"
        assert (await head(server, "/", "fr-CH, en;q=0.5")).lang == "fr"


@in_a_loop
async def test_the_preview_of_a_table_names_the_game_the_players_and_what_to_do_there() -> None:
    async with serving() as server:
        id = (await server.http.post("/api/tables", json=table(language="fr"))).json()["table"]
        await server.http.post(f"/api/tables/{id}/seats", json={"name": "Ann"})
        found = await head(server, f"/t/{id}")
        assert (found.status, found.lang, found.meta["og:locale"]) == (200, "fr", "fr_FR")  # the table's language
        assert found.title == found.meta["og:title"] == found.meta["twitter:title"]
        assert found.title.startswith("Million Club avec Ann")
        assert "Une place est libre" in found.meta["og:description"]
        assert found.meta["twitter:card"] == "summary_large_image"
        assert found.meta["robots"] == "noindex"
        assert found.meta["og:url"] == f"{server.url}/t/{id}"
        picture = await server.http.get(found.meta["og:image"])
        assert picture.headers["content-type"] == "image/png"
        assert picture.headers["cross-origin-resource-policy"] == "cross-origin"
        assert size(picture.content) == (1200, 630)
        assert found.meta["og:image"].endswith("preview-million-club.png")


@in_a_loop
async def test_a_preview_tells_no_key_and_nobodys_name_as_markup() -> None:
    async with serving() as server:
        id = (await server.http.post("/api/tables", json=table())).json()["table"]
        sat = await server.http.post(f"/api/tables/{id}/seats", json={"name": HOSTILE})
        assert sat.status_code == 201
        answer = await server.http.get(f"/t/{id}?key={sat.json()['key']}")
        assert sat.json()["key"] not in answer.text
        assert HOSTILE in Head(answer).meta["og:title"]
        assert Head(answer).scripts == (await head(server, "/")).scripts


@in_a_loop
async def test_the_preview_of_a_match_says_that_it_is_played_and_tells_nothing_of_it() -> None:
    async with serving() as server:
        evening = await Evening.begin(server, "dollars-1e", 4)
        found = await head(server, f"/t/{evening.table.id}")
        assert "being played" in found.meta["og:description"]
        assert len(found.title.removeprefix("Millions of Dollars, first edition with ").split(", ")) == 4
        await evening.close()


@pytest.mark.parametrize(
    "path",
    ["/nowhere", "/t/nosuchtable", "/replay/nosuchtable", "/t", "/t/a%00b", "/new/poker", "/rules/poker", "/t/a/b"],
)
@in_a_loop
async def test_an_address_that_does_not_exist_answers_404_with_a_page_that_says_so(path: str) -> None:
    async with serving() as server:
        found = await head(server, path)
        assert found.status == 404
        assert found.title == "There is nothing here. · millions"
        assert found.scripts  # the page runs, and leads back


@pytest.mark.parametrize("path", ["/api/nothing", "/texts/xx/page", "/assets/nothing.js", "/pictures/nothing.png"])
@in_a_loop
async def test_what_is_no_page_is_refused_as_json(path: str) -> None:
    async with serving() as server:
        answer = await server.http.get(path)
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-page")


@in_a_loop
async def test_the_page_can_be_installed() -> None:
    async with serving() as server:
        links = (await head(server, "/")).links
        answer = await server.http.get(links["manifest"], headers={"Accept-Language": "fr"})
        assert answer.headers["content-type"].startswith("application/manifest+json")
        manifest = answer.json()
        assert (manifest["lang"], manifest["display"], manifest["start_url"]) == ("fr", "standalone", "/")
        for icon in manifest["icons"]:
            found = await server.http.get(icon["src"])
            assert (found.status_code, found.headers["content-type"]) == (200, icon["type"])
            if icon["type"] == "image/png":
                assert "x".join(map(str, size(found.content))) == icon["sizes"]
        assert {"any", "maskable"} == {icon["purpose"] for icon in manifest["icons"]}
        touch = await server.http.get(links["apple-touch-icon"])
        assert size(touch.content) == (180, 180)


def size(png: bytes) -> tuple[int, int]:
    """Width and height of a PNG file, from its header."""
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", png[16:24])
    return width, height


def test_every_preview_has_the_size_that_messengers_expect() -> None:
    previews = [data for name, data in all_pictures().items() if name.startswith("preview")]
    assert len(previews) == 4
    assert {size(data) for data in previews} == {(1200, 630)}


@pytest.mark.parametrize(
    ("header", "lang"),
    [("", "en"), ("de", "en"), ("de, fr;q=0.2", "fr"), ("fr;q=0.1, en;q=0.9", "en"), ("FR-ca", "fr"), ("fr;q=x", "fr")],
)
def test_the_language_is_the_one_that_the_reader_prefers(header: str, lang: str) -> None:
    assert preferred(header) == lang
