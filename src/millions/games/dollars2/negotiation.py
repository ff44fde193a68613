"""M2-N. Negotiation: announcements in turn, then talk, deals and departures, until all are ready or a vote says so."""

from __future__ import annotations

from functools import lru_cache
from itertools import product

from millions.core.form import Forms, one_of
from millions.core.message import Action, Event
from millions.core.seat import Seat, Seats
from millions.core.step import Answers, Ask, Rule
from millions.games.deals.bargain import (
    BARGAINS,
    Accept,
    Decline,
    Propose,
    TakeBack,
    bargaining_forms,
    lapse_all,
    lapse_the_impossible,
)
from millions.games.deals.terms import Character, Characters
from millions.games.dollars2.components import Role, Roles, Table
from millions.games.dollars2.three_players import Hand

MOST_CLAIMS = 20
"""M2-N6. In one negotiation, from one player."""

MOST_VOTES = 10
"""M2-N5. The tenth vote of a round starts the heist whatever its result."""

# Announcements


class Announce(Action, frozen=True):
    """M2-N1. Announce the role one sent: truth or lie, but a role in play (with three players one each for A and B)."""

    roles: Hand


class Announced(Event, frozen=True):
    """M2-N1. A player announced what they say they sent."""

    seat: Seat
    roles: Hand


class BeginAnnouncing(Rule[Table], frozen=True):
    """M2-N1. Starting with the Leader and going clockwise, every player makes an announcement."""

    def happen(self, table: Table) -> None:
        turns = [(table.leader + turn) % table.players for turn in range(table.players)]
        table.push(*[MakeAnnouncement(seat) for seat in turns])


class MakeAnnouncement(Ask[Table, Announce], frozen=True):
    """M2-N1. This player must announce a role in play."""

    seat: Seat

    def awaits(self, table: Table) -> Seats:
        return (self.seat,)

    def options(self, table: Table, seat: Seat) -> Forms:
        return announcements(table.roles_in_play, table.per_seat)

    def answer(self, table: Table, seat: Seat, action: Announce) -> None:
        first = seat * table.per_seat
        table.announced = table.announced[:first] + action.roles + table.announced[first + table.per_seat :]
        table.tell(Announced, seat, action.roles)


@lru_cache(maxsize=64)
def announcements(roles: Roles, per_seat: int) -> Forms:
    """M2-N1. Any role in play; with two characters, the two may be announced as the same role."""
    return (one_of(Announce, tuple(product(roles, repeat=per_seat))),)


# Talk, deals, departures


class Claim(Action, frozen=True):
    """M2-N1. Say later what one's character is: talk, which binds nobody."""

    character: Character
    role: Role


class Withdraw(Action, frozen=True):
    """M2-N3. Take one's character out of the heist; its 2 come back out of the pot."""

    character: Character


class Ready(Action, frozen=True):
    """M2-N6. Say that, for all one cares, the heist may start."""


class CallVote(Action, frozen=True):
    """M2-N5. The Leader calls a vote to start the heist."""


Negotiation = Claim | Withdraw | Ready | CallVote | Propose | Accept | Decline | TakeBack


class Claimed(Event, frozen=True):
    """M2-N1. A player claimed a role."""

    character: Character
    role: Role


class SaidReady(Event, frozen=True):
    """M2-N6. A player is ready."""

    seat: Seat


class VoteCalled(Event, frozen=True):
    """M2-N5. The Leader called a vote; nothing else happens until everybody has voted."""

    seat: Seat


class Negotiate(Ask[Table, Negotiation], frozen=True):
    """M2-N6. Players talk, bargain and leave until all still in are ready and no proposal is open, or a vote passes."""

    stays = True

    def awaits(self, table: Table) -> Seats:
        if table.voted_to_start:
            return ()
        return table.undecided

    def open_to(self, table: Table) -> Seats:
        everybody, players_in = range(table.players), table.players_in  # whoever is in may leave, at the least
        return tuple([seat for seat in everybody if seat in players_in or self.options(table, seat)])

    def options(self, table: Table, seat: Seat) -> Forms:
        mine = of_seat(table.crew, seat, table.per_seat)
        talk = talking(seat, mine, table.per_seat, table.roles_in_play, claims_left(table, seat), seat in table.ready)
        vote = (one_of(CallVote),) if seat == table.leader else ()
        if not mine:  # M2-N4: may talk, but is party to no deal
            return talk + vote
        return talk + bargaining_forms(table, seat, may_propose=True) + vote  # M2-N2

    def answer(self, table: Table, seat: Seat, action: Negotiation) -> None:
        ANSWERS[type(action)](table, seat, action)


