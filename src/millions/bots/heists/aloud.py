"""What a personality says aloud in a negotiation: why it makes an offer, and its answers to what it is asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from msgspec import structs

from millions.bots.heists.bargaining import Negotiator
from millions.bots.heists.offers import HIGHEST_PRICE
from millions.bots.talk import Heard, Remark
from millions.core.seat import Seat
from millions.games.heists.bargain import Decline, Proposal
from millions.games.heists.components import Role
from millions.games.heists.terms import Terms, of_seat, owners, parties, terms
from millions.games.heists.view import HeistView

DOUBTED, BELIEVED = 0.2, 0.6
"""Below and above these probabilities a bot says what it thinks of a claim."""


def reason_for(view: HeistView, said: Mapping[int, Role], deal: Terms, named: int | None) -> Remark | None:
    """Why I offer this deal, in words that everybody may hear.

    It follows from what everybody sees (cards shown, claims, the deal itself), so that it tells no more than the offer
    does: a liar keeps to what it has claimed. `named`: the price that the other player has named before.
    """
    others = [seat for seat in parties(deal, view.per_seat) if seat != view.viewer]
    if len(others) != 1 or len(deal.payments) != 1:
        return None
    (other,), (payment,), leavers = others, deal.payments, owners(deal.departures, view.per_seat)
    if payment.source in leavers:
        return Remark("demand", other, amount=payment.amount)
    if named is not None:
        return Remark("counter", other, amount=payment.amount)
    if (role := _double(view, said, other)) is not None:
        return Remark("double", other, str(role.value), payment.amount)
    return Remark("worth" if view.viewer in leavers else "fewer", other, amount=payment.amount)


def _double(view: HeistView, said: Mapping[int, Role], other: Seat) -> Role | None:
    """A role that is shown more than once and that, by what we have said, both of us two may have.

    Best one that both have claimed; else one that one of us has, while the other has not said what everybody is.
    """
    claimed = {seat: [role for one, role in said.items() if view.owner(one) == seat] for seat in (view.viewer, other)}
    mine, theirs = [[role for role in roles if view.shown.count(role) > 1] for roles in claimed.values()]
    both = [role for role in mine if role in theirs]
    may_be_mine, may_be_theirs = (len(roles) < view.per_seat for roles in claimed.values())
    return next(iter([*both, *(mine if may_be_theirs else ()), *(theirs if may_be_mine else ())]), None)


CROWDS = (2, 3)
"""A player says so when their own claim makes it this number of claims to one role."""


def crowd(view: HeistView, said: Mapping[int, Role], claimed: Mapping[int, Role]) -> Remark | None:
    """What to say with a claim of a role that others have claimed, and that lies in the centre more than once.

    Only the player who joins them says it, so that a crowd is talked about once or twice in a round.
    """
    for character, role in claimed.items():
        others = [one for one in view.crew if said.get(one) is role and view.owner(one) != view.viewer]
        new = said.get(character) is not role
        if new and others and view.shown.count(role) > 1 and len(others) + 1 in CROWDS:
            return Remark("crowd", view.owner(others[-1]), str(role.value), len(others) + 1)
    return None


class Answering:
    """Answers what a player has said, while the bot's own character is still in."""

    def __init__(self, view: HeistView, rng: Random, think: Callable[[HeistView, Random], Negotiator]) -> None:
        """`think`: how this bot thinks about a view, with this luck, after it has taken note of what the view shows."""
        self.view, self.rng, self._think, self._luck = view, rng, think, rng.getstate()

    @property
    def thinking(self) -> Negotiator:
        """What it thinks now."""
        return self._thinking_of(self.view)

    def _thinking_of(self, view: HeistView) -> Negotiator:
        """What it would think of another view: always with the same luck, so that it does not change its mind."""
        luck = Random()
        luck.setstate(self._luck)
        return self._think(view, luck)

    def reply(self, heard: Heard) -> Remark | None:
        """What to answer to a price, a request or a claim; None if there is nothing to say."""
        match heard.kind, heard.what:
            case "claims", _:
                return self._opinion(heard)
            case ("offers" | "requests", "leave"):
                return self._leaving(heard)
            case "sells", _:
                return self._buying(heard)
            case "requests", "accept":
                return self._asked(heard)
            case "requests", "claim":
                said = any(self.view.owner(one) == self.view.viewer for one in self.thinking.edition.said(self.view))
                return Remark("said" if said else "patience", heard.by)
        return Remark("perhaps", heard.by)

    def refusal(self, declined: Decline) -> Remark | None:
        """Why I decline to be paid for leaving: not for that price, or for none. Of other deals I say nothing."""
        me, per_seat = self.view.viewer, self.view.per_seat
        proposal = next((one for one in self.view.proposals if one.id == declined.proposal), None)
        mine = of_seat(self.view.crew, me, per_seat)
        if proposal is None or owners(proposal.terms.departures, per_seat) != (me,):
            return None
        offered = [one.amount for one in proposal.terms.payments if (one.source, one.target) == (proposal.proposer, me)]
        if len(offered) != 1 or len(proposal.terms.payments) != 1 or len(mine) != 1:
            return None
        self.view = structs.replace(self.view, proposals=tuple([one for one in self.view.proposals if one != proposal]))
        answer = self._leaving(Heard(proposal.proposer, "offers", "leave", offered[0]))
        return None if answer.what == "gladly" else answer

    def _leaving(self, heard: Heard) -> Remark:
        """Would I leave for that? If not, for what?"""
        if heard.amount and heard.amount <= self.view.money[heard.by] and self._agrees(heard.by, heard.amount):
            return Remark("gladly", heard.by, amount=heard.amount)
        most = min(self.view.money[heard.by], HIGHEST_PRICE)
        prices = [price for price in range((heard.amount or 0) + 1, most + 1) if self._agrees(heard.by, price)]
        if not prices:
            return Remark("no", heard.by)
        bluff = self._lies() and len(prices) > 1
        return Remark("more", heard.by, amount=prices[bluff])

    def _buying(self, heard: Heard) -> Remark:
        """Would I pay that for their leaving? If not, what?"""
        asked, most = heard.amount or 1, min(self.view.money[self.view.viewer], HIGHEST_PRICE)
        if asked <= most and self._agrees(heard.by, asked, sells=True):
            return Remark("gladly", heard.by, amount=asked)
        prices = [price for price in range(1, min(asked - 1, most) + 1) if self._agrees(heard.by, price, sells=True)]
        return Remark("less", heard.by, amount=prices[-1]) if prices else Remark("no", heard.by)

    def _agrees(self, other: Seat, price: int, sells: bool = False) -> bool:
        """Would I accept this price, if they proposed it to me? An offer also tells something about its maker.

        `sells`: they would leave for it; else I would.
        """
        view, me = self.view, self.view.viewer
        leaver, payer = (other, me) if sells else (me, other)
        deal = terms([(payer, leaver, price)], [of_seat(view.crew, leaver, view.per_seat)[0]])
        number = 1 + max([one.id for one in view.proposals], default=-1)
        proposal = Proposal(number, other, deal, tuple(sorted((other, me))), (me,))
        ready = tuple([seat for seat in view.ready if seat not in (other, me)])
        made = tuple([number + (seat == other) for seat, number in enumerate(view.proposals_made)])
        then = structs.replace(view, proposals=(*view.proposals, proposal), ready=ready, proposals_made=made)
        return _accepts(self._thinking_of(then), proposal)

    def _lies(self) -> bool:
        return self.rng.random() < self.thinking.dials.lies

    def _asked(self, heard: Heard) -> Remark:
        """Will I accept what is proposed? A liar does not tell."""
        me, lies, thinking = self.view.viewer, self._lies(), self.thinking
        asked = [one for one in self.view.proposals if one.proposer == heard.by and me in one.awaiting]
        if not asked or lies:
            return Remark("perhaps", heard.by)
        return Remark("soon" if any(_accepts(thinking, one) for one in asked) else "no", heard.by)

    def _opinion(self, heard: Heard) -> Remark | None:
        """What I think of a claim; a liar does not tell."""
        roles = [role for role in self.view.roles_in_play if role.value == heard.role]
        thinking = self.thinking
        if heard.character is None or not roles or heard.character in thinking.mine:
            return None
        chance = thinking.values.chance_of(heard.character, roles[0])
        if DOUBTED < chance < BELIEVED:
            return None
        if self._lies():
            return None
        return Remark("doubt" if chance <= DOUBTED else "believe", heard.by)


def _accepts(thinking: Negotiator, proposal: Proposal) -> bool:
    return thinking.beyond(proposal, thinking.values.of_deal(proposal.terms)) >= 0
