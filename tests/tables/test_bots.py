"""A bot at a live table decides as the same bot does in the arena, given the same luck and what its seat has seen."""

from __future__ import annotations

from random import Random

import pytest

from millions import GAMES, Match
from millions.bots import BOTS, AnyBot, Bot, Personality, RandomBot, bot_named
from millions.bots.registry import SEARCHES
from millions.core.form import Forms
from millions.core.message import Action
from millions.core.nature import Dealer
from millions.core.table import View
from millions.server.thinking import Thinkers
from millions.tables import LiveTable, TableManager
from millions.tables.timing import luck_of
from millions.wire.commands import StepAway
from millions.wire.keys import Key
from millions.wire.settings import Chair, Settings
from tests.loops import in_a_loop
from tests.tables.parties import SECRET, Party

KINDS = [*(kind for kind in BOTS if kind not in SEARCHES), "search:30it", "expert:4it"]
TABLES = [KINDS[place : place + 4] for place in range(0, len(KINDS), 4)]


def assert_decided_as_in_the_arena(table: LiveTable) -> None:
    """Play the log again with bots that are kept from the first decision to the last."""
    match = table.state.match
    assert match is not None
    again = Match(match.header, Dealer(SECRET))
    bots = {seat: bot_named(one.kind) for seat, one in enumerate(table.state.seats) if one.kind in KINDS}
    decided = 0
    for line in match.log:
        if line.seat in bots:
            rng = luck_of(table.state.luck, "act", len(again.log), line.seat)
            assert bots[line.seat].act(again.view(line.seat), again.forms(line.seat), rng) == line.action
            decided += 1
        again.follow(line, 0)
    assert decided > 20


async def play_with_restarts(party: Party, every: int) -> None:
    """To the end; another program takes the table up every so often."""
    rng = Random(11)
    while not party.table.state.over:
        await party.play_on(rng, steps=every)
        await party.restart()


@pytest.mark.slow
@pytest.mark.parametrize("kinds", TABLES, ids=" ".join)
@pytest.mark.parametrize("game", GAMES)
@in_a_loop
async def test_a_live_bot_decides_as_in_the_arena_across_restarts(game: str, kinds: list[str]) -> None:
    party = await Party.open(game, 0, [*kinds, *["shrewd"] * (3 - len(kinds))], pace=1000)
    await play_with_restarts(party, every=60)
    assert_decided_as_in_the_arena(party.table)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["dollars-1e", "dollars-2e"])
@in_a_loop
async def test_personalities_remember_the_match_across_restarts(game: str) -> None:
    party = await Party.open(game, 0, ["shrewd", "grudge", "bully"], pace=1000)
    await play_with_restarts(party, every=40)
    assert_decided_as_in_the_arena(party.table)


class Counting(Bot[View]):
    """Remembers how many decisions its seat has made."""

    def __init__(self) -> None:
        self.decisions = 0

    def act(self, view: View, forms: Forms, rng: Random) -> Action:
        KNOWN.append(self.decisions)
        self.decisions += 1
        return RandomBot().act(view, forms, rng)

    def recall(self, view: View, forms: Forms, rng: Random, action: Action) -> None:
        assert RandomBot().act(view, forms, rng) == action
        self.decisions += 1


class Unpicklable(Counting):
    """The same, and cannot be kept between two decisions."""

    def __reduce__(self) -> str:
        raise TypeError("this bot cannot be pickled")


KNOWN: list[int] = []
"""How many decisions a bot knew of, at each decision."""


@pytest.mark.parametrize("kind", [Counting, Unpicklable])
@in_a_loop
async def test_a_bot_that_is_kept_and_one_that_must_recall_know_the_same(
    kind: type[AnyBot], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOTS, "counting", kind)
    KNOWN.clear()
    party = await Party.open("dollars-1e", 0, ["counting", "random", "random"], pace=1000)
    await party.play_on(Random(1), steps=40)
    await party.restart()
    await party.play_on(Random(1), steps=40)
    assert list(range(len(KNOWN))) == KNOWN
    assert len(KNOWN) > 10


@in_a_loop
async def test_a_steward_knows_what_the_person_decided(monkeypatch: pytest.MonkeyPatch) -> None:
    recalled: list[Action] = []
    monkeypatch.setattr(Personality, "recall", lambda self, view, forms, rng, action: recalled.append(action))
    party = await Party.open("dollars-1e", 3)
    rng = Random(4)
    await party.play_on(rng, steps=30)
    while 1 not in party.table.state.awaited:
        await party.play_on(rng, steps=1)
    match = party.table.state.match
    assert match is not None
    mine = [line.action for line in match.log if line.seat == 1]
    since = len(match.log)
    await party.do(1, StepAway("away"))
    await party.clock.advance(10)
    assert any(line.seat == 1 for line in match.log[since:])
    assert recalled[: len(mine)] == mine


@pytest.mark.slow
@in_a_loop
async def test_a_bot_survives_the_process_it_thinks_in() -> None:
    party = Party()
    with Thinkers() as think:
        party.manager = TableManager(party.store, party.clock, think)
        chairs = tuple(map(Chair, ("shrewd", "grudge", "sensible")))
        party.table = await party.manager.open(Settings(game="dollars-1e", chairs=chairs, pace=1000), Key.new(), SECRET)
        await party.play_on(Random(1), steps=30)
        for process in think._pool._processes.values():
            process.kill()
        await party.play_on(Random(1), steps=60)
    assert_decided_as_in_the_arena(party.table)
