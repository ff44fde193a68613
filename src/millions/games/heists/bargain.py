"""M1-N4 to M1-N7, M2-N2. How a deal comes about: proposals, answers, and the moment it is struck."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated

from msgspec import Meta, Struct, structs

from millions.core.form import Form, Forms, one_of
from millions.core.message import Action, Event
from millions.core.problem import Problem, because
from millions.core.seat import Seat, Seats
from millions.core.step import Answers
from millions.core.table import Table
from millions.games.heists.terms import Character, Characters, DealTerms, Terms, impossible, owners, parties

MOST_PROPOSALS = 20
"""M1-N12, M2-N6. In one negotiation, from one player."""

ProposalId = Annotated[int, Meta(ge=1, title="proposal")]


class Proposal(Struct, frozen=True, gc=False):
    """An open proposal: who made it, its terms, everybody named in it, and whose answer is missing."""

    id: ProposalId
    proposer: Seat
    terms: Terms
    parties: Seats
    awaiting: Seats


# What a player may do


class Propose(Action, frozen=True):
    """M1-N5, M2-N2. Propose a deal: who pays whom how much, and whose characters leave."""

    terms: Terms


class Accept(Action, frozen=True):
    """M1-N7, M2-N2. Agree to an open proposal; an agreement given stands until the proposal ends."""

    proposal: ProposalId


class Decline(Action, frozen=True):
    """M1-N7, M2-N2. Decline a proposal one is named in and has not agreed to, which ends it."""

    proposal: ProposalId


class TakeBack(Action, frozen=True):
    """M1-N7, M2-N2. Take one's own proposal back before it is struck."""

    proposal: ProposalId


# What everybody sees of it


class Proposed(Event, frozen=True):
    """A proposal lies on the table."""

    proposal: ProposalId
    seat: Seat
    terms: Terms
    awaiting: Seats


class Agreed(Event, frozen=True):
    """A player agreed to a proposal."""

    proposal: ProposalId
    seat: Seat


class Declined(Event, frozen=True):
    """A player declined a proposal, which ended it."""

    proposal: ProposalId
    seat: Seat


class TookBack(Event, frozen=True):
    """The proposer took a proposal back."""

    proposal: ProposalId
    seat: Seat


class Lapsed(Event, frozen=True):
    """M1-N6. A proposal can no longer be struck."""

    proposal: ProposalId
    parties: Seats


class Struck(Event, frozen=True):
    """A deal is struck: what it says happens now."""

    proposal: ProposalId
    terms: Terms


EVENTS = (Proposed, Agreed, Declined, TookBack, Lapsed, Struck)


class BargainingTable(Table, kw_only=True):
    """What bargaining needs of a table: who is in, and what is proposed."""

    per_seat: int
    crew: Characters = ()
    proposals: tuple[Proposal, ...] = ()
    proposals_made: tuple[int, ...] = ()
    ready: frozenset[Seat] = frozenset()

    def owner(self, character: Character) -> Seat:
        """The player whose character it is."""
        return character // self.per_seat

    @property
    def players_in(self) -> Seats:
        """The seats that still have a character in."""
        return self.crew if self.per_seat == 1 else owners(self.crew, self.per_seat)

    def withdraw(self, character: Character) -> None:
        """A character leaves, as its game says."""
        raise NotImplementedError

    @property
    def undecided(self) -> Seats:
        """M1-N8, M2-N6. The players still in, except those who are ready and owe no answer."""
        players_in = self.crew if self.per_seat == 1 else owners(self.crew, self.per_seat)
        if not (ready := self.ready):
            return players_in
        return all_but(players_in, ready.difference(self.owing()) if self.proposals else ready)

    def owing(self) -> set[Seat]:
        """The seats that owe an answer to an open proposal."""
        return {seat for proposal in self.proposals for seat in proposal.awaiting}


@lru_cache(maxsize=4096)  # asked after every action: 0.3 instead of 2.2 µs
def all_but(seats: Seats, those: frozenset[Seat]) -> Seats:
    """Some seats without those."""
    return tuple(seat for seat in seats if seat not in those)


def bargaining_forms(table: BargainingTable, seat: Seat, may_propose: bool) -> Forms:
    """What a player still in may do about deals."""
    crew, per_seat, proposals = table.crew, table.per_seat, table.proposals
    forms: Forms = ()
    if may_propose and table.proposals_made[seat] < MOST_PROPOSALS and len(owners(crew, per_seat)) > 1:
        forms = (Form(Propose, (DealTerms(seat, crew, table.money, per_seat),)),)
    if proposals:
        asked = tuple([proposal.id for proposal in proposals if seat in proposal.awaiting])
        mine = tuple([proposal.id for proposal in proposals if seat == proposal.proposer])
        return forms + answering(asked, mine)
    return forms


