"""One decision of a personality in a negotiation, as both editions have it: answer, talk, offer, leave, be ready."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property
from math import inf
from random import Random
from typing import Any

from millions.bots.heists import gifts
from millions.bots.heists.beliefs import TRUST, Conduct, believe
from millions.bots.heists.dials import HASTE, Dials
from millions.bots.heists.edition import Edition
from millions.bots.heists.lies import of_claim, truth_or_lie
from millions.bots.heists.memory import Memory, PendingOffer
from millions.bots.heists.offers import Offer, Offers
from millions.bots.heists.values import FAIR_PRICE, HeistValues, Valuation
from millions.bots.reason import Reason
from millions.bots.talk import Obstacle
from millions.core.form import Form, Forms
from millions.core.message import Action
from millions.core.seat import Seat
from millions.games.heists.bargain import Accept, Decline, Proposal, Propose
from millions.games.heists.negotiation import Claim, Ready, Withdraw
from millions.games.heists.terms import Character, Terms, of_seat
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

UNDECIDED = 0.5
"""How much of a player's habit of leaving is still to come while they are undecided."""

CLAIMS_A_ROUND = 2
"""How often in a round it makes a claim, repetitions included."""

FIRM = 0.6
"""How likely an undecided player of my role is to leave once I have said that I stay."""

READY_TO_ROUND = 0.5
"""Added to the price that the bot is ready to pay when it is asked for one."""

PROBABLY = 0.5
"""The probability of elimination above which a stand-in leaves."""

PROBABLY_DOUBLED = 0.5
"""The probability from which a player who is ready counts as one of my role who stays."""

REASONS = {"buy": "reason-buy", "sell": "reason-sell", "demand": "reason-demand"}


def by_verb(forms: Forms) -> dict[type[Action], Form]:
    """Forms by their verb."""
    return {form.verb: form for form in forms}


def percent(chance: float) -> int:
    """A chance in whole per cent, for a sentence."""
    return round(100 * min(1.0, max(0.0, chance)))


class Negotiator:
    """Chooses what to do now by what it is worth. Each edition's subclass adds its own wishes."""

    def __init__(
        self, view: HeistView, forms: Forms, rng: Random, edition: Edition, dials: Dials, memory: Memory
    ) -> None:
        self.view, self.offered, self.rng, self.me = view, by_verb(forms), rng, view.viewer
        self.edition, self.dials, self.memory = edition, dials, memory
        self.mine = of_seat(view.crew, self.me, view.per_seat)

    def wishes(self) -> Iterator[Callable[[], Decision | None]]:
        """What to try, in this order; the edition says which."""
        raise NotImplementedError

    # What it thinks

    @cached_property
    def values(self) -> HeistValues:
        """What everything is worth, by what this bot believes."""
        conduct = Conduct(self.edition.said(self.view), self.edition.fancy, self.memory.truth, self.memory.buyers)
        beliefs = believe(self.view, conduct, self.rng)
        if self.view.crew and not self.view.face_up:
            self.memory.keep(self.view, beliefs)
        return HeistValues(self.view, self.edition, beliefs, self.dials)

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
        if self.beyond(best, values[best.id]) >= 0 and not (self.dials.careful and self._pays(best.terms)):
            return Accept(best.id), self.because("reason-accept", values[best.id])
        return Decline(asked[0].id), self.because("reason-decline", values[asked[0].id])

    def beyond(self, proposal: Proposal, value: Valuation) -> float:
        """How much more a proposal gains than it must; a grudge asks for more."""
        beyond = self.gain(value) - self._least(proposal.terms) - self._ill_will(proposal)
        if self.crowns(proposal.terms):
            return -inf
        return min(beyond, self._fairly_paid(proposal.terms), self._cheaply_bought(proposal.terms))

    def _ill_will(self, proposal: Proposal) -> float:
        """What a grudge asks for besides."""
        slights = max([self.memory.slights[seat] for seat in proposal.parties if seat != self.me])
        return self.dials.grudge * slights

    def obstacle(self, proposal: Proposal, value: Valuation) -> Obstacle:
        """Why I decline this proposal."""
        gain = self.gain(value)
        if self.crowns(proposal.terms):
            return "crown" if gifts.crowns_within(self.values, proposal.terms) else "another"
        if gain < 0:
            return "no"
        if gain < self.dials.margin + self._ill_will(proposal):
            return "slim"
        if gain < self._least(proposal.terms) + self._ill_will(proposal):
            return "hope"
        return "cheap" if self._fairly_paid(proposal.terms) < 0 else "dear"

    def crowns(self, deal: Terms) -> bool:
        """Would this deal let another player win the game?"""
        return gifts.crowns_within(self.values, deal) or gifts.crowns_outside(self.values, deal)

    def _least(self, deal: Terms) -> float:
        """What a deal must gain; more, if it would make me leave."""
        if not any(one in self.mine for one in deal.departures):
            return self.dials.margin
        return self.dials.margin + self.nerve

    def _fairly_paid(self, deal: Terms) -> float:
        """How much more I am paid for leaving than the least part of what it is worth to those who pay me.

        A bot that takes nobody's word goes by the offer: who offers a price gains more than that.
        """
        payers = {payment.source for payment in deal.payments if payment.target == self.me}
        if not payers or not any(one in self.mine for one in deal.departures):
            return inf
        paid = sum([payment.amount for payment in deal.payments if payment.target == self.me])
        least = paid if self.dials.trust < TRUST else -inf
        return paid - FAIR_PRICE * sum([self.values.worth_to(payer, deal, least) for payer in payers])

    def _cheaply_bought(self, deal: Terms) -> float:
        """How much less I pay than the part of what the departures are worth to me that I am ready to pay."""
        if not self._pays(deal):
            return inf
        paid = sum([payment.amount for payment in deal.payments if payment.source == self.me])
        worth = self.gain(self.values.of_crew(self.values.without(*deal.departures)))
        return worth * self.dials.share + READY_TO_ROUND - paid

    def _pays(self, deal: Terms) -> bool:
        return any(payment.source == self.me for payment in deal.payments)

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
        if self.gain(self.values.of_deal(best.deal)) < self._least(best.deal) or self._crowds(best):
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
