"""Two who want the same at the same time: one gets it, the other is told why, and nothing happens twice."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from random import Random
from typing import Any

import httpx
import pytest
from msgspec import Raw
from msgspec.json import encode

from millions.games.dollars2 import negotiation as talk2
from millions.games.dollars2.vote import CallVote, Vote
from millions.games.heists.bargain import Accept, Decline, Propose, TakeBack
from millions.games.heists.components import Role
from millions.games.heists.planning import Choose
from millions.games.heists.terms import terms
from millions.tables import MemoryStore
from millions.tables.store import NOTHING_TO_FILE, Filing
from millions.wire.commands import Play
from millions.wire.keys import Key
from tests.loops import in_a_loop
from tests.server.parties import Evening, Server, serving
from tests.walks import NAMES, offered

ANN, BOB = 0, 1


class SlowStore(MemoryStore):
    """One that takes its time, as a disk does."""

    async def append(self, table: str, after: int, entries: Sequence[bytes], filing: Filing = NOTHING_TO_FILE) -> None:
        await asyncio.sleep(0.01)
        await super().append(table, after, entries, filing)


async def negotiating(server: Server) -> Evening:
    """The first edition, in its first negotiation."""
    evening = await Evening.begin(server, "dollars-1e", 4)
    for seat, role in enumerate((Role.DRIVER, Role.DRIVER, Role.CROOK, Role.CROOK)):
        await evening.play(seat, Choose((role,)))
    return evening


def events(evening: Evening, viewer: int) -> list[str]:
    """The kinds of everything that happened, as somebody was told."""
    return [event["event"] for data in evening.clients[viewer].stream for event in json.loads(data).get("events", ())]


async def over_http(evening: Evening, seat: int, command: dict[str, Any]) -> dict[str, Any]:
    """A command without a socket."""
    headers = {"Authorization": f"Bearer {evening.keys[seat].reveal()}"}
    body = encode(command)
    answer = await evening.server.http.post(f"/api/tables/{evening.table.id}/commands", content=body, headers=headers)
    told: dict[str, Any] = answer.json()
    return told


def outcome(answers: Sequence[dict[str, Any]]) -> list[str]:
    return sorted(answer.get("code", answer["is"]) for answer in answers)


# Proposals and votes


@in_a_loop
async def test_a_proposal_that_is_accepted_declined_and_taken_back_at_once_ends_once() -> None:
    async with serving(SlowStore()) as server:
        evening = await negotiating(server)
        rng, ann = Random(4), evening.clients[ANN]
        for number, other in enumerate([1, 2, 3] * 3, start=1):
            if other not in evening.match_table().crew:
                break
            await evening.play(ANN, Propose(terms([(ANN, other, 1)], [other])))
            them = evening.clients[other]
            wishes = [(them, Accept(number)), (ann, TakeBack(number)), (them, Decline(number))]
            rng.shuffle(wishes)
            answers = await asyncio.gather(*(client.play(action) for client, action in wishes))
            assert outcome(answers) == ["Done", "illegal-action", "illegal-action"]
            assert all(answer["facts"]["rule"].startswith("M1-N") for answer in answers if answer["is"] == "Refusal")
        await evening.all_told()
        for viewer in evening.clients:
            told = events(evening, viewer)
            assert told.count("Proposed") == sum(map(told.count, ("Struck", "TookBack", "Declined"))) > 2
            assert told.count("Struck") == told.count("Withdrew") == 4 - len(evening.match_table().crew)
        await evening.close()


@in_a_loop
async def test_M2_N5_of_two_votes_of_one_seat_one_counts() -> None:
    async with serving(SlowStore()) as server:
        evening = await Evening.begin(server, "dollars-2e", 4)
        rng = Random(1)
        while not isinstance(evening.match_table().agenda[0], talk2.Negotiate):
            seat, form = rng.choice(offered(evening.match_table()))
            await evening.play(seat, form.sample(rng))
        await evening.play(evening.match_table().leader, CallVote())
        yes, no = Vote(True), Vote(False)
        here = evening.clients[BOB].play(yes)
        there = over_http(evening, BOB, {"do": "Play", "id": "there", "action": no})
        assert outcome(await asyncio.gather(there, here)) == ["Done", "illegal-action"]
        await evening.all_told()
        assert events(evening, ANN).count("Voted") == 1
        await evening.close()


# The same wish twice


@in_a_loop
async def test_the_same_wish_on_several_lines_at_once_is_granted_once() -> None:
    async with serving(SlowStore()) as server:
        evening = await Evening.begin(server, "dollars-1e", 4)
        number = evening.table.state.number
        wish = {"do": "Play", "id": "same", "action": Choose((Role.DRIVER,))}
        asked = [over_http(evening, ANN, wish) for _ in range(4)]
        answers = await asyncio.gather(evening.clients[ANN].play(Choose((Role.DRIVER,)), "same"), *asked)
        assert len({encode(answer) for answer in answers}) == 1
        assert answers[0]["is"] == "Done"
        assert evening.table.state.number == number + 1
        await evening.all_told()
        assert events(evening, BOB).count("Chose") == 1
        await evening.close()


@pytest.mark.parametrize("legal", [True, pytest.param(False, marks=pytest.mark.slow)])
@in_a_loop
async def test_a_seat_taken_over_while_a_wish_is_on_its_way_gets_it_granted_once(legal: bool) -> None:
    async with serving(SlowStore()) as server:
        evening = await Evening.begin(server, "dollars-1e", 4)
        old, new = evening.clients[ANN], evening.client(ANN)
        action = Choose((Role.DRIVER if legal else Role.MASTERMIND,))
        number = evening.table.state.number
        await old.say(encode({"do": "Play", "id": "here", "action": action}).decode())
        await new.connect(after=old.n)
        answer = await new.play(action, "here")
        assert answer["is"] == ("Done" if legal else "Refusal")
        assert evening.table.state.number == number + legal
        assert await old.hung_up() == 4001
        assert old.farewell == "taken-over"
        evening.clients[ANN] = new
        await evening.all_told()
        assert events(evening, BOB).count("Chose") == legal
        assert not new.wrong_numbers
        assert new.here == [0, 1, 2, 3]
        await evening.close()


# Seats


async def wants_a_seat(server: Server, table: str, name: str, seat: int | None) -> httpx.Response:
    body = {"name": name, "key": Key.new().reveal(), "seat": seat}
    return await server.http.post(f"/api/tables/{table}/seats", json=body)


@in_a_loop
async def test_one_of_many_gets_the_seat_and_the_others_are_told_why() -> None:
    async with serving(SlowStore()) as server:
        table = (await Evening.open(server, "dollars-1e", 4)).table
        answers = await asyncio.gather(*(wants_a_seat(server, table.id, name, 2) for name in NAMES))
        assert outcome([answer.json() | {"is": "Seated"} for answer in answers]) == ["Seated"] + ["seat-taken"] * 7
        answers = await asyncio.gather(*(wants_a_seat(server, table.id, f"{name}2", None) for name in NAMES))
        seated = [answer.json()["seat"] for answer in answers if answer.status_code == 201]
        assert sorted(seated) == [0, 1, 3]
        assert {answer.json()["code"] for answer in answers if answer.status_code == 409} == {"match-begun"}
        assert table.room.stage == "playing"


@in_a_loop
async def test_the_same_key_at_once_sits_once() -> None:
    async with serving(SlowStore()) as server:
        evening = await Evening.open(server, "dollars-1e", 4)
        answers = await asyncio.gather(*(evening.sit(0) for _ in range(5)))
        assert {(answer.status_code, answer.json()["seat"]) for answer in answers} == {(201, 0)}
        assert [one.taken for one in evening.table.room.sitters] == [True, False, False, False]


@pytest.mark.parametrize("first", ["sit", pytest.param("begin", marks=pytest.mark.slow)])
@in_a_loop
async def test_somebody_who_sits_down_while_the_host_begins_plays_or_is_told_that_it_has_begun(first: str) -> None:
    async with serving(SlowStore()) as server:
        settings = {"game": "dollars-1e", "chairs": [{}, {}, {}, {}], "pace": 60_000}
        opened = (await server.http.post("/api/tables", json=settings)).json()
        await wants_a_seat(server, opened["table"], "Ann", None)
        headers = {"Authorization": f"Bearer {opened['host']}"}
        begin = server.http.post(f"/api/tables/{opened['table']}/begin", headers=headers)
        sit = wants_a_seat(server, opened["table"], "Bob", None)
        pair = await asyncio.gather(*((begin, sit) if first == "begin" else (sit, begin)))
        sat = pair[1] if first == "begin" else pair[0]
        sitters = (await server.manager.table(opened["table"])).room.sitters
        assert all(one.taken for one in sitters)
        assert (sat.status_code == 201) == (sitters[1].name == "Bob" and sitters[1].kind == "person")
        assert sat.status_code == 201 or sat.json()["code"] == "match-begun"


# Again


async def played_to_the_end(server: Server) -> Evening:
    evening = await Evening.begin(server, "dollars-1e", 4)
    rng = Random(1)
    for number in range(5000):
        if not (choice := offered(evening.match_table())):
            break
        seat, form = rng.choice(choice)
        await evening.table.do(seat, Play(f"s{number}", Raw(encode(form.sample(rng)))))
    return evening


@in_a_loop
async def test_everybody_asks_for_a_rematch_at_once_and_there_is_one() -> None:
    async with serving() as server:
        evening = await played_to_the_end(server)
        address, keys = f"/api/tables/{evening.table.id}/rematch", [Key.new().reveal() for _ in range(4)]
        bearers = [{"Authorization": f"Bearer {key.reveal()}"} for key in evening.keys]
        asked = zip(bearers, keys, strict=True)
        answers = await asyncio.gather(
            *(server.http.post(address, json={"host": host}, headers=bearer) for bearer, host in asked)
        )
        assert [answer.status_code for answer in answers] == [200] * 4
        (again,) = {answer.json()["table"] for answer in answers}
        assert [answer.json()["host"] for answer in answers if answer.json()["host"]] == [keys[0]]
        await evening.all_told()
        assert {evening.clients[viewer].room["rematch"] for viewer in evening.clients} == {again}
        assert len(await server.manager.store.find()) == 2
        await evening.close()


@in_a_loop
async def test_a_table_that_is_about_to_grant_a_wish_is_not_forgotten() -> None:
    """A client that loaded it anew would listen to another object, which hears of nothing."""
    async with serving(SlowStore()) as server:
        evening = await Evening.open(server, "dollars-1e", 4)
        wish = evening.table.sit(evening.keys[ANN], "Ann")
        await asyncio.gather(wish, server.manager.tidy())
        assert await server.manager.table(evening.table.id) is evening.table
