"""The quick mind: decides in microseconds what a careful player would do in a heist game, for playouts."""

from __future__ import annotations

from enum import Enum
from random import Random
from typing import Any

from millions.bots.bot import Bot
from millions.bots.search.heists import HASTE, Edition, line_up, worth
from millions.core.form import Form, Forms
from millions.core.message import Action
from millions.core.table import View
from millions.games.heists.bargain import Accept, Decline, Propose
from millions.games.heists.terms import Character, Characters, Terms, terms

WORTH_A_DEAL = 0.5
"""What a deal must gain to be agreed to."""

MOST_OFFERS = 2
"""Offers it makes in one negotiation."""

PRICE = 2
"""What it asks for leaving."""


class QuickBot(Bot):
    """Leaves when it is probably doubled, buys and sells departures at a fair price, tells the truth."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition

    def act(self, view: View, forms: Forms, rng: Random) -> Action:
        offered, verbs = {form.verb: form for form in forms}, self.edition.verbs
        if verbs["ready"] in offered or Accept in offered or verbs["withdraw"] in offered:
            return Bargainer(self.edition, view, offered, rng).act()
        if verbs["choose"] in offered:
            return self.choose(view, offered[verbs["choose"]], rng)
        if verbs["name"] in offered:
            return self.name(view, offered[verbs["name"]], rng)
        if verbs.get("announce") in offered:
            return verbs["announce"](own_roles(view))
        if verbs.get("vote") in offered:
            return verbs["vote"](self.likes(view))
        return forms[0].sample(rng)

    def choose(self, view: Any, form: Form, rng: Random) -> Action:
        """A mixed choice: what players like, and what the Loot card rewards."""
        hands: list[Any] = list(form)
        weights = [sum([self.edition.liking(view.loot, role) for role in hand.roles]) for hand in hands]
        chosen: Action = rng.choices(hands, weights)[0]
        return chosen

    def name(self, view: Any, form: Form, rng: Random) -> Action:
        """Name what lies there most often, not counting mine."""
        mine, names = own_roles(view), list[Any](form)
        often = [view.shown.count(one.role) - mine.count(one.role) + rng.random() / 2 for one in names]
        named: Action = names[often.index(max(often))]
        return named

    def likes(self, view: Any) -> bool:
        """Should the heist start? Yes, if it has said so, or gains clearly more than its antes by it."""
        line = line_up(self.edition, view, view.crew)
        antes = self.edition.ante(view.loot) * len(line.mine)
        return view.viewer in view.ready or (bool(line.mine) and worth(line) > antes + 1)


def own_roles(view: Any) -> tuple[Enum, ...]:
    """What I placed."""
    first = view.viewer * view.per_seat
    return tuple(view.known[first : first + view.per_seat])


class Bargainer:
    """One decision in a negotiation."""

    def __init__(self, edition: Edition, view: Any, offered: dict[type[Action], Form], rng: Random) -> None:
        self.edition, self.view, self.offered, self.rng, self.me = edition, view, offered, rng, view.viewer
        self.per_seat = view.per_seat
        self.mine = [one for one in view.crew if one // self.per_seat == self.me]
        self.stay = self.value(view.crew)

    def value(self, crew: Characters) -> float:
        """What I gain if just these stay: my antes back, or what the heist brings."""
        line = line_up(self.edition, self.view, crew)
        return worth(line) + self.edition.ante(self.view.loot) * (len(self.mine) - len(line.mine))

    def without(self, *departures: Character) -> float:
        """What it gains me that these leave."""
        return self.value(tuple([one for one in self.view.crew if one not in departures])) - self.stay

    def gain(self, deal: Terms) -> float:
        """What a deal gains me."""
        paid = sum([payment.amount for payment in deal.payments if payment.source == self.me])
        got = sum([payment.amount for payment in deal.payments if payment.target == self.me])
        return got - paid + self.without(*deal.departures)

    def act(self) -> Action:
        """Answer, leave, buy, or be ready."""
        return self.answer() or self.leave() or self.buy() or self.rest()

    def rest(self) -> Action:
        """Nothing more to say."""
        ready = self.edition.verbs["ready"]
        return ready() if ready in self.offered else next(iter(self.offered.values())).sample(self.rng)

    def answer(self) -> Action | None:
        """Agree to what gains something, decline the rest."""
        for proposal in self.view.proposals:
            if self.me in proposal.awaiting:
                return Accept(proposal.id) if self.gain(proposal.terms) >= WORTH_A_DEAL else Decline(proposal.id)
        return None

    def leave(self) -> Action | None:
        """Leave, the sooner the better that is; ask once to be paid for it."""
        for character in self.mine:
            if self.rng.random() < self.without(character) * HASTE:
                return self.sell(character) or self.edition.verbs["withdraw"](character)
        return None

    def sell(self, character: Character) -> Action | None:
        """I leave if you pay me."""
        if not self.may_offer(1) or (buyer := self.somebody()) is None:
            return None
        price = min(PRICE, self.view.money[buyer // self.per_seat])
        return Propose(terms([(buyer // self.per_seat, self.me, price)], [character])) if price else None

    def buy(self) -> Action | None:
        """You leave and I pay you: a good part of what that is worth to me."""
        purse = self.view.money[self.me]
        if not purse or not self.may_offer(MOST_OFFERS) or (rival := self.somebody()) is None:
            return None
        price = min(purse, int(self.without(rival) * (0.5 + self.rng.random() / 3)))
        return Propose(terms([(self.me, rival // self.per_seat, price)], [rival])) if price >= 1 else None

    def somebody(self) -> Character | None:
        """Another one who is in."""
        rivals = [one for one in self.view.crew if one // self.per_seat != self.me]
        return self.rng.choice(rivals) if rivals else None

    def may_offer(self, most: int) -> bool:
        """Not without end, and one at a time."""
        view = self.view
        waiting = any(proposal.proposer == self.me for proposal in view.proposals)
        return Propose in self.offered and not waiting and view.proposals_made[self.me] < most
