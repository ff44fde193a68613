"""Money as a chance to win: who is ahead, how long the game still lasts, and what ends it."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import NamedTuple

from millions.bots.heists.edition import Edition
from millions.core.seat import Seat
from millions.games.heists.view import HeistView

LEAST_SCALE = 1.5
"""Lower bound of `Race.scale`, in money."""

LEAST_ROUNDS = 0.3
"""Even where a player is about to have enough, this part of a round remains open."""

MANY_ROUNDS = 30
"""A player who plays only for money values it as if this number of rounds followed."""

LEAST_SLOPE = 0.06
"""Lower bound of level * (1 - level): where nearly everything is won or lost, money still counts this much."""

STEADY = 0.15
"""In the last round: the weight of being close to the richest, since the outcome may still differ."""


CONSOLATION = 0.0005
"""What a unit of money, or a place, counts beside the chance to win: it decides only where chances hardly differ."""

FAINT = 0.02
"""With a smaller chance than this a player has as good as lost the game, and goes on for money and a better place."""


class Race(NamedTuple):
    """How money after this round turns into a chance to win, for one seat."""

    me: Seat
    enough: int
    only_sharers: bool
    last: bool
    """This is the last round."""
    farsighted: bool
    scale: float
    """A lead of this amount of money makes a player e times as likely to win."""
    money: int
    """What I have now."""

    def chance(self, purses: Sequence[float], sharers: set[Seat]) -> float:
        """The chance to win with these purses after the sharing, with the consolation; a player who plays for money
        ignores the end."""
        if not self.farsighted:
            return self.softly(purses)
        if winners := self.winners(purses, sharers):
            return self._won(winners) + self._placed(purses)
        close = self.softly(purses)
        if not self.last:
            return close + self.consolation(purses[self.me])
        return (1 - STEADY) * self._won(richest(purses, range(len(purses)))) + STEADY * close + self._placed(purses)

    def consolation(self, purse: float) -> float:
        """What the money counts by itself."""
        return CONSOLATION * (purse - self.money) if self.farsighted else 0.0

    def _placed(self, purses: Sequence[float]) -> float:
        """At the end of the game: the money, less the players ahead."""
        mine = purses[self.me]
        return self.consolation(mine) - CONSOLATION * sum([purse > mine for purse in purses])

    def is_faint(self, chance: float) -> bool:
        """Has a player with this chance as good as lost the game that they play to win?"""
        return self.farsighted and chance < FAINT

    def slope(self, spread: float, chance: float) -> float:
        """What a unit of money adds to a chance to win. `spread`: level * (1 - level), or more where a rival pays."""
        return CONSOLATION if self.is_faint(chance) else max(spread, LEAST_SLOPE) / self.scale

    def winners(self, purses: Sequence[float], sharers: set[Seat]) -> list[Seat]:
        """Who wins with these purses after the sharing, because they have enough."""
        there = [
            seat
            for seat, purse in enumerate(purses)
            if purse >= self.enough and (seat in sharers or not self.only_sharers)
        ]
        return richest(purses, there)

    def softly(self, purses: Sequence[float]) -> float:
        """The chance to win while the game goes on: the further ahead, the likelier."""
        mine = purses[self.me]
        return 1 / sum(exp((purse - mine) / self.scale) for purse in purses)

    def _won(self, winners: list[Seat]) -> float:
        return (self.me in winners) / len(winners)


def richest(purses: Sequence[float], among: Sequence[Seat]) -> list[Seat]:
    """Those of these seats with the most money."""
    most = max((int(purses[seat]) for seat in among), default=0)
    return [seat for seat in among if int(purses[seat]) == most]


def race(view: HeistView, edition: Edition, farsighted: bool) -> Race:
    """The race in the round that a view shows: the fewer rounds are left, the more a lead counts."""
    left: float = MANY_ROUNDS
    if farsighted:  # the game ends after the last round, or when the richest player has enough
        richest = max(view.money[: view.players])
        left = min(edition.rounds - view.round, (edition.enough - richest) / edition.pace)
    last = view.round >= edition.rounds
    me, scale = view.viewer, lead_scale(edition, left)
    return Race(me, edition.enough, edition.only_sharers, last, farsighted, scale, view.money[me])


def lead_scale(edition: Edition, rounds_left: float) -> float:
    """The lead that makes a player e times as likely to win: purses move apart like a random walk."""
    return max(LEAST_SCALE, edition.swing * sqrt(max(rounds_left, LEAST_ROUNDS)))
