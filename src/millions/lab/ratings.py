"""Ratings: the strength of each kind of bot, fitted to all games at once. docs/arena.md explains the method.

The model is Plackett–Luce: at each place the next player is drawn with a probability proportional to its strength.
The order of the games has no influence. The intervals are a bootstrap over deals.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from math import exp, log
from random import Random
from statistics import stdev
from typing import NamedTuple

from millions.lab.contest import Contest
from millions.lab.games import GameOutcome
from millions.lab.intervals import LEVEL

POINTS = 400 / log(10)
"""Rating points for each unit of log-strength, as in Elo's scale: 400 points are odds of 10 to 1."""

PRIOR = 0.5
"""Each kind of bot is taken to have won and lost this many games against the other kinds: otherwise one that wins every
game would have an infinite rating. (Turner and others, Computational Statistics 2020, add a ghost player for this.)"""

RESAMPLES = 200
"""Resampled sets of deals for the intervals."""

CLOSE_ENOUGH = 1e-6
"""A fit ends when no strength changes by more than this share in one iteration."""

MOST_ITERATIONS = 5000

Field = tuple[tuple[str, float], ...]
"""The players from whom the next place is drawn: each kind of bot and how many of its seats are left."""


class Rating(NamedTuple):
    """Rating points, 0 for the average seat; their standard error and 95 % interval, if there are several deals."""

    points: float
    sigma: float | None
    low: float | None
    high: float | None


class Draws:
    """What the fit needs of some games: how often each kind was drawn, and from which fields."""

    def __init__(self) -> None:
        self.drawn: defaultdict[str, float] = defaultdict(float)
        self.fields: defaultdict[Field, float] = defaultdict(float)

    def add(self, other: Draws) -> None:
        """Count other games too."""
        for kind, number in other.drawn.items():
            self.drawn[kind] += number
        for field, number in other.fields.items():
            self.fields[field] += number

    def count(self, kinds: Sequence[str], places: Sequence[int]) -> None:
        """Count one game. Players who share a place are drawn one after the other in an unknown order: of those not
        drawn yet each is left with the same probability (Efron's treatment of ties)."""
        left: dict[str, float] = dict(Counter(kinds))
        for place in sorted(set(places)):
            tied = [kind for kind, got in zip(kinds, places, strict=True) if got == place]
            for number in range(len(tied)):
                part = number / len(tied)
                field = dict(left)
                for kind in tied:
                    field[kind] -= part
                if sum(field.values()) > 1 + CLOSE_ENOUGH:  # a field of one gives no information
                    for kind in tied:
                        self.drawn[kind] += 1 / len(tied)
                    self.fields[tuple(sorted((one, size) for one, size in field.items() if size > 0))] += 1
            for kind in tied:
                left[kind] -= 1


def rate(contest: Contest, outcomes: Iterable[GameOutcome]) -> dict[str, Rating]:
    """The rating of every kind of bot."""
    by_deal: defaultdict[int, Draws] = defaultdict(Draws)
    for outcome in sorted(outcomes, key=lambda one: one.number):
        by_deal[contest.deal(outcome.number)].count(contest.bots, outcome.places)
    return rate_deals([by_deal[deal] for deal in sorted(by_deal)], Counter(contest.bots), contest.seed)


def rate_deals(deals: Sequence[Draws], seats: Mapping[str, int], seed: int) -> dict[str, Rating]:
    """The same from the games of each deal; `seats` are the kinds of bots, and how many seats each had."""
    known = prior(tuple(seats))
    strengths = fit(total([known, *deals]), dict.fromkeys(seats, 1.0))
    found = points(strengths, seats)
    if len(deals) < 2:
        return {kind: Rating(value, None, None, None) for kind, value in found.items()}
    rng = Random(seed)
    again = [total([known, *rng.choices(deals, k=len(deals))]) for _ in range(RESAMPLES)]
    resampled = [points(fit(draws, strengths), seats) for draws in again]
    return {kind: rating(value, sorted(one[kind] for one in resampled)) for kind, value in found.items()}


def prior(kinds: Sequence[str]) -> Draws:
    """Games that every two kinds are taken to have played, as many won as lost."""
    known = Draws()
    for one, other in combinations(sorted(kinds), 2):
        each = PRIOR / (len(kinds) - 1)
        known.drawn[one] += each
        known.drawn[other] += each
        known.fields[(one, 1.0), (other, 1.0)] += 2 * each
    return known


def rating(value: float, resampled: Sequence[float]) -> Rating:
    """A rating with the spread of the resampled ones."""
    outside = round((1 - LEVEL) / 2 * len(resampled))
    return Rating(value, stdev(resampled), min(value, resampled[outside]), max(value, resampled[-1 - outside]))


def total(deals: Iterable[Draws]) -> Draws:
    """The games of several deals together."""
    every = Draws()
    for draws in deals:
        every.add(draws)
    return every


def points(strengths: Mapping[str, float], seats: Mapping[str, int]) -> dict[str, float]:
    """Strengths in rating points; the mean over all seats is 0."""
    logs = {kind: log(strength) for kind, strength in strengths.items()}
    middle = sum(logs[kind] * number for kind, number in seats.items()) / sum(seats.values())
    return {kind: POINTS * (one - middle) for kind, one in logs.items()}


def fit(draws: Draws, start: Mapping[str, float]) -> dict[str, float]:
    """The most likely strengths, by minorisation-maximisation (Hunter, Annals of Statistics 2004)."""
    if len(start) == 1:
        return dict(start)
    strengths, fields = dict(start), tuple(draws.fields.items())
    for _ in range(MOST_ITERATIONS):
        expected = dict.fromkeys(strengths, 0.0)
        for field, times in fields:
            each = times / sum([size * strengths[kind] for kind, size in field])
            for kind, size in field:
                expected[kind] += size * each
        after = centred({kind: draws.drawn[kind] / expected[kind] for kind in strengths})
        moved = max(abs(after[kind] / strengths[kind] - 1) for kind in strengths)
        strengths = after
        if moved < CLOSE_ENOUGH:
            break
    return strengths


def centred(strengths: Mapping[str, float]) -> dict[str, float]:
    """Strengths whose geometric mean is 1: the games leave a common factor open."""
    middle = exp(sum(map(log, strengths.values())) / len(strengths))
    return {kind: strength / middle for kind, strength in strengths.items()}
