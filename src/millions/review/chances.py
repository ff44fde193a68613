"""Chances over time, and luck: how every line, and every chance draw, changed each seat's chance to win."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

from millions.bots.luck import luck_of
from millions.bots.value import Estimate
from millions.review.findings import ChancePoint, LuckReview
from millions.review.leaving import judged_open
from millions.review.proposals import IdleOffers
from millions.review.together import complete
from millions.review.walk import FinishedMatch, Moment


def chance_points(match: FinishedMatch, playouts: int, moments: Iterable[Moment]) -> Iterator[ChancePoint]:
    """Every seat's chance to win after each of these lines. An open proposal counts only if it was struck later; a
    player who can still leave, and has reason to, perhaps does. A choice that all make at once counts after the
    last."""
    idle, judged = IdleOffers(match), dict[int, Estimate]()
    for moment in moments:
        shown = complete(match, moment)
        if shown.n not in judged:
            judged[shown.n] = judged_open(match, shown.n, *idle.left_out(shown), playouts)
        estimate = judged[shown.n]
        yield ChancePoint(moment.n, match.by_name(estimate.chances), match.by_name(estimate.errors))


def luck_points(match: FinishedMatch, playouts: int) -> Iterator[LuckReview]:
    """For each chance draw, what it was worth to each seat."""
    for moment in match.moments:
        if moment.by_chance:
            rng = Random(moment.n)  # independent of the dealer's secret
            luck, exact = luck_of(match.guide, moment.before.table, moment.line.action, playouts, rng)
            yield LuckReview(moment.n, match.by_name(luck), exact, moment.line.events)
