"""Ratings: the same for any order of the games, and close to the strengths that produced them."""

from __future__ import annotations

from math import exp, log
from random import Random

import pytest

from millions.lab.contest import Contest
from millions.lab.games import GameOutcome
from millions.lab.ratings import POINTS, rate

FOUR = "sensible,shrewd,miser,honest"
TRUE = {"sensible": 0.0, "shrewd": 0.5, "miser": 1.0, "honest": -1.5}
"""Logarithms of strengths; their mean is 0."""


def played(contest: Contest, seed: int) -> list[GameOutcome]:
    """Games whose places are drawn by the model."""
    rng = Random(seed)
    return [outcome(number, drawn(contest.bots, rng)) for number in range(contest.games)]


def drawn(bots: tuple[str, ...], rng: Random) -> tuple[int, ...]:
    left, places = list(range(len(bots))), [0] * len(bots)
    for place in range(1, len(bots) + 1):
        (one,) = rng.choices(left, [exp(TRUE[bots[seat]]) for seat in left])
        places[one] = place
        left.remove(one)
    return tuple(places)


def outcome(number: int, places: tuple[int, ...]) -> GameOutcome:
    return GameOutcome(number, places, tuple(-place for place in places), tuple(float(place == 1) for place in places))


def test_the_order_of_the_games_does_not_matter() -> None:
    contest = Contest.new("dollars-1e", FOUR, games=150)
    games = played(contest, seed=1)
    first = rate(contest, games)
    Random(2).shuffle(games)
    assert rate(contest, games) == first


@pytest.mark.slow
def test_the_intervals_contain_the_strengths_that_produced_the_games() -> None:
    contest = Contest.new("dollars-1e", FOUR, games=400)
    inside = 0
    for seed in range(5):
        for kind, rating in rate(contest, played(contest, seed)).items():
            assert rating.low is not None
            assert rating.high is not None
            inside += rating.low <= POINTS * TRUE[kind] <= rating.high
            assert rating.points == pytest.approx(POINTS * TRUE[kind], abs=60)
    assert inside >= 17


def test_two_players_by_hand() -> None:
    """Three wins of four, and the half win and half loss that every kind is given: odds of 3.5 to 1.5."""
    contest = Contest.new("million-club", "sensible,random", games=4)
    games = [outcome(number, (2, 1) if number == 3 else (1, 2)) for number in range(4)]
    found = rate(contest, games)
    assert found["sensible"].points - found["random"].points == pytest.approx(POINTS * log(3.5 / 1.5), abs=0.01)
    assert found["sensible"].points + found["random"].points == pytest.approx(0)


def test_ties_share_a_place() -> None:
    contest = Contest.new("dollars-1e", "sensible,shrewd,random", games=21)
    found = rate(contest, [GameOutcome(n, (1, 1, 3), (9, 9, 5), (0.5, 0.5, 0)) for n in range(21)])
    assert found["sensible"].points == pytest.approx(found["shrewd"].points)
    assert found["sensible"].points > 100 > 0 > found["random"].points


def test_seats_of_one_kind_that_are_tied_all_count() -> None:
    contest = Contest.new("dollars-1e", "sensible,random,random", games=30)
    found = rate(contest, [GameOutcome(n, (3, 1, 1) if n % 2 else (1, 2, 2), (0, 0, 0), (0, 0, 0)) for n in range(30)])
    assert found["random"].points == pytest.approx(0, abs=20)


def test_a_bot_that_always_wins_has_a_finite_rating_and_a_single_deal_no_interval() -> None:
    contest = Contest.new("million-club", "sensible,random", games=2)
    found = rate(contest, [outcome(0, (1, 2)), outcome(1, (1, 2))])
    assert 0 < found["sensible"].points < 400
    assert found["sensible"][1:] == (None, None, None)
