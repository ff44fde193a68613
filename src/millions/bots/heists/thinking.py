"""What a personality thinks in a negotiation: what it is worth to stay, to leave and to agree, by what it believes."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from math import inf
from random import Random

from millions.bots.heists import gifts
from millions.bots.heists.beliefs import TRUST, Conduct, believe
from millions.bots.heists.dials import Dials
from millions.bots.heists.edition import Edition
from millions.bots.heists.memory import Memory
from millions.bots.heists.values import FAIR_PRICE, HeistValues, Valuation
from millions.bots.talk import Obstacle
from millions.core.seat import Seat
from millions.games.heists.bargain import Proposal
from millions.games.heists.components import Role
from millions.games.heists.terms import Character, Terms, of_seat, parties
from millions.games.heists.view import HeistView

UNDECIDED = 0.5
"""How much of a player's habit of leaving is still to come while they are undecided."""

FIRM = 0.6
"""How likely an undecided player of my role is to leave once I have said that I stay."""

READY_TO_ROUND = 0.5
"""Added to the price that the bot is ready to pay when it is asked for one."""

PROBABLY = 0.5
"""What is likelier than this is probable: a stand-in leaves that would be eliminated, a claim is believed."""

NERVE_WITH_PEOPLE = 1.0
"""The most that the nerve dial asks for in a deal with a person: who refuses a clear gain looks foolish."""


