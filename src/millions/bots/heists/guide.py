"""What the search is told about both editions of Millions of Dollars."""

from __future__ import annotations

from itertools import islice
from math import sqrt
from random import Random

from millions.bots.guide import Chances, Draw, Guide
from millions.bots.heists.beliefs import Conduct
from millions.bots.heists.choices import chosen_again, just_chosen, prospects
from millions.bots.heists.deals import best_deals
from millions.bots.heists.edition import Edition
from millions.bots.heists.quick import QuickHeist
from millions.core.form import Form, Forms
from millions.core.message import Action
from millions.core.seat import Seats
from millions.games.dollars2.announcements import Announce
from millions.games.heists.bargain import Propose, TakeBack
from millions.games.heists.components import Roles
from millions.games.heists.guess import Worlds
from millions.games.heists.negotiation import Claim
from millions.games.heists.table import Table
from millions.games.heists.terms import of_seat
from millions.games.heists.view import HeistView

MOST_DEALS = 6
"""Number of proposals among the candidates."""

PROPOSALS_A_NEGOTIATION = 3
"""Proposals it makes in one negotiation."""

WORLDS_ASKED = 120
"""Number of sampled worlds in which deals are weighed, divided by the number of characters."""

NOT_SEARCHED = (Claim, Propose, TakeBack)
"""Talk is free, and deals are too many to list: the best ones are found otherwise."""


class HeistGuide(Guide[Table, HeistView]):
    """A quick bot for playouts, deals that the others would agree to, and money as a chance to win."""

    def __init__(self, edition: Edition) -> None:
        super().__init__(edition.game)
        self.edition = edition
        self.policy = QuickHeist(edition)

    def worlds(self, view: HeistView) -> Draw[Table]:
        """The likelier, the better they fit the players' conduct."""
        return Worlds(view, Conduct(self.edition.said(view), self.edition.fancy)).sample

    def spread(self, table: Table) -> float:
        """Purses move apart like a random walk; at least the round that is being played is still to come."""
        return self.edition.fit.drift * sqrt(max(1, self.edition.at(table).rounds - table.round + 1))

    def otherwise(self, table: Table, seats: Seats, rng: Random) -> Table | None:
        return chosen_again(self.edition.at(table), table, seats, rng) if just_chosen(table) else None

    def outlook(self, table: Table) -> Chances:
        return prospects(self.edition.at(table), table) if just_chosen(table) else self.chances(table)

    def reflex(self, view: HeistView, forms: Forms, rng: Random) -> Action | None:
        """Talk is free: tell the truth once."""
        if Claim not in {form.verb for form in forms}:
            return None
        said = self.edition.said(view)
        for one in of_seat(view.crew, view.viewer, view.per_seat):
            role = view.known[one]
            if one not in said and role is not None:
                return Claim(one, role)
        return None

    def is_talk(self, action: Action) -> bool:
        return isinstance(action, Claim | Announce)

    def candidates(self, view: HeistView, forms: Forms, draw: Draw[Table] | None, rng: Random) -> list[Action] | None:
        """Everything but talk; of all deals, those that the others would agree to and that gain most."""
        if {form.verb for form in forms} == {Announce}:
            return []
        found = [action for form in forms if form.verb not in NOT_SEARCHED for action in form]
        rng.shuffle(found)
        for form in forms:
            if draw and form.verb is Propose and may_propose(view):
                found += self.deals(view, form, draw, rng)
        return found

    def deals(self, view: HeistView, form: Form, draw: Draw[Table], rng: Random) -> list[Action]:
        """The proposals that bring me most, over the worlds in which they would be agreed to."""
        worlds = [_placed(draw(rng)) for _ in range(WORLDS_ASKED // len(view.known))]
        deals = best_deals(self.edition.at(view), view, worlds)
        return list(islice((Propose(deal) for deal in deals if Propose(deal) in form), MOST_DEALS))


def may_propose(view: HeistView) -> bool:
    """A few proposals in one negotiation, one after the other."""
    waiting = any(proposal.proposer == view.viewer for proposal in view.proposals)
    return not waiting and view.proposals_made[view.viewer] < PROPOSALS_A_NEGOTIATION


def _placed(table: Table) -> Roles:
    """The roles on a table on which all have chosen."""
    return tuple([role for role in table.roles if role is not None])
