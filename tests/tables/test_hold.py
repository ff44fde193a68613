"""Bots wait for the only person at a table, who is reading."""

from __future__ import annotations

import pytest

from millions.tables.entries import MOST_GESTURES
from millions.wire.answers import Refused
from millions.wire.commands import Hold
from tests.loops import in_a_loop
from tests.tables.parties import Party


@pytest.mark.parametrize("read", [True, False], ids=["read", "time-over"])
@in_a_loop
async def test_bots_wait_until_the_player_has_read_or_the_time_is_over(read: bool) -> None:
    party = await Party.open("dollars-1e", 1, ["random"] * 3, pace=1000)
    await party.do(0, Hold("1", 60))
    await party.clock.advance(30_000)
    await party.restart()
    await party.clock.advance(29_000)
    assert len(party.table.state.awaited) == 4
    if read:
        await party.do(0, Hold("2", 0))
        await party.do(0, Hold("3", 0))  # it is so already
    await party.clock.advance(1000)
    assert [*party.table.state.awaited] == [0]


@in_a_loop
async def test_nobody_holds_up_other_people() -> None:
    party = await Party.open("dollars-1e", 2, ["random"] * 2)
    with pytest.raises(Refused) as refused:
        await party.do(0, Hold("1", 60))
    assert refused.value.code == "not-alone"


@in_a_loop
async def test_a_player_who_reads_quickly_never_keeps_the_bots_waiting() -> None:
    party = await Party.open("dollars-1e", 1, ["random"] * 3, pace=1000)
    for tip in range(MOST_GESTURES):
        await party.do(0, Hold(f"read {tip}", 60))
    with pytest.raises(Refused) as refused:
        await party.do(0, Hold("one more", 60))
    assert refused.value.code == "too-often"
    await party.do(0, Hold("read", 0))
    await party.clock.advance(5000)
    assert [*party.table.state.awaited] == [0]
