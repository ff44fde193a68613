"""M1-P, M2-P. Planning: a Loot card, a secret choice, antes, and the roles shown in the centre."""

from __future__ import annotations

from functools import lru_cache

from millions.core.form import Form, Forms, one_of
from millions.core.message import Action, Event, Secret
from millions.core.nature import CardFrom
from millions.core.problem import Problem, because
from millions.core.seat import Seat, Seats
from millions.core.step import Ask, Chance, Rule
from millions.games.heists.components import RESERVE, Role, Roles, TurnUp
from millions.games.heists.table import Table
from millions.games.heists.three_players import Hand, hands


class TurnLootCard(Chance[Table, TurnUp], frozen=True):
    """M1-P1, M2-P1. With this step a round begins: the top Loot card of the pile is turned up.

    The pile is a bag (M1-S3, M2-S3): which card lies on top is drawn when it is turned. In the second edition its
    amount fills the pot.
    """

    def options(self, table: Table, seat: Seat) -> Forms:
        return (Form(table.turn_up, (CardFrom(table.pile),)),)

    def answer(self, table: Table, seat: Seat, action: TurnUp) -> None:
        table.begin_with(action.card)


class Choose(Action, frozen=True):
    """M1-P2, M2-P2. Place one character face down (with three players two different ones, A and B)."""

    roles: Hand


class Chose(Event, frozen=True):
    """M1-P2, M2-P2. That somebody has chosen is visible; what, is not."""

    seat: Seat


class Placed(Secret, frozen=True):
    """M1-P2, M2-P2. What I placed face down, for my eyes only."""

    roles: Hand


class ChooseCharacters(Ask[Table, Choose], frozen=True):
    """M1-P2, M2-P2. Everybody secretly picks a character; all choose at the same time."""

    stays = True

    def awaits(self, table: Table) -> Seats:
        return yet_to_choose(table.roles, table.per_seat)

    def options(self, table: Table, seat: Seat) -> Forms:
        return choices(table.choice(seat), table.per_seat)

    def reason(self, table: Table, seat: Seat, action: Action) -> Problem | None:
        if not isinstance(action, Choose):
            return None
        unavailable = (no_choice(role, table.roles_in_play, table.choice(seat)) for role in action.roles)
        return next(filter(None, unavailable), None) or because("number-of-roles", "M1-P2 M2-P2", number=table.per_seat)

    def answer(self, table: Table, seat: Seat, action: Choose) -> None:
        first = seat * table.per_seat
        table.roles = table.roles[:first] + action.roles + table.roles[first + table.per_seat :]
        table.tell(Chose, seat)
        table.tell(Placed, seat, action.roles)


@lru_cache(maxsize=4096)  # asked after every choice: 0.1 instead of 1.8 µs
def yet_to_choose(roles: tuple[Role | None, ...], per_seat: int) -> Seats:
    """The seats that have placed nothing yet."""
    return tuple(seat for seat, role in enumerate(roles[::per_seat]) if role is None)


def no_choice(role: Role, in_play: Roles, choice: Roles) -> Problem | None:
    """M1-P2, M2-P2. Why a role may not be picked, of those in play and those that this player has the choice of."""
    if role not in in_play:
        return not_in_play(role)
    return None if role in choice else because("role-barred", "M1-O1", role=role.value)


def not_in_play(role: Role) -> Problem:
    """M1-S1, M2-S1. Which roles are in play depends on the number of players."""
    return because("not-in-play", "M1-S1 M2-S1", role=role.value)


@lru_cache(maxsize=64)  # 0.2 instead of 2 µs
def choices(roles: Roles, per_seat: int) -> Forms:
    """M1-P2, M2-P2. Any of these roles, or any two different ones."""
    return (one_of(Choose, hands(roles, per_seat)),)


class PlaceAntes(Rule[Table], frozen=True):
    """M1-P3, M2-P3. An ante for every character; the reserve adds what a player lacks (M1-T4: for each of two)."""

    def happen(self, table: Table) -> None:
        ante, table.crew = table.ante(), tuple(range(len(table.roles)))
        for character in table.crew:
            owner, place = table.owner(character), table.ante_place(character)
            own = min(ante, table.money[owner])
            table.pay(owner, place, own, "ante")
            table.pay(RESERVE, place, ante - own, "ante-helped")


class SetAside(Action, frozen=True):
    """M1-P5, M2-P4. Chance sets one role card aside, face down."""

    role: Role


class RolesShown(Event, frozen=True):
    """M1-P5, M2-P4. All role cards but one lie open, in no order that tells anything."""

    shown: Roles


class ShowRoles(Chance[Table, SetAside], frozen=True):
    """M1-P5, M2-P4. The role cards are shuffled; one is set aside for good (M1-P6, M2-P5), the rest lie open."""

    def options(self, table: Table, seat: Seat) -> Forms:
        return (Form(SetAside, (CardFrom(in_order(table.roles)),)),)

    def answer(self, table: Table, seat: Seat, action: SetAside) -> None:
        cards = list(in_order(table.roles))
        cards.remove(action.role)
        table.set_aside = action.role
        table.shown = tuple(cards)
        table.tell(RolesShown, table.shown)


@lru_cache(maxsize=4096)  # asked twice in a round: 0.1 instead of 9 µs
def in_order(cards: tuple[Role | None, ...]) -> Roles:
    """Role cards as an unordered line: spelled in the order of the call, whichever player placed them."""
    return tuple(role for role in Role for card in cards if card is role)
