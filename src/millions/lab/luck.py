"""Results without luck: what chance, and the bots' own random choices, added to each seat's share of the win.

Two control variates, each with mean 0 whatever the judge's errors. Subtracting them leaves the mean unchanged and
narrows the interval (after AIVAT: Burch, Schmid, Moravcik, Morrill and Bowling 2018):

- Secret choices, made by chance with known odds, are compared with other choices drawn with the same odds.
- Every round is played twice by the same bots from the same position, with other random numbers the second time. The
  position after the round is compared with the one after its repetition. Half of the difference is subtracted: the
  repetition has as much variance as the round itself, so half is the optimal coefficient.

In a game whose positions say little about who will win (`Guide.foresight`), a position is judged by what the same bots
make of it in the next rounds: the repetition is played on, and compared with the repetition of the next round, which
began where the round itself ended.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from random import Random
from typing import NamedTuple

from millions.bots import AnyBot
from millions.bots.guide import Chances
from millions.bots.playout import round_of
from millions.bots.skills import guide_for
from millions.core.game import AnyGame
from millions.core.nature import Dealer
from millions.core.seat import Seats
from millions.core.table import Table
from millions.lab.bare import BareTable, Sitting

OTHER_CHOICES = 32
"""Number of other choices that a secret choice is compared with."""

TAKEN_OUT = 0.5
"""The part of the difference between a round and its repetition that counts as luck."""


class LuckyTable(BareTable):
    """A bare table that measures the luck of secret choices."""

    def __init__(self, game: AnyGame, table: Table, dealer: Dealer, known: Seats, chance: Random) -> None:
        self.guide, self.known, self.chance = guide_for(game), known, chance
        self.chosen: Chances = ()
        """What the choices of the seats whose odds are known have added to each seat's chances since the last round."""
        super().__init__(game, table, dealer)

    def deal(self) -> Seats:
        others = [self.guide.otherwise(self.table, self.known, self.chance) for _ in range(OTHER_CHOICES)]
        if judged := [self.guide.outlook(other) for other in others if other is not None]:
            means = [sum(seat) / len(judged) for seat in zip(*judged, strict=True)]
            self.chosen = less(self.guide.outlook(self.table), means)
        return super().deal()

    def again(self) -> LuckyTable:
        """A copy, with another dealer."""
        dealer = Dealer.new(self.chance.getrandbits(63))
        return LuckyTable(self.game, self.table.copy(), dealer, self.known, self.chance)


class Luck(NamedTuple):
    """What luck added to each seat's share of the win: by secret choices, and by all else in the rounds."""

    choices: Chances
    rounds: Chances

    @property
    def total(self) -> Chances:
        """Both."""
        return plus(self.choices, self.rounds)


def play_with_luck(bare: LuckyTable, bots: Sequence[AnyBot], rng: Random, repeated: bool = True) -> Luck:
    """Play to the end, as `Sitting` does, and measure luck; that of the rounds only if they are `repeated`."""
    sitting, foresight = Sitting(bare, bots, rng), bare.guide.foresight
    played, paths = list[tuple[Chances, Chances]](), list[list[Chances]]()
    while bare.awaited:
        repetition = repetition_of(bare, sitting) if repeated else None
        played.append(play_round(bare, sitting))
        if repetition:
            paths.append(path(*repetition, 1 + foresight))
    choices = rounds = (0.0,) * len(bots)
    for chosen, _ in played:
        choices = plus(choices, chosen)
    for number, there in enumerate(paths):
        chosen, after = played[number]
        here = [after, *paths[number + 1]][foresight] if number + 1 < len(paths) else after
        rounds = plus(rounds, [TAKEN_OUT * one for one in less(less(here, chosen), there[-1])])
    return Luck(choices, rounds)


def repetition_of(bare: LuckyTable, sitting: Sitting) -> tuple[LuckyTable, Sitting]:
    """The same position and the same bots, to be played on with other random numbers."""
    table, bots = bare.again(), deepcopy(sitting.bots)
    return table, Sitting(table, bots, Random(bare.chance.random()), sitting.order)


def path(bare: LuckyTable, sitting: Sitting, rounds: int) -> list[Chances]:
    """Play this number of rounds; each seat's chance to win after each of them, less the luck of choices until then.
    After the end of the game they stay what they are."""
    luck, found = (0.0,) * len(sitting.bots), list[Chances]()
    for _ in range(rounds):
        chosen, after = play_round(bare, sitting)
        luck = plus(luck, chosen)
        found.append(less(after, luck))
    return found


def play_round(bare: LuckyTable, sitting: Sitting) -> tuple[Chances, Chances]:
    """Play to where this round ends; the luck of the choices in it, and each seat's chance to win then."""
    round_, seats = round_of(bare.table), len(sitting.bots)
    bare.chosen = (0.0,) * seats
    while bare.awaited and (round_of(bare.table) == round_ or not bare.guide.can_judge(bare.table)):
        sitting.act_once()
    return bare.chosen, bare.guide.chances(bare.table) or (1 / seats,) * seats


def less(one: Chances, other: Sequence[float]) -> Chances:
    """Seat by seat, the difference."""
    return tuple([a - b for a, b in zip(one, other, strict=True)])


def plus(one: Chances, other: Sequence[float]) -> Chances:
    """Seat by seat, the sum."""
    return tuple([a + b for a, b in zip(one, other, strict=True)])
