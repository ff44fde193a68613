"""Money as a chance to win: who is ahead, how long the game still lasts, and what ends it."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import NamedTuple

from millions.bots.heists.edition import Edition
from millions.core.seat import Seat
from millions.games.heists.view import HeistView

LEAST_SCALE = 1.5
MANY_ROUNDS = 30
"""Who plays only for money plays as if the game went on and on."""

STEADY = 0.15
"""In the last round: how much weight stays with being close, for things may still come otherwise."""


class Race(NamedTuple):
    """How money after this round turns into a chance to win, for one seat."""

    me: Seat
    enough: int
    only_sharers: bool
    last: bool
    farsighted: bool
    scale: float
    """A lead of so much money makes somebody e times as likely to win."""

    def chance(self, purses: Sequence[float], sharers: set[Seat]) -> float:
        """The chance to win with these purses after the sharing; who plays for money does not look for the end."""
        if not self.farsighted:
            return self.softly(purses)
        there = [
            seat
            for seat, purse in enumerate(purses)
            if purse >= self.enough and (seat in sharers or not self.only_sharers)
        ]
        if there:
            return self._won(purses, there)
        close = self.softly(purses)
        return (1 - STEADY) * self._won(purses, range(len(purses))) + STEADY * close if self.last else close

    def softly(self, purses: Sequence[float]) -> float:
        """The further ahead, the likelier."""
        mine = purses[self.me]
        return 1 / sum(exp((purse - mine) / self.scale) for purse in purses)

    def _won(self, purses: Sequence[float], among: Sequence[Seat]) -> float:
        most = max(int(purses[seat]) for seat in among)
        richest = [seat for seat in among if int(purses[seat]) == most]
        return (self.me in richest) / len(richest)


def race(view: HeistView, edition: Edition, farsighted: bool) -> Race:
    """The race as it stands: the fewer rounds are left, the more a lead counts. For money, it always counts alike."""
    ahead = max(view.money[: view.players])
    left = min(edition.rounds - view.round, (edition.enough - ahead) / edition.pace) if farsighted else MANY_ROUNDS
    scale = max(LEAST_SCALE, edition.swing * sqrt(max(left, 0.3)))
    last = view.round >= edition.rounds
    return Race(view.viewer, edition.enough, edition.only_sharers, last, farsighted, scale)
