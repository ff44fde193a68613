"""A clock cannot be made longer, a pause cannot be held by somebody who is gone, and one bad table harms no other."""

from __future__ import annotations

import pytest

from millions.games.heists.components import Role
from millions.games.heists.planning import Choose
from millions.server.store.writer import failed
from millions.tables import HandClock, MemoryStore, TableManager
from millions.tables.errors import StoreFailed
from millions.tables.live import LiveTable
from millions.tables.peers import BOTS_YIELD_MS, YIELD_MS, Alone
from millions.tables.store import Kept
from millions.wire.answers import Refused
from millions.wire.commands import ComeBack, StepAway, WishPause, WishResume
from millions.wire.keys import Key
from millions.wire.settings import Chair, Clocks, Settings
from tests.loops import in_a_loop
from tests.tables.parties import NOON, Party
from tests.tables.test_clocks import deadlines, stage, stewards


@in_a_loop
async def test_the_time_that_was_left_comes_back_and_not_more() -> None:
    party = await Party.open(people=4, clocks=Clocks(decision=30), pace=60_000)
    await party.clock.advance(20_000)
    await party.do(0, StepAway("1"))
    await party.clock.advance(3_000)
    await party.do(0, ComeBack("2"))
    assert deadlines(party)[0] == NOON + 33_000  # ten seconds were left, and three passed while away
    await party.restart()
    assert deadlines(party)[0] == NOON + 33_000
    await party.play(0, Choose((Role.DRIVER,)))
    assert deadlines(party) == [None, *[NOON + 30_000] * 3]


@in_a_loop
async def test_coming_back_as_time_runs_out_gives_no_time() -> None:
    party = await Party.open(people=4, clocks=Clocks(decision=30), pace=10_000)
    for seat in (1, 2, 3):
        await party.play(seat, Choose((Role.DRIVER,)))
    await party.clock.advance(30_000)
    assert stewards(party) == [0]
    await party.do(0, ComeBack("1"))
    assert stewards(party) == []
    assert deadlines(party)[0] is None  # the steward decides this once
    match = party.table.state.match
    assert match is not None
    answers = len(match.log)
    await party.clock.advance(30_000)
    assert match.log[answers].seat == 0
    assert stewards(party) == []  # and the owner plays on


@in_a_loop
async def test_who_came_back_too_late_may_still_act_before_the_steward() -> None:
    party = await Party.open(people=4, clocks=Clocks(decision=30), pace=10_000)
    await party.clock.advance(30_000)
    await party.do(0, ComeBack("1"))
    await party.play(0, Choose((Role.DRIVER,)))
    assert 0 not in party.table.room.awaited


@in_a_loop
async def test_a_player_who_is_gone_does_not_hold_a_pause() -> None:
    party = await Party.open(people=2, bots=["random", "random"], pace=60_000)
    ann, bob = party.table.listen(0), party.table.listen(1)
    await party.do(0, WishPause("1"))
    await party.do(1, WishPause("2"))
    assert stage(party) == "paused"
    await party.do(1, WishResume("3"))
    assert stage(party) == "paused"  # Ann is here, and does not want to
    ann.close()
    await party.do(1, WishResume("4"))
    assert stage(party) == "playing"
    bob.close()
    before = await party.streams()
    await party.restart()
    assert stage(party) == "playing"
    assert await party.streams() == before


@in_a_loop
async def test_nobody_pauses_a_table_for_a_player_who_is_gone() -> None:
    party = await Party.open(people=2, bots=["random", "random"], pace=60_000)
    party.table.listen(1)
    await party.do(1, WishPause("1"))
    assert stage(party) == "playing"


class Failing(MemoryStore):
    """One table's log makes the program stumble."""

    damaged = ""

    async def read(self, table: str, after: int = 0, most: int | None = None) -> list[bytes]:
        log = await super().read(table, after, most)
        return log[1:] if table == self.damaged else log


@in_a_loop
async def test_a_damaged_table_is_set_aside_and_all_others_resume(caplog: pytest.LogCaptureFixture) -> None:
    store = Failing()
    party = await Party.open(people=4, store=store, public=True)
    other = await party.manager.open(Settings(game="dollars-1e", chairs=(Chair(),) * 4, public=True), Key.new())
    store.damaged = party.table.id
    again = Party(store, party.clock)
    assert await again.manager.resume() == [party.table.id]
    assert again.manager.set_aside == [party.table.id]
    assert len(again.manager) == 1
    assert "cannot be loaded and is set aside: table-damaged" in caplog.text
    with pytest.raises(Refused) as refusal:
        await again.manager.table(party.table.id)
    assert refusal.value.code == "table-damaged"
    assert [table.id for table in await again.manager.public_tables()] == [other.id]


class Flapping(MemoryStore):
    """A database that goes away and comes back."""

    failures, gone = 0, False

    async def read(self, table: str, after: int = 0, most: int | None = None) -> list[bytes]:
        if self.failures:
            self.failures -= 1
            raise failed("gone")
        return await super().read(table, after, most)

    async def check(self) -> None:
        if self.gone:
            raise failed("gone")


@in_a_loop
async def test_a_table_that_could_not_be_read_for_a_moment_is_tried_again() -> None:
    store = Flapping()
    party = await Party.open(people=4, store=store, clocks=Clocks(decision=30))
    store.failures, again = 2, Party(store, party.clock)
    assert await again.manager.resume() == [party.table.id]
    await again.manager.tidy()
    assert again.manager.set_aside == []
    assert again.manager.at_hand(party.table.id) is not None


@in_a_loop
async def test_no_table_is_set_aside_while_the_whole_store_fails() -> None:
    store = Flapping()
    party = await Party.open(people=4, store=store, clocks=Clocks(decision=30))
    store.failures, store.gone, again = 1, True, Party(store, party.clock)
    with pytest.raises(StoreFailed):
        await again.manager.resume()
    assert again.manager.set_aside == []


class Following(Alone):
    """Another process is to let bots think and clocks run out."""

    def leads(self, table: str) -> bool:
        return False


@in_a_loop
async def test_a_process_lets_another_one_go_first_longer_with_bots_than_with_clocks() -> None:
    clock = HandClock(NOON)
    manager = TableManager(MemoryStore(), clock, peers=Following())
    bots = await manager.open(Settings(game="dollars-1e", chairs=(Chair("sensible"),) * 3), Key.new())
    assert bots.state.timing.next_turn is not None
    assert clock.next_call == bots.state.timing.next_turn + BOTS_YIELD_MS
    people = Settings(game="dollars-1e", chairs=(Chair(),) * 3, clocks=Clocks(decision=3))
    table = await manager.open(people, Key.new(), salted=False)
    for name in ("Ann", "Bob", "Cid"):
        await table.sit(Key.new(), name)
    assert table.state.timing.next_deadline == NOON + 3_000
    assert clock.next_call == NOON + 3_000 + YIELD_MS


@in_a_loop
async def test_a_public_table_of_older_rules_does_not_break_the_list(monkeypatch: pytest.MonkeyPatch) -> None:
    party = await Party.open(people=4, public=True)
    other = await party.manager.open(Settings(game="dollars-1e", chairs=(Chair(),) * 4, public=True), Key.new())
    again = Party(party.store, party.clock)
    load = LiveTable.load

    async def older(kept: Kept, *rest: object) -> LiveTable:
        if kept.table == party.table.id:
            raise Refused("other-rules", "played under older rules")
        return await load(kept, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(LiveTable, "load", older)
    assert [table.id for table in await again.manager.public_tables()] == [other.id]
