"""Tables are taken up, and clocks run, while nothing can be stored."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from millions.server.store.writer import failed
from millions.tables import MemoryStore
from millions.tables.errors import StoreFailed
from millions.tables.store import NOTHING_TO_FILE, Filing
from millions.wire.commands import StepAway
from millions.wire.settings import Clocks
from tests.loops import in_a_loop
from tests.tables.parties import Party

A_MINUTE, AN_HOUR = 60_000, 3_600_000


class FullStore(MemoryStore):
    """A store that has no room at times."""

    full = False

    async def append(self, table: str, after: int, entries: Sequence[bytes], filing: Filing = NOTHING_TO_FILE) -> None:
        if self.full:
            raise failed("no room")
        await super().append(table, after, entries, filing)


@in_a_loop
async def test_a_table_taken_up_while_nothing_can_be_stored_goes_on_when_it_can() -> None:
    store = FullStore()
    party = await Party.open(people=3, store=store, clocks=Clocks(decision=30))
    await party.clock.advance(20_000)
    await party.table.sleep()
    await party.clock.advance(AN_HOUR)
    store.full = True
    await party.restart()
    await party.clock.advance(5_000)
    assert not party.table.state.stewards
    store.full = False
    await party.clock.advance(1_000)
    now = party.clock.now()
    assert all(deadline is not None and now < deadline <= now + 30_000 for deadline in party.table.room.deadlines)
    await party.clock.advance(30_000)
    assert party.table.state.stewards


@in_a_loop
async def test_nobody_loses_time_while_nothing_can_be_stored() -> None:
    store = FullStore()
    party = await Party.open(people=3, store=store, clocks=Clocks(decision=30))
    await party.clock.advance(25_000)
    store.full = True
    with pytest.raises(StoreFailed):
        await party.do(0, StepAway("away"))
    await party.clock.advance(A_MINUTE)
    store.full = False
    await party.clock.advance(1_000)
    assert not party.table.state.stewards
    await party.clock.advance(30_000)
    assert party.table.state.stewards


@in_a_loop
async def test_bots_go_on_when_there_is_room_again() -> None:
    store = FullStore()
    party = await Party.open(people=1, bots=["random", "random"], store=store, pace=100)
    await party.do(0, StepAway("away"))
    store.full = True
    await party.clock.advance(10_000)
    stood_at = party.table.state.number
    store.full = False
    await party.clock.advance(AN_HOUR)
    assert party.table.state.number > stood_at
    assert party.table.state.over
