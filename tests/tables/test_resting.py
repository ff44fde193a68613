"""After a start only tables that need a program are read; others when somebody comes, or when they are due."""

from __future__ import annotations

from millions.tables import TableManager
from millions.tables.live import SOON_MS
from millions.tables.shared import CALLED_AFTER_MS
from millions.wire.commands import Say
from millions.wire.settings import Clocks
from tests.loops import in_a_loop
from tests.tables.parties import Party

A_DAY_MS = 24 * 3_600_000


async def at_rest(**settings: object) -> Party:
    """A table at which nobody is connected, put to rest."""
    party = await Party.open(people=3, **settings)  # type: ignore[arg-type]
    await party.clock.advance(CALLED_AFTER_MS + 1)
    await party.manager.tidy()
    assert len(party.manager) == 0
    return party


async def restarted(party: Party) -> TableManager:
    party.manager = TableManager(party.store, party.clock)
    await party.manager.resume()
    return party.manager


@in_a_loop
async def test_a_table_without_a_clock_is_read_when_somebody_comes() -> None:
    party = await at_rest()
    manager = await restarted(party)
    assert len(manager) == 0
    party.table = await manager.table(party.table.id)
    await party.do(0, Say(party.id(), text="back"))
    assert len(await restarted(party)) == 1  # whatever follows from it


@in_a_loop
async def test_a_clock_that_runs_for_days_runs_out_though_its_table_is_not_in_memory() -> None:
    party = await at_rest(clocks=Clocks(decision=3 * A_DAY_MS // 1000))
    await party.clock.advance(3 * A_DAY_MS - SOON_MS)
    assert len(party.manager) == 0
    await party.manager.tidy()
    assert len(party.manager) == 1
    await party.clock.advance(SOON_MS)
    assert (await party.manager.table(party.table.id)).state.stewards


@in_a_loop
async def test_a_running_clock_goes_on_after_a_start_and_stands_still_before() -> None:
    party = await at_rest(clocks=Clocks(decision=3 * A_DAY_MS // 1000))
    await party.clock.advance(A_DAY_MS)
    before = (await party.manager.table(party.table.id)).room.deadlines
    await party.clock.advance(A_DAY_MS)  # nobody is there
    manager = await restarted(party)
    assert len(manager) == 1
    [table] = manager.loaded
    lost = party.clock.now() - party.table.state.at
    assert table.room.deadlines == tuple([when and when + lost for when in before])


@in_a_loop
async def test_a_player_who_is_awaited_is_called_before_the_table_is_put_to_rest() -> None:
    party = await Party.open(people=3)
    await party.manager.tidy()
    assert len(party.manager) == 1


@in_a_loop
async def test_a_bot_acts_when_its_time_has_come_whether_its_table_is_in_memory_or_not() -> None:
    party = await Party.open(people=3, bots=["random"], pace=60_000)
    before = party.table.state.number
    for _ in range(4):  # a bot takes up to three times the pace
        await party.clock.advance(60_000)
        await party.manager.tidy()
    assert (await party.manager.table(party.table.id)).state.number > before
