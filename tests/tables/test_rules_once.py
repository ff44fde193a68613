"""The rules run once for a live action: what was decided is installed, and deciding changes nothing."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from millions import GAMES
from millions.bots import RandomBot
from millions.core import play
from millions.core.message import Action
from millions.core.seat import OPEN, Seat, Seats
from millions.core.table import Table
from millions.tables import Conflict, MemoryStore
from millions.tables.errors import conflict
from millions.tables.store import NOTHING_TO_FILE, Filing
from tests.loops import in_a_loop
from tests.tables.parties import Party


@pytest.mark.parametrize("game", GAMES)
@in_a_loop
async def test_each_answer_of_a_live_table_runs_the_rules_once(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    party = await Party.open(game, 3, ["sensible"])
    runs: list[Seat] = []
    usual = play.answer

    def counted(table: Table, seat: Seat, action: Action) -> Seats:
        runs.append(seat)
        return usual(table, seat, action)

    monkeypatch.setattr(play, "answer", counted)
    monkeypatch.setattr("millions.bots.personality.Personality.act", RandomBot.act)  # thinking runs the rules, too
    match = party.table.state.match
    assert match is not None
    before = len(match.log)
    await party.play_on(Random(7), steps=60)
    assert len(match.log) - before > 30
    assert runs == [line.seat for line in match.log[before:]]


class Contested(MemoryStore):
    """A store in which somebody else is always quicker."""

    lost = False

    async def append(self, table: str, after: int, entries: Sequence[bytes], filing: Filing = NOTHING_TO_FILE) -> None:
        if self.lost:
            raise conflict(table, after)
        await super().append(table, after, entries, filing)


@pytest.mark.parametrize("game", GAMES)
@in_a_loop
async def test_after_a_lost_append_nothing_has_changed(game: str) -> None:
    store = Contested()
    party = await Party.open(game, 4, store=store)
    rng = Random(5)
    await party.play_on(rng, steps=20)
    match, streams = party.table.state.match, await party.streams()
    assert match is not None
    table, position, view, lines = match.table.copy(), match.position, match.view(OPEN), len(match.log)
    store.lost = True
    with pytest.raises(Conflict):
        await party.somebody_acts(rng)
    assert match is party.table.state.match
    assert match.position is position
    assert (match.table, match.view(OPEN), len(match.log)) == (table, view, lines)
    assert await party.streams() == streams
    store.lost = False
    await party.play_on(rng, steps=5)
    assert len(match.log) > lines
