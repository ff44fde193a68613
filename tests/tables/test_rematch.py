"""A rematch is a table like any other: those who want it sit down, and bots come along."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from millions.core.nature import commitment_to
from millions.tables import LiveTable, StoreFailed
from millions.wire.answers import Refused
from millions.wire.commands import Leave, Reveal
from millions.wire.keys import Key
from tests.loops import in_a_loop
from tests.tables.parties import Party
from tests.walks import NAMES


async def asked(party: Party, seat: int, host: Key | None = None) -> LiveTable:
    """The table of the rematch that this seat asks for."""
    return await party.manager.table(await party.manager.rematch(party.table, seat, host or Key.new(), lambda: None))


@in_a_loop
async def test_those_who_want_a_rematch_sit_down_with_fresh_salts() -> None:
    party = await Party.open(people=3, bots=["random"], salts=True)
    with pytest.raises(Refused) as refusal:
        await asked(party, 0)
    assert refusal.value.code == "rematch-early"
    await party.do(2, Leave("1"))  # a steward plays on for Cid
    await party.play_on(Random(1))
    hosts = [Key.new() for _ in range(2)]
    other, same = await asyncio.gather(*(asked(party, seat, hosts[seat]) for seat in range(2)))
    assert other is same
    assert party.table.room.rematch == other.id
    assert [other.is_host(host) for host in hosts] == [True, False]
    assert other.room.stage == "open"
    assert [(one.kind, one.name, one.taken) for one in other.room.sitters] == [
        *[("person", None, False)] * 3,
        ("random", "Iris", True),
    ]
    assert other.room.commitment != party.table.room.commitment
    assert other.state.rematch_of == party.table.id
    keys = [Key.new(), Key.new()]
    for seat, key in enumerate(keys):
        await other.sit(key, NAMES[seat], commitment=commitment_to(f"fresh-{seat}"))
    await other.begin()
    for seat in range(2):
        await other.do(seat, Reveal("salt", f"fresh-{seat}"))
    assert [one.kind for one in other.room.sitters] == ["person", "person", "sensible", "random"]
    assert other.room.salts[:2] == ("fresh-0", "fresh-1")
    assert await party.manager.history(party.keys[2]) == await party.manager.store.find(status=("over",))


@in_a_loop
async def test_a_table_that_may_not_be_opened_is_not_opened_for_a_rematch_either() -> None:
    party = await Party.open(people=3, bots=["random"])
    await party.play_on(Random(1))

    def may_open() -> None:
        raise Refused("too-many-tables", "enough")

    with pytest.raises(Refused):
        await party.manager.rematch(party.table, 0, Key.new(), may_open)
    assert party.table.room.rematch is None
    other = await asked(party, 0)
    assert await party.manager.rematch(party.table, 1, Key.new(), may_open) == other.id  # it is open already
    assert len(await party.store.find()) == 2


@in_a_loop
async def test_a_seat_that_was_given_to_a_bot_at_the_beginning_is_free_again() -> None:
    party = Party()
    opened = await Party.open(people=2, bots=["random"])
    party.table = await party.manager.open(opened.table.state.settings, Key.new())
    for seat in range(2):
        await party.table.sit(Key.new(), NAMES[seat], commitment=commitment_to(f"salt-{seat}"))
    await party.do(0, Reveal("1", "salt-0"))
    await party.do(1, Leave("2"))
    await party.play_on(Random(1))
    other = await asked(party, 0)
    assert [one.kind for one in other.room.sitters] == ["person", "person", "random"]


@in_a_loop
async def test_the_table_of_a_rematch_is_opened_once_though_nobody_was_told(monkeypatch: pytest.MonkeyPatch) -> None:
    party = await Party.open(people=3, bots=["random"])
    await party.play_on(Random(1))
    usual = party.manager.store.append

    async def fail(table: str, *rest: Any) -> None:
        if table == party.table.id:
            raise StoreFailed("store-failed", "no room")
        await usual(table, *rest)

    with monkeypatch.context() as broken:
        broken.setattr(party.manager.store, "append", fail)  # the other table is stored, that it was opened is not
        with pytest.raises(StoreFailed):
            await asked(party, 0)
    assert party.table.room.rematch is None
    (first,) = [kept.table for kept in await party.manager.store.find(status=("open",))]
    assert (await asked(party, 1)).id == party.table.room.rematch == first
    assert len(await party.store.find()) == 2
