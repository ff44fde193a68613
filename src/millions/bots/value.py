"""Each seat's chance to win from here: the one answer that search, review, lab and training use.

`chances` reads a table at the end of a round: a heuristic of the game's family (`Guide.chances`), in the heist games a
softmax of the purses, in Million Club a softmax of what each position will probably count, in a game that is not known
a softmax of the scores so far. At the end of a game it is the result.

`judge` answers for any table, `judge_seen` for any view: quick bots play the round to its end, several times, and the
mean of the chances then is the answer. The same number of playouts with the same seed always gives the same answer, and
two tables judged with the same seed are compared with the same luck.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random

from msgspec import Struct

from millions.bots.guide import AnyGuide, Chances
from millions.bots.playout import play_on_quickly, round_of
from millions.bots.skills import guide_for
from millions.core import play
from millions.core.game import AnyGame
from millions.core.message import Action
from millions.core.seat import Seat, Seats
from millions.core.table import Table, View

NAME, VERSION = "quick playouts", 5
"""Raised with every change of the figures, so that a review can name the version it used."""

WORLDS = 32
"""Number of sampled worlds over which the chances that a view shows are averaged."""


class Estimate(Struct, frozen=True, gc=False):
    """Each seat's chance to win, and the standard error of each: 0 where nothing was left to chance."""

    chances: Chances
    errors: tuple[float, ...]


def chances(game: AnyGame, table: Table, seats: int) -> Chances:
    """Each seat's chance to win at the end of a round, with all cards open. Sums to 1."""
    return guide_for(game).chances(table) or (1 / seats,) * seats


def judge(guide: AnyGuide, table: Table, awaited: Seats, playouts: int, seed: int = 0) -> Estimate:
    """Each seat's chance to win at any table, with all cards open. The table is not changed."""
    if not awaited:
        certain = guide.chances(table)
        return Estimate(certain, (0.0,) * len(certain))
    return mean([played_on(guide, table, awaited, luck(seed, number)) for number in range(playouts)])


def judge_seen(guide: AnyGuide, view: View, worlds: int = WORLDS, seed: int = 0) -> Estimate:
    """Each seat's chance to win as one seat can know it, at any moment: the mean over worlds that fit its view."""
    rng, draw = Random(seed), guide.worlds(view)
    return mean(judge_worlds(guide, [draw(rng) for _ in range(worlds)], seed))


def judge_worlds(guide: AnyGuide, worlds: Sequence[Table], seed: int = 0) -> list[Chances]:
    """What follows in each of these worlds, one playout each; the luck is that of `judge_actions`."""
    return [played_on(guide, world, play.run(world), luck(seed, number)) for number, world in enumerate(worlds)]


def judge_actions(
    guide: AnyGuide, worlds: Sequence[Table], seat: Seat, actions: Sequence[Action], seed: int = 0, first: int = 0
) -> list[list[Chances]]:
    """For every action of a seat, what follows from it in each of these worlds: the same worlds and luck for all.
    `first`: the number of the first of them, where they are a part of more."""
    found: list[list[Chances]] = []
    for action in actions:
        found.append([])
        for number, world in enumerate(worlds, first):
            table, round_ = world.copy(), round_of(world)
            awaited = play.answer(table, seat, action)
            found[-1].append(play_on_quickly(guide, table, awaited, Random(luck(seed, number)), round_))
    return found


def mean(played: Sequence[Chances]) -> Estimate:
    """The mean of several playouts, with its standard error."""
    number = len(played)
    seats = list(zip(*played, strict=True))
    means = [sum(seat) / number for seat in seats]
    spread = [sum([(one - middle) ** 2 for one in seat]) for middle, seat in zip(means, seats, strict=True)]
    return Estimate(tuple(means), tuple([sqrt(one / max(1, number - 1) / number) for one in spread]))


def luck(seed: int, number: int) -> int:
    """The seed of a playout: the same for every table that is judged with this seed."""
    return seed * 1_000_003 + number


def played_on(guide: AnyGuide, table: Table, awaited: Seats, seed: int) -> Chances:
    """The chances to win after one playout. The table is not changed."""
    copy = table.copy()
    copy.news = None  # nobody listens, so no events are made
    return play_on_quickly(guide, copy, awaited, Random(seed), round_of(table))