@lru_cache(maxsize=4096)  # asked while proposals are open: 0.1 instead of 0.9 µs
def answering(asked: tuple[ProposalId, ...], mine: tuple[ProposalId, ...]) -> Forms:
    """M1-N7, M2-N2. Accept or decline the proposals that one is asked about, take back one's own."""
    answers = (one_of(Accept, asked), one_of(Decline, asked)) if asked else ()
    return (*answers, one_of(TakeBack, mine)) if mine else answers


def no_bargain(table: BargainingTable, seat: Seat, action: Action) -> Problem | None:
    """M1-N5 to M1-N7, M1-N12; M2-N2, M2-N6. Why a player still in may not propose this, or answer so."""
    match action:
        case Propose(deal):
            problem = DealTerms(seat, table.crew, table.money, table.per_seat).problem(deal)
            if problem is None and table.proposals_made[seat] >= MOST_PROPOSALS:
                return because("too-many-proposals", "M1-N12 M2-N6", most=MOST_PROPOSALS)
            return problem
        case Accept(number) | Decline(number):
            return because("not-asked", "M1-N7 M2-N2", proposal=number)
        case TakeBack(number):
            return because("not-your-proposal", "M1-N7 M2-N2", proposal=number)
    return None


def propose(table: BargainingTable, seat: Seat, action: Propose) -> None:
    """M1-N5. A proposal goes on the table; its proposer agrees to it. M1-N8: those it names are not ready any more."""
    deal, made = action.terms, table.proposals_made
    number = sum(made) + 1
    named = parties(deal, table.per_seat)
    awaiting = tuple([party for party in named if party != seat])
    proposal = Proposal(number, seat, deal, named, awaiting)
    table.proposals += (proposal,)
    table.proposals_made = (*made[:seat], made[seat] + 1, *made[seat + 1 :])
    table.ready = table.ready.difference(named)
    table.tell(Proposed, number, seat, deal, awaiting)


def accept(table: BargainingTable, seat: Seat, action: Accept) -> None:
    """M1-N7. One more agrees; with the last, the deal is struck."""
    proposal = _open(table, action.proposal)
    awaiting = tuple([other for other in proposal.awaiting if other != seat])
    table.tell(Agreed, proposal.id, seat)
    if awaiting:
        waiting = structs.replace(proposal, awaiting=awaiting)
        table.proposals = tuple([waiting if one is proposal else one for one in table.proposals])
    else:
        _strike(table, proposal)
    lapse_the_impossible(table)


def _strike(table: BargainingTable, proposal: Proposal) -> None:
    """M1-N4. The money changes hands, then the characters leave; a struck deal is final."""
    _end(table, proposal.id)
    table.tell(Struck, proposal.id, proposal.terms)
    for payment in proposal.terms.payments:
        table.pay(payment.source, payment.target, payment.amount, "deal")
    for character in proposal.terms.departures:
        table.withdraw(character)


def decline(table: BargainingTable, seat: Seat, action: Decline) -> None:
    """M1-N7. A named player who has not agreed may decline, which ends the proposal."""
    _end(table, action.proposal)
    table.tell(Declined, action.proposal, seat)


def take_back(table: BargainingTable, seat: Seat, action: TakeBack) -> None:
    """M1-N7. The proposer takes the proposal back."""
    _end(table, action.proposal)
    table.tell(TookBack, action.proposal, seat)


BARGAINS: Answers = {Propose: propose, Accept: accept, Decline: decline, TakeBack: take_back}
"""What comes of what `bargaining_forms` offered."""


def lapse_the_impossible(table: BargainingTable) -> None:
    """M1-N6. Open proposals that can no longer be struck lapse by themselves."""
    for proposal in table.proposals:
        if impossible(proposal.terms, proposal.parties, table.crew, table.players_in, table.money):
            _lapse(table, proposal)


def lapse_all(table: BargainingTable) -> None:
    """M1-N8, M2-N5. Proposals still open when the negotiation is over lapse."""
    for proposal in table.proposals:
        _lapse(table, proposal)


def _lapse(table: BargainingTable, proposal: Proposal) -> None:
    _end(table, proposal.id)
    table.tell(Lapsed, proposal.id, proposal.parties)


def _end(table: BargainingTable, number: ProposalId) -> None:
    table.proposals = tuple([proposal for proposal in table.proposals if proposal.id != number])


def _open(table: BargainingTable, number: ProposalId) -> Proposal:
    (proposal,) = [one for one in table.proposals if one.id == number]
    return proposal
