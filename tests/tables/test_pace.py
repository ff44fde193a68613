"""The only person at a table sets how fast bots play."""

from __future__ import annotations

import pytest

from millions.wire.answers import Refused
from millions.wire.commands import SetPace
from tests.loops import in_a_loop
from tests.tables.parties import Party


@in_a_loop
async def test_bots_that_are_thinking_already_are_hurried_and_a_restart_changes_nothing() -> None:
    party = await Party.open("dollars-1e", 1, ["random"] * 3, pace=60_000)
    await party.clock.advance(1000)
    assert len(party.table.state.awaited) == 4
    await party.do(0, SetPace("1", 100))
    await party.restart()
    assert party.table.state.timing.pace == 100
    await party.clock.advance(300)
    assert [*party.table.state.awaited] == [0]


@in_a_loop
async def test_nobody_hurries_bots_beside_other_people() -> None:
    party = await Party.open("dollars-1e", 2, ["random"] * 2, pace=1000)
    with pytest.raises(Refused) as refused:
        await party.do(0, SetPace("1", 100))
    assert refused.value.code == "not-alone"
    assert party.table.state.timing.pace == 1000
