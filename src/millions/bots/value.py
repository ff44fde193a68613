"""Each seat's chance to win from here: the one answer that search, review, lab and training use.

The answer is a heuristic of the game's family (`Guide.chances`): in the heist games a softmax of the purses, whose
scale grows with the root of the rounds to come; in Million Club a softmax of what each position will probably count.
In a game that is not known, a softmax of the scores so far. At the end of a game it is the result.
"""

from __future__ import annotations

from random import Random

from millions.bots.guide import Chances
from millions.bots.skills import guide_for
from millions.core.game import AnyGame
from millions.core.table import Table, View

VERSION = 1
"""Raised with every change of the figures, so that a review can name the version it used."""

WORLDS = 32
"""Number of sampled worlds over which the chances that a view shows are averaged."""


def chances(game: AnyGame, table: Table, seats: int) -> Chances:
    """Each seat's chance to win, with all cards open. Sums to 1; where nothing can be said yet, all are equal."""
    return guide_for(game).chances(table) or (1 / seats,) * seats


def chances_seen(game: AnyGame, view: View, seats: int, rng: Random, worlds: int = WORLDS) -> Chances:
    """Each seat's chance to win as one seat can know it: the mean over worlds that fit its view."""
    draw = guide_for(game).worlds(view)
    drawn = [chances(game, draw(rng), seats) for _ in range(worlds)]
    return tuple([sum(seat) / worlds for seat in zip(*drawn, strict=True)])
