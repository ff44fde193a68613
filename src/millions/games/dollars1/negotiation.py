"""M1-N. Negotiation: talk binds nobody, deals do, and anybody may leave."""

from __future__ import annotations

from functools import lru_cache

from millions.core.form import Forms, one_of
from millions.core.message import Action, Event, Secret
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
from millions.games.dollars1.components import Role, Roles, Table

MOST_CLAIMS = 20
"""M1-N12. In one negotiation, from one player."""


# What a player may do


class Claim(Action, frozen=True):
    """M1-N1. Claim that one's character is of a role in play: true or not, it binds nobody."""

    character: Character
    role: Role


class Withdraw(Action, frozen=True):
    """M1-N2. Take one's character out of the heist; its ante comes back."""

    character: Character


class Ready(Action, frozen=True):
    """M1-N8. Say that, for all one cares, the heist may start."""


class CallTime(Action, frozen=True):
    """M1-N9. The Leader presses for a decision, once a round: from now on no new proposals."""


class Intimidate(Action, frozen=True):
    """M1-N11. Spend an Intimidation card to look at another player's character that is in and face down."""

    character: Character


Negotiation = Claim | Withdraw | Ready | CallTime | Intimidate | Propose | Accept | Decline | TakeBack

# What is seen of it


class Claimed(Event, frozen=True):
    """M1-N1. A player claimed a role."""

    character: Character
    role: Role


class SaidReady(Event, frozen=True):
    """M1-N8. A player is ready."""

    seat: Seat


class TimeCalled(Event, frozen=True):
    """M1-N9. The Leader called time."""

    seat: Seat


class Looked(Event, frozen=True):
    """M1-N11. All see that an Intimidation card was spent, and on whom."""

    seat: Seat
    character: Character


class Saw(Secret, frozen=True):
    """M1-N11. Only the spender sees what the character is."""

    character: Character
    role: Role


class Negotiate(Ask[Table, Negotiation], frozen=True):
    """M1-N8. Players still in talk, bargain and leave until every one of them is ready and owes no answer."""

    stays = True

    def awaits(self, table: Table) -> Seats:
        return table.undecided

    def open_to(self, table: Table) -> Seats:
        everybody, players_in = range(table.players), table.players_in  # whoever is in may leave, at the least
        return tuple([seat for seat in everybody if seat in players_in or self.options(table, seat)])

    def options(self, table: Table, seat: Seat) -> Forms:
        forms = looking(table, seat)
        if seat == table.leader and not table.time_called:
            forms = (one_of(CallTime), *forms)
        if seat not in table.players_in:  # M1-N3: silence, but for the Leader's call and a look
            return forms
        mine = of_seat(table.crew, seat, table.per_seat)
        own = talking(mine, table.roles_in_play, claims_left(table, seat), seat in table.ready)
        return own + bargaining_forms(table, seat, may_propose=not table.time_called) + forms

    def answer(self, table: Table, seat: Seat, action: Negotiation) -> None:
        ANSWERS[type(action)](table, seat, action)


# What comes of it


def claim(table: Table, seat: Seat, action: Claim) -> None:
    """M1-N1. Everybody hears it."""
    table.claims += (Claimed(action.character, action.role),)
    table.tell(Claimed, action.character, action.role)


def withdraw(table: Table, seat: Seat, action: Withdraw) -> None:
    """M1-N2, M1-N6. The character is out, and so is every deal that needed it."""
    table.withdraw(action.character)
    lapse_the_impossible(table)


def say_ready(table: Table, seat: Seat, action: Ready) -> None:
    """M1-N8. One more is ready."""
    table.ready |= {seat}
    table.tell(SaidReady, seat)


def call_time(table: Table, seat: Seat, action: CallTime) -> None:
    """M1-N9. No more proposals."""
    table.time_called = True
    table.tell(TimeCalled, seat)


def look(table: Table, seat: Seat, action: Intimidate) -> None:
    """M1-N11. The card is spent, all see on whom; only the spender sees the role."""
    character, role = action.character, table.roles[action.character]
    assert role is not None
    table.intimidation = tuple([cards - (owner == seat) for owner, cards in enumerate(table.intimidation)])
    table.looks += (Looked(seat, character),)
    table.tell(Looked, seat, character)
    table.tell(Saw, seat, character, role)


ANSWERS: Answers = {
    Claim: claim,
    Withdraw: withdraw,
    Ready: say_ready,
    CallTime: call_time,
    Intimidate: look,
    **BARGAINS,
}

# What is on offer


def claims_left(table: Table, seat: Seat) -> bool:
    """M1-N12. At most 20 claims in one negotiation."""
    if len(table.claims) < MOST_CLAIMS:
        return True
    return sum([table.owner(claim.character) == seat for claim in table.claims]) < MOST_CLAIMS


@lru_cache(maxsize=4096)
def of_seat(characters: Characters, seat: Seat, per_seat: int) -> Characters:
    """Those of the characters that are this seat's."""
    return tuple(character for character in characters if character // per_seat == seat)


@lru_cache(maxsize=4096)
def talking(mine: Characters, roles: Roles, may_claim: bool, ready: bool) -> Forms:
    """M1-N1, M1-N2, M1-N8. Claim a role, leave, say ready."""
    claim = (one_of(Claim, mine, roles),) if may_claim else ()
    return (*claim, one_of(Withdraw, mine), *(() if ready else (one_of(Ready),)))


def looking(table: Table, seat: Seat) -> Forms:
    """M1-N11. Whoever has an Intimidation card may look at a character of another player that is in and face down."""
    if not table.intimidation[seat]:
        return ()
    hidden = tuple([one for one in table.crew if one // table.per_seat != seat and one not in table.face_up])
    return (one_of(Intimidate, hidden),) if hidden else ()


# The end of the negotiation


class HeistBegan(Event, frozen=True):
    """M1-N10. The negotiation is over; these characters are in. With nobody left in there is no heist."""

    crew: Characters


class EndNegotiation(Rule[Table], frozen=True):
    """M1-N10. Proposals still open lapse and the heist starts; with nobody left in, nothing comes of it."""

    def happen(self, table: Table) -> None:
        lapse_all(table)
        table.tell(HeistBegan, table.crew)
