"""What a heist of the first edition is worth to a seat, over the worlds it cannot exclude."""

from __future__ import annotations

from random import Random

from millions.core import play
from millions.core.seat import Seat
from millions.games.deals.terms import Characters, Terms
from millions.games.dollars1.components import FIRST_ANTE, Role, Roles, Table
from millions.games.dollars1.ending import EndAtTwenty
from millions.games.dollars1.guess import Worlds
from millions.games.dollars1.heist import CallSnitches, NameRole, nameable
from millions.games.dollars1.view import View

WORLDS = 40
TRUST = 1.5
"""How much likelier a claimed role is held to be than it would be without the claim."""


def believe(view: View, seat: Seat, roles: Roles) -> float:
    """All roles alike, but somebody's last claim is a little more likely than not to be true."""
    weight = 1.0
    said = {claim.character: claim.role for claim in view.claims}
    for place, role in enumerate(roles):
        if said.get(seat * view.per_seat + place) is role:
            weight *= TRUST
    return weight


class HeistValues:
    """Worlds sampled once from a view; every what-if is asked of the same ones, so that answers compare fairly."""

    def __init__(self, view: View, rng: Random, number: int = WORLDS) -> None:
        worlds = Worlds(view, believe)
        self.view, self.me = view, view.viewer
        self.worlds = [(worlds.sample(rng), rng.random()) for _ in range(number)]
        self._known: dict[tuple[Characters, Role | None], float] = {}

    def of_crew(self, crew: Characters, named: Role | None = None) -> float:
        """What I can expect to gain if exactly these characters stay in: shares and returned antes."""
        if (crew, named) not in self._known:
            gains = [self._gain(world, luck, crew, named) for world, luck in self.worlds]
            self._known[crew, named] = sum(gains) / len(gains)
        return self._known[crew, named]

    def of_deal(self, deal: Terms) -> float:
        """What I can expect to gain once this deal is struck: money, antes of mine that come back, and the heist."""
        paid = sum(payment.amount for payment in deal.payments if payment.source == self.me)
        got = sum(payment.amount for payment in deal.payments if payment.target == self.me)
        mine = [one for one in deal.departures if one // self.view.per_seat == self.me]
        crew = tuple(one for one in self.view.crew if one not in deal.departures)
        return got - paid + self.of_antes(tuple(mine)) + self.of_crew(crew)

    def of_antes(self, characters: Characters) -> float:
        """The antes that lie on these characters."""
        return sum(self.view.money[FIRST_ANTE + one] for one in characters)

    def chance_of(self, character: int, role: Role) -> float:
        """How likely a character is of a role."""
        return sum(world.roles[character] is role for world, _ in self.worlds) / len(self.worlds)

    def _gain(self, world: Table, luck: float, crew: Characters, named: Role | None) -> float:
        table = world.copy()
        table.crew = crew
        begin, end = table.contents.index(CallSnitches()), table.contents.index(EndAtTwenty())
        table.agenda = (*table.agenda[:1], *table.contents[begin + 1 : end]) if named else table.contents[begin:end]
        if named:
            play.answer(table, self.me, NameRole(named))
        elif asked := play.run(table):
            choice = nameable(table.shown)
            play.answer(table, asked[0], NameRole(choice[int(luck * len(choice))]))
        return table.money[self.me] - world.money[self.me]
