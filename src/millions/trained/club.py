"""What the search with a net is told about Million Club.

The purses of a sampled world are what the net believes. Playouts are the net's own play, read off the table. At the end
of a round the net's values of all seats' views and the points that each position will probably count are judged
together.
"""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any, NamedTuple

import numpy as np

from millions.bots.club.guide import prospect
from millions.bots.guide import AnyGuide, Chances, Draw
from millions.core.form import Forms
from millions.core.message import Action
from millions.core.seat import Seat
from millions.games.club.guess import guess
from millions.games.club.table import MONEY_IN_THE_BOX, Table
from millions.games.club.view import View
from millions.research.code import Parts
from millions.research.observer import Numbers
from millions.trained.bot import LEVELS
from millions.trained.guide import NetGuide
from millions.trained.net import chances

LEVEL = LEVELS["trained"]
"""How the seats decide in playouts. Million Club has no secret choices."""

MOST_CANDIDATES = 6
"""The most actions that are compared, the net's likeliest first."""

NEGLIGIBLE = 0.001
"""Decisions in parts that begin less often than this are not listed before the others."""

DOUBT = 0.3
"""The standard deviation of a purse around the net's belief, as a part of it."""


class Weights(NamedTuple):
    """What counts in the chances at the end of a round: with no round to go, and with all of them to go."""

    values_late: float
    """Of the logarithms of the values that the net gives the seats' views."""
    values_early: float
    points_late: float
    """Of the points that the positions will probably count."""
    points_early: float


WEIGHTS = {
    2: Weights(0.0, 0.3, 1.9, 0.8),
    3: Weights(0.8, 0.75, 0.57, 0.22),
    4: Weights(1.0, 1.5, 0.33, 0.0),
    5: Weights(0.86, 0.95, 0.37, 0.0),
    6: Weights(0.76, 1.05, 0.45, 0.09),
}
"""By the number of players. Fitted to 400 to 700 games among `trained` of each (docs/search.md)."""


class ClubNetGuide(NetGuide):
    """A guide for Million Club, at the seat of one viewer."""

    deepens = False

    def __init__(self, plain: AnyGuide, view: View) -> None:
        super().__init__(plain, view)
        self.code, self.observer = self.seat.code, self.seat.observer

    def worlds(self, view: View) -> Draw[Table]:
        """Worlds in which the others have about the money that the net believes."""
        unit = view.numbers.start_money
        believed = [unit * float(share) for share in self.net.believe(self.seat.observation(view))]
        open_money = view.capital + (view.money[view.viewer] or 0)
        most = (MONEY_IN_THE_BOX - open_money) // max(1, view.players - 1)

        def purse(view: View, seat: Seat, rng: Any) -> int:
            doubt: float = rng.gauss(1, DOUBT)
            return min(most, max(0, round(doubt * believed[(seat - view.viewer) % view.players])))

        return partial(guess, view, purses=purse)

    def candidates(self, view: View, forms: Forms, draw: Draw[Any] | None, rng: Random) -> list[Action] | None:
        """The actions that the net finds likeliest."""
        likely = self.likely(view, forms)
        known = sorted(likely, key=lambda action: -likely[action])
        offered = [action for form in forms for action in form]
        return list(dict.fromkeys([*known, *offered]))[:MOST_CANDIDATES]

    def likely(self, view: View, forms: Forms, begun: Parts = (), chance: float = 1.0) -> dict[Action, float]:
        """The probability of each action by the net's policy, of those that are not negligible."""
        mask = self.code.mask(view, view.viewer, forms, self.seat.limits, begun)
        found: dict[Action, float] = {}
        policy = chances(self.net.think(self.seat.observation(view, begun)).logits, mask.array)
        for index in mask.indexes:
            share = chance * float(policy[index])
            if share < NEGLIGIBLE:
                continue
            action = self.code.action(view, view.viewer, forms, index, begun)
            found |= {action: share} if action else self.likely(view, forms, (*begun, index), share)
        return found

    # Playouts

    def decide(self, table: Table, seat: Seat, forms: Forms, rng: Random) -> Action:
        """What `trained` would do with the seat's view and the same luck: its observation is read off the table, which
        takes two thirds of the time."""
        begun: Parts = ()
        while True:
            mask = self.code.mask(table, seat, forms, self.seat.limits, begun)
            luck, index = rng.random(), mask.indexes[0]
            if len(mask.indexes) > 1:
                logits = self.net.logits(self.row(table, seat, begun), mask.indexes)
                index = mask.indexes[drawn(logits, luck)]
            action = self.code.action(table, seat, forms, index, begun)
            if action is not None:
                return action
            begun += (index,)

    def row(self, table: Table, seat: Seat, begun: Parts = ()) -> Numbers:
        """What a seat observes that is asked now."""
        return np.frombuffer(self.observer.row(table, seat, (seat,), begun), np.float32)

    def chances(self, table: Table) -> Chances:
        """Each seat's chance to win, by the net's values of all seats' views and by points."""
        if not table.agenda:
            found: Chances = self.plain.chances(table)
            return found
        left = table.numbers.rounds + 1 - table.round
        early = left / (table.numbers.rounds - 1)
        weights, seats = WEIGHTS[table.players], range(table.players)
        values = np.log(self.net.wins(np.stack([self.row(table, seat) for seat in seats])))
        points = np.array([prospect(table, seat, left) for seat in seats])
        weighed = mean(weights.values_late, weights.values_early, early) * values
        weighed += mean(weights.points_late, weights.points_early, early) * points
        likely = np.exp(weighed - weighed.max())
        return tuple((likely / likely.sum()).tolist())


def mean(late: float, early: float, share: float) -> float:
    """A weight between two, of which `early` has this share."""
    return late * (1 - share) + early * share


def drawn(logits: Numbers, luck: float) -> int:
    """One of several actions by their logits, as `trained` draws; `luck` is between 0 and 1."""
    weights = np.exp((logits - logits.max()) / LEVEL.temperature)
    weights[weights < LEVEL.least] = 0
    sums = weights.cumsum()
    return int(sums.searchsorted(luck * sums[-1], side="right"))