# What comes of it


def claim(table: Table, seat: Seat, action: Claim) -> None:
    """M2-N1. Everybody hears it."""
    table.claims += (Claimed(action.character, action.role),)
    table.tell(Claimed, action.character, action.role)


def withdraw(table: Table, seat: Seat, action: Withdraw) -> None:
    """M2-N3. The character is out, and so is every deal that needed it."""
    table.withdraw(action.character)
    lapse_the_impossible(table)


def say_ready(table: Table, seat: Seat, action: Ready) -> None:
    """M2-N6. One more is ready."""
    table.ready |= {seat}
    table.tell(SaidReady, seat)


def call_vote(table: Table, seat: Seat, action: CallVote) -> None:
    """M2-N5. Everybody votes before anything else."""
    table.votes = (None,) * table.players
    table.tell(VoteCalled, seat)
    table.push(CastVotes(), CountVotes())


ANSWERS: Answers = {Claim: claim, Withdraw: withdraw, Ready: say_ready, CallVote: call_vote, **BARGAINS}

# What is on offer


@lru_cache(maxsize=4096)
def of_seat(characters: Characters, seat: Seat, per_seat: int) -> Characters:
    """Those of the characters that are this seat's."""
    return tuple(character for character in characters if character // per_seat == seat)


@lru_cache(maxsize=4096)
def talking(seat: Seat, mine: Characters, per_seat: int, roles: Roles, may_claim: bool, ready: bool) -> Forms:
    """M2-N1, M2-N3, M2-N4, M2-N6. Everybody may claim; those in may also leave, and say ready."""
    own = tuple(range(seat * per_seat, (seat + 1) * per_seat))
    claim = (one_of(Claim, own, roles),) if may_claim else ()
    leave = (one_of(Withdraw, mine),) if mine else ()
    return (*claim, *leave, *((one_of(Ready),) if mine and not ready else ()))


def claims_left(table: Table, seat: Seat) -> bool:
    """M2-N6. At most 20 claims in one negotiation."""
    if len(table.claims) < MOST_CLAIMS:
        return True
    return sum([table.owner(claim.character) == seat for claim in table.claims]) < MOST_CLAIMS


# The vote


class Vote(Action, frozen=True):
    """M2-N5. For or against starting the heist now."""

    start: bool


class Voted(Event, frozen=True):
    """M2-N5. That somebody has voted is visible; how, only when the last vote is in."""

    seat: Seat


class VotesCounted(Event, frozen=True):
    """M2-N5. Each vote by name, and whether the heist starts."""

    votes: tuple[bool, ...]
    start: bool


class CastVotes(Ask[Table, Vote], frozen=True):
    """M2-N5. All players at the table vote, withdrawn or not, all at the same time."""

    stays = True

    def awaits(self, table: Table) -> Seats:
        return tuple([seat for seat, vote in enumerate(table.votes) if vote is None])

    def options(self, table: Table, seat: Seat) -> Forms:
        return (one_of(Vote, (True, False)),)

    def answer(self, table: Table, seat: Seat, action: Vote) -> None:
        table.votes = (*table.votes[:seat], action.start, *table.votes[seat + 1 :])
        table.tell(Voted, seat)


class CountVotes(Rule[Table], frozen=True):
    """M2-N5. At least half of the players for it, or the tenth vote of the round, starts the heist."""

    def happen(self, table: Table) -> None:
        votes = tuple([bool(vote) for vote in table.votes])
        table.votes_held += 1
        table.voted_to_start = 2 * sum(votes) >= table.players or table.votes_held == MOST_VOTES
        table.votes = ()
        table.tell(VotesCounted, votes, table.voted_to_start)


# The end of the negotiation


class HeistBegan(Event, frozen=True):
    """M2-N7. The negotiation is over; these characters are in. With nobody left in there is no heist."""

    crew: Characters


class EndNegotiation(Rule[Table], frozen=True):
    """M2-N5, M2-N7. Proposals still open lapse; with nobody left in, heist and sharing come to nothing."""

    def happen(self, table: Table) -> None:
        lapse_all(table)
        table.tell(HeistBegan, table.crew)
