"""What a bot remembers of a match, all of it taken from the views it was shown: who keeps their word, who leaves, who
agrees to anything, who slighted it. A bot that is asked only now and then remembers less, and nothing wrong.

Nobody is told again what was revealed once a round is over, but everybody sees the purses: those roles that would have
led to just these purses tell who had lied.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import exp
from typing import NamedTuple

from millions.bots.heists.beliefs import Beliefs, Roles
from millions.bots.heists.edition import Edition
from millions.bots.heists.spoils import spoils
from millions.core.seat import Seat
from millions.games.heists.bargain import Proposal
from millions.games.heists.terms import Character, Characters, Terms, owners
from millions.games.heists.view import HeistView

WEIGHT = 3.0
"""How many statements the first opinion of somebody counts for."""

BLUR = 2.1
"""How far, over all purses, a story may be off: whom a Mentalist robbed is not told apart."""

MANY = 6
"""With more characters in, only stories in which at most one left are tried."""

ANY_DEAL = (0.3, 1.5)
"""The first opinion on whether somebody agrees to anything: times agreed, times asked."""


class Offered(NamedTuple):
    """An offer of mine to one other: to `buy`, to `sell`, or a `demand`."""

    terms: Terms
    key: str
    seat: Seat
    other: Character
    price: int
    made_before: int
    """How many proposals I had made in this round before it."""

    def is_in(self, proposal: Proposal, me: Seat) -> bool:
        """Is this open proposal it?"""
        return proposal.proposer == me and proposal.terms == self.terms


class Memory:
    """Opinions on every seat."""

    def __init__(self, players: int, trust: float) -> None:
        self.trust = trust
        self.true, self.told = [0.0] * players, [0.0] * players
        self.left, self.rounds = [0.0] * players, [0.0] * players
        self.agreed, self.asked = [0.0] * players, [0.0] * players
        self.slights = [0.0] * players
        self.buyers: frozenset[Seat] = frozenset()
        self.made = 0
        """Offers of this round, all that it remembers."""
        self.cheeky = 0
        """Offers of this round that asked somebody to pay and leave."""
        self.refused: dict[tuple[str, Character], int] = {}
        """In this round: at what price somebody would not be bought, or would not buy."""
        self._offer: Offered | None = None
        self._seen: frozenset[int] = frozenset()
        self._round = 0
        self._last: tuple[HeistView, Beliefs] | None = None

    # Opinions

    def truth(self, seat: Seat) -> float:
        """How often this player says what is true."""
        return min(0.97, (WEIGHT * self.trust + self.true[seat]) / (WEIGHT + self.told[seat]))

    def leaves(self, seat: Seat) -> float:
        """How often this player leaves a heist."""
        return (0.5 + self.left[seat]) / (2.0 + self.rounds[seat])

    def careless(self, seat: Seat) -> float:
        """How often this player agrees to what is no good for them."""
        agreed, asked = ANY_DEAL
        return (agreed + self.agreed[seat]) / (asked + self.asked[seat])

    # Taking note

    def note(self, view: HeistView, edition: Edition) -> None:
        """Look at what is new; looking twice at the same adds nothing."""
        if view.round != self._round:
            self._close_round(view, edition)
        self._note_offer(view)
        new = [proposal for proposal in view.proposals if proposal.id not in self._seen]
        self._seen |= {proposal.id for proposal in new}
        self.buyers |= {
            payment.source
            for proposal in new
            for payment in proposal.terms.payments
            if payment.source == proposal.proposer
        }
        for proposal in new:
            if _robs(proposal, view.viewer, view.per_seat):
                self.slights[proposal.proposer] += 1

    def keep(self, view: HeistView, beliefs: Beliefs) -> None:
        """The latest picture of a negotiation, to compare the purses with afterwards."""
        self._last = (view, beliefs)

    def proposed(self, offer: Offered) -> None:
        """I mean to make this offer; whether I did and how it was answered will be seen."""
        self._offer = offer

    def not_proposed(self) -> None:
        """The offer I meant to make was not made."""
        self._offer = None

    def _note_offer(self, view: HeistView) -> None:
        """Was my offer made, and was it taken or declined?"""
        offer = self._offer
        if offer is None or any(offer.is_in(proposal, view.viewer) for proposal in view.proposals):
            return
        self._offer = None
        if view.proposals_made[view.viewer] <= offer.made_before:
            return
        self.made += 1
        taken, demand = not set(offer.terms.departures) & set(view.crew), offer.key == "demand"
        self.cheeky += demand
        self.asked[offer.seat] += demand
        self.agreed[offer.seat] += demand and taken
        self.slights[offer.seat] += not demand and not taken
        if not taken:
            self.refused[offer.key, offer.other] = offer.price

    # When a round is over

    def _close_round(self, view: HeistView, edition: Edition) -> None:
        last, before = self._last, self._round
        self._last, self._offer, self._round = None, None, view.round
        self._seen, self.buyers, self.made, self.cheeky, self.refused = frozenset(), frozenset(), 0, 0, {}
        if last is None or view.round != before + 1 or view.crew:
            return
        then, beliefs = last
        for seat in range(view.players):
            gone = sum(one // view.per_seat == seat for one in then.left)
            self.left[seat] += gone / view.per_seat
            self.rounds[seat] += 1
        self._judge(then, beliefs, view, edition)

    def _judge(self, then: HeistView, beliefs: Beliefs, now: HeistView, edition: Edition) -> None:
        """Whose word was true? By the roles that lie open (M1-O1), else by what the purses have become."""
        laid_open: Roles = getattr(now, "laid_open", ())
        if any(laid_open):
            self._credit(then, {laid_open: 1.0}, edition, known=range(len(laid_open)))
            return
        for more in range(min(3 if len(then.crew) <= MANY else 2, len(then.crew) + 1)):  # left after the last look
            found: dict[Roles, float] = {}
            for gone in combinations(then.crew, more):
                crew = tuple(one for one in then.crew if one not in gone)
                for roles, weight in beliefs:
                    if fit := _fit(then, now, crew, roles, edition):
                        found[roles] = found.get(roles, 0.0) + weight * fit
            if found:
                self._credit(then, found, edition, known=then.crew)
                return

    def _credit(self, then: HeistView, found: dict[Roles, float], edition: Edition, known: Sequence[int]) -> None:
        """Count what was said of the characters whose roles came out, as likely true as these roles make it."""
        total = sum(found.values())
        for character, said in edition.said(then).items():
            if character in known:
                seat = character // then.per_seat
                self.true[seat] += sum(weight for roles, weight in found.items() if roles[character] is said) / total
                self.told[seat] += 1


def _fit(then: HeistView, now: HeistView, crew: Characters, roles: Roles, edition: Edition) -> float:
    """How well a heist with these roles explains the purses; 0 where it cannot."""
    number, gone = edition.number, [one for one in then.crew if one not in crew]
    book = spoils(edition, then.loot, tuple(dict.fromkeys(then.shown)))
    key = tuple(sorted([number[roles[one]] for one in crew]))
    best = 0.0
    for _, _, gains, _ in book[key]:
        purses: list[float] = list(then.money[: then.players])
        for one in gone:
            purses[one // then.per_seat] += edition.ante(then.loot)
        for one in crew:
            purses[one // then.per_seat] += gains[number[roles[one]]]
        off = sum(abs(int(purse) - real) for purse, real in zip(purses, now.money, strict=False))
        if off <= BLUR:
            best = max(best, exp(-2 * off))
    return best


def _robs(proposal: Proposal, me: Seat, per_seat: int) -> bool:
    """Does this proposal ask me to leave for nothing, or even to pay for it?"""
    paid = any(payment.target == me for payment in proposal.terms.payments)
    return me in proposal.awaiting and not paid and me in owners(proposal.terms.departures, per_seat)