class Thinking:
    """One seat's thoughts about one view of a negotiation."""

    def __init__(self, view: HeistView, rng: Random, edition: Edition, dials: Dials, memory: Memory) -> None:
        self.view, self.rng, self.me = view, rng, view.viewer
        self.edition, self.dials, self.memory = edition, dials, memory
        self.mine = of_seat(view.crew, self.me, view.per_seat)

    @cached_property
    def values(self) -> HeistValues:
        """What everything is worth, by what this bot believes."""
        said, memory = self.edition.said(self.view), self.memory
        conduct = Conduct(said, self.edition.fancy, memory.truth, memory.buyers, self._pressing(said))
        beliefs = believe(self.view, conduct, self.rng)
        if self.view.crew and not self.view.face_up:
            self.memory.keep(self.view, beliefs)
        return HeistValues(self.view, self.edition, beliefs, self.dials)

    def _pressing(self, said: Mapping[Character, Role]) -> frozenset[Character]:
        """The characters that claim my role, of people who have offered me money for leaving in this round."""
        mine, seats = {self.view.known[one] for one in self.mine}, self.memory.people & self.memory.bids.keys()
        return frozenset(one for one in self.view.crew if self.view.owner(one) in seats and said.get(one) in mine)

    @cached_property
    def stay(self) -> Valuation:
        """If the heist began now."""
        return self.values.of_crew(self.view.crew)

    @cached_property
    def prospect(self) -> Valuation:
        """If I stay: the undecided players may still leave."""
        each, wins, gain = list(self.stay.each), self.stay.wins, self.stay.gain
        for one in self.view.crew if not self.dials.careful else ():
            seat = self.view.owner(one)
            if one in self.mine or seat in self.view.ready:
                continue
            gone = self.values.of_crew(self.values.without(one))
            likely = UNDECIDED * self.memory.leaves(seat)
            each = [old + likely * (new - base) for old, new, base in zip(each, gone.each, self.stay.each, strict=True)]
            wins += likely * (gone.wins - self.stay.wins)
            gain += likely * (gone.gain - self.stay.gain)
        return Valuation(wins, each, gain)

    @cached_property
    def ways_out(self) -> dict[Character, Valuation]:
        """If I take one of my characters out."""
        return {one: self.values.of_crew(self.values.without(one)) for one in self.mine}

    @cached_property
    def alternative(self) -> Valuation:
        """What I do without a deal: the better of staying and leaving."""
        return max([self.prospect, *self.ways_out.values()], key=lambda value: value.wins)

    @cached_property
    def nerve(self) -> float:
        """What leaving must gain: nothing once the game is as good as lost, for then no rival is worth outlasting."""
        return 0.0 if self.values.race.is_faint(self.alternative.wins) else self.dials.nerve

    def gain(self, value: Valuation) -> float:
        """How much more a situation is worth, in money, than doing without a deal."""
        return self.values.money(value.wins - self.alternative.wins, self.alternative.wins)

    @cached_property
    def firm(self) -> Valuation:
        """If I stay and say so: undecided players who are of my role probably leave."""
        wins, gain = self.stay.wins, self.stay.gain
        for one in self.view.crew:
            if one in self.mine or self.view.owner(one) in self.view.ready:
                continue
            gone = self.values.of_crew(self.values.without(one))
            likely = FIRM * self.doubles(one)
            wins += likely * (gone.wins - self.stay.wins)
            gain += likely * (gone.gain - self.stay.gain)
        return Valuation(wins, self.stay.each, gain)

    def doubles(self, character: Character) -> float:
        """How likely this character is of the same role as one of mine."""
        return max(self.values.chance_of(character, role) for one in self.mine if (role := self.view.known[one]))

    def beyond(self, proposal: Proposal, value: Valuation) -> float:
        """How much more a proposal gains than it must; a grudge asks for more."""
        if self.crowns(proposal.terms):
            return -inf
        beyond = self.gain(value) - self.least(proposal.terms)
        if self._rescues(proposal.terms):
            beyond = max(beyond, value.gain - self.prospect.gain - self.dials.margin)
        beyond -= self._ill_will(proposal)
        beyond = min(beyond, self._fairly_paid(proposal.terms), self._cheaply_bought(proposal.terms))
        return max(beyond, 0.0) if self._has_named(proposal) else beyond

    def _has_named(self, proposal: Proposal) -> bool:
        """Have I named this price, or one that is worse for me, since the last player left? Then I keep to it."""
        deal, me = proposal.terms, self.me
        if len(proposal.parties) != 2 or len(deal.payments) != 1 or len(deal.departures) != 1:
            return False
        (payment,), sells = deal.payments, deal.departures[0] in self.mine
        price = self.memory.named(proposal.proposer, sells)
        if price is None or price.crew != len(self.view.crew) or payment.target != (me if sells else proposal.proposer):
            return False
        return payment.amount >= price.amount if sells else payment.amount <= price.amount

    def _rescues(self, deal: Terms) -> bool:
        """Does a person who claims my role, probably truly, pay me for leaving, where I would probably be eliminated?

        Then the money counts as such: to hold out for the little chance to win the game looks foolish.
        """
        payers = self._payers(deal)
        gone = [one for one in self.mine if one in deal.departures]
        if not gone or not payers or not payers <= self.memory.people:
            return False
        claim = self._pressing(self.edition.said(self.view))
        double = max([self.doubles(one) for one in claim if self.view.owner(one) in payers], default=0.0)
        return double >= PROBABLY and all(self.values.out(one) >= PROBABLY for one in gone)

    def _payers(self, deal: Terms) -> set[Seat]:
        return {payment.source for payment in deal.payments if payment.target == self.me}

    def disbelieved(self, deal: Terms) -> Role | None:
        """The role that both I and who pays me for leaving have said we are, and of which I do not think they are."""
        said, payers = self.edition.said(self.view), self._payers(deal)
        mine = {said.get(one) for one in self.mine}
        theirs = [(one, said.get(one)) for one in self.view.crew if self.view.owner(one) in payers]
        doubted = [
            role for one, role in theirs if role in mine and role and self.values.chance_of(one, role) < PROBABLY
        ]
        return next(iter(doubted), None)

    def _ill_will(self, proposal: Proposal) -> float:
        """What a grudge asks for besides."""
        slights = max([self.memory.slights[seat] for seat in proposal.parties if seat != self.me])
        return self.dials.grudge * slights

    def obstacle(self, proposal: Proposal, value: Valuation) -> Obstacle:
        """Why I decline this proposal."""
        gain = self.gain(value)
        if self.crowns(proposal.terms):
            return "crown" if gifts.crowns_within(self.values, proposal.terms) else "another"
        if self._rescues(proposal.terms) and self._fairly_paid(proposal.terms) < 0:
            return "cheap"
        if gain < self.least(proposal.terms) + self._ill_will(proposal) and self.disbelieved(proposal.terms):
            return "bluff"
        if gain < 0:
            return "no"
        if gain < self.dials.margin + self._ill_will(proposal):
            return "slim"
        if gain < self.least(proposal.terms) + self._ill_will(proposal):
            return "hope"
        return "cheap" if self._fairly_paid(proposal.terms) < 0 else "dear"

    def crowns(self, deal: Terms) -> bool:
        """Would this deal let another player win the game?"""
        return gifts.crowns_within(self.values, deal) or gifts.crowns_outside(self.values, deal)

    def least(self, deal: Terms) -> float:
        """What a deal must gain; more, if it would make me leave."""
        if not any(one in self.mine for one in deal.departures):
            return self.dials.margin
        with_people = self.memory.people and not self.memory.people.isdisjoint(parties(deal, self.view.per_seat))
        return self.dials.margin + (min(self.nerve, NERVE_WITH_PEOPLE) if with_people else self.nerve)

    def _fairly_paid(self, deal: Terms) -> float:
        """How much more I am paid for leaving than the least part of what it is worth to those who pay me.

        A bot that takes nobody's word goes by the offer: who offers a price gains more than that.
        """
        payers = self._payers(deal)
        if not payers or not any(one in self.mine for one in deal.departures):
            return inf
        paid = sum([payment.amount for payment in deal.payments if payment.target == self.me])
        least = paid if self.dials.trust < TRUST else -inf
        return paid - FAIR_PRICE * sum([self.values.worth_to(payer, deal, least) for payer in payers])

    def _cheaply_bought(self, deal: Terms) -> float:
        """How much less I pay than the part of what the departures are worth to me that I am ready to pay."""
        if not self.pays(deal):
            return inf
        paid = sum([payment.amount for payment in deal.payments if payment.source == self.me])
        worth = self.gain(self.values.of_crew(self.values.without(*deal.departures)))
        return worth * self.dials.share + READY_TO_ROUND - paid

    def pays(self, deal: Terms) -> bool:
        return any(payment.source == self.me for payment in deal.payments)
