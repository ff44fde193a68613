"""What decides who wins: the deal, the players' skill, or the luck of everything else.

A deal is played several times, and the players rotate by one seat with each game. If the same seat keeps winning with
different players in it, the deal decides; if the same player keeps winning in different seats, skill does. Both are
parts of the variance of the wins: how much the wins of two games of a deal have in common, on average over all pairs of
games, by seat and by player. In the same deal a player never sits twice in the same seat, so each estimate contains a
little of the other part; two equations separate them. The rest is luck: the bots' random choices, and chance that
turned out differently because the play did.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from millions.core.seat import Seats
from millions.lab.balance.tally import Count

EXPLAINED = "explained"
DEAL, SKILL, LUCK = "deal", "skill", "luck"

FEWEST_PLAYERS = 3
"""With two players, the effects of seats and players cannot be separated."""


def explained(wins: Sequence[Sequence[float]], seatings: Sequence[Seats], game: int, mixed: bool) -> list[Count]:
    """The parts of one deal: `wins` by game and seat, and who sat there. Equal bots (not `mixed`) have no skill."""
    games, players = len(wins), len(wins[0])
    if games < players or (mixed and players < FEWEST_PLAYERS):
        return []
    over = [[share - 1 / players for share in row] for row in wins]
    whole = sum(share * share for row in over for share in row) / games
    seats = in_common(over)
    if not mixed:
        return parts({DEAL: seats, LUCK: whole - seats}, whole, game)
    games_of = zip(over, seatings, strict=True)
    own = in_common([[row[seating.index(one)] for one in range(players)] for row, seating in games_of])
    hidden = 1 / (players - 1)
    deal, skill = ((one + hidden * other) / (1 - hidden * hidden) for one, other in ((seats, own), (own, seats)))
    return parts({DEAL: deal, SKILL: skill, LUCK: whole - deal - skill}, whole, game)


def in_common(rows: Sequence[Sequence[float]]) -> float:
    """The mean over all pairs of games of what they have in common, summed over the columns."""
    pairs = list(combinations(rows, 2))
    return sum(one * other for first, second in pairs for one, other in zip(first, second, strict=True)) / len(pairs)


def parts(found: dict[str, float], whole: float, game: int) -> list[Count]:
    """As counts: a part of the variance, and the whole of it."""
    return [Count(EXPLAINED, of, value, whole, game) for of, value in found.items()]
