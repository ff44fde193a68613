"""Whom a search with a net sits with: do the others choose their roles as the net would, or as personalities do?

Everybody sees which roles were chosen, all but one. How likely each of the two makes them tells which of them the
others are like. The net's choices are sharp: where it foretells strangers, it is soon found out.
"""

from __future__ import annotations

from math import exp, log
from random import Random
from typing import NamedTuple

from millions.bots.heists.guide import HeistGuide
from millions.bots.skills import game_of
from millions.core.form import Forms
from millions.core.seat import Seat
from millions.games.heists.components import Roles
from millions.games.heists.guess import Worlds
from millions.games.heists.planning import Choose
from millions.games.heists.three_players import hands
from millions.games.heists.view import HeistView
from millions.research.live import LiveSeat
from millions.trained.bot import LEVELS
from millions.trained.net import chances, net_for

LEAST_CHOSEN = 0.01
"""No choice is ruled out."""

MOST_EVIDENCE = 3.0
"""The logarithm of the most that one model is thought likelier than the other."""


class Foretold:
    """A model of players for `Worlds`, while they choose: how likely each hand is for every seat."""

    def __init__(self, likely: list[dict[Roles, float]]) -> None:
        self.likely = likely

    def __call__(self, view: HeistView, seat: Seat, roles: Roles) -> float:
        return 1.0 if seat == view.viewer else max(LEAST_CHOSEN, self.likely[seat].get(roles, 0.0))


def by_net(plain: HeistGuide, view: HeistView) -> Foretold:
    """What every seat would choose if it were the net: by its view when nobody had chosen yet."""
    table = plain.worlds(view)(Random(0))
    table.roles = (None,) * len(table.roles)
    return Foretold(
        [_chances(plain.game.view(table, seat), table.agenda[0].options(table, seat)) for seat in range(view.players)]
    )


def _chances(view: HeistView, forms: Forms) -> dict[Roles, float]:
    """How likely the net is to choose each hand, with this view."""
    game = game_of(type(view)).name
    net, seat = net_for(game, view.players), LiveSeat(game, view.players)
    mask = seat.mask(view, forms)
    likely = chances(net.think(seat.observation(view)).logits, mask.array, LEVELS["trained"].secret)
    actions = {index: seat.action(view, forms, index) for index in mask.indexes}
    return {action.roles: float(likely[index]) for index, action in actions.items() if isinstance(action, Choose)}


def by_fancy(plain: HeistGuide, view: HeistView) -> Foretold:
    """What personalities choose: any role, but those that the Loot card favours more often."""
    assert view.loot is not None
    edition, found = plain.edition.at(view), []
    for seat in range(view.players):
        offered = hands(view.choice(seat), view.per_seat)
        odds = edition.odds(view.loot, offered)
        found.append({hand: one / sum(odds) for hand, one in zip(offered, odds, strict=True)})
    return Foretold(found)


class Expected(NamedTuple):
    """What may be chosen in a round."""

    round: int
    by_net: Foretold
    by_fancy: Foretold


class Company:
    """What is remembered of the others of one match."""

    def __init__(self) -> None:
        self.evidence = 0.0
        """The logarithm of how much likelier the roles shown were if the others choose like the net."""
        self.expected: Expected | None = None
        """For the round in which they choose, until it is compared with what is shown."""

    @property
    def like_the_net(self) -> float:
        """The chance that the others are like the net: one half among strangers."""
        return 1 / (1 + exp(-self.evidence))

    def note(self, plain: HeistGuide, view: HeistView) -> None:
        """Take note of what a view shows; looking twice at the same view adds nothing."""
        if view.loot is not None and not all(view.chosen):
            if self.expected is None or self.expected.round != view.round:
                self.expected = Expected(view.round, by_net(plain, view), by_fancy(plain, view))
        elif view.shown and (expected := self.expected):
            self.expected = None
            if expected.round == view.round:
                net, fancy = (log(sum(Worlds(view, one).set_aside)) for one in (expected.by_net, expected.by_fancy))
                self.evidence = min(MOST_EVIDENCE, max(-MOST_EVIDENCE, self.evidence + net - fancy))
