"""What one finished game says about each entrant."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log

from msgspec import Struct

from millions.bots.heists.beliefs import marginals, posterior
from millions.bots.heists.guide import HeistGuide
from millions.core.seat import Seat
from millions.games.heists.guess import uniform
from millions.games.heists.view import HeistView
from millions.review.chances import luck_points
from millions.review.claims import claims, is_believed
from millions.review.deals import deals
from millions.review.walk import FinishedMatch
from millions.server.mcp.notebook import Belief

LEAST_CHANCE = 1e-3
"""Probabilities are clipped to at least this in the log loss: a single 0 must not make it infinite."""


class Measures(Struct, kw_only=True):
    """One entrant in one game."""

    won: float
    luck: float = 0.0
    """What the cards added to its chance to win, by the judge; only if it was asked for."""
    place: int
    score: float
    decisions: int
    refusals: int = 0
    seconds: float = 0.0
    """Thinking time: from the previous event to the entrant's action, over all its actions."""
    deals: int = 0
    """Deals struck in which it took part."""
    gained: float = 0.0
    """What these deals were worth to it."""
    surplus: float = 0.0
    """What they were worth to all who took part."""
    lies: int = 0
    believed: int = 0
    seen_through: int = 0
    """Lies that at least one listener could know to be lies."""
    beliefs: int = 0
    """Roles of others about which it said what it believes."""
    loss: float = 0.0
    """The sum of -log of the probability that it gave to the truth."""
    exact_loss: float = 0.0
    """The same for the exact posterior, which knows only the rules and what the seat had seen."""
    calls: int = 0
    characters: int = 0
    """Calls over MCP, and the length of their answers."""


def measure(data: bytes, beliefs: Mapping[Seat, Sequence[Belief]], with_luck: bool = False) -> list[Measures]:
    """The measures of each seat, from the record of a match."""
    match = FinishedMatch.read(data)
    found = {standing.seat: standing for standing in match.standings}
    winners = sum(standing.won for standing in match.standings)
    measures = [
        Measures(
            won=found[seat].won / max(1, winners),
            place=found[seat].place,
            score=float(found[seat].score),
            decisions=sum(moment.line.seat == seat for moment in match.moments),
        )
        for seat in range(len(match.names))
    ]
    by_name = dict(zip(match.names, measures, strict=True))
    _add_deals(match, by_name)
    _add_lies(match, by_name)
    if with_luck:
        _add_luck(match, by_name)
    for seat, said in beliefs.items():
        _add_beliefs(match, seat, said, measures[seat])
    return measures


def _add_deals(match: FinishedMatch, by_name: Mapping[str, Measures]) -> None:
    for deal in deals(match):
        if not deal.struck:
            continue
        for name, worth in deal.worth.items():
            by_name[name].deals += 1
            by_name[name].gained += worth
            by_name[name].surplus += deal.surplus


def _add_lies(match: FinishedMatch, by_name: Mapping[str, Measures]) -> None:
    for claim in claims(match):
        if not claim.true:
            by_name[claim.seat].lies += 1
            by_name[claim.seat].believed += is_believed(claim)
            by_name[claim.seat].seen_through += bool(claim.impossible_to)


def _add_luck(match: FinishedMatch, by_name: Mapping[str, Measures]) -> None:
    for point in luck_points(match, match.guide.playouts):
        for name, luck in point.by_seat.items():
            by_name[name].luck += luck


def _add_beliefs(match: FinishedMatch, seat: Seat, said: Sequence[Belief], into: Measures) -> None:
    if not isinstance(match.guide, HeistGuide):
        return
    for belief in said:
        table = match.moments[belief.line - 1].after.table
        view: HeistView = match.game.view(table, seat)
        exact = marginals(posterior(view, uniform))
        for character, chances in belief.roles.items():
            truth = table.roles[character]  # type: ignore[attr-defined]
            if truth is None:
                continue
            into.beliefs += 1
            into.loss -= log(max(LEAST_CHANCE, chances.get(str(truth.value), 0.0)))
            into.exact_loss -= log(max(LEAST_CHANCE, exact[character].get(truth, 0.0)))
