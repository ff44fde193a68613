"""Chances over time, and luck: how every line, and every chance draw, changed each seat's chance to win."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

from millions.bots.luck import luck_of
from millions.bots.value import judge
from millions.review.findings import ChancePoint, LuckReview
from millions.review.proposals import ends, without_idle_offers
from millions.review.walk import FinishedMatch, Moment


def chance_points(match: FinishedMatch, playouts: int, moments: Iterable[Moment]) -> Iterator[ChancePoint]:
    """Every seat's chance to win after each of these lines; an open proposal counts only if it was struck later."""
    found = ends(match)
    for moment in moments:
        table, awaited = without_idle_offers(found, moment)
        estimate = judge(match.guide, table, awaited, playouts)
        yield ChancePoint(moment.n, match.by_name(estimate.chances), match.by_name(estimate.errors))


def luck_points(match: FinishedMatch, playouts: int) -> Iterator[LuckReview]:
    """For each chance draw, what it was worth to each seat."""
    for moment in match.moments:
        if moment.by_chance:
            rng = Random(moment.n)  # independent of the dealer's secret
            luck, exact = luck_of(match.guide, moment.before.table, moment.line.action, playouts, rng)
            yield LuckReview(moment.n, match.by_name(luck), exact, moment.line.events)
