"""What a bot remembers of a match, taken from the views it was shown: who tells the truth, who leaves, who agrees to
anything, who slighted it.

Revealed roles are not shown again once a round is over, but everybody sees the purses: the roles that would have led to
exactly these purses tell who had lied.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from math import exp
from typing import NamedTuple

from millions.bots.heists.beliefs import Assignment, Beliefs
from millions.bots.heists.edition import Edition
from millions.bots.heists.spoils import spoils_in
from millions.bots.talk import Price
from millions.core.seat import Seat
from millions.games.heists.bargain import Proposal
from millions.games.heists.components import Roles
from millions.games.heists.terms import Character, Characters, Terms, owners
from millions.games.heists.view import HeistView

PRIOR_STATEMENTS = 3.0
"""Number of statements that the first opinion of a player counts for."""

MOST_TRUTH = 0.97

PRIOR_LEFT, PRIOR_ROUNDS = 0.5, 2.0
"""The first opinion on how often a player leaves: departures, and the rounds they count for."""

PRIOR_AGREED, PRIOR_ASKED = 0.3, 1.5
"""The first opinion on whether a player agrees to anything: times agreed, times asked."""

BLUR = 2.1
"""How far, over all purses, an explanation may be off: the victim of a Mentalist is not known."""

SHARPNESS = 2.0
"""How much less likely an explanation is for each unit of money that it is off: by the factor exp(-SHARPNESS)."""

LARGE_CREW = 6
"""With more characters in, only explanations in which at most one left after the last look are tried; else two."""


class PendingOffer(NamedTuple):
    """An offer of mine to one other player: to `buy`, to `sell`, or a `demand`."""

    terms: Terms
    kind: str
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
        self.stubborn = [0] * players
        """Fair offers of mine in this match that each seat has declined, less those it has taken; never below 0."""
        self.buyers: frozenset[Seat] = frozenset()
        """Seats that offered to pay in this round."""
        self.people = frozenset[Seat]()
        """Seats that people play; the others are bots."""
        self.prices: tuple[Price, ...] = ()
        """The prices that it has named to people in this round."""
        self.spoken_to: Counter[Seat] = Counter()
        """How many proposals that I have seen in this round asked each seat something."""
        self.demands = 0
        """Offers of this match that asked a player to pay and leave, and were refused."""
        self.refused: dict[tuple[str, Character], int] = {}
        """In this round: the price at which a player would not be bought, or would not buy."""
        self.closed: set[tuple[str, Character]] = set()
        """Those of them who have not named a price of their own since: they are not asked again."""
        self.bids: dict[Seat, int] = {}
        """What players have offered me for leaving, in this round."""
        self.asks: dict[Seat, int] = {}
        """What players have asked of me for leaving themselves, in this round."""
        self._offer: PendingOffer | None = None
        self._seen: frozenset[int] = frozenset()
        self._round = 0
        self._last: tuple[HeistView, Beliefs] | None = None

    def named(self, seat: Seat, sells: bool) -> Price | None:
        """The last price that it has named to a player: for leaving itself, or for their leaving."""
        return next((one for one in reversed(self.prices) if (one.to, one.sells) == (seat, sells)), None)

    def price(self, seat: Seat, sells: bool) -> int | None:
        """The same, as a sum."""
        named = self.named(seat, sells)
        return None if named is None else named.amount

    # Opinions

    def truth(self, seat: Seat) -> float:
        """How often this player says what is true."""
        return min(MOST_TRUTH, (PRIOR_STATEMENTS * self.trust + self.true[seat]) / (PRIOR_STATEMENTS + self.told[seat]))

    def leaves(self, seat: Seat) -> float:
        """How often this player leaves a heist."""
        return (PRIOR_LEFT + self.left[seat]) / (PRIOR_ROUNDS + self.rounds[seat])

    def careless(self, seat: Seat) -> float:
        """How often this player agrees to a deal that is bad for them."""
        return (PRIOR_AGREED + self.agreed[seat]) / (PRIOR_ASKED + self.asked[seat])

    # Taking note

    def note(self, view: HeistView, edition: Edition) -> None:
        """Take note of what is new; looking twice at the same view adds nothing."""
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
            self.spoken_to.update(seat for seat in proposal.parties if seat != proposal.proposer)
            self._note_price(proposal, view)
            if _robs(proposal, view.viewer, view.per_seat):
                self.slights[proposal.proposer] += 1

    def keep(self, view: HeistView, beliefs: Beliefs) -> None:
        """Keep the latest picture of a negotiation, to compare the purses with afterwards."""
        self._last = (view, beliefs)

    def proposed(self, offer: PendingOffer) -> None:
        """I am about to make this offer; later views show whether I did and how it was answered."""
        self._offer = offer

    def not_proposed(self) -> None:
        """The offer I was about to make was not made."""
        self._offer = None

    def _note_offer(self, view: HeistView) -> None:
        """Was my offer made, and was it taken or declined?"""
        offer = self._offer
        if offer is None or any(offer.is_in(proposal, view.viewer) for proposal in view.proposals):
            return
        self._offer = None
        if view.proposals_made[view.viewer] <= offer.made_before:
            return
        taken, demand = not set(offer.terms.departures) & set(view.crew), offer.kind == "demand"
        self.demands += demand and not taken
        self.asked[offer.seat] += demand
        self.agreed[offer.seat] += demand and taken
        self.slights[offer.seat] += not demand and not taken
        if not demand:
            self.stubborn[offer.seat] = max(0, self.stubborn[offer.seat] + (-1 if taken else 1))
        if not taken:
            self.refused[offer.kind, offer.other] = offer.price
            self.closed.add((offer.kind, offer.other))

    def _note_price(self, proposal: Proposal, view: HeistView) -> None:
        """Another player has named a price: for my departure, or for their own. Now a counter-offer may be made."""
        me, other, deal = view.viewer, proposal.proposer, proposal.terms
        if me not in proposal.awaiting or len(proposal.parties) != 2 or len(deal.payments) != 1:
            return
        (leaver, *more), (payment,) = owners(deal.departures, view.per_seat), deal.payments
        if more or leaver == payment.source:
            return
        prices, kind = (self.bids, "sell") if leaver == me else (self.asks, "buy")
        prices[other] = payment.amount
        self.closed -= {(kind, one) for one in view.crew if view.owner(one) == other}

    # When a round is over

    def _close_round(self, view: HeistView, edition: Edition) -> None:
        last, before = self._last, self._round
        self._last, self._offer, self._round = None, None, view.round
        self._seen, self.buyers, self.refused, self.closed = frozenset(), frozenset(), {}, set()
        self.bids, self.asks, self.spoken_to = {}, {}, Counter()
        if last is None or view.round != before + 1 or view.crew:
            return
        then, beliefs = last
        for seat in range(view.players):
            gone = sum(view.owner(one) == seat for one in then.left)
            self.left[seat] += gone / view.per_seat
            self.rounds[seat] += 1
        self._judge(then, beliefs, view, edition)

    def _judge(self, then: HeistView, beliefs: Beliefs, now: HeistView, edition: Edition) -> None:
        """Whose word was true? By the roles that are laid open (M1-O1), else by what the purses have become."""
        laid_open = edition.laid_open(now)
        if any(laid_open):
            self._credit(then, {laid_open: 1.0}, edition, known=range(len(laid_open)))
            return
        most_gone = min(2 if len(then.crew) <= LARGE_CREW else 1, len(then.crew))
        for number in range(most_gone + 1):  # of characters that left after the last look
            found: dict[Assignment, float] = {}
            for gone in combinations(then.crew, number):
                crew = tuple(one for one in then.crew if one not in gone)
                for roles, weight in beliefs:
                    if fit := _fit(then, now, crew, roles, edition):
                        found[roles] = found.get(roles, 0.0) + weight * fit
            if found:
                self._credit(then, found, edition, known=then.crew)
                return

    def _credit(self, then: HeistView, found: dict[Assignment, float], edition: Edition, known: Sequence[int]) -> None:
        """Count what was said of the characters whose roles came out, weighed by how likely these roles make it."""
        total = sum(found.values())
        for character, said in edition.said(then).items():
            if character in known:
                seat = then.owner(character)
                self.true[seat] += sum(weight for roles, weight in found.items() if roles[character] is said) / total
                self.told[seat] += 1


def _fit(then: HeistView, now: HeistView, crew: Characters, roles: Roles, edition: Edition) -> float:
    """How well a heist with these roles explains the purses; 0 where it cannot."""
    assert then.loot is not None
    number, gone = edition.number, [one for one in then.crew if one not in crew]
    outcomes = spoils_in(then, edition)[tuple(sorted([number[roles[one]] for one in crew]))]
    best = 0.0
    for outcome in outcomes:
        purses: list[float] = list(then.money[: then.players])
        for one in gone:
            purses[then.owner(one)] += edition.ante(then.loot)
        for one in crew:
            purses[then.owner(one)] += outcome.gains[number[roles[one]]]
        off = sum(abs(int(purse) - real) for purse, real in zip(purses, now.money, strict=False))
        if off <= BLUR:
            best = max(best, exp(-SHARPNESS * off))
    return best


def _robs(proposal: Proposal, me: Seat, per_seat: int) -> bool:
    """Does this proposal ask me to leave for nothing, or even to pay for it?"""
    paid = any(payment.target == me for payment in proposal.terms.payments)
    return me in proposal.awaiting and not paid and me in owners(proposal.terms.departures, per_seat)
