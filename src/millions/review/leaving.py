"""Chances while players can still leave a heist: who has reason to leave by what was said perhaps does.

The quick bots of playouts hear no claims. Where the cards alone speak for staying, all of them stay, and a match may
seem decided before its last decision is made.
"""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import NamedTuple

from millions.bots.heists.guide import HeistGuide
from millions.bots.heists.quick import QuickNegotiator
from millions.bots.value import Estimate, judge
from millions.core import play
from millions.core.seat import Seat, Seats
from millions.core.table import Table
from millions.games.heists.negotiation import Withdraw
from millions.games.heists.terms import Character, of_seat
from millions.games.heists.view import HeistView
from millions.review.beliefs import values
from millions.review.heard import negotiates
from millions.review.walk import FinishedMatch

KEENNESS = 4
"""A player leaves with odds of this power of the ratio between the chances to win after leaving and after staying."""

WHIM = 0.05
"""The least probability that a player leaves or stays against all reason."""

FEWER = 3
"""Positions after a departure are judged over fewer playouts by this factor: they count for a part only."""


class Leaving(NamedTuple):
    """A character that may leave, though no quick bot would let it, and how probably."""

    seat: Seat
    character: Character
    chance: float


def judged_open(match: FinishedMatch, n: int, table: Table, awaited: Seats, playouts: int) -> Estimate:
    """Every seat's chance to win after line `n`, all cards open."""
    found = [(judge(match.guide, table, awaited, playouts), 1.0)]
    leaving = leavings(match, n, table, awaited)
    total = sum([one.chance for one in leaving])
    part = max([one.chance for one in leaving], default=0.0)
    for one in leaving:
        after = table.copy()
        after.news = None
        then = play.answer(after, one.seat, Withdraw(one.character))
        few = max(1, playouts // FEWER)
        found.append((judge(match.guide, after, then, few), part * one.chance / total))
    found[0] = (found[0][0], 1 - part)
    return _mixed(found)


def leavings(match: FinishedMatch, n: int, table: Table, awaited: Seats) -> list[Leaving]:
    """The characters of players who have not decided yet and would stay if they heard no claims."""
    if not isinstance(match.guide, HeistGuide) or not negotiates(table):
        return []
    found = []
    for seat in awaited:
        view: HeistView = match.game.view(table, seat)
        quick = QuickNegotiator(match.guide.edition.at(view), view, {}, Random(0))
        worth = values(match.guide.edition, view, match.conduct(n, view))
        stays = worth.of_crew(view.crew).wins
        for one in of_seat(view.crew, seat, view.per_seat):
            if quick.without(one) <= 0:
                leaves = worth.of_crew(worth.without(one)).wins
                found.append(Leaving(seat, one, _likely(leaves, stays)))
    return found


def _likely(leaves: float, stays: float) -> float:
    """How probably a player leaves who has these chances to win after leaving and after staying."""
    one, other = max(0.0, leaves) ** KEENNESS, max(0.0, stays) ** KEENNESS
    return min(1 - WHIM, max(WHIM, one / (one + other))) if one + other else WHIM


def _mixed(found: list[tuple[Estimate, float]]) -> Estimate:
    """The mean of several estimates with these weights, which sum to 1."""
    chances = zip(*[[part * one for one in estimate.chances] for estimate, part in found], strict=True)
    errors = zip(*[[(part * one) ** 2 for one in estimate.errors] for estimate, part in found], strict=True)
    return Estimate(tuple(map(sum, chances)), tuple([sqrt(sum(seat)) for seat in errors]))
