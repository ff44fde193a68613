"""The date may be set and the program may be stopped: durations, deadlines and delays go on as if nothing had been."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from millions.core.seat import SPECTATOR
from millions.games.heists.components import Role
from millions.games.heists.planning import Choose
from millions.tables import HandClock, LoopClock, MemoryStore, TableManager
from millions.tables.clock import BEAT_MS, NANOS
from millions.tables.manager import ABANDONED_AFTER_MS
from millions.wire.commands import Say
from millions.wire.keys import Key
from millions.wire.settings import Chair, Clocks, Settings
from tests.loops import in_a_loop
from tests.tables.parties import NOON, Client, Party
from tests.tables.test_clocks import deadlines, stewards

HOUR_MS = 3_600_000


class System:
    """A system whose date somebody sets, and which stops programs."""

    def __init__(self) -> None:
        self.date_ms, self.running_ms = NOON, 77

    def clock(self) -> LoopClock:
        return LoopClock(lambda: self.date_ms * NANOS, lambda: self.running_ms * NANOS)

    def run(self, by_ms: int) -> None:
        """Time passes."""
        self.date_ms += by_ms
        self.running_ms += by_ms


async def restart_with(party: Party, date: int) -> None:
    """The program is started again when the system has this date."""
    await party.table.sleep()
    party.clock = HandClock(date)
    party.manager = TableManager(party.store, party.clock)
    assert await party.manager.resume() == []
    party.table = await party.manager.table(party.table.id)


@pytest.mark.parametrize("by_ms", [-HOUR_MS, HOUR_MS])
def test_a_clock_does_not_follow_the_date_when_it_is_set(by_ms: int) -> None:
    system = System()
    clock = system.clock()
    system.run(500)
    system.date_ms += by_ms
    assert (clock.now(), clock.date()) == (NOON + 500, NOON + 500 + by_ms)
    system.run(500)
    assert clock.now() == NOON + 1000


@in_a_loop
async def test_a_clock_does_not_count_the_time_in_which_the_program_did_not_run() -> None:
    system = System()
    clock, stalls = system.clock(), []
    clock.on_stall = lambda: stalls.append(clock.now())

    async def wake() -> None:
        """Nothing is to be done."""

    clock.call_at(clock.now() + HOUR_MS, wake).cancel()
    system.run(900)  # slow, but it runs
    assert clock.now() == NOON + 900
    system.run(10_000)
    assert clock.now() == NOON + 900 + BEAT_MS
    await asyncio.sleep(0)
    assert stalls == [NOON + 900 + BEAT_MS]
    system.run(200)
    assert clock.now() == NOON + 1100 + BEAT_MS


@in_a_loop
async def test_after_a_stall_or_a_jump_nobody_has_run_out_of_time() -> None:
    system = System()
    clock = system.clock()
    manager = TableManager(MemoryStore(), clock)
    chosen = Settings(game="dollars-1e", chairs=(Chair(),) * 3, clocks=Clocks(decision=30))
    table = await manager.open(chosen, Key.new())
    for name in ("Ann", "Bob", "Cid"):
        await table.sit(Key.new(), name)
    system.run(900)
    clock.now()
    for stopped_ms, date_set_ms in ((HOUR_MS, 0), (0, HOUR_MS), (0, -2 * HOUR_MS)):
        system.run(stopped_ms)
        system.date_ms += date_set_ms
        await table.tick()
        assert not table.state.stewards
    assert set(table.room.deadlines) == {NOON + 30_000}
    await manager.close()


@pytest.mark.parametrize("by_ms", [-HOUR_MS, 0, HOUR_MS])
@in_a_loop
async def test_a_restart_at_another_date_leaves_everybody_their_time(by_ms: int) -> None:
    party = await Party.open(people=4, clocks=Clocks(decision=30))
    await party.clock.advance(10_000)
    await party.play(0, Choose((Role.DRIVER,)))
    before = party.table.state.at
    await restart_with(party, party.clock.now() + by_ms)
    assert party.table.now() >= before
    assert [when and when - party.table.now() for when in deadlines(party)] == [None, 20_000, 20_000, 20_000]
    await party.clock.advance(19_999)
    assert stewards(party) == []
    await party.clock.advance(1)
    assert stewards(party) == [1, 2, 3]
    ats = [one.at for one in await party.table.happened(0)]
    assert ats == sorted(ats)


@pytest.mark.parametrize("by_ms", [-HOUR_MS, 0, HOUR_MS])
@in_a_loop
async def test_bots_go_on_after_a_restart_at_another_date(by_ms: int) -> None:
    party = await Party.open(people=1, bots=["random"] * 3, pace=1000)
    await party.play(0, Choose((Role.DRIVER,)))
    await restart_with(party, party.clock.now() + by_ms)
    match = party.table.state.match
    assert match is not None
    answers = len(match.log)
    await party.clock.advance(10_000)
    assert len(match.log) > answers


@pytest.mark.parametrize("by_ms", [-HOUR_MS, 0, HOUR_MS])
@in_a_loop
async def test_spectators_are_late_though_the_program_starts_again_at_another_date(by_ms: int) -> None:
    party = await Party.open("dollars-2e", people=4, watch_delay=60)
    began = await party.table.after(SPECTATOR, 0)
    await party.play_on(Random(1), steps=10)
    await party.clock.advance(30_000)
    await party.do(0, Say("1", "hello"))
    await restart_with(party, party.clock.now() + by_ms)
    spectator = Client(party.table, SPECTATOR)
    await spectator.hear()
    assert spectator.view == {}
    assert await party.table.after(SPECTATOR, 0) == began
    await party.clock.advance(29_999)
    await spectator.hear()
    assert spectator.view == {}
    await party.clock.advance(1)
    await spectator.hear()
    assert spectator.view["viewer"] == SPECTATOR
    assert spectator.talk == []
    await party.clock.advance(30_000)
    await spectator.hear()
    assert [one["text"] for one in spectator.talk] == ["hello"]
    spectator.assert_knows_all()


@in_a_loop
async def test_a_finished_match_is_shown_at_once_though_spectators_were_late() -> None:
    party = await Party.open(people=4, watch_delay=3600)
    await party.play_on(Random(1))
    assert party.table.state.over
    assert party.table.room.stage != "over"
    await restart_with(party, party.clock.now())
    again = await party.manager.table(party.table.id)
    assert again.room.stage == "over"


@in_a_loop
async def test_limits_of_talk_hold_though_the_date_was_set_back() -> None:
    party = await Party.open(people=4)
    for number in range(5):
        await party.do(0, Say(f"{number}", "hello"))
    await restart_with(party, party.clock.now() - HOUR_MS)
    for number in range(5, 10):
        await party.do(0, Say(f"{number}", "hello"))
    await party.clock.advance(10_000)
    await party.do(0, Say("10", "hello"))  # ten seconds are ten seconds


@in_a_loop
async def test_a_table_is_not_abandoned_because_the_date_was_set_back() -> None:
    party = Party()
    table = await party.manager.open(Settings(game="dollars-1e", chairs=(Chair(),) * 3), Key.new())
    party.clock = HandClock(NOON - HOUR_MS)
    party.manager = TableManager(party.store, party.clock)
    await party.clock.advance(ABANDONED_AFTER_MS)
    await party.manager.tidy()
    assert (await party.manager.table(table.id)).state.stage == "open"
    await party.clock.advance(HOUR_MS + ABANDONED_AFTER_MS)
    await party.manager.tidy()
    assert (await party.manager.table(table.id)).state.stage == "closed"
