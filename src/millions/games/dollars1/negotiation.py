"""M1-N. Negotiation: talk binds nobody, deals do, and anybody may leave.

What both editions share is in `heists`: talk, departures and readiness in `negotiation`, deals in `bargain`. Here is
what only this edition has: the Leader's call for time. Intimidation cards have a chapter of their own.
"""

from __future__ import annotations

from typing import ClassVar

from millions.core.form import Forms, one_of
from millions.core.message import Action, Event
from millions.core.problem import Problem, because
from millions.core.seat import Seat
from millions.core.step import Answers
from millions.games.dollars1.components import Table
from millions.games.dollars1.intimidation import Intimidate, look, looking
from millions.games.heists import negotiation as shared
from millions.games.heists.bargain import Accept, Decline, Propose, bargaining_forms
from millions.games.heists.negotiation import Claim, OpenNegotiation, Ready, Withdraw


class CallTime(Action, frozen=True):
    """M1-N9. The Leader presses for a decision, once a round and not at once: from now on no new proposals."""


class TimeCalled(Event, frozen=True):
    """M1-N9. The Leader called time."""

    seat: Seat


def call_time(table: Table, seat: Seat, action: CallTime) -> None:
    """M1-N9. No more proposals."""
    table.time_called = True
    table.tell(TimeCalled, seat)


class Negotiate(OpenNegotiation[Table], frozen=True):
    """M1-N8. Players still in talk, bargain and leave until every one of them is ready and owes no answer."""

    answers: ClassVar[Answers] = {**shared.ANSWERS, CallTime: call_time, Intimidate: look}

    acts: ClassVar[tuple[type[Action], ...]] = (Claim, Propose, Accept, Decline, Withdraw, Ready)
    """M1-N9. The other players must have done this, as often as there are other players, before time may be called."""

    leavers_talk: ClassVar[bool] = False

    for_players_in: ClassVar[tuple[type[Action], ...]] = (Claim, *OpenNegotiation.for_players_in)

    def options(self, table: Table, seat: Seat) -> Forms:
        talk = self.talk(table, seat)
        if not talk:  # M1-N3: silence, but for a look
            return looking(table, seat)
        forms = talk + bargaining_forms(table, seat, may_propose=not table.time_called)
        if seat == table.leader and not table.time_called and not table.acts_before_time:
            forms += CALL_TIME
        return forms + looking(table, seat)

    def answer(self, table: Table, seat: Seat, action: Action) -> None:
        self.answers[type(action)](table, seat, action)
        if table.acts_before_time and seat != table.leader and isinstance(action, self.acts):
            table.acts_before_time -= 1

    def reason(self, table: Table, seat: Seat, action: Action) -> Problem | None:
        match action:
            case CallTime() if seat != table.leader:
                return because("not-the-leader", "M1-N9", seat=table.leader)
            case CallTime() if table.time_called:
                return because("time-already-called", "M1-N9")
            case CallTime() if seat not in table.players_in:
                return because("you-have-left", "M1-N9")
            case CallTime():
                return because("time-too-early", "M1-N9", acts=table.acts_before_time)
            case Intimidate() if not table.intimidation[seat]:
                return because("no-intimidation-card", "M1-N11")
            case Intimidate(character) if table.owner(character) < table.players:
                return because("cannot-look", "M1-N11", character=character)
        problem = super().reason(table, seat, action)
        if problem is None and table.time_called and isinstance(action, Propose):
            return because("time-was-called", "M1-N9")
        return problem


CALL_TIME: Forms = (one_of(CallTime),)
