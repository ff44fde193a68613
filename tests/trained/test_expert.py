"""The search that thinks ahead with a net."""

from __future__ import annotations

from random import Random
from statistics import fmean
from typing import Any

import pytest

from millions.bots import Host, bot_named, bots_for
from millions.bots.guide import Draw
from millions.bots.search import Budget
from millions.core.errors import BadSetup
from millions.core.game import game_named
from millions.core.match import Match
from millions.games.heists.negotiation import Claim
from millions.games.heists.view import HeistView
from millions.research import PLANS
from millions.trained import Expert
from millions.trained.guide import NetGuide
from millions.trained.reasons import role_chances

NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay", "Gus", "Hal")

TABLES = [(game, players) for game in PLANS for players in game_named(game).seat_counts]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_it_finishes_every_game_at_every_table(game: str, players: int) -> None:
    match = Match.new(game, NAMES[:players], seed=players)
    bots = {seat: bot_named("expert:1it" if seat == 0 else "trained") for seat in range(players)}
    Host(match, bots, seed=1).play_out()
    assert match.over


@pytest.mark.parametrize("game", PLANS)
def test_it_is_named_like_a_search_and_plays_every_game(game: str) -> None:
    assert "expert" in bots_for(game_named(game))
    bot = bot_named("expert:50ms", game_named(game))
    assert isinstance(bot, Expert)
    assert bot.budget == Budget(seconds=0.05)
    with pytest.raises(BadSetup, match="a bot that does not search"):
        bot_named("exploiter:expert")


def heist(game: str) -> tuple[Match, int]:
    """A first negotiation between trained bots, and the seat whose turn it is."""
    match, rng = Match.new(game, NAMES[:5], seed=3), Random(3)
    bot = bot_named("trained")
    while True:
        seat = match.seat(match.awaited[0])
        view = match.view(seat)
        if isinstance(view, HeistView) and view.shown:
            return match, seat
        match.play(seat, bot.act(view, match.forms(seat), rng))


@pytest.mark.parametrize("game", ["dollars-1e", "dollars-2e"])
def test_its_worlds_fit_the_view_and_follow_the_beliefs_of_the_net(game: str) -> None:
    match, _ = heist(game)
    rng = Random(1)
    for seat in range(5):
        view = match.view(seat)
        guide = Expert().guide(view)
        assert isinstance(view, HeistView)
        assert isinstance(guide, NetGuide)
        draw, plain = guide.worlds(view), guide.plain.worlds(view)
        assert all(match.game.view(draw(rng), seat) == view for _ in range(5))
        believed = role_chances(view, guide.net.believe(guide.seat.observation(view)))
        with_net, without = (mean_belief(world, believed, rng) for world in (draw, plain))
        assert with_net > without


def mean_belief(draw: Draw[Any], believed: list[dict[Any, float]], rng: Random) -> float:
    """How much the net believes in a role, on average over the roles of some worlds."""
    worlds = [draw(rng).roles for _ in range(200)]
    return fmean(likely[role] for roles in worlds for likely, role in zip(believed, roles, strict=True))


def test_the_same_iterations_make_the_same_decision() -> None:
    match, seat = heist("dollars-1e")
    first, second = (Expert(Budget(iterations=6)).act(match.view(seat), match.forms(seat), Random(5)) for _ in range(2))
    assert first == second


def test_it_compares_what_the_net_would_do_and_no_talk() -> None:
    match, seat = heist("dollars-1e")
    view, forms = match.view(seat), match.forms(seat)
    guide = Expert().guide(view)
    found = guide.candidates(view, forms, guide.worlds(view), Random(2))
    assert found
    assert not any(isinstance(action, Claim) for action in found)
    assert all(any(action in form for form in forms) for action in found)


def test_at_a_table_with_other_numbers_it_thinks_without_a_net() -> None:
    deck = game_named("dollars-1e").read_deck({"variant": {"start_money": 12}})
    match = Match.new("dollars-1e", NAMES[:5], seed=3, deck=deck)
    seat = match.seat(match.awaited[0])
    assert not isinstance(Expert().guide(match.view(seat)), NetGuide)
