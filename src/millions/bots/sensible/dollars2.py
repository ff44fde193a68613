"""What the sensible bot does in the second edition: it knows that antes stay in the pot."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from millions.bots.sensible.bargaining import Negotiator, by_verb, truth_or_lie
from millions.bots.sensible.values import Edition, HeistValues, trusted
from millions.core.form import Form, Forms
from millions.core.message import Action
from millions.core.seat import Seat
from millions.games.deals.bargain import BargainingTable
from millions.games.deals.terms import Character
from millions.games.dollars2.components import ANTE, Role, Roles
from millions.games.dollars2.ending import EndAtFifty
from millions.games.dollars2.guess import Worlds
from millions.games.dollars2.heist import NameRole, Rob
from millions.games.dollars2.negotiation import Announce, CallVote, EndNegotiation, Ready, Vote, Withdraw
from millions.games.dollars2.planning import Choose
from millions.games.dollars2.view import View

FANCY = {Role.TECH: 2, Role.ACROBAT: 5, Role.BRUTE: 4, Role.MENTALIST: 3, Role.BRAIN: 4, Role.DRIVER: 4}
"""How much it likes a role; a bonus on the Loot card adds to it."""

MOST_CALLS = 2
"""Votes it calls in one negotiation."""


def act(view: View, forms: Forms, rng: Random) -> Action:
    """Choose, announce, vote, name, rob, or negotiate."""
    offered = by_verb(forms)
    if Choose in offered:
        return choose(view, offered[Choose], rng)
    if Announce in offered:
        return announce(view, rng)
    if Vote in offered:
        return Vote(likes_the_line_up(view, HeistValues(view, EDITION, rng)))
    for verb in (NameRole, Rob):
        if verb in offered:
            values = HeistValues(view, EDITION, rng)
            return max(offered[verb], key=lambda action: (values.of_action(action), rng.random()))
    return Negotiator2(view, forms, rng).act()


def choose(view: View, form: Form, rng: Random) -> Action:
    """A mixed choice, so that it cannot be read: by fancy, and by the bonuses on the Loot card."""
    hands = [action for action in form if isinstance(action, Choose)]
    bonuses = {bonus.role: bonus.amount for bonus in view.loot.bonuses} if view.loot else {}
    weights = [sum(FANCY[role] + bonuses.get(role, 0) / 2 for role in hand.roles) for hand in hands]
    return rng.choices(hands, weights)[0]


def announce(view: View, rng: Random) -> Action:
    """Mostly the truth."""
    first = view.viewer * view.per_seat
    said: list[Role] = []
    for truth in view.known[first : first + view.per_seat]:
        assert truth is not None
        said.append(Role(truth_or_lie(truth, view.shown, said, rng)))
    return Announce(tuple(said))


def likes_the_line_up(view: View, values: HeistValues) -> bool:
    """Has it said ready, or is staying in worth clearly more than the antes? Who has left can wait."""
    mine = [one for one in view.crew if one // view.per_seat == view.viewer]
    if view.viewer in view.ready:
        return True
    return bool(mine) and values.of_crew(view.crew) > ANTE * len(mine) + 1


def believe(view: View, seat: Seat, roles: Roles) -> float:
    """All roles alike, but what somebody said last is a little likelier to be true."""
    said = {one: role for one, role in enumerate(view.announced) if role is not None}
    said |= {claim.character: claim.role for claim in view.claims}
    return trusted(said, seat * view.per_seat, roles)  # type: ignore[arg-type]


def sample(view: View, rng: Random, number: int) -> list[BargainingTable]:
    """Worlds that fit the view."""
    worlds = Worlds(view, believe)
    return [worlds.sample(rng) for _ in range(number)]


EDITION = Edition(sample, EndNegotiation(), EndAtFifty())


class Negotiator2(Negotiator):
    """As the Leader, calls a vote when it likes the line-up and others hesitate."""

    edition = EDITION
    view: View

    def ready(self) -> Action:
        return Ready()

    def withdraw(self, character: Character) -> Action:
        return Withdraw(character)

    def wishes(self) -> Iterator[Callable[[], Action | None]]:
        yield from (self.answer, self.leave, self.buy, self.call_vote)

    def call_vote(self) -> Action | None:
        """Only when it would vote for it, and not again and again."""
        wanted = CallVote in self.offered and self.view.votes_held < MOST_CALLS and not self.view.proposals
        hesitant = len(self.view.ready) + 1 < len(self.view.crew)
        return CallVote() if wanted and hesitant and likes_the_line_up(self.view, self.values) else None
