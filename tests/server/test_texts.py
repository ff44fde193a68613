"""The page fetches its sentences, the kinds of fields and rules pages from the server."""

from __future__ import annotations

import httpx
import pytest

from millions import GAMES
from millions.words import LANGUAGES
from tests.loops import in_a_loop
from tests.server.parties import serving

SHARED = "common+errors+deals+heists+bots+page"


@in_a_loop
async def test_catalogues_are_joined_and_sent_once() -> None:
    async with serving() as server, httpx.AsyncClient(base_url=server.url) as client:
        for lang in LANGUAGES:
            first = await client.get(f"/texts/{lang}/{SHARED}+dollars-1e+page-heists")
            assert first.status_code == 200
            for key in ("page-title", "event-Withdrew", "heist-you"):
                assert f"\n{key} =" in first.text
            again = await client.get(first.url, headers={"If-None-Match": first.headers["ETag"]})
            assert (again.status_code, again.content) == (304, b"")


@in_a_loop
async def test_a_catalogue_that_is_not_there_is_empty_and_no_other_file_is_sent() -> None:
    async with serving() as server, httpx.AsyncClient(base_url=server.url) as client:
        assert (await client.get("/texts/en/no-such-game")).text == ""
        for wrong in ("/texts/xx/common", "/texts/vocabulary/chess", "/texts/en/rules/chess", "/texts/en"):
            assert "page-title" not in (await client.get(wrong)).text
        for sly in ("..%2Ffr%2Fcommon", "%2Fetc%2Fpasswd", "rules%2Fdollars-1e.md%00", "a" * 300, "%C3%A9"):
            answer = await client.get(f"/texts/en/{sly}")
            assert answer.status_code == 404 or (answer.status_code, answer.text) == (200, "")


@pytest.mark.parametrize("game", GAMES)
@in_a_loop
async def test_vocabulary_and_rules_of_every_game(game: str) -> None:
    async with serving() as server, httpx.AsyncClient(base_url=server.url) as client:
        vocabulary = (await client.get(f"/texts/vocabulary/{game}")).json()
        assert vocabulary["events"].keys() == {event.__name__ for event in GAMES[game].events}
        assert vocabulary["view"].keys() == {*GAMES[game].view_type.__struct_fields__}
        for lang in LANGUAGES:
            assert (await client.get(f"/texts/{lang}/rules/{game}")).text.startswith("#")
