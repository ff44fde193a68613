"""What the search with a net remembers of the others: whether they choose their roles as the net would."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import pytest

from millions.bots import bot_named
from millions.bots.search import Budget
from millions.core.match import Match
from millions.games.heists.planning import Choose
from millions.trained import Expert
from millions.trained.guide import NetGuide

NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay", "Gus", "Hal")

EDITIONS = ["dollars-1e", "dollars-2e"]

Told = list[tuple[Any, Any, Random, Any]]


def watched(game: str, others: str, seed: int, players: int = 5, **options: bool) -> tuple[Expert, Told]:
    """An expert that has watched a whole match in which `trained` decided for it; and what it was told."""
    match, rng, expert = Match.new(game, NAMES[:players], seed=seed, options=options), Random(seed), Expert()
    bots = [bot_named(others if seat else "trained") for seat in range(players)]
    told: Told = []
    while match.awaited:
        seat = match.seat(rng.choice(match.awaited))
        view, forms = match.view(seat), match.forms(seat)
        action = bots[seat].act(view, forms, rng)
        if seat == 0:
            told.append((view, forms, Random(1), action))
            expert.recall(*told[-1])
        match.play(seat, action)
    return expert, told


@pytest.mark.parametrize("game", EDITIONS)
def test_it_finds_out_whether_the_others_choose_like_the_net(game: str) -> None:
    nets, personalities = (
        [watched(game, others, seed)[0].company.like_the_net for seed in range(5)] for others in ("trained", "shrewd")
    )
    assert sum(nets) > 3
    assert sum(personalities) < 1.5


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [("dollars-1e", 3, {}), ("dollars-2e", 3, {}), ("dollars-1e", 5, {"fooled": True})],
)
def test_it_learns_where_players_place_two_and_where_they_may_not_repeat(
    game: str, players: int, options: dict[str, bool]
) -> None:
    expert, _ = watched(game, "shrewd", 1, players, **options)
    assert expert.company.evidence


def test_a_fresh_bot_that_is_told_the_decisions_knows_the_same_and_so_does_a_pickle() -> None:
    expert, told = watched("dollars-2e", "shrewd", 4)
    fresh = Expert()
    for decision in told:
        fresh.recall(*decision)
        fresh = pickle.loads(pickle.dumps(fresh))
    assert fresh.company.evidence == expert.company.evidence != 0


def choosing(game: str) -> tuple[Match, int]:
    """A match in which all but one choose, and that one's seat: it has chosen."""
    match = Match.new(game, NAMES[:5], seed=2)
    match.play(3, bot_named("trained").act(match.view(3), match.forms(3), Random(1)))
    return match, 0


@pytest.mark.parametrize("game", EDITIONS)
def test_in_playouts_strangers_choose_now_like_the_net_and_now_like_personalities(game: str) -> None:
    match, me = choosing(game)
    table, forms = match.position.table, match.forms(1)
    expert = Expert()
    expert.note(match.view(me))
    guide = expert.guide(match.view(me))
    assert isinstance(guide, NetGuide)

    def choices(seat: int) -> list[bool]:
        """In worlds with different luck: is it what a personality would choose with that luck?"""
        found = []
        for luck in range(60):
            ours, theirs = Random(luck), Random(luck)
            theirs.random()
            action = guide.decide(table, seat, forms, ours)
            assert action == guide.decide(table, seat, forms, Random(luck))
            found.append(action == guide.plain.decide(table, seat, forms, theirs))
        return found

    assert all(isinstance(form.sample(Random(1)), Choose) for form in forms)
    assert 20 < sum(choices(1)) < 60
    expert.company.evidence = -50.0
    assert all(choices(1))
    expert.company.evidence = 50.0
    assert sum(choices(1)) < 45


@pytest.mark.parametrize("game", EDITIONS)
def test_what_others_have_chosen_unseen_is_drawn_as_they_probably_chose(game: str) -> None:
    match, me = choosing(game)
    expert = Expert()
    expert.note(match.view(me))
    guide = expert.guide(match.view(me))
    assert isinstance(guide, NetGuide)
    assert guide.company.expected is not None
    likely = guide.company.expected.by_net.likely[3]
    expert.company.evidence = 50.0
    drawn = [guide.worlds(match.view(me))(Random(luck)).roles[3] for luck in range(300)]
    assert all(abs(drawn.count(role) / 300 - chance) < 0.12 for (role,), chance in likely.items())


def test_the_same_memory_makes_the_same_decision() -> None:
    match, me = choosing("dollars-2e")
    bots = [Expert(Budget(iterations=12)) for _ in range(2)]
    assert len({bot.act(match.view(me), match.forms(me), Random(5)) for bot in bots}) == 1
