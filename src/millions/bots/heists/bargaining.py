"""One decision of a personality in a negotiation, as both editions have it: answer, talk, offer, leave, be ready."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from millions.bots.heists import gifts
from millions.bots.heists.dials import HASTE, Dials
from millions.bots.heists.edition import Edition
from millions.bots.heists.lies import of_claim, truth_or_lie
from millions.bots.heists.memory import Memory, PendingOffer
from millions.bots.heists.offers import Offer, Offers
from millions.bots.heists.thinking import PROBABLY, Thinking
from millions.bots.heists.values import Valuation
from millions.bots.reason import Reason
from millions.core.form import Form, Forms
from millions.core.message import Action
from millions.core.seat import Seat
from millions.games.heists.bargain import Accept, Decline, Propose
from millions.games.heists.negotiation import Claim, Ready, Withdraw
from millions.games.heists.terms import Character
from millions.games.heists.view import HeistView

Decision = tuple[Action, Reason]

LEAST_PROMISE = 0.12
"""What an offer must promise, in money, to be made."""

LEAST_PROMISE_OF_A_DEMAND = 0.5
"""The same for an offer that asks a player to pay and leave."""

LEAST_FROM_PEOPLE = 0.1
"""What a deal that a person is offered must gain, in money."""

MOST_OPEN = 2
"""No bot adds to that many offers that wait for a person's answer."""

GRUDGE_IN_OFFERS = 0.25
"""The part of the grudge dial that makes an offer to a player who slighted me dearer, for each slight."""

CLAIMS_A_ROUND = 2
"""How often in a round it makes a claim, repetitions included."""

PROBABLY_DOUBLED = 0.5
"""The probability from which a player who is ready counts as one of my role who stays."""

REASONS = {"buy": "reason-buy", "sell": "reason-sell", "demand": "reason-demand"}


def by_verb(forms: Forms) -> dict[type[Action], Form]:
    """Forms by their verb."""
    return {form.verb: form for form in forms}


def percent(chance: float) -> int:
    """A chance in whole per cent, for a sentence."""
    return round(100 * min(1.0, max(0.0, chance)))


