"""A table whose match has not begun is closed when nothing has happened there for a week."""

from __future__ import annotations

from millions.tables.manager import ABANDONED_AFTER_MS
from millions.wire.keys import Key
from millions.wire.settings import Chair, Settings
from tests.loops import in_a_loop
from tests.tables.parties import Party

OPEN = Settings(game="dollars-1e", chairs=(Chair(),) * 3)


@in_a_loop
async def test_an_abandoned_table_is_closed_though_it_is_not_in_memory() -> None:
    party = Party()
    table = await party.manager.open(OPEN, Key.new())
    await party.manager.tidy()
    assert len(party.manager) == 0
    await party.clock.advance(ABANDONED_AFTER_MS + 1)
    await party.manager.tidy()
    assert len(party.manager) == 0
    kept = await party.store.kept(table.id)
    assert kept is not None
    assert kept.status == "over"


@in_a_loop
async def test_a_table_where_something_happened_stays_open() -> None:
    party = Party()
    table = await party.manager.open(OPEN, Key.new())
    await party.clock.advance(ABANDONED_AFTER_MS - 1)
    await table.sit(Key.new(), "Ann")
    await party.manager.tidy()
    await party.clock.advance(ABANDONED_AFTER_MS - 1)
    await party.manager.tidy()
    assert [one.table for one in await party.store.find(status=("open",))] == [table.id]
