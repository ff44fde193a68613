"""One decision in a negotiation, as both editions have it: answer, talk, offer, leave, be ready."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from enum import Enum
from functools import cached_property
from random import Random
from typing import Any

from millions.bots.heists.beliefs import Conduct, believe
from millions.bots.heists.dials import Dials
from millions.bots.heists.edition import Edition
from millions.bots.heists.memory import Memory, Offered
from millions.bots.heists.offers import Offer, Offers
from millions.bots.heists.values import HeistValues, Worth
from millions.bots.reason import Reason
from millions.core.form import Form, Forms
from millions.core.message import Action
from millions.core.seat import Seat
from millions.games.heists.bargain import Accept, Decline, Proposal, Propose
from millions.games.heists.terms import Character, Characters, Terms
from millions.games.heists.view import HeistView

Decision = tuple[Action, Reason]

WORTH_A_WORD = 0.12
"""What an offer must promise, in money, to be made."""

WORTH_THE_CHEEK = 0.5
"""The same for an offer that asks somebody to pay and leave."""

HASTE = 0.3
"""How much sooner it leaves for each unit of money that leaving is worth more than staying."""

GOING = 0.5
"""How much of somebody's habit of leaving is still to come while they are undecided."""

MOST_CLAIMS = 5
"""How often in a round it says what its character is, the times it only insists included."""

PROBABLY = 0.5

REASONS = {"buy": "reason-buy", "sell": "reason-sell", "demand": "reason-demand"}


def by_verb(forms: Forms) -> dict[type[Action], Form]:
    """Forms by what they are for."""
    return {form.verb: form for form in forms}


def percent(chance: float) -> int:
    """A chance, to be said."""
    return round(100 * min(1.0, max(0.0, chance)))


def truth_or_lie(truth: Enum, shown: tuple[Enum, ...], said: Collection[Enum], lies: float, rng: Random) -> Enum:
    """What to say of a character: the truth, or something the shown cards make believable.

    Nobody has two characters of the same role, so what was said of the other one is not said again.
    """
    others = [role for role in shown if role is not truth and role not in said]
    if truth in said and others:
        return rng.choice(others)
    return rng.choice(others) if others and rng.random() < lies else truth


