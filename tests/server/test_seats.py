"""A seat belongs to the player who has its key, and to nobody who had it before; one device plays it at a time."""

from __future__ import annotations

import asyncio

import pytest
from msgspec import Raw
from msgspec.json import decode, encode

from millions.core.errors import MillionsError
from millions.core.seat import SPECTATOR
from millions.games.heists.components import Role
from millions.games.heists.planning import Choose
from millions.wire.commands import Play
from millions.wire.keys import Key
from tests.loops import in_a_loop
from tests.server.parties import Evening, Server, serving

CHOOSE = Choose((Role.DRIVER,))


async def left(server: Server, over_http: bool) -> Evening:
    """Ann, who was connected, has given her seat back; then four others have sat down, and the match has begun."""
    evening = await Evening.open(server, "dollars-1e", 4)
    await evening.sit(0)
    evening.clients[0] = await evening.client(0).connect()
    if over_http:
        header = {"Authorization": f"Bearer {evening.keys[0].reveal()}"}
        leave = {"do": "Leave", "id": "go"}
        await server.http.post(f"/api/tables/{evening.table.id}/commands", json=leave, headers=header)
    else:
        assert (await evening.clients[0].do("Leave"))["is"] == "Done"
    evening.keys[0] = Key.new()
    for seat in range(4):
        assert (await evening.sit(seat)).status_code == 201
    return evening


@pytest.mark.parametrize("over_http", [False, pytest.param(True, marks=pytest.mark.slow)])
@in_a_loop
async def test_a_player_who_has_left_hears_no_more_and_cannot_act_for_the_next(over_http: bool) -> None:
    async with serving() as server:
        evening = await left(server, over_http)
        before = evening.clients[0]
        assert await before.hung_up() == 4005
        assert before.farewell == "left"
        assert not before.view
        assert before.room["sitters"][0]["taken"] is False
        await before.connect()
        assert await before.hung_up() == 4004
        assert b"wrong-key" in before.answers[-1]
        assert evening.match_table().roles[0] is None


@in_a_loop
async def test_a_wish_that_waits_while_its_seat_is_given_away_is_not_granted() -> None:
    async with serving() as server:
        evening = await Evening.open(server, "dollars-1e", 4)
        for seat in range(4)[1:]:
            await evening.sit(seat)
        table, before, wish = evening.table, evening.keys[0], Play("mine", Raw(encode(CHOOSE)))
        with pytest.raises(MillionsError) as refusal:  # it was read when the seat was still Ann's
            await asyncio.gather(table.sit(Key.new(), "Ann", 0), table.do(0, wish, before))
        assert refusal.value.code == "wrong-key"
        assert evening.match_table().roles == (None,) * 4


@in_a_loop
async def test_a_player_who_connects_late_is_told_what_their_own_seat_has_seen() -> None:
    async with serving() as server:
        evening = await Evening.begin(server, "dollars-1e", 4)
        for seat in range(4):
            await evening.play(seat, CHOOSE)
        await evening.all_told()
        address, told = f"/api/tables/{evening.table.id}/happened", {}
        for viewer, client in evening.clients.items():
            headers = {"Authorization": f"Bearer {client.key.reveal()}"} if client.key else {}
            answer = (await server.http.get(address, headers=headers)).json()
            heard = [one for one in map(decode, client.stream) if "events" in one]
            assert [(one["n"], one["events"]) for one in answer[1:]] == [(one["n"], one["events"]) for one in heard]
            told[viewer] = [event for one in answer for event in one["events"]]
        own = [event for event in told[0] if event not in told[SPECTATOR]]
        assert own == [{"event": "Placed", "to": 0, "roles": ["driver"]}]
        stranger = {"Authorization": f"Bearer {Key.new().reveal()}"}
        assert (await server.http.get(address, headers=stranger)).status_code == 401
        await evening.close()


@in_a_loop
async def test_a_player_is_shown_with_the_portrait_they_chose_from_the_list() -> None:
    async with serving() as server:
        evening = await Evening.open(server, "dollars-1e", 4)
        seats = f"/api/tables/{evening.table.id}/seats"
        assert (await server.http.post(seats, json={"name": "Ann", "face": "<svg>"})).status_code == 400
        assert (await server.http.post(seats, json={"name": "Ann", "face": "hat"})).status_code == 201
        assert (await server.http.post(seats, json={"name": "Bob"})).status_code == 201
        card = (await server.http.get(f"/api/tables/{evening.table.id}")).json()
        assert [one.get("face") for one in card["room"]["sitters"]] == ["hat", None, None, None]
