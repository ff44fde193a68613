"""A first bot worth playing against: believes the shown cards, leaves when it is probably doubled, buys a rival out
when that pays, sells its own departure when it can, and sometimes lies."""

from __future__ import annotations

from random import Random

from millions.bots.bot import Bot
from millions.bots.heist_values import HeistValues
from millions.core.form import Form, Forms
from millions.core.message import Action
from millions.core.table import View as AnyView
from millions.games.deals.bargain import Accept, Decline, Propose
from millions.games.deals.terms import Character, Characters, Terms, owners, terms
from millions.games.dollars1.components import Role
from millions.games.dollars1.heist import NameRole
from millions.games.dollars1.negotiation import CallTime, Claim, Intimidate, Ready, Withdraw
from millions.games.dollars1.planning import Choose
from millions.games.dollars1.view import View

LIES = 0.3
"""How often a claim is a lie."""

MOST_OFFERS = 3
"""Proposals made in one negotiation before it lets the matter rest."""

WORTH_A_DEAL = 0.5
"""What a deal must gain to be agreed to or proposed."""

HASTE = 0.3
"""How likely it is to leave at once, for each unit that leaving is worth more than staying."""

FANCY = {Role.SNITCH: 2, Role.BRUTE: 3, Role.DRIVER: 4, Role.CROOK: 3, Role.MASTERMIND: 4}
"""How much it likes a role; the Loot card's symbol adds to it."""


class SensibleBot(Bot):
    """Weighs staying against leaving over the worlds it cannot exclude; plays the first edition."""

    def act(self, view: AnyView, forms: Forms, rng: Random) -> Action:
        assert isinstance(view, View), "this bot plays the first edition"
        offered = {form.verb: form for form in forms}
        if Choose in offered:
            return choose(view, offered[Choose], rng)
        if NameRole in offered:
            return denounce(view, offered[NameRole], rng)
        return Negotiator(view, offered, rng).act()


def choose(view: View, form: Form, rng: Random) -> Action:
    """A mixed choice, so that it cannot be read: by fancy, and by the symbol on the Loot card."""
    hands: list[Choose] = [action for action in form if isinstance(action, Choose)]
    symbol = view.loot.symbol if view.loot else None
    weights = [sum(FANCY[role] + 2 * (role is symbol) for role in hand.roles) for hand in hands]
    return rng.choices(hands, weights)[0]


def denounce(view: View, form: Form, rng: Random) -> Action:
    """The role whose fall is worth most."""
    values = HeistValues(view, rng)
    names = [action for action in form if isinstance(action, NameRole)]
    return max(names, key=lambda name: values.of_crew(view.crew, name.role))


class Negotiator:
    """One decision in a negotiation."""

    def __init__(self, view: View, offered: dict[type[Action], Form], rng: Random) -> None:
        self.view, self.offered, self.rng, self.me = view, offered, rng, view.viewer
        self.values = HeistValues(view, rng)
        self.mine: Characters = tuple(one for one in view.crew if one // view.per_seat == self.me)
        self.stay = self.values.of_crew(view.crew)

    def act(self) -> Action:
        """Answer what is asked; else speak, look, leave, bargain; else be ready."""
        for step in (self.answer, self.claim, self.look, self.leave, self.buy, self.call_time):
            if (action := step()) is not None:
                return action
        return Ready() if Ready in self.offered else self.rng.choice(list(self.offered.values())).sample(self.rng)

    def answer(self) -> Action | None:
        """Agree to a proposal that gains something, decline the others."""
        for proposal in self.view.proposals:
            if self.me in proposal.awaiting:
                gain = self.values.of_deal(proposal.terms) - self.stay
                return Accept(proposal.id) if gain >= WORTH_A_DEAL else Decline(proposal.id)
        return None

    def claim(self) -> Action | None:
        """Say once what each character is; sometimes something else that the shown cards make believable."""
        spoken = {claim.character for claim in self.view.claims}
        for character in self.mine:
            if character not in spoken and Claim in self.offered:
                truth = self.view.known[character]
                assert truth is not None
                others = sorted(set(self.view.shown) - {truth}, key=list(Role).index)
                lie = others and self.rng.random() < LIES
                return Claim(character, self.rng.choice(others) if lie else truth)
        return None

    def look(self) -> Action | None:
        """Spend an Intimidation card on whoever is most likely, but not certain, to double me."""
        if Intimidate not in self.offered or not self.mine:
            return None
        hidden: list[Character] = [look.character for look in self.offered[Intimidate] if isinstance(look, Intimidate)]
        best = max(hidden, key=self.doubt)
        return Intimidate(best) if self.doubt(best) > 0.15 else None

    def doubt(self, character: Character) -> float:
        """How uncertain it is that this character doubles one of mine."""
        chance = max(self.values.chance_of(character, role) for one in self.mine if (role := self.view.known[one]))
        return chance * (1 - chance)

    def leave(self) -> Action | None:
        """Leave, the sooner the more that is worth (others may go first); but first try to be paid for it."""
        for character in self.mine:
            crew = tuple(one for one in self.view.crew if one != character)
            gain = self.values.of_antes((character,)) + self.values.of_crew(crew) - self.stay
            if self.rng.random() < gain * HASTE:
                return self.sell(character) or Withdraw(character)
        return None

    def sell(self, character: Character) -> Action | None:
        """I leave if you pay me: to the richest still in, once."""
        rich = [
            seat for seat in owners(self.view.crew, self.view.per_seat) if seat != self.me and self.view.money[seat]
        ]
        if not rich or not self.may_offer(most=1):
            return None
        buyer = max(rich, key=lambda seat: (self.view.money[seat], self.rng.random()))
        return self.offer(terms([(buyer, self.me, min(2, self.view.money[buyer]))], [character]))

    def buy(self) -> Action | None:
        """Pay the one whose departure is worth most to me a good part of what it is worth."""
        rivals = [one for one in self.view.crew if one not in self.mine]
        purse = self.view.money[self.me]
        if not rivals or not purse or not self.may_offer(most=MOST_OFFERS):
            return None
        worth = {one: self.values.of_crew(tuple(c for c in self.view.crew if c != one)) - self.stay for one in rivals}
        by_worth = sorted(rivals, key=lambda one: (-worth[one], self.rng.random()))
        best = by_worth[self.view.proposals_made[self.me] % len(rivals)]  # once declined, try the next one
        price = min(purse, int(worth[best] * (0.5 + self.rng.random() / 3)))
        if price < 1:
            return None
        return self.offer(terms([(self.me, best // self.view.per_seat, price)], [best]))

    def may_offer(self, most: int) -> bool:
        """Not while an offer of mine is open, nor without end."""
        waiting = any(proposal.proposer == self.me for proposal in self.view.proposals)
        return Propose in self.offered and not waiting and self.view.proposals_made[self.me] < most

    def offer(self, deal: Terms) -> Action | None:
        """Propose a deal, if it may be proposed and gains something."""
        proposal = Propose(deal)
        gain = self.values.of_deal(deal) - self.stay
        return proposal if proposal in self.offered[Propose] and gain >= WORTH_A_DEAL else None

    def call_time(self) -> Action | None:
        """The Leader presses for a decision when the others have bargained long enough."""
        tired = sum(self.view.proposals_made) > 2 * self.view.players
        return CallTime() if tired and CallTime in self.offered else None
