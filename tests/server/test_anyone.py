"""Playing with anyone: people who ask find each other, and bots join after a minute."""

from __future__ import annotations

from typing import Any

from millions.server.anyone import CLOSE_AFTER_MS, FILL_AFTER_S, free_seats
from millions.tables import LiveTable
from millions.tables.audience import Listener
from tests.loops import in_a_loop
from tests.server.parties import Server, serving

MINUTE_MS = FILL_AFTER_S * 1000


def stage(table: LiveTable) -> str:
    return table.state.stage


async def ask(server: Server, name: str, **wish: Any) -> tuple[LiveTable, int]:
    """Somebody asks for a table and sits down there."""
    answer = await server.http.post("/api/anyone", json={"game": "dollars-1e", "language": "en", **wish})
    assert answer.status_code == 201, answer.text
    table = answer.json()["table"]
    sat = await server.http.post(f"/api/tables/{table}/seats", json={"name": name})
    return await server.manager.table(table), sat.json()["seat"]


async def waiting(server: Server, name: str, **wish: Any) -> tuple[LiveTable, Listener]:
    """Somebody has asked, and waits at their table."""
    table, seat = await ask(server, name, **wish)
    return table, table.listen(seat)


@in_a_loop
async def test_those_who_ask_for_the_same_game_in_the_same_language_meet() -> None:
    async with serving() as server:
        table, _ = await waiting(server, "Ann")
        assert (await ask(server, "Bob"))[0] is table
        assert (await ask(server, "Cid", game="million-club"))[0] is not table
        assert (await ask(server, "Dot", language="fr"))[0] is not table
        assert (await ask(server, "Ann", without=[table.id]))[0] is not table
        listed = (await server.http.get("/api/tables")).json()
        mine = next(one for one in listed if one["table"] == table.id)
        assert (mine["language"], mine["seats"], mine["free"]) == ("en", ["Ann", "Bob", None, None], 2)
        assert mine["clocks"] == {"decision": 60, "negotiation": 240}
        assert mine["fills_at"] == server.clock.now() + MINUTE_MS


@in_a_loop
async def test_nobody_is_sent_to_a_table_where_nobody_waits() -> None:
    async with serving() as server:
        table, listener = await waiting(server, "Ann")
        listener.close()
        assert (await ask(server, "Bob"))[0] is not table


@in_a_loop
async def test_a_table_that_lacks_one_player_comes_first() -> None:
    async with serving() as server:
        body = {"game": "dollars-1e", "chairs": [{}, {}, {"kind": "sensible"}], "public": True}
        other = (await server.http.post("/api/tables", json=body)).json()["table"]
        await server.http.post(f"/api/tables/{other}/seats", json={"name": "Eve"})
        (await server.manager.table(other)).listen(0)
        await waiting(server, "Eve", without=[other])  # a newer table with more free seats
        table, _ = await ask(server, "Bob")
        assert table.id == other
        assert not free_seats(table)


@in_a_loop
async def test_after_a_minute_bots_take_the_free_seats() -> None:
    async with serving() as server:
        table, _ = await waiting(server, "Ann")
        await server.application.fillings.look()
        await server.clock.advance(MINUTE_MS - 1)
        await server.application.fillings.look()
        assert stage(table) == "open"
        await server.clock.advance(1)
        await server.application.fillings.look()
        assert stage(table) in ("revealing", "playing")
        assert [one.kind == "person" for one in table.state.seats] == [True, False, False, False]
        assert table.room.fills_at is None


@in_a_loop
async def test_a_table_that_everybody_has_left_is_closed_instead() -> None:
    async with serving() as server:
        table, listener = await waiting(server, "Ann")
        listener.close()
        await server.clock.advance(MINUTE_MS)
        await server.application.fillings.look()
        assert stage(table) == "open"
        await server.clock.advance(CLOSE_AFTER_MS)
        await server.application.fillings.look()
        assert stage(table) == "closed"


@in_a_loop
async def test_a_game_that_does_not_exist_is_refused() -> None:
    async with serving() as server:
        answer = await server.http.post("/api/anyone", json={"game": "poker"})
        assert answer.status_code == 422
