"""`POST /api/tables/TABLE/branch`: a finished match goes on at a new table, from one of its lines."""

from __future__ import annotations

import httpx

from millions.core import replay
from millions.core.referee import Position
from millions.wire.keys import Key
from millions.wire.settings import Chair, Settings
from millions.wire.state import Origin
from tests.loops import in_a_loop
from tests.server.parties import SECRET, Server, serving


async def played(server: Server) -> str:
    """A match of four bots, to its end."""
    chairs = (Chair("sensible"), Chair("honest"), Chair("sensible"), Chair("sensible"))
    table = await server.manager.open(Settings(game="dollars-1e", chairs=chairs, pace=0), Key.new(), SECRET)
    while table.room.stage != "over":
        await server.clock.advance(1000)
    return table.id


async def branched(server: Server, table: str, at: int, seat: int) -> httpx.Response:
    return await server.http.post(f"/api/tables/{table}/branch", json={"at": at, "seat": seat})


@in_a_loop
async def test_a_person_plays_on_with_the_bots_that_sat_there_and_the_record_verifies() -> None:
    async with serving() as server:
        table = await played(server)
        origin = replay.verify(await server.manager.record(table))
        at = next(line.n for line in origin.log if type(line.action).__name__ == "Ready")
        seat = origin.log[at - 1].seat
        answer = await branched(server, table, at, seat)
        assert answer.status_code == 201, answer.text
        new = answer.json()["table"]
        key = (await server.http.post(f"/api/tables/{new}/seats", json={"name": "Zoe"})).json()["key"]
        live = await server.manager.table(new)
        match = live.state.match
        assert match is not None
        assert match.seats == origin.header.seats
        assert match.header.branch
        assert [one.kind for one in live.state.seats].count("person") == 1
        before = position_before(origin, at)
        assert match.view(seat) == origin.referee.game.view(before.table, seat)
        headers = {"Authorization": f"Bearer {key}"}
        left = await server.http.post(f"/api/tables/{new}/commands", json={"do": "Leave", "id": "go"}, headers=headers)
        assert left.status_code == 200
        while live.room.stage != "over":
            await server.clock.advance(60_000)
        verified = (await server.http.get(f"/api/tables/{new}/verification")).json()
        assert (verified["ok"], verified["branch_at"]) == (True, at)


def position_before(match: replay.Replayed, at: int) -> Position:
    """Where a match stood before a line."""
    position = match.referee.begin()
    for line in match.log[: at - 1]:
        position = match.referee.carry_out(position, line.seat, line.action, logged=line).position
    return position


@in_a_loop
async def test_a_table_with_a_branch_is_loaded_again_after_a_restart() -> None:
    async with serving() as server:
        table = await played(server)
        new = (await branched(server, table, 30, 0)).json()["table"]
        await server.http.post(f"/api/tables/{new}/seats", json={"name": "Zoe"})
        live = await server.manager.table(new)
        assert live.state.match is not None
        view = live.state.match.view(0)
        assert live.room.origin == Origin(table, live.state.round), "the page leads back to the review"
        assert live.state.round > 0
        again = type(server.manager)(server.manager.store, server.clock)
        again_live = await again.table(new)
        assert again_live.room.origin == live.room.origin
        loaded = again_live.state.match
        assert loaded is not None
        assert loaded.view(0) == view


@in_a_loop
async def test_refusals() -> None:
    async with serving() as server:
        table = await played(server)
        person = Settings(game="dollars-1e", chairs=(Chair(), Chair("sensible"), Chair("sensible")), pace=0)
        unfinished = (await server.manager.open(person, Key.new(), SECRET)).id
        for name, at, seat, status, code in (
            (table, 100_000, 0, 422, "branch-line"),
            (table, 5, 9, 400, "no-such-seat"),
            (table, 0, 0, 400, "bad-body"),
            (unfinished, 5, 0, 409, "record-sealed"),
            ("none", 5, 0, 404, "no-such-table"),
        ):
            answer = await branched(server, name, at, seat)
            assert (answer.status_code, answer.json()["code"]) == (status, code)
