"""A restart changes nothing: every seat's stream is the same to the byte, and the match goes on as it would have."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from millions.server.store import SqliteStore
from millions.server.store.writer import failed
from millions.tables import HandClock, LiveTable, MemoryStore, TableManager
from millions.tables import manager as manager_module
from millions.tables.stream import KEPT_FOR_PROGRAMS, KEPT_MESSAGES
from millions.wire.answers import Refused
from millions.wire.commands import Say, StepAway, WishPause
from millions.wire.keys import Key
from millions.wire.settings import Chair, Clocks, Settings
from tests.loops import in_a_loop
from tests.tables.parties import NOON, Client, Party
from tests.walks import ALL_GAMES, OWN_GAMES

BOTS = ["random", "sensible"]


async def evening(game: str, party: Party, luck: int, restarts: bool) -> None:
    """People play, talk and step away; perhaps the program is started again now and then."""
    rng, when = Random(luck), Random(luck + 1)
    for step in range(400):
        if party.table.state.over:
            break
        await party.play_on(rng, steps=1)
        if step == 20:
            await party.do(0, Say(party.id(), "Hello! Bonjour !"))
        if step == 30:
            await party.do(1, StepAway(party.id()))
        if restarts and when.random() < 0.08:
            before = await party.streams()
            await party.restart()
            assert await party.streams() == before


@pytest.mark.slow
@pytest.mark.parametrize("pace", [0, pytest.param(700, marks=pytest.mark.slow)])
@pytest.mark.parametrize("game", ALL_GAMES)
@in_a_loop
async def test_streams_and_continuation_are_the_same_after_restarts(game: str, pace: int, tmp_path: Path) -> None:
    clocks = Clocks(decision=30, negotiation=120)
    store = SqliteStore(tmp_path / "tables.db")
    bots = BOTS if game in OWN_GAMES else ["random"]
    through = await Party.open(game, 3, bots, pace=pace, clocks=clocks)
    broken = await Party.open(game, 3, bots, store, pace=pace, clocks=clocks)
    await evening(game, through, 5, restarts=False)
    await evening(game, broken, 5, restarts=True)
    assert await through.streams() == await broken.streams()
    assert through.table.state.over
    assert await through.table.record() == await broken.table.record()
    await store.close()


@in_a_loop
async def test_everything_after_n_is_exact_however_long_ago_n_was() -> None:
    party = await Party.open(people=4)
    await party.play_on(Random(3), steps=150)
    for viewer in party.table.state.viewers:
        everything = await party.table.after(viewer, 0)
        assert len(everything) == party.table.number(viewer) > 64
        for n in (1, 10, len(everything) - 64, len(everything) - 5, len(everything)):
            assert await party.table.after(viewer, n) == everything[n:]


@in_a_loop
async def test_a_client_that_reconnects_hears_what_is_missing_and_a_long_absence_gives_a_snapshot() -> None:
    party = await Party.open("dollars-2e", 5)
    await party.play_on(Random(3), steps=10)
    client = Client(party.table, 2)
    await client.hear()
    client.listener.close()
    await party.play_on(Random(4), steps=KEPT_MESSAGES)
    await party.restart()
    client.table, client.listener = party.table, party.table.listen(2, after=client.n)
    await client.hear()
    client.assert_knows_all()
    assert client.snapshots == 1
    await party.play_on(Random(5), steps=80)
    assert party.table.number(2) > 3 + 64
    client.listener = party.table.listen(2, after=3)
    await client.hear()
    client.assert_knows_all()
    assert client.snapshots == 2


@in_a_loop
async def test_more_messages_of_a_programs_seat_are_in_memory() -> None:
    party = await Party.open(people=4)
    await party.table.automate(1, party.keys[1])
    await party.play_on(Random(3), steps=80)
    for seat, kept in ((0, KEPT_MESSAGES), (1, KEPT_FOR_PROGRAMS)):
        last = party.table.number(seat)
        in_memory = party.table.audience.latest(seat, 0)
        assert len(in_memory) == kept < last
        assert in_memory == await party.table.after(seat, last - kept)


@in_a_loop
async def test_a_client_that_is_too_slow_gets_a_snapshot_and_delays_nobody() -> None:
    party = await Party.open(people=4)
    slow, quick = Client(party.table, 0), Client(party.table, 1)
    rng = Random(8)
    for _ in range(12):
        await party.play_on(rng, steps=10)
        await quick.hear()
    assert len(slow.listener._waiting) <= 64
    await slow.hear()
    slow.assert_knows_all()
    quick.assert_knows_all()
    assert (slow.snapshots, quick.snapshots) == (1, 1)


@in_a_loop
async def test_no_clock_runs_while_the_program_does_not() -> None:
    party = await Party.open(people=4, clocks=Clocks(decision=30))
    began = party.clock.now()
    await party.clock.advance(20_000)
    await party.table.sleep()
    await party.clock.advance(3_600_000)
    await party.restart()
    assert party.table.room.deadlines == (party.clock.now() + 30_000,) * 4
    assert party.table.state.at == party.clock.now() > began
    await party.clock.advance(29_999)
    assert not party.table.state.stewards
    await party.clock.advance(1)
    assert party.table.state.stewards


@in_a_loop
async def test_a_pause_lasts_through_a_restart() -> None:
    party = await Party.open(people=3, clocks=Clocks(decision=30))
    for seat in range(3):
        await party.do(seat, WishPause(party.id()))
    await party.restart()
    assert party.table.room.stage == "paused"
    await party.clock.advance(3_600_000)
    assert not party.table.state.stewards


@in_a_loop
async def test_a_table_of_other_rules_or_of_a_newer_program_is_left_alone_and_its_record_can_still_be_had() -> None:
    store = MemoryStore()
    parties = [await Party.open(people=3, store=store) for _ in range(4)]
    for party in parties[:3]:
        await party.table.sleep()
    await parties[0].play_on(Random(1))
    record = await parties[0].table.record()
    for party in parties[:2]:
        log = store._logs[party.table.id]
        log[:] = [entry.replace(b'"rules":2', b'"rules":1') for entry in log]
    store._logs[parties[2].table.id].append(b'{"entry":"Teleported","at":1}')
    manager = TableManager(store, parties[3].clock)
    assert sorted(await manager.resume()) == sorted(party.table.id for party in parties[1:3])
    assert (await manager.table(parties[3].table.id)).room == parties[3].table.room
    assert record_lines(await manager.record(parties[0].table.id)) == record_lines(record)
    for party in parties[:2]:
        with pytest.raises(Refused, match="began under version 1 of the rules of dollars-1e") as refused:
            await manager.table(party.table.id)
        assert refused.value.code == "table-other-rules"
    with pytest.raises(Refused):
        await manager.record(parties[1].table.id)


def record_lines(record: bytes) -> list[bytes]:
    return record.splitlines()[1:-1]


@in_a_loop
async def test_a_program_that_stops_hands_all_its_tables_over_at_once_and_waits_for_none_too_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(manager_module, "HAND_OVER_TIMEOUT_S", 0.05)
    manager = TableManager(MemoryStore(), HandClock(NOON))
    for _ in range(3):
        await manager.open(Settings(game="dollars-1e", chairs=(Chair(),) * 3), Key.new())
    begun: list[LiveTable] = []

    async def hand_over(table: LiveTable) -> None:
        begun.append(table)
        if len(begun) == 1:
            await asyncio.Event().wait()  # the store does not answer
        raise failed("gone")

    monkeypatch.setattr(LiveTable, "hand_over", hand_over)
    await manager.hand_over()
    assert len(begun) == 3
