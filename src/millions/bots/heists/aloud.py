"""What a personality says aloud in a negotiation: why it makes an offer, and its answers to what it is asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from msgspec import structs

from millions.bots.heists.bargaining import Negotiator
from millions.bots.heists.offers import HIGHEST_PRICE, most_for_leaving
from millions.bots.talk import Heard, Remark
from millions.core.seat import Seat, Seats
from millions.games.heists.bargain import Decline, Proposal
from millions.games.heists.components import Role
from millions.games.heists.outlook import outlook, situation
from millions.games.heists.terms import Terms, of_seat, owners, parties, terms
from millions.games.heists.view import HeistView
from millions.games.remarks import Reply

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
    plain = Remark("worth" if view.viewer in leavers else "fewer", other, amount=payment.amount)
    if (role := _double(view, said, other)) is not None:
        return Remark("double", other, str(role.value), payment.amount, instead=plain.what)
    return plain


def _double(view: HeistView, said: Mapping[int, Role], other: Seat) -> Role | None:
    """A role that is shown more than once and that both of us two, and nobody else who is in, have said we are."""
    both = [role for role in {*said.values()} if _claimants(view, said, role) == {view.viewer, other}]
    return next((role for role in both if view.shown.count(role) > 1), None)


def _claimants(view: HeistView, said: Mapping[int, Role], role: Role) -> set[Seat]:
    """The players with a character in that they have said to be of this role."""
    return {view.owner(one) for one in view.crew if said.get(one) is role}


CROWDS = (2, 3)
"""A player says so when their own claim makes it this number of claims to one role."""


def crowd(view: HeistView, said: Mapping[int, Role], claimed: Mapping[int, Role]) -> Remark | None:
    """What to say with a claim of a role that others have claimed, and that lies in the centre more than once.

    Only the player who joins them says it, and at a live table one bot for all.
    """
    for character, role in claimed.items():
        others = sorted(_claimants(view, said, role) - {view.viewer})
        new = said.get(character) is not role
        if new and others and view.shown.count(role) > 1 and len(others) + 1 in CROWDS:
            return Remark("crowd", others[-1], str(role.value), len(others) + 1)
    return None


def warned(view: HeistView, heard: Heard) -> Remark | None:
    """What to say to a warning that a player may win: whether they can by this heist."""
    stake = outlook(view)
    if stake is None or heard.about is None:
        return None
    if heard.about in stake.reach or _wins_at_last(view, heard.about):
        return Remark("threat", heard.by)
    return Remark("unclear" if _could_win(view, heard.about) else "calm", heard.by)


def _wins_at_last(view: HeistView, seat: Seat) -> bool:
    """In the last round: could the fullest share make this player the richest?"""
    stakes = view.stakes()
    if stakes is None or view.round < view.numbers.rounds:
        return False
    sharings = [one for one in situation(view).sharings(stakes) if one is not None]
    share = sharings[-1].share if sharings and of_seat(view.crew, seat, view.per_seat) else 0
    return view.money[seat] + share >= max(view.money[: view.players])


def _could_win(view: HeistView, seat: Seat) -> bool:
    """Could this player win by this heist if some of the others left?"""
    theirs, others = of_seat(view.crew, seat, view.per_seat), [one for one in view.crew if view.owner(one) != seat]
    fewer = (structs.replace(view, crew=tuple(sorted((*theirs, *others[:stay])))) for stay in range(len(others)))
    stakes = (outlook(one) for one in fewer if one.crew)
    return any(one is not None and seat in one.reach for one in stakes)


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
            case "agrees", _:
                return self._agreed(heard)
            case "doubles", role:
                shown = [one.value for one in self.view.shown].count(role)
                return Remark("both" if shown > 1 else "doubt", heard.by)
            case "threatens", _:
                return self._priced_for(heard.by) or Remark("defy", heard.by)
            case "warns", _:
                return self._warned(heard)
            case "joint", _:
                return self._joint(heard)
            case "requests", "accept":
                return self._asked(heard)
            case "requests", "claim":
                said = any(self.view.owner(one) == self.view.viewer for one in self.thinking.edition.said(self.view))
                return Remark("said" if said else "patience", heard.by)
        return Remark("perhaps", heard.by)

    def refusal(self, declined: Decline) -> Remark | None:
        """Why I decline to be paid for leaving, or to pay for it: not at that price, or at none. Of other deals I only
        say why."""
        view, me = self.view, self.view.viewer
        proposal = next((one for one in view.proposals if one.id == declined.proposal), None)
        if proposal is None:
            return None
        if not _is_simple(view, proposal):
            return self._why_not(proposal)
        (payment,) = proposal.terms.payments
        self.view = structs.replace(view, proposals=tuple([one for one in view.proposals if one != proposal]))
        if payment.target == me:
            answer = self._leaving(Heard(proposal.proposer, "offers", "leave", payment.amount))
        else:
            answer = self._buying(Heard(proposal.proposer, "sells", "leave", payment.amount))
        return None if answer.what == "gladly" else answer

    def _why_not(self, proposal: Proposal) -> Remark:
        """Why I decline a deal of three, or one of several payments."""
        why = obstacle(self.thinking, proposal, proposal.proposer)
        if why.what == "crown" and len(proposal.parties) > 2:  # perhaps not the one who proposes it
            return Remark("another", proposal.proposer)
        pays = any(payment.source == proposal.proposer for payment in proposal.terms.payments)
        return Remark("no", proposal.proposer) if why.what == "bluff" and not pays else why

    def _leaving(self, heard: Heard) -> Remark:
        """Would I leave for that? If not, for what?"""
        by, offered, purse = heard.by, heard.amount or 0, self.view.money[heard.by]
        if offered > purse or not purse:
            return Remark("broke", by)
        if offered and self._agrees(by, offered):
            return self._priced("gladly", by, offered)
        prices = [price for price in range(offered + 1, min(purse, HIGHEST_PRICE) + 1) if self._agrees(by, price)]
        if not prices or prices[0] > most_for_leaving(self.view):  # no sum that anybody would pay
            return self._staying(heard, bool(prices))
        if (named := self.thinking.memory.price(by, sells=True)) in prices:
            return self._priced("more", by, named)
        bluff = named is None and self._lies() and len(prices) > 1
        return self._priced("more", by, prices[bluff])

    def _staying(self, heard: Heard, at_some_price: bool) -> Remark:
        """Why I do not leave for what they would pay."""
        by, offered, purse = heard.by, heard.amount or 0, self.view.money[heard.by]
        refused = self._obstacle(by, offered or 1)
        if refused.what in ("crown", "another"):
            return refused
        if self._was_before(by, offered, sells=True):
            return Remark("since", by)
        if refused.what == "bluff" or (offered and not at_some_price):
            return refused
        if at_some_price or refused.what == "hope" or (purse > HIGHEST_PRICE and self._agrees(by, purse)):
            return Remark("hope", by)
        return Remark("never", by)

    def _was_before(self, by: Seat, amount: int, sells: bool) -> bool:
        """Have I named this price, or one that is worse for me, before somebody left?"""
        named = self.thinking.memory.named(by, sells)
        if named is None or named.crew <= len(self.view.crew):
            return False
        return not amount or (amount >= named.amount if sells else amount <= named.amount)

    def _buying(self, heard: Heard) -> Remark:
        """Would I pay that for their leaving? If not, what?"""
        by, asked, most = heard.by, heard.amount, min(self.view.money[self.view.viewer], HIGHEST_PRICE)
        if asked and asked <= most and self._agrees(by, asked, sells=True):
            return self._priced("gladly", by, asked, sells=True)
        highest = most if asked is None else min(asked - 1, most)
        prices = [price for price in range(1, highest + 1) if self._agrees(by, price, sells=True)]
        if not prices:
            refused = self._obstacle(by, min(asked or 1, most), sells=True) if most else Remark("no", by)
            kept = refused.what in ("crown", "another") or not self._was_before(by, asked or 0, sells=False)
            return refused if kept else Remark("since", by)
        named = self.thinking.memory.price(by, sells=False)
        price = named if named in prices else prices[-1]
        return self._priced("less" if asked else "pays", by, price, sells=True)

    def _priced(self, what: Reply, by: Seat, price: int, sells: bool = False) -> Remark:
        """An answer that names a price, with the deal that I would accept. `sells`: they would leave for it; else I
        would."""
        return Remark(what, by, amount=price, wanted=self._deal(by, price, sells))

    def _agreed(self, heard: Heard) -> Remark | None:
        """They agree to what I have proposed, or to a price that I have named: here is the deal, if I still want it."""
        if any((one.proposer, one.awaiting) == (self.view.viewer, (heard.by,)) for one in self.view.proposals):
            return Remark("sign", heard.by)
        prices = [one for one in self.thinking.memory.prices if one.to == heard.by]
        price = next((one for one in reversed(prices) if heard.amount in (None, one.amount)), None)
        if price is None:
            buying = bool(prices) and not prices[-1].sells
            return (self._buying(heard) if buying else self._leaving(heard)) if heard.amount else None
        deal = self._deal(heard.by, price.amount, not price.sells)
        if any(one.terms == deal for one in self.view.proposals):
            return None
        if self._agrees(heard.by, price.amount, not price.sells):
            return Remark("agreed", heard.by, amount=price.amount, deal=deal)
        again = structs.replace(heard, amount=price.amount)
        return self._leaving(again) if price.sells else self._buying(again)

    def _agrees(self, other: Seat, price: int, sells: bool = False) -> bool:
        """Would I accept this price, if they proposed it to me? An offer also tells something about its maker.

        `sells`: they would leave for it; else I would.
        """
        return _accepts(*self._proposed(other, price, sells))

    def _obstacle(self, other: Seat, price: int, sells: bool = False) -> Remark:
        """Why I would not."""
        thinking, proposal = self._proposed(other, price, sells)
        return obstacle(thinking, proposal, other)

    def _deal(self, other: Seat, price: int, sells: bool) -> Terms:
        view, me = self.view, self.view.viewer
        leaver, payer = (other, me) if sells else (me, other)
        return terms([(payer, leaver, price)], [of_seat(view.crew, leaver, view.per_seat)[0]])

    def _proposed(self, other: Seat, price: int, sells: bool) -> tuple[Negotiator, Proposal]:
        """What it would think if this were proposed to it."""
        me = self.view.viewer
        return self._proposing(other, self._deal(other, price, sells), tuple(sorted((other, me))), (me,))

    def _proposing(self, other: Seat, deal: Terms, named: Seats, awaiting: Seats) -> tuple[Negotiator, Proposal]:
        """The same of any deal."""
        view = self.view
        number = 1 + max([one.id for one in view.proposals], default=-1)
        proposal = Proposal(number, other, deal, named, awaiting)
        ready = tuple([seat for seat in view.ready if seat not in named])
        made = tuple([number + (seat == other) for seat, number in enumerate(view.proposals_made)])
        then = structs.replace(view, proposals=(*view.proposals, proposal), ready=ready, proposals_made=made)
        return self._thinking_of(then), proposal

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
        if heard.character in thinking.mine:
            return None
        if roles and self.view.shown.count(roles[0]) > 1 and roles[0] in self._said_by(self.view.viewer):
            return Remark("both", heard.by)
        if heard.character is None or not roles:
            return Remark("nod", heard.by)
        chance = thinking.values.chance_of(heard.character, roles[0])
        if DOUBTED < chance < BELIEVED or self._lies():
            return Remark("nod", heard.by)
        return Remark("doubt" if chance <= DOUBTED else "believe", heard.by)

    def _said_by(self, seat: Seat) -> set[Role]:
        """The roles that this player has said to hold with a character that is in."""
        view, said = self.view, self.thinking.edition.said(self.view)
        return {said[one] for one in view.crew if view.owner(one) == seat and one in said}

    def _warned(self, heard: Heard) -> Remark | None:
        """They say that a player may win: if so, and if we two are probably of one role, my price, if I have one."""
        answer = warned(self.view, heard)
        priced = self._priced_for(heard.by) if answer is not None and answer.what == "threat" else None
        return priced or answer

    def _priced_for(self, by: Seat) -> Remark | None:
        """Where I believe that they are of the role that both of us have said: my price, if I have one."""
        view, thinking = self.view, self.thinking
        shared = self._said_by(by) & self._said_by(view.viewer)
        theirs = of_seat(view.crew, by, view.per_seat)
        if any(thinking.values.chance_of(one, role) >= BELIEVED for one in theirs for role in shared):
            for answer in (self._leaving(Heard(by, "requests", "leave")), self._buying(Heard(by, "sells", "leave"))):
                if answer.wanted is not None:
                    return answer
        return None

    def _joint(self, heard: Heard) -> Remark:
        """Would I pay a third player for leaving, if they pay as much?"""
        view, me, by, about, price = self.view, self.view.viewer, heard.by, heard.about, heard.amount or 0
        leaving = () if about is None else of_seat(view.crew, about, view.per_seat)
        if view.money[by] < price:
            return Remark("broke", by)
        if about is None or not leaving or view.money[me] < price:
            return Remark("abstains", by, amount=price)
        deal = terms([(by, about, price), (me, about, price)], [leaving[0]])
        agrees = _accepts(*self._proposing(by, deal, tuple(sorted((by, about, me))), (me, about)))
        return Remark("joins" if agrees else "abstains", by, amount=price)


def _is_simple(view: HeistView, proposal: Proposal) -> bool:
    """Does one of two pay the other for leaving, with their only character?"""
    payments, leavers = proposal.terms.payments, owners(proposal.terms.departures, view.per_seat)
    if len(proposal.parties) != 2 or len(payments) != 1 or leavers != (payments[0].target,):
        return False
    return len(of_seat(view.crew, leavers[0], view.per_seat)) == 1


def obstacle(thinking: Negotiator, proposal: Proposal, to: Seat) -> Remark:
    """Why I decline this proposal, in words."""
    what = thinking.obstacle(proposal, thinking.values.of_deal(proposal.terms))
    role = thinking.disbelieved(proposal.terms) if what == "bluff" else None
    return Remark(what, to, None if role is None else str(role.value))


def _accepts(thinking: Negotiator, proposal: Proposal) -> bool:
    return thinking.beyond(proposal, thinking.values.of_deal(proposal.terms)) >= 0
