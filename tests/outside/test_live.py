"""A game that brings nothing but its rules, at a live table: people over real sockets, bots, and a steward."""

from __future__ import annotations

from random import Random

import httpx

from millions.core.replay import verify
from millions.core.seat import SPECTATOR
from millions.wire.commands import StepAway
from tests.example_game import GAME
from tests.loops import in_a_loop
from tests.server.parties import Evening, serving
from tests.tables.parties import Client, Party
from tests.walks import offered


@in_a_loop
async def test_a_whole_game_over_http_and_websocket() -> None:
    async with serving() as server:
        cards = (await server.http.get("/api/games")).json()
        card = next(one for one in cards if one["game"] == GAME.name)
        assert (card["players"], card["bots"]) == ([2, 3, 4], ["search", "random"])
        evening, rng = await Evening.begin(server, GAME.name, 3), Random(1)
        while not evening.table.state.over:
            seat, form = rng.choice(offered(evening.match_table()))
            await evening.play(seat, form.sample(rng))
        await evening.all_told()
        record: httpx.Response = await server.http.get(f"/api/tables/{evening.table.id}/record")
        verify(record.content)
        await evening.close()


@in_a_loop
async def test_the_page_gets_its_words_and_rules() -> None:
    async with serving() as server:
        words = await server.http.get(f"/texts/en/common+plain+{GAME.name}")
        assert "event-Paid = { $source } pays { $target }" in words.text
        rules = await server.http.get(f"/texts/en/rules/{GAME.name}")
        assert "Three lots are sold" in rules.text
        assert (await server.http.get(f"/texts/vocabulary/{GAME.name}")).status_code == 200


@in_a_loop
async def test_bots_and_stewards_play_it_too() -> None:
    party = await Party.open(GAME.name, 2, ["random", "search"])
    spectator = Client(party.table, SPECTATOR)
    await party.do(0, StepAway(party.id()))
    await party.play_on(Random(2))
    assert party.table.room.stage == "over"
    await spectator.hear()
    spectator.assert_knows_all()
    verify(await party.table.record())


@in_a_loop
async def test_a_client_cannot_seat_a_bot_that_cannot_play_or_is_a_file() -> None:
    async with serving() as server:
        for kind in ("sensible", "mybots.py:Echo", "some.package:Echo"):
            body = {"game": GAME.name, "chairs": [{"kind": "me"}, {"kind": kind}]}
            answer = await server.http.post("/api/tables", json=body)
            assert (answer.status_code, answer.json()["code"] in ("unknown-bot", "bot-cannot-play")) == (422, True)
