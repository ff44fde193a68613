"""What a heist is worth to a seat, over the worlds it cannot exclude."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from random import Random
from typing import Any, NamedTuple

from millions.core import play
from millions.core.message import Action
from millions.core.seat import Seats
from millions.core.step import AnyStep
from millions.games.deals.bargain import BargainingTable
from millions.games.deals.terms import Character, Characters, Terms
from millions.games.deals.view import HeistView

WORLDS = 40
TRUST = 1.5
"""How much likelier a role is held to be once its player has said it."""


class Edition(NamedTuple):
    """What is an edition's own: its worlds, and the steps between which a heist lies."""

    sample: Callable[[Any, Random, int], list[BargainingTable]]
    before: AnyStep
    after: AnyStep


def trusted(said: dict[Character, Enum], first: Character, roles: tuple[Enum, ...]) -> float:
    """How likely these roles are for what their player said of them: a little more likely if it was the same."""
    return TRUST ** sum(said.get(first + place) is role for place, role in enumerate(roles))


class HeistValues:
    """Worlds sampled once from a view; every what-if is asked of the same ones, so that answers compare fairly."""

    def __init__(self, view: HeistView, edition: Edition, rng: Random, number: int = WORLDS) -> None:
        self.view, self.edition, self.me = view, edition, view.viewer
        self.worlds = [(world, rng.random()) for world in edition.sample(view, rng, number)]
        self._known: dict[Characters, float] = {}

    def of_crew(self, crew: Characters) -> float:
        """What I can expect to gain if exactly these characters stay and the others leave now: antes, and shares."""
        if crew not in self._known:
            self._known[crew] = self._mean(lambda table: self._begin_with(table, crew))
        return self._known[crew]

    def of_deal(self, deal: Terms) -> float:
        """What I can expect to gain once this deal is struck."""
        paid = sum(payment.amount for payment in deal.payments if payment.source == self.me)
        got = sum(payment.amount for payment in deal.payments if payment.target == self.me)
        return got - paid + self.of_crew(tuple(one for one in self.view.crew if one not in deal.departures))

    def of_action(self, action: Action) -> float:
        """What I can expect to gain if I answer this in the middle of a heist."""
        return self._mean(lambda table: self._go_on_with(table, action))

    def chance_of(self, character: Character, role: Enum) -> float:
        """How likely a character is of a role."""
        return sum(world.roles[character] is role for world, _ in self.worlds) / len(self.worlds)  # type: ignore[attr-defined]

    def _mean(self, begin: Callable[[BargainingTable], Seats]) -> float:
        return sum(self._gain(world, luck, begin) for world, luck in self.worlds) / len(self.worlds)

    def _gain(self, world: BargainingTable, luck: float, begin: Callable[[BargainingTable], Seats]) -> float:
        """Play one world to the end of its sharing; others choose by luck, the same for every what-if."""
        table, me = world.copy(), self.me
        asked = begin(table)
        while asked:
            choice = list(table.agenda[0].options(table, asked[0])[0])
            asked = play.answer(table, asked[0], choice[int(luck * len(choice))])
        return table.money[me] - world.money[me]

    def _begin_with(self, table: BargainingTable, crew: Characters) -> Seats:
        for character in table.crew:
            if character not in crew:
                table.withdraw(character)
        contents = table.contents  # type: ignore[attr-defined]
        table.agenda = contents[contents.index(self.edition.before) + 1 : contents.index(self.edition.after)]
        return play.run(table)

    def _go_on_with(self, table: BargainingTable, action: Action) -> Seats:
        table.agenda = table.agenda[: table.agenda.index(self.edition.after)]
        return play.answer(table, self.me, action)
