"""The tables a player sat at: who plays there, and whether it is the player's move."""

from __future__ import annotations

from typing import Any

from millions.wire.keys import Key
from tests.loops import in_a_loop
from tests.server.parties import Server, serving


@in_a_loop
async def test_a_player_who_asks_for_their_tables_is_told_who_plays_and_whether_it_is_their_move() -> None:
    async with serving() as server:
        ann, bob = Key.new(), Key.new()
        table = await opened(server, "person", "person", "steward")
        key = await sat(server, table, "Ann", ann)
        (past,) = await tables_of(server, ann)
        assert (past["status"], past["seats"], past["awaited"]) == ("open", ["Ann", None, "Iris"], False)
        assert past["result"] is None
        bobs = await sat(server, table, "Bob", bob)
        for person in (ann, bob):
            (past,) = await tables_of(server, person)
            assert (past["status"], past["seats"]) == ("playing", ["Ann", "Bob", "Iris"])
            assert (past["awaited"], past["steward"]) == (True, False)
        await leaves(server, table, key)
        (past,) = await tables_of(server, ann)
        assert (past["awaited"], past["steward"]) == (False, True)
        assert not await tables_of(server, Key.new())
        await leaves(server, table, bobs)
        while (await tables_of(server, bob))[0]["status"] == "playing":
            await server.clock.advance(60_000)
        (past,) = await tables_of(server, bob)
        assert (past["status"], past["seats"]) == ("over", ["Ann", "Bob", "Iris"])
        assert (past["awaited"], past["steward"]) == (False, False)
        (anns,) = await tables_of(server, ann)
        standings = (await server.http.get(f"/api/tables/{table}")).json()["room"]["standings"]
        assert anns["result"] in standings
        assert past["result"] in standings
        assert (anns["result"]["seat"], past["result"]["seat"]) == (0, 1)


@in_a_loop
async def test_the_key_of_a_history_is_drawn_for_its_owner_only() -> None:
    async with serving() as server:
        ann = Key.new()
        asked = {"Authorization": f"Bearer {ann.reveal()}"}
        drawn = await server.http.get("/api/person/qr.svg", headers=asked)
        assert drawn.headers["content-type"].startswith("image/svg+xml")
        assert ann.reveal() not in drawn.text
        assert (await server.http.get("/api/person/qr.svg")).status_code == 401


async def opened(server: Server, *kinds: str) -> str:
    chairs = [{"kind": kind} for kind in kinds]
    return str((await server.http.post("/api/tables", json={"game": "dollars-1e", "chairs": chairs})).json()["table"])


async def sat(server: Server, table: str, name: str, person: Key) -> str:
    asked = {"name": name, "person": person.reveal()}
    return str((await server.http.post(f"/api/tables/{table}/seats", json=asked)).json()["key"])


async def leaves(server: Server, table: str, key: str) -> None:
    headers = {"Authorization": f"Bearer {key}"}
    await server.http.post(f"/api/tables/{table}/commands", json={"do": "Leave", "id": "go"}, headers=headers)


async def tables_of(server: Server, person: Key) -> list[dict[str, Any]]:
    answer = await server.http.get("/api/history", headers={"Authorization": f"Bearer {person.reveal()}"})
    return list(answer.json())
