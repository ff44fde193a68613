"""M2-N. Negotiation: announcements in turn, then talk, deals and departures, until all are ready or a vote says so.

What both editions share is in `heists`: talk, departures and readiness in `negotiation`, deals in `bargain`. What only
this edition has stands in two chapters of its own: `announcements` and `vote`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar

from millions.core.form import Forms, one_of
from millions.core.message import Action
from millions.core.problem import Problem, because
from millions.core.seat import Seat, Seats
from millions.core.step import Answers
from millions.games.dollars2.components import Table
from millions.games.dollars2.vote import CallVote, call_vote
from millions.games.heists import negotiation as shared
from millions.games.heists.bargain import bargaining_forms
from millions.games.heists.negotiation import OpenNegotiation, claims_left, of_seat, talking
from millions.games.heists.terms import Characters


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


@lru_cache(maxsize=64)  # asked for every offer: 0.1 instead of 1.2 µs
def characters_of(seat: Seat, per_seat: int) -> Characters:
    """A player's characters, in or out: those they may talk about (M2-N4)."""
    return tuple(range(seat * per_seat, (seat + 1) * per_seat))
