"""The quick bot: decides in microseconds what a careful player would do in a heist game, for playouts."""

from __future__ import annotations

from random import Random

from millions.bots.bot import Bot
from millions.bots.heists.dials import HASTE
from millions.bots.heists.edition import Edition
from millions.bots.heists.glance import expected_gain, line_up
from millions.core.form import Form, Forms
from millions.core.message import Action
from millions.games.dollars2.announcements import Announce
from millions.games.dollars2.vote import Vote
from millions.games.heists.bargain import Accept, Decline, Propose
from millions.games.heists.components import Roles
from millions.games.heists.heist import NameRole
from millions.games.heists.negotiation import Ready, Withdraw
from millions.games.heists.planning import Choose
from millions.games.heists.terms import Character, Characters, Terms, of_seat, terms
from millions.games.heists.view import HeistView

WORTH_A_DEAL = 0.5
"""What a deal must gain, in money, to be agreed to."""

WORTH_A_VOTE = 1
"""What the heist must gain beyond the returned antes, in money, to be voted for."""

MOST_OFFERS = 2
"""Offers to buy that it makes in one negotiation; it offers to sell only as the first one."""

PRICE = 2
"""What it asks for leaving."""

LEAST_SHARE, SHARE_RANGE = 1 / 2, 1 / 3
"""It pays at least this part of what a departure is worth to it, and by chance up to this part more."""

WHIM = 0.5
"""In naming: by how many cards of a role chance may tip the choice."""


class QuickHeist(Bot[HeistView]):
    """Leaves when it is probably doubled, buys and sells departures at a fair price, tells the truth."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition

    def act(self, view: HeistView, forms: Forms, rng: Random) -> Action:
        offered = {form.verb: form for form in forms}
        if Ready in offered or Accept in offered or Withdraw in offered:
            return QuickNegotiator(self.edition.at(view), view, offered, rng).act()
        if Choose in offered:
            return self.choose(view, offered[Choose], rng)
        if NameRole in offered:
            return self.name(view, offered[NameRole], rng)
        if Announce in offered:
            return Announce(own_roles(view))
        if Vote in offered:
            return Vote(self.likes(view))
        return forms[0].sample(rng)

    def choose(self, view: HeistView, form: Form, rng: Random) -> Action:
        """A mixed choice: the roles that players like, and those that the Loot card rewards."""
        assert view.loot is not None
        hands = [hand for hand in form if isinstance(hand, Choose)]
        return rng.choices(hands, self.edition.at(view).odds(view.loot, [hand.roles for hand in hands]))[0]

    def name(self, view: HeistView, form: Form, rng: Random) -> Action:
        """Name the role that is shown most often, not counting mine."""
        mine, names = own_roles(view), [action for action in form if isinstance(action, NameRole)]
        often = [view.shown.count(one.role) - mine.count(one.role) + WHIM * rng.random() for one in names]
        return names[often.index(max(often))]

    def likes(self, view: HeistView) -> bool:
        """Should the heist start? Yes, if it has said so, or gains clearly more than its antes by it."""
        assert view.loot is not None
        edition = self.edition.at(view)
        line = line_up(edition, view, view.crew)
        antes = edition.ante(view.loot) * len(line.mine)
        return view.viewer in view.ready or (bool(line.mine) and expected_gain(line) > antes + WORTH_A_VOTE)


def own_roles(view: HeistView) -> Roles:
    """What I placed."""
    first = view.viewer * view.per_seat
    return tuple([role for role in view.known[first : first + view.per_seat] if role is not None])


class QuickNegotiator:
    """One decision in a negotiation."""

    def __init__(self, edition: Edition, view: HeistView, offered: dict[type[Action], Form], rng: Random) -> None:
        assert view.loot is not None
        self.edition, self.view, self.offered, self.rng, self.me = edition, view, offered, rng, view.viewer
        self.per_seat, self.ante = view.per_seat, edition.ante(view.loot)
        self.mine = of_seat(view.crew, self.me, self.per_seat)
        self.stay = self.value(view.crew)

    def value(self, crew: Characters) -> float:
        """What I gain if exactly these stay: my antes back, or what the heist brings."""
        line = line_up(self.edition, self.view, crew)
        return expected_gain(line) + self.ante * (len(self.mine) - len(line.mine))

    def without(self, *departures: Character) -> float:
        """What I gain if these leave."""
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
        """Ready; or, where that is not offered, anything."""
        return Ready() if Ready in self.offered else next(iter(self.offered.values())).sample(self.rng)

    def answer(self) -> Action | None:
        """Agree to a deal that gains enough, decline any other."""
        for proposal in self.view.proposals:
            if self.me in proposal.awaiting:
                return Accept(proposal.id) if self.gain(proposal.terms) >= WORTH_A_DEAL else Decline(proposal.id)
        return None

    def leave(self) -> Action | None:
        """Leave, the sooner the more that gains; ask once to be paid for it."""
        for character in self.mine:
            if self.rng.random() < self.without(character) * HASTE:
                return self.sell(character) or Withdraw(character)
        return None

    def sell(self, character: Character) -> Action | None:
        """I leave if you pay me."""
        if not self.may_offer(1) or (buyer := self.any_rival()) is None:
            return None
        price = min(PRICE, self.view.money[buyer // self.per_seat])
        return Propose(terms([(buyer // self.per_seat, self.me, price)], [character])) if price else None

    def buy(self) -> Action | None:
        """You leave and I pay you: a good part of what that is worth to me."""
        purse = self.view.money[self.me]
        if not purse or not self.may_offer(MOST_OFFERS) or (rival := self.any_rival()) is None:
            return None
        price = min(purse, int(self.without(rival) * (LEAST_SHARE + SHARE_RANGE * self.rng.random())))
        return Propose(terms([(self.me, rival // self.per_seat, price)], [rival])) if price >= 1 else None

    def any_rival(self) -> Character | None:
        """Another player's character that is in, at random."""
        rivals = [one for one in self.view.crew if one // self.per_seat != self.me]
        return self.rng.choice(rivals) if rivals else None

    def may_offer(self, most: int) -> bool:
        """One offer at a time, and at most this number in a negotiation."""
        view = self.view
        waiting = any(proposal.proposer == self.me for proposal in view.proposals)
        return Propose in self.offered and not waiting and view.proposals_made[self.me] < most