class Negotiator:
    """What to do now, by what it is worth."""

    def __init__(
        self, view: HeistView, forms: Forms, rng: Random, edition: Edition, dials: Dials, memory: Memory
    ) -> None:
        self.view, self.offered, self.rng, self.me = view, by_verb(forms), rng, view.viewer
        self.edition, self.dials, self.memory = edition, dials, memory
        self.mine: Characters = tuple(one for one in view.crew if one // view.per_seat == self.me)

    # What the edition says

    def ready(self) -> Action:
        """The edition's own word for it."""
        raise NotImplementedError

    def withdraw(self, character: Character) -> Action:
        """The edition's own word for it."""
        raise NotImplementedError

    def say(self, character: Character, role: Any) -> Action:
        """The edition's own word for it."""
        raise NotImplementedError

    def wishes(self) -> Iterator[Callable[[], Decision | None]]:
        """In this order; a stand-in has fewer."""
        raise NotImplementedError

    # What it thinks

    @cached_property
    def values(self) -> HeistValues:
        """What everything is worth, by what this bot believes."""
        conduct = Conduct(self.edition.said(self.view), self.memory.truth, self.memory.buyers, self.edition.fancy)
        beliefs = believe(self.view, conduct, self.rng)
        if self.view.crew and not self.view.face_up:
            self.memory.keep(self.view, beliefs)
        return HeistValues(self.view, self.edition, beliefs, self.dials)

    @cached_property
    def stay(self) -> Worth:
        """If the heist began now."""
        return self.values.of_crew(self.view.crew)

    @cached_property
    def prospect(self) -> Worth:
        """If I stay: those who are undecided may yet leave."""
        each, wins, gain = list(self.stay.each), self.stay.wins, self.stay.gain
        for one in self.view.crew if not self.dials.careful else ():
            seat = one // self.view.per_seat
            if one in self.mine or seat in self.view.ready:
                continue
            gone = self.values.of_crew(self.values.without(one))
            likely = GOING * self.memory.leaves(seat)
            each = [old + likely * (new - base) for old, new, base in zip(each, gone.each, self.stay.each, strict=True)]
            wins += likely * (gone.wins - self.stay.wins)
            gain += likely * (gone.gain - self.stay.gain)
        return Worth(wins, each, gain)

    @cached_property
    def ways_out(self) -> dict[Character, Worth]:
        """If I take one of mine out."""
        return {one: self.values.of_crew(self.values.without(one)) for one in self.mine}

    @cached_property
    def alternative(self) -> Worth:
        """What I do without a deal: stay or leave."""
        return max([self.prospect, *self.ways_out.values()], key=lambda worth: worth.wins)

    def gain(self, worth: Worth) -> float:
        """What something is worth more, in money, than doing without."""
        return self.values.money(worth.wins - self.alternative.wins, self.alternative.wins)

    def because(self, key: str, then: Worth | None = None, **facts: Any) -> Reason:
        """The reason, with what staying is worth, and what it would be then."""
        now = self.prospect
        told = {"then": then.gain, "then_wins": percent(then.wins)} if then else {}
        own = {"now": now.gain, "now_wins": percent(now.wins), "farsighted": self.dials.farsighted}
        return Reason(sentence=key, **{**own, **told, **facts})

    # What it does

    def act(self) -> Decision:
        """The first of the edition's wishes that comes to something; else be ready."""
        for wish in self.wishes():
            if (decision := wish()) is not None:
                return decision
        if not self.mine or not self.may(self.ready()):
            return self.idle(), Reason(sentence="reason-nothing")
        return self.ready(), self.because("reason-stay", self._best_way_out())

    def idle(self) -> Action:
        """Asked without being awaited: say again what was said, or what is true; else anything that is offered."""
        first = self.me * self.view.per_seat
        action = self.say(first, self.edition.said(self.view).get(first, self.view.known[first]))
        return action if self.may(action) else list(self.offered.values())[-1].sample(self.rng)

    def _best_way_out(self) -> Worth:
        return max(self.ways_out.values(), key=lambda worth: worth.wins)

    def answer(self) -> Decision | None:
        """Agree to the best proposal that gains enough, else decline one."""
        asked = [proposal for proposal in self.view.proposals if self.me in proposal.awaiting]
        if not asked:
            return None
        worths = {proposal.id: self.values.of_deal(proposal.terms) for proposal in asked}
        best = max(asked, key=lambda proposal: self._beyond(proposal, worths[proposal.id]))
        if self._beyond(best, worths[best.id]) >= 0 and not (self.dials.careful and self._pays(best.terms)):
            return Accept(best.id), self.because("reason-accept", worths[best.id])
        return Decline(asked[0].id), self.because("reason-decline", worths[asked[0].id])

    def _beyond(self, proposal: Proposal, worth: Worth) -> float:
        """How much more a proposal gains than it must; a grudge makes it dearer."""
        others = [seat for seat in proposal.parties if seat != self.me]
        slights = max([self.memory.slights[seat] for seat in others])
        return self.gain(worth) - self._least(proposal.terms) - self.dials.grudge * slights

    def _least(self, deal: Terms) -> float:
        """What a deal must gain; more, if it would make me leave."""
        leaves = any(one in self.mine for one in deal.departures)
        return self.dials.margin + (self.dials.nerve if leaves else 0.0)

    def _pays(self, deal: Terms) -> bool:
        return any(payment.source == self.me for payment in deal.payments)

    def claim(self) -> Decision | None:
        """Say once what each character is."""
        spoken = self.edition.said(self.view)
        said = [role for one, role in spoken.items() if one // self.view.per_seat == self.me]
        for character in self.mine if self.dials.talks else ():
            truth = self.view.known[character]
            if character not in spoken and truth is not None:
                role = truth_or_lie(truth, self.view.shown, said, self.dials.lies, self.rng)
                key = "reason-truth" if role is truth else "reason-lie"
                return self.say(character, role), Reason(sentence=key, role=truth, percent=percent(self.dials.lies))
        return None

    def offer(self) -> Decision | None:
        """Propose what promises most, if that is worth a word."""
        if not self.may_offer():
            return None
        offer = Offers(self.values, self.dials, self.memory, self.alternative).best()
        if offer is None or self.values.money(offer.gain, self.alternative.wins) < self._worth_a_word(offer):
            return None
        worth, proposal = self.values.of_deal(offer.deal), Propose(offer.deal)
        if self.gain(worth) < self._least(offer.deal) or proposal not in self.offered[Propose]:
            return None
        seat, made = offer.other // self.view.per_seat, self.view.proposals_made[self.me]
        self.memory.proposed(Offered(offer.deal, offer.key, seat, offer.other, offer.price, made))
        facts = {"character": offer.other, "amount": offer.price, "percent": percent(offer.agreed), "seat": seat}
        return proposal, self.because(REASONS[offer.key], worth, **facts)

    def _worth_a_word(self, offer: Offer) -> float:
        """What an offer must promise; a grudge does no favours to whoever slighted me."""
        least = WORTH_THE_CHEEK if offer.key == "demand" else WORTH_A_WORD
        return least + self.dials.grudge * self.memory.slights[offer.other // self.view.per_seat] / 4

    def may_offer(self) -> bool:
        """Not while an offer of mine is open, nor without end."""
        made = self.view.proposals_made[self.me]
        return bool(self.mine) and Propose in self.offered and not self.waiting() and made < self.dials.offers

    def waiting(self) -> bool:
        """Is an offer of mine unanswered?"""
        return any(proposal.proposer == self.me for proposal in self.view.proposals)

    def leave(self) -> Decision | None:
        """Leave when that is better; now and then wait and see whether somebody else does."""
        for character, worth in self.ways_out.items():
            better = self.values.money(worth.wins - self.prospect.wins, self.prospect.wins)
            if better > self.dials.nerve:
                more = self.insist() if self._waits(better) else None
                return more or (self.withdraw(character), self.because("reason-leave", worth, character=character))
        return None

    def leave_with_care(self) -> Decision | None:
        """A stand-in leaves when it would probably be eliminated, and only then."""
        for character, worth in self.ways_out.items():
            out = self.values.out(character)
            if out > PROBABLY:
                return self.withdraw(character), self.because("reason-careful", worth, percent=percent(out))
        return None

    def _waits(self, better: float) -> bool:
        """Is there something to wait for, and the patience?"""
        wait = self.dials.patience - HASTE * better * (1 - self.dials.patience)
        return self.waiting() or (self._others_undecided() and self.rng.random() < wait)

    def _others_undecided(self) -> bool:
        others: set[Seat] = {one // self.view.per_seat for one in self.view.crew} - {self.me}
        return not others <= set(self.view.ready)

    def wait(self) -> Decision | None:
        """While an offer of mine is open and another may follow, do not be ready yet."""
        more = self.view.proposals_made[self.me] < self.dials.offers
        return self.insist() if self.waiting() and more and self.mine else None

    def insist(self) -> Decision | None:
        """Say again what was said, to win time."""
        said = self.edition.said(self.view)
        claims = [claim for claim in self.view.claims if claim.character // self.view.per_seat == self.me]
        if len(claims) >= MOST_CLAIMS or not self.mine or self.mine[0] not in said or not self.dials.talks:
            return None
        action = self.say(self.mine[0], said[self.mine[0]])
        return (action, self.because("reason-insist")) if self.may(action) else None

    def may(self, action: Action) -> bool:
        """Is it offered?"""
        return type(action) in self.offered and action in self.offered[type(action)]
