"""Why an action is better in Million Club: what it earns and buys, and the points that the position is then worth."""

from __future__ import annotations

from collections.abc import Iterator

from millions.bots.club.guide import points_by_kind
from millions.core.seat import Seat
from millions.games.club.colonies import ColonyBought
from millions.games.club.companies import CompanyBought
from millions.games.club.exchange import Settled
from millions.review.findings import Why
from millions.review.trials import Figure, Trials

MONEY = 0.5
"""A smaller difference in money is not reported."""

CARDS = 0.2
"""A smaller difference in the number of cards bought is not reported."""

POINTS = 0.3
"""A smaller difference in points is not reported."""


def club_reasons(trials: Trials) -> Iterator[Why]:
    """First what the rest of the round brings, then what the position is worth after it."""
    seat = trials.seat
    yield from trials.more("exchange", _earned(seat), MONEY)
    yield from trials.more("buys", _bought(seat), CARDS)
    kinds = enumerate(("companies", "colonies"))  # money is told as money
    counted = [one for place, kind in kinds for one in trials.more(kind, _points_for(seat, place), POINTS)]
    yield from sorted(counted, key=lambda one: one.now - one.then)
    yield from trials.more("money", lambda one: float(one.table.money[seat]), MONEY)
    behind = [one for rival in trials.rivals for one in trials.less("points", _points(rival), POINTS, rival)]
    yield from sorted(behind, key=lambda one: one.then - one.now)[:1]


def _earned(seat: Seat) -> Figure:
    """What the Exchange pays; a loss is negative."""
    return lambda one: float(sum(it.result for it in one.news if isinstance(it, Settled) and it.seat == seat))


def _bought(seat: Seat) -> Figure:
    """How many companies and colonies are bought."""
    return lambda one: float(sum(isinstance(it, CompanyBought | ColonyBought) and it.seat == seat for it in one.news))


def _points_for(seat: Seat, kind: int) -> Figure:
    return lambda one: points_by_kind(one.table, seat)[kind]


def _points(seat: Seat) -> Figure:
    return lambda one: sum(points_by_kind(one.table, seat))
