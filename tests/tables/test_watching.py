"""Spectators see what everybody sees; later, if the host wants."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec import json

from millions.core.seat import SPECTATOR
from millions.wire.stream import PastEvents
from tests.loops import in_a_loop
from tests.tables.parties import Client, Party
from tests.walks import OWN_GAMES


def events_of(told: list[PastEvents[Any]]) -> list[tuple[int, Any]]:
    return [(one.n, event) for one in told for event in one.events]


@pytest.mark.parametrize("game", OWN_GAMES)
@in_a_loop
async def test_spectators_are_late_by_as_much_as_the_host_wants_and_see_the_same(game: str) -> None:
    party = await Party.open(game, 4, watch_delay=60)
    prompt = await Party.open(game, 4)
    early = Client(party.table, SPECTATOR)
    await early.hear()
    assert early.room["sitters"][3]["taken"]
    assert early.view == {}
    for one in (party, prompt):
        await one.play_on(Random(1), steps=20)
    assert await party.table.after(SPECTATOR, 0) == (await prompt.table.after(SPECTATOR, 0))[: early.n]
    await party.clock.advance(30_000)
    await party.play_on(Random(2), steps=5)
    await party.clock.advance(29_999)
    await early.hear()
    assert early.view == {}
    await party.restart()
    await party.clock.advance(1)
    shown = await party.table.after(SPECTATOR, 0)
    assert shown == await prompt.table.after(SPECTATOR, 0)
    assert len(shown) < len(await party.table.after(0, 0))
    assert events_of(await party.table.happened()) == events_of(
        [json.decode(one, type=PastEvents[Any]) for one in shown]
    )
    late = Client(party.table, SPECTATOR)
    await late.hear()
    assert late.view["viewer"] == SPECTATOR
    assert late.n == len(shown)
    await party.clock.advance(60_000)
    await late.hear()
    late.assert_knows_all()
