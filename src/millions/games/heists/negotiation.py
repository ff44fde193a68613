"""M1-N, M2-N. Negotiation: talk binds nobody, deals do, and anybody may leave.

Deals are in `terms` and `bargain`. Each edition adds how its Leader presses for a decision, and what is its own.
"""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar, Generic, TypeVar

from millions.core.form import Forms, one_of
from millions.core.message import Action, Event
from millions.core.problem import Problem, because
from millions.core.seat import Seat, Seats
from millions.core.step import Answers, Ask, Rule
from millions.games.heists.bargain import (
    BARGAINS,
    Accept,
    Decline,
    Propose,
    TakeBack,
    lapse_all,
    lapse_the_impossible,
    no_bargain,
)
from millions.games.heists.components import Claimed, Role, Roles
from millions.games.heists.planning import not_in_play
from millions.games.heists.table import Table
from millions.games.heists.terms import Character, Characters, of_seat

MOST_CLAIMS = 20
"""M1-N12, M2-N6. In one negotiation, from one player."""

T = TypeVar("T", bound=Table)

# What a player may do


class Claim(Action, frozen=True):
    """M1-N1, M2-N1. Claim that one's character is of a role in play: true or not, it binds nobody."""

    character: Character
    role: Role


class Withdraw(Action, frozen=True):
    """M1-N2, M2-N3. Take one's character out of the heist; its ante comes back."""

    character: Character


class Ready(Action, frozen=True):
    """M1-N8, M2-N6. Say that the heist may start."""


class SaidReady(Event, frozen=True):
    """M1-N8, M2-N6. A player is ready."""

    seat: Seat


# The question


class OpenNegotiation(Ask[T, Action], Generic[T], frozen=True):
    """M1-N8, M2-N6. Players still in talk, bargain and leave until all of them are ready and owe no answer."""

    stays = True

    answers: ClassVar[Answers]
    """What comes of each verb that the edition offers."""

    def awaits(self, table: T) -> Seats:
        return table.undecided

    def open_to(self, table: T) -> Seats:
        everybody, players_in = range(table.players), table.players_in  # players still in may always leave
        return tuple([seat for seat in everybody if seat in players_in or self.options(table, seat)])

    for_players_in: ClassVar[tuple[type[Action], ...]] = (Withdraw, Ready, Propose, Accept, Decline, TakeBack)
    """M1-N3, M2-N4. What only a player with a character still in may do."""

    def reason(self, table: T, seat: Seat, action: Action) -> Problem | None:
        if seat not in table.players_in and isinstance(action, self.for_players_in):
            return because("you-have-left", "M1-N3 M2-N4")
        return no_talk(table, seat, action) or no_bargain(table, seat, action)

    leavers_talk: ClassVar[bool] = True
    """M2-N4. Players who have left may still claim what their characters were; M1-N3: not in the first edition."""

    def talk(self, table: T, seat: Seat) -> Forms:
        """M1-N1, M1-N2, M1-N8; M2-N1, M2-N3, M2-N6. What a player may say and do beside deals."""
        may_claim, ready = len(table.claims) < MOST_CLAIMS or claims_left(table, seat), seat in table.ready
        return talk_of(seat, table.crew, table.per_seat, table.roles_in_play, may_claim, ready, self.leavers_talk)

    def not_open(self, table: T, seat: Seat, action: Action) -> Problem | None:
        return self.reason(table, seat, action)

    def answer(self, table: T, seat: Seat, action: Action) -> None:
        self.answers[type(action)](table, seat, action)


# What comes of it


def claim(table: Table, seat: Seat, action: Claim) -> None:
    """M1-N1, M2-N1. Everybody hears it."""
    table.claims += (Claimed(action.character, action.role),)
    table.tell(Claimed, action.character, action.role)


def withdraw(table: Table, seat: Seat, action: Withdraw) -> None:
    """M1-N2, M1-N6, M2-N3. The character is out, and proposals that can no longer be struck lapse."""
    table.withdraw(action.character)
    lapse_the_impossible(table)


def say_ready(table: Table, seat: Seat, action: Ready) -> None:
    """M1-N8, M2-N6. One more player is ready."""
    table.ready |= {seat}
    table.tell(SaidReady, seat)


ANSWERS: Answers = {Claim: claim, Withdraw: withdraw, Ready: say_ready, **BARGAINS}
"""What comes of what both editions offer."""

# What is on offer


@lru_cache(maxsize=4096)  # asked for every offer: 0.2 instead of 1.6 µs
def talk_of(
    seat: Seat, crew: Characters, per_seat: int, roles: Roles, may_claim: bool, ready: bool, leavers_talk: bool
) -> Forms:
    """Claim a role, for a character in or (M2-N4) out; with characters still in, also leave and say ready."""
    still_in = of_seat(crew, seat, per_seat)
    claimable = tuple(range(seat * per_seat, (seat + 1) * per_seat)) if leavers_talk else still_in
    claim = (one_of(Claim, claimable, roles),) if may_claim and claimable else ()
    leave = (one_of(Withdraw, still_in),) if still_in else ()
    return (*claim, *leave, *((one_of(Ready),) if still_in and not ready else ()))


def claims_left(table: Table, seat: Seat) -> bool:
    """M1-N12, M2-N6. At most 20 claims in one negotiation."""
    if len(table.claims) < MOST_CLAIMS:
        return True
    return sum(table.owner(claim.character) == seat for claim in table.claims) < MOST_CLAIMS


def no_talk(table: Table, seat: Seat, action: Action) -> Problem | None:
    """M1-N1, M1-N2, M1-N8; M2-N1, M2-N3, M2-N6. Why a player may not claim this, leave so, or say ready."""
    match action:
        case Claim(role=role) if role not in table.roles_in_play:
            return not_in_play(role)
        case Claim(character) if table.owner(character) != seat:
            return because("character-not-yours", "M1-N1 M2-N1")
        case Claim() if not claims_left(table, seat):
            return because("too-many-claims", "M1-N12 M2-N6", most=MOST_CLAIMS)
        case Withdraw(character) if table.owner(character) != seat:
            return because("character-not-yours", "M1-N2 M2-N3")
        case Claim(character) | Withdraw(character) if character not in table.crew:
            return because("character-left", "M1-N2 M2-N3", character=character)
        case Ready() if seat in table.owing():
            asked = [str(one.id) for one in table.proposals if seat in one.awaiting]
            return because("ready-but-asked", "M1-N8 M2-N6", proposal=", ".join(asked))
        case Ready() if seat in table.ready:
            return because("ready-already", "M1-N8 M2-N6")
    return None


# The end of the negotiation


class HeistBegan(Event, frozen=True):
    """M1-N10, M2-N7. The negotiation is over; these characters are in. With nobody left in there is no heist."""

    crew: Characters


class EndNegotiation(Rule[Table], frozen=True):
    """M1-N10, M2-N5, M2-N7. Proposals still open lapse; with nobody left in, heist and sharing come to nothing."""

    def happen(self, table: Table) -> None:
        lapse_all(table)
        table.tell(HeistBegan, table.crew)
