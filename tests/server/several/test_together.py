"""Two servers on one database: whichever one people are connected to, it is one table."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest
from msgspec import Raw
from msgspec.json import encode

from millions.core.errors import MillionsError
from millions.core.message import Action
from millions.server.store.writer import failed
from millions.tables import LiveTable
from millions.tables.entries import Played, Stewarded
from millions.tables.log_names import log_name
from millions.tables.shared import MOVING_MS
from millions.wire.commands import Play
from tests.loops import in_a_loop
from tests.server.several.group import Gathering, peers_of, together, until


@pytest.mark.slow
@in_a_loop
async def test_people_at_two_servers_play_one_match_and_are_told_the_same(schema: str) -> None:
    async with together(schema) as servers:
        gathering = await Gathering.begin(servers)
        assert await gathering.play(Random(3), 40) > 10
        await gathering.all_told()
        for place, client in enumerate(gathering.clients):
            viewer = place if place < 4 else -2
            for server in servers:
                told = await (await server.manager.table(gathering.table)).after(viewer, 0)
                assert [message for message in client.stream if b'"Change"' in message] == told[
                    -len(client.stream) + 1 :
                ]
            assert client.wrong_numbers == []
        await gathering.close()


@pytest.mark.slow
@in_a_loop
async def test_everybody_is_told_who_is_connected_to_whatever_server(schema: str) -> None:
    async with together(schema) as servers:
        gathering = await Gathering.begin(servers)
        for client in gathering.clients:
            await client.until(lambda client=client: client.here == [0, 1, 2, 3])  # type: ignore[misc]
        other = await gathering.client(0, at=1).connect()
        assert await gathering.clients[0].hung_up() == 4001  # the last device that said hello plays
        assert gathering.clients[0].farewell == "taken-over"
        await gathering.clients[1].close()
        await other.until(lambda: other.here == [0, 2, 3])
        await gathering.clients[4].until(lambda: gathering.clients[4].here == [0, 2, 3])
        await other.close()
        await gathering.close()


@pytest.mark.slow
@in_a_loop
async def test_a_command_sent_again_to_another_server_is_carried_out_once(schema: str) -> None:
    async with together(schema) as servers:
        gathering = await Gathering.begin(servers)
        peers_of(servers[1]).on_entries = lambda table, last: None  # it hears of nothing
        first, second = gathering.clients[0], gathering.client(0, at=1)
        table = servers[1].manager.at_hand(gathering.table)
        assert table is not None
        choose = {"verb": "Choose", "roles": ["driver"]}
        answers: list[dict[str, Any]] = [await first.do("Play", "once", action=choose)]
        behind = table.state.number
        await second.connect()
        answers.append(await second.do("Play", "once", action=choose))
        assert answers[0] == answers[1]
        assert table.state.number > behind
        played = [entry for entry in await gathering.log() if isinstance(entry, Played) and entry.by == 0]
        assert [entry.command for entry in played] == ["once"]
        await second.close()
        await gathering.close()


def refuses(table: LiveTable, seat: int, wish: Action) -> bool:
    """Would this table refuse an action, as far as it knows?"""
    assert table.state.match is not None
    try:
        table.state.match.check(seat, wish)
    except MillionsError:
        return True
    return False


@pytest.mark.slow
@in_a_loop
async def test_nothing_is_refused_for_what_another_server_has_changed_already(schema: str) -> None:
    async with together(schema) as servers:
        gathering, rng, late = await Gathering.begin(servers), Random(5), 0
        peers_of(servers[1]).on_entries = lambda table, last: None  # it hears of nothing
        first, second = [server.manager.at_hand(gathering.table) for server in servers]
        assert first is not None
        assert second is not None
        while late < 3:
            state = first.state
            assert state.match is not None
            seat = rng.choice([seat for seat in state.awaited if state.match.forms(seat)])
            wish = rng.choice(state.match.forms(seat)).sample(rng)
            if seat % 2 and refuses(second, seat, wish):  # connected to the server that is behind
                assert (await gathering.clients[seat].play(wish))["is"] == "Done"
                late += 1
                await first.read_on()
            else:
                await first.do(seat, Play(f"c{state.number}", Raw(encode(wish))))
        await gathering.close()


@pytest.mark.slow
@in_a_loop
async def test_a_clock_runs_out_once_and_bots_play_once(schema: str) -> None:
    async with together(schema) as servers:
        bots = [{}, {}, {"kind": "random"}, {"kind": "random"}]
        gathering = await Gathering.begin(servers, 2, chairs=bots, clocks={"decision": 1})
        room = gathering.clients[0].room
        await until(lambda: room is not None and gathering.clients[0].room["stage"] == "over")
        log = await gathering.log()
        stewarded = [entry.seat for entry in log if isinstance(entry, Stewarded)]
        assert sorted(stewarded) == [0, 1]
        assert [entry.at for entry in log] == sorted([entry.at for entry in log])
        await gathering.all_told()
        await gathering.close()


@pytest.mark.slow
@in_a_loop
async def test_players_of_a_server_that_stops_go_on_at_another_one_and_lose_no_time(schema: str) -> None:
    async with together(schema) as servers:
        gathering = await Gathering.begin(servers, clocks={"decision": 60})
        stops, stays = gathering.clients[0], gathering.clients[1]
        before = stays.room["deadlines"]
        assert all(before)  # everybody is choosing a character
        await servers[0].application.farewell()
        assert await stops.hung_up() == 1012
        assert stops.farewell == "restart"
        again = await gathering.client(0, at=1).connect()
        await again.until(lambda: again.here == [0, 1, 3])  # the player of seat 2 was there, too
        await stays.until(lambda: stays.room["deadlines"] == [deadline + MOVING_MS for deadline in before])
        assert again.room["deadlines"] == stays.room["deadlines"]
        await again.close()
        await gathering.close()


@pytest.mark.slow
@in_a_loop
async def test_what_is_not_heard_is_seen_when_the_server_looks(schema: str) -> None:
    async with together(schema) as servers:
        gathering = await Gathering.begin(servers)
        peers = peers_of(servers[1])

        async def nothing(payload: str) -> None:
            await asyncio.sleep(0)

        peers._hear = nothing  # type: ignore[method-assign]
        assert await gathering.play(Random(4), 3)
        await gathering.all_told()
        await gathering.close()


@pytest.mark.slow
@in_a_loop
async def test_players_of_an_older_server_are_sent_elsewhere_when_a_newer_one_writes_what_it_cannot_read(
    schema: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with together(schema) as servers:
        gathering = await Gathering.begin(servers)
        id, (old, newer) = gathering.table, servers
        last = len(await gathering.log())
        await newer.manager.store.append(id, last, [b'{"what":"FromTheFuture","at":0}'])
        peers_of(newer).wrote(id, last + 1)
        assert await gathering.clients[0].hung_up() == 1012
        assert gathering.clients[0].farewell == "restart"
        await until(lambda: old.manager.at_hand(id) is None and id not in peers_of(old)._held)
        refused = await old.http.get(f"/api/tables/{id}")
        assert refused.json()["code"] == "log-unreadable"
        await asyncio.sleep(2.5)  # it is compared with the store again and again
        assert caplog.text.count(f"table {log_name(id)} cannot go on here: log-unreadable") == 2  # once for each server
        assert len(await newer.manager.store.read(id)) == last + 1
        await gathering.close()


@pytest.mark.slow
@in_a_loop
async def test_nobody_is_shown_less_than_they_have_seen_elsewhere_while_the_store_fails(
    schema: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with together(schema) as servers:
        gathering = await Gathering.begin(servers)
        peers_of(servers[1]).on_entries = lambda table, last: None  # it hears of nothing
        await gathering.clients[0].do("Play", action={"verb": "Choose", "roles": ["driver"]})

        async def fails(table: str, after: int = 0, most: int | None = None) -> list[bytes]:
            raise failed("gone")

        monkeypatch.setattr(servers[1].manager.store, "read", fails)
        shown = await servers[1].http.get(f"/api/tables/{gathering.table}")
        assert shown.status_code == 503
        monkeypatch.undo()
        assert (await servers[1].http.get(f"/api/tables/{gathering.table}")).status_code == 200
        await gathering.close()
