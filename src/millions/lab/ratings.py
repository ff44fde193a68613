"""Ratings (openskill): the strength of a bot against those it met, from the places in every game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from millions.lab.games import Outcome


class Rating(NamedTuple):
    """Strength and uncertainty."""

    mu: float
    sigma: float


def rate(outcomes: Iterable[Outcome], entrants: int) -> list[Rating]:
    """Every entrant's rating after these games, in this order; entrants that share a place are tied.

    Bots do not learn from game to game, so nothing is added to the uncertainty between games (tau = 0).
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0)
    teams = [[model.rating()] for _ in range(entrants)]
    for outcome in outcomes:
        teams = model.rate(teams, ranks=list(map(float, outcome.places)))
    return [Rating(team[0].mu, team[0].sigma) for team in teams]
