"""M2-N. Negotiation: announcements in turn, then talk, deals and departures, until all are ready or a vote says so.

What both editions share is in `heists`: talk, departures and readiness in `negotiation`, deals in `bargain`. What only
this edition has stands in two chapters of its own: `announcements` and `vote`.
"""

from __future__ import annotations

from typing import ClassVar

from millions.core.form import Forms, one_of
from millions.core.message import Action
from millions.core.problem import Problem, because
from millions.core.seat import Seat, Seats
from millions.core.step import Answers
from millions.games.dollars2.announcements import BeginAnnouncing, MakeAnnouncement
from millions.games.dollars2.components import Table
from millions.games.dollars2.vote import MOST_VOTES, CallVote, CastVotes, CountVotes, call_vote
from millions.games.heists import negotiation as shared
from millions.games.heists.bargain import bargaining_forms
from millions.games.heists.negotiation import OpenNegotiation


class Negotiate(OpenNegotiation[Table], frozen=True):
    """M2-N6. Players talk, bargain and leave until all still in are ready and no proposal is open, or a vote passes."""

    answers: ClassVar[Answers] = {**shared.ANSWERS, CallVote: call_vote}

    def awaits(self, table: Table) -> Seats:
        return () if table.voted_to_start else table.undecided

    def options(self, table: Table, seat: Seat) -> Forms:
        talk = self.talk(table, seat)
        if seat in table.players_in:  # M2-N4: others may talk, but are party to no deal
            talk += bargaining_forms(table, seat, may_propose=True)  # M2-N2
        return talk + VOTE if seat == table.leader and table.votes_held < MOST_VOTES else talk

    def reason(self, table: Table, seat: Seat, action: Action) -> Problem | None:
        match action:
            case CallVote() if seat != table.leader:
                return because("not-the-leader", "M2-N5", seat=table.leader)
            case CallVote():
                return because("too-many-votes", "M2-N5", most=MOST_VOTES)
        return super().reason(table, seat, action)


VOTE: Forms = (one_of(CallVote),)

Steps = BeginAnnouncing | MakeAnnouncement | Negotiate | CastVotes | CountVotes