class Negotiator(Thinking):
    """Chooses what to do now by what it is worth. Each edition's subclass adds its own wishes."""

    def __init__(
        self, view: HeistView, forms: Forms, rng: Random, edition: Edition, dials: Dials, memory: Memory
    ) -> None:
        super().__init__(view, rng, edition, dials, memory)
        self.offered = by_verb(forms)

    def wishes(self) -> Iterator[Callable[[], Decision | None]]:
        """What to try, in this order; the edition says which."""
        raise NotImplementedError

    def because(self, sentence: str, then: Valuation | None = None, **facts: Any) -> Reason:
        """The reason, with what staying is worth, and what it would be worth then."""
        now = self.prospect
        told = {"then": then.gain, "then_wins": percent(then.wins)} if then else {}
        own = {"now": now.gain, "now_wins": percent(now.wins), "farsighted": self.dials.farsighted}
        return Reason(sentence=sentence, **{**own, **told, **facts})

    # What it does

    def act(self) -> Decision:
        """The first of the edition's wishes that leads to an action; else be ready."""
        for wish in self.wishes():
            if (decision := wish()) is not None:
                return decision
        if not self.mine or not self.may(Ready()):
            return self.idle(), Reason(sentence="reason-nothing")
        return Ready(), self.because("reason-stay", max(self.ways_out.values(), key=lambda value: value.wins))

    def idle(self) -> Action:
        """Asked without being awaited: repeat what was said, or say what is true; else anything that is offered."""
        first = self.me * self.view.per_seat
        role = self.edition.said(self.view).get(first, self.view.known[first])
        if role is not None and self.may(Claim(first, role)):
            return Claim(first, role)
        return list(self.offered.values())[-1].sample(self.rng)

    def answer(self) -> Decision | None:
        """Agree to the best proposal that gains enough, else decline one."""
        asked = [proposal for proposal in self.view.proposals if self.me in proposal.awaiting]
        if not asked:
            return None
        values = {proposal.id: self.values.of_deal(proposal.terms) for proposal in asked}
        best = max(asked, key=lambda proposal: self.beyond(proposal, values[proposal.id]))
        if self.beyond(best, values[best.id]) >= 0 and not (self.dials.careful and self.pays(best.terms)):
            return Accept(best.id), self.because("reason-accept", values[best.id])
        return Decline(asked[0].id), self.because("reason-decline", values[asked[0].id])

    def claim(self) -> Decision | None:
        """Say once what each character is."""
        spoken = self.edition.said(self.view)
        said = [role for one, role in spoken.items() if self.view.owner(one) == self.me]
        for character in self.mine if self.dials.talks else ():
            truth = self.view.known[character]
            if character not in spoken and truth is not None:
                lies = of_claim(self.view, spoken, truth, bool(self.memory.people))
                role = truth_or_lie(truth, lies, said, self.dials.lies, self.rng)
                sentence = "reason-truth" if role is truth else "reason-lie"
                reason = Reason(sentence=sentence, role=truth, percent=percent(self.dials.lies))
                return Claim(character, role), reason
        return None

    def offer(self) -> Decision | None:
        """Propose the deal that promises most, if it promises enough."""
        if not self.may_offer():
            return None
        offers = Offers(self.values, self.dials, self.memory, self.alternative)
        if self.memory.people and not self.view.proposals_made[self.me]:
            for offer in filter(self._pleases_me, offers.to_people(self.crowns)):
                return self._propose(offer)
        best = offers.best(self.crowns)
        if best is None or self.values.money(best.gain, self.alternative.wins) < self._least_promise(best):
            return None
        if self.gain(self.values.of_deal(best.deal)) < self.least(best.deal) or self._crowds(best):
            return None
        return self._propose(best)

    def _pleases_me(self, offer: Offer) -> bool:
        """Would an offer to a person gain something, if they agree? A grudge asks for more."""
        slights = self.memory.slights[self.view.owner(offer.other)]
        return self.gain(self.values.of_deal(offer.deal)) >= LEAST_FROM_PEOPLE + self.dials.grudge * slights

    def _crowds(self, offer: Offer) -> bool:
        """Do people who are asked have enough to answer already?"""
        seat = self.view.owner(offer.other)
        return seat in self.memory.people and sum(seat in one.awaiting for one in self.view.proposals) >= MOST_OPEN

    def _propose(self, offer: Offer) -> Decision | None:
        value, proposal = self.values.of_deal(offer.deal), Propose(offer.deal)
        if proposal not in self.offered[Propose]:
            return None
        seat, made = self.view.owner(offer.other), self.view.proposals_made[self.me]
        self.memory.proposed(PendingOffer(offer.deal, offer.kind, seat, offer.other, offer.price, made))
        facts = {"character": offer.other, "amount": offer.price, "percent": percent(offer.agreed), "seat": seat}
        return proposal, self.because(REASONS[offer.kind], value, **facts)

    def _least_promise(self, offer: Offer) -> float:
        """What an offer must promise, in money; a grudge does no favours to a player who slighted me."""
        least = LEAST_PROMISE_OF_A_DEMAND if offer.kind == "demand" else LEAST_PROMISE
        return least + self.dials.grudge * self.memory.slights[self.view.owner(offer.other)] * GRUDGE_IN_OFFERS

    def may_offer(self) -> bool:
        """Only while no offer of mine is open, and only as often as the dial says."""
        made = self.view.proposals_made[self.me]
        return bool(self.mine) and Propose in self.offered and not self.waiting() and made < self.dials.offers

    def waiting(self) -> bool:
        """Is an offer of mine unanswered?"""
        return any(proposal.proposer == self.me for proposal in self.view.proposals)

    def leave(self) -> Decision | None:
        """Leave when that is better; sometimes wait to see whether another player leaves first."""
        for character, value in self.ways_out.items():
            better = self.values.money(value.wins - self.prospect.wins, self.prospect.wins)
            nerve = 0.0 if self._outstayed(character) else self.nerve
            if better > nerve and better > nerve + self._gift(character):
                if (asked := self.ask_as_named()) is not None:
                    return asked
                more = self.insist() if self._waits(better) else self.stand_firm(value)
                return more or (Withdraw(character), self.because("reason-leave", value, character=character))
        return None

    def _outstayed(self, character: Character) -> bool:
        """Is everybody who is probably of this character's role ready, so that nobody is left to outlast?"""
        role = self.view.known[character]
        assert role is not None
        others = [one for one in self.view.crew if one not in self.mine]
        rivals = [one for one in others if self.values.chance_of(one, role) >= PROBABLY_DOUBLED]
        return bool(rivals) and all(self.view.owner(one) in self.view.ready for one in rivals)

    def _gift(self, character: Character) -> float:
        """What leaving must gain besides, if it would let another player win."""
        return gifts.gift(self.values, self.values.without(character))

    def ask_as_named(self) -> Decision | None:
        """Before leaving for nothing: propose to people the prices that it has named to them."""
        if not self.memory.prices or not self.may_offer():
            return None
        offers = Offers(self.values, self.dials, self.memory, self.alternative)
        return next(filter(None, map(self._propose, offers.as_named(self.crowns))), None)

    def stand_firm(self, leaving: Valuation) -> Decision | None:
        """Say ready first, so that another player of my role sees that it is for them to leave."""
        if self.may(Ready()) and self.firm.wins > leaving.wins:
            return Ready(), self.because("reason-firm", self.firm)
        return None

    def leave_with_care(self) -> Decision | None:
        """A stand-in leaves when it would probably be eliminated, and only then."""
        for character, value in self.ways_out.items():
            out = self.values.out(character)
            if out > PROBABLY:
                return Withdraw(character), self.because("reason-careful", value, percent=percent(out))
        return None

    def _waits(self, better: float) -> bool:
        """Is there something to wait for, and the patience?"""
        wait = self.dials.patience - HASTE * better * (1 - self.dials.patience)
        return self.waiting() or (self._others_undecided() and self.rng.random() < wait)

    def _others_undecided(self) -> bool:
        others: set[Seat] = {self.view.owner(one) for one in self.view.crew} - {self.me}
        return not others <= set(self.view.ready)

    def wait(self) -> Decision | None:
        """While an offer of mine is open and another may follow, do not be ready yet."""
        more = self.view.proposals_made[self.me] < self.dials.offers
        return self.insist() if self.waiting() and more and self.mine else None

    def insist(self) -> Decision | None:
        """Repeat what was said, to gain time."""
        said = self.edition.said(self.view)
        claims = [claim for claim in self.view.claims if self.view.owner(claim.character) == self.me]
        if len(claims) >= CLAIMS_A_ROUND or not self.mine or self.mine[0] not in said or not self.dials.talks:
            return None
        action = Claim(self.mine[0], said[self.mine[0]])
        return (action, self.because("reason-insist")) if self.may(action) else None

    def may(self, action: Action) -> bool:
        """Is it offered?"""
        return type(action) in self.offered and action in self.offered[type(action)]
