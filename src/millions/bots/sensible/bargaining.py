"""One decision in a negotiation, as both editions have it: answer, leave, sell, buy, be ready."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from enum import Enum
from random import Random
from typing import ClassVar

from millions.bots.sensible.values import Edition, HeistValues
from millions.core.form import Form, Forms
from millions.core.message import Action
from millions.games.deals.bargain import Accept, Decline, Propose
from millions.games.deals.terms import Character, Characters, Terms, terms
from millions.games.deals.view import HeistView

LIES = 0.3
"""How often it says of a character what it is not."""

MOST_OFFERS = 3
"""Proposals made in one negotiation before it lets the matter rest."""

WORTH_A_DEAL = 0.5
"""What a deal must gain to be agreed to or proposed."""

HASTE = 0.3
"""How likely it is to leave at once, for each unit that leaving is worth more than staying."""

ASKED_FOR_LEAVING = 2


def by_verb(forms: Forms) -> dict[type[Action], Form]:
    """Forms by what they are for."""
    return {form.verb: form for form in forms}


def truth_or_lie(truth: Enum, shown: tuple[Enum, ...], said: Collection[Enum], rng: Random) -> Enum:
    """What to say of a character: mostly the truth, else something the shown cards make believable.

    Nobody has two characters of the same role, so what was said of the other one is not said again.
    """
    others = [role for role in dict.fromkeys(shown) if role is not truth and role not in said]
    if truth in said and others:
        return rng.choice(others)
    return rng.choice(others) if others and rng.random() < LIES else truth


class Negotiator:
    """What to do now, by what it is worth."""

    edition: ClassVar[Edition]

    def __init__(self, view: HeistView, forms: Forms, rng: Random) -> None:
        self.view, self.offered, self.rng, self.me = view, by_verb(forms), rng, view.viewer
        self.values = HeistValues(view, self.edition, rng)
        self.mine: Characters = tuple(one for one in view.crew if one // view.per_seat == self.me)
        self.stay = self.values.of_crew(view.crew)

    def act(self) -> Action:
        """The first of the edition's wishes that comes to something; else be ready."""
        for wish in self.wishes():
            if (action := wish()) is not None:
                return action
        return self.ready()

    def ready(self) -> Action:
        """The edition's own word for it."""
        raise NotImplementedError

    def withdraw(self, character: Character) -> Action:
        """The edition's own word for it."""
        raise NotImplementedError

    def wishes(self) -> Iterator[Callable[[], Action | None]]:
        """In this order."""
        yield from (self.answer, self.leave, self.buy)

    def answer(self) -> Action | None:
        """Agree to a proposal that gains something, decline the others."""
        for proposal in self.view.proposals:
            if self.me in proposal.awaiting:
                gain = self.values.of_deal(proposal.terms) - self.stay
                return Accept(proposal.id) if gain >= WORTH_A_DEAL else Decline(proposal.id)
        return None

    def leave(self) -> Action | None:
        """Leave, the sooner the more that is worth (others may go first); but first try to be paid for it."""
        if self.waiting():
            return None
        for character in self.mine:
            gain = self.values.of_crew(tuple(one for one in self.view.crew if one != character)) - self.stay
            if self.rng.random() < gain * HASTE:
                return self.sell(character) or self.withdraw(character)
        return None

    def sell(self, character: Character) -> Action | None:
        """I leave if you pay me: to whoever is likeliest to be of my role, and so to gain by it; once."""
        money, role = self.view.money, self.view.known[character]
        rivals = [one for one in self.view.crew if one not in self.mine and money[one // self.view.per_seat]]
        if not rivals or not self.may_offer(most=1):
            return None
        assert role is not None  # it is mine
        double = max(rivals, key=lambda one: (self.values.chance_of(one, role), self.rng.random()))
        buyer = double // self.view.per_seat
        return self.offer(terms([(buyer, self.me, min(ASKED_FOR_LEAVING, money[buyer]))], [character]))

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
        return self.offer(terms([(self.me, best // self.view.per_seat, price)], [best])) if price >= 1 else None

    def may_offer(self, most: int) -> bool:
        """Not while an offer of mine is open, nor without end."""
        return Propose in self.offered and not self.waiting() and self.view.proposals_made[self.me] < most

    def waiting(self) -> bool:
        """Is an offer of mine unanswered?"""
        return any(proposal.proposer == self.me for proposal in self.view.proposals)

    def offer(self, deal: Terms) -> Action | None:
        """Propose a deal, if it may be proposed and gains something."""
        proposal = Propose(deal)
        gain = self.values.of_deal(deal) - self.stay
        return proposal if proposal in self.offered[Propose] and gain >= WORTH_A_DEAL else None
