"""What the sensible bot does in the first edition."""

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
from millions.games.dollars1.components import Role, Roles
from millions.games.dollars1.ending import EndAtTwenty
from millions.games.dollars1.guess import Worlds
from millions.games.dollars1.heist import NameRole
from millions.games.dollars1.negotiation import CallTime, Claim, EndNegotiation, Intimidate, Ready, Withdraw
from millions.games.dollars1.planning import Choose
from millions.games.dollars1.view import View

FANCY = {Role.SNITCH: 2, Role.BRUTE: 3, Role.DRIVER: 4, Role.CROOK: 3, Role.MASTERMIND: 4}
"""How much it likes a role; the Loot card's symbol adds to it."""

SYMBOL = 2
DOUBTFUL = 0.15


def act(view: View, forms: Forms, rng: Random) -> Action:
    """Choose, denounce, or negotiate."""
    offered = by_verb(forms)
    if Choose in offered:
        return choose(view, offered[Choose], rng)
    if NameRole in offered:
        values = HeistValues(view, EDITION, rng)
        return max(offered[NameRole], key=values.of_action)
    return Negotiator1(view, forms, rng).act()


def choose(view: View, form: Form, rng: Random) -> Action:
    """A mixed choice, so that it cannot be read: by fancy, and by the symbol on the Loot card."""
    hands = [action for action in form if isinstance(action, Choose)]
    symbol = view.loot.symbol if view.loot else None
    weights = [sum(FANCY[role] + SYMBOL * (role is symbol) for role in hand.roles) for hand in hands]
    return rng.choices(hands, weights)[0]


def believe(view: View, seat: Seat, roles: Roles) -> float:
    """All roles alike, but somebody's last claim is a little likelier to be true."""
    said = {claim.character: claim.role for claim in view.claims}
    return trusted(said, seat * view.per_seat, roles)  # type: ignore[arg-type]


def sample(view: View, rng: Random, number: int) -> list[BargainingTable]:
    """Worlds that fit the view."""
    worlds = Worlds(view, believe)
    return [worlds.sample(rng) for _ in range(number)]


EDITION = Edition(sample, EndNegotiation(), EndAtTwenty())


class Negotiator1(Negotiator):
    """Claims once, looks where a look helps, and as the Leader calls time when the others go on and on."""

    edition = EDITION
    view: View

    def ready(self) -> Action:
        return Ready()

    def withdraw(self, character: Character) -> Action:
        return Withdraw(character)

    def wishes(self) -> Iterator[Callable[[], Action | None]]:
        yield from (self.answer, self.claim, self.look, self.leave, self.buy, self.call_time)

    def claim(self) -> Action | None:
        """Say once what each character is."""
        spoken = {claim.character: claim.role for claim in self.view.claims}
        said = [role for one, role in spoken.items() if one // self.view.per_seat == self.me]
        for character in self.mine:
            truth = self.view.known[character]
            if character not in spoken and truth is not None:
                return Claim(character, Role(truth_or_lie(truth, self.view.shown, said, self.rng)))
        return None

    def look(self) -> Action | None:
        """Spend an Intimidation card on whoever is most likely, but not certain, to double me."""
        if Intimidate not in self.offered or not self.mine:
            return None
        hidden = [look.character for look in self.offered[Intimidate] if isinstance(look, Intimidate)]
        best = max(hidden, key=self.doubt)
        return Intimidate(best) if self.doubt(best) > DOUBTFUL else None

    def doubt(self, character: Character) -> float:
        """How uncertain it is that this character doubles one of mine."""
        chance = max(self.values.chance_of(character, role) for one in self.mine if (role := self.view.known[one]))
        return chance * (1 - chance)

    def call_time(self) -> Action | None:
        """The Leader presses for a decision when the others have bargained long enough."""
        tired = sum(self.view.proposals_made) > 2 * self.view.players
        return CallTime() if tired and CallTime in self.offered else None
