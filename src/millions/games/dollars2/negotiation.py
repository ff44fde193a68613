"""M2-N. Negotiation: announcements in turn, then talk, deals and departures, until all are ready or a vote says so.

What both editions share is in `heists`: talk, departures and readiness in `negotiation`, deals in `bargain`. Here is
what only this edition has: the announcements and the vote.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import ClassVar

from millions.core.form import Forms, one_of
from millions.core.message import Action, Event
from millions.core.problem import Problem, because
from millions.core.seat import Seat, Seats
from millions.core.step import Answers, Ask, Rule
from millions.games.dollars2.components import Table
from millions.games.heists import negotiation as shared
from millions.games.heists.bargain import bargaining_forms
from millions.games.heists.components import Roles
from millions.games.heists.negotiation import Claim as Claim
from millions.games.heists.negotiation import OpenNegotiation, claims_left, of_seat, talking
from millions.games.heists.negotiation import Ready as Ready
from millions.games.heists.negotiation import Withdraw as Withdraw
from millions.games.heists.terms import Characters
from millions.games.heists.three_players import Hand

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


# The vote


class CallVote(Action, frozen=True):
    """M2-N5. The Leader calls a vote to start the heist."""


class VoteCalled(Event, frozen=True):
    """M2-N5. The Leader called a vote; nothing else happens until everybody has voted."""

    seat: Seat


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
        return tuple(seat for seat, vote in enumerate(table.votes) if vote is None)

    def options(self, table: Table, seat: Seat) -> Forms:
        return (one_of(Vote, (True, False)),)

    def answer(self, table: Table, seat: Seat, action: Vote) -> None:
        table.votes = (*table.votes[:seat], action.start, *table.votes[seat + 1 :])
        table.tell(Voted, seat)


class CountVotes(Rule[Table], frozen=True):
    """M2-N5. At least half of the players for it, or the tenth vote of the round, starts the heist."""

    def happen(self, table: Table) -> None:
        votes = tuple(map(bool, table.votes))
        table.votes_held += 1
        table.voted_to_start = 2 * sum(votes) >= table.players or table.votes_held == MOST_VOTES
        table.votes = ()
        table.tell(VotesCounted, votes, table.voted_to_start)


def call_vote(table: Table, seat: Seat, action: CallVote) -> None:
    """M2-N5. Everybody votes before anything else."""
    table.votes = (None,) * table.players
    table.tell(VoteCalled, seat)
    table.push(CastVotes(), CountVotes())


# Talk, deals, departures


class Negotiate(OpenNegotiation[Table], frozen=True):
    """M2-N6. Players talk, bargain and leave until all still in are ready and no proposal is open, or a vote passes."""

    answers: ClassVar[Answers] = {**shared.ANSWERS, CallVote: call_vote}

    def awaits(self, table: Table) -> Seats:
        return () if table.voted_to_start else table.undecided

    def options(self, table: Table, seat: Seat) -> Forms:
        mine, own = of_seat(table.crew, seat, table.per_seat), characters_of(seat, table.per_seat)
        talk = talking(own, mine, table.roles_in_play, claims_left(table, seat), seat in table.ready)
        vote = (one_of(CallVote),) if seat == table.leader else ()
        if not mine:  # M2-N4: may talk, but is party to no deal
            return talk + vote
        return talk + bargaining_forms(table, seat, may_propose=True) + vote  # M2-N2

    def reason(self, table: Table, seat: Seat, action: Action) -> Problem | None:
        if isinstance(action, CallVote):
            return because("not-the-leader", "M2-N5", seat=table.leader)
        return super().reason(table, seat, action)


@lru_cache(maxsize=64)
def characters_of(seat: Seat, per_seat: int) -> Characters:
    """A player's characters, in or out: those they may talk about (M2-N4)."""
    return tuple(range(seat * per_seat, (seat + 1) * per_seat))
