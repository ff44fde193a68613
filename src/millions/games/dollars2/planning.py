"""M2-P. Planning: a Loot card fills the pot, a secret choice, antes, and the roles shown in the centre."""

from __future__ import annotations

from functools import lru_cache

from millions.core.form import Form, Forms, one_of
from millions.core.message import Action, Event, Secret
from millions.core.nature import CardFrom
from millions.core.seat import Seat, Seats
from millions.core.step import Ask, Chance, Rule
from millions.games.dollars2.components import ANTE, POT, RESERVE, LootCard, Role, Roles, Table
from millions.games.dollars2.three_players import Hand, hands


class TurnUp(Action, frozen=True):
    """M2-P1. Chance turns up a Loot card."""

    card: LootCard


class LootTurned(Event, frozen=True):
    """M2-P1. A round begins: this card fills the pot."""

    round: int
    card: LootCard


class TurnLootCard(Chance[Table, TurnUp], frozen=True):
    """M2-P1. The top Loot card is turned up and its amount goes from the reserve into the pot."""

    def options(self, table: Table, seat: Seat) -> Forms:
        return (Form(TurnUp, (CardFrom(table.pile),)),)

    def answer(self, table: Table, seat: Seat, action: TurnUp) -> None:
        table.loot = action.card
        table.pile = tuple([card for card in table.pile if card != action.card])
        table.round += 1
        table.tell(LootTurned, table.round, action.card)
        table.pay(RESERVE, POT, action.card.amount, "loot")


class Choose(Action, frozen=True):
    """M2-P2. Place one character face down (with three players two different ones, A and B)."""

    roles: Hand


class Chose(Event, frozen=True):
    """M2-P2. That somebody has chosen is visible; what, is not."""

    seat: Seat


class Placed(Secret, frozen=True):
    """M2-P2. What I placed face down, for my eyes only."""

    roles: Hand


class ChooseCharacters(Ask[Table, Choose], frozen=True):
    """M2-P2. Everybody secretly picks a role; all choose at the same time."""

    stays = True

    def awaits(self, table: Table) -> Seats:
        return yet_to_choose(table.roles, table.per_seat)

    def options(self, table: Table, seat: Seat) -> Forms:
        return choices(table.roles_in_play, table.per_seat)

    def answer(self, table: Table, seat: Seat, action: Choose) -> None:
        first = seat * table.per_seat
        table.roles = table.roles[:first] + action.roles + table.roles[first + table.per_seat :]
        table.tell(Chose, seat)
        table.tell(Placed, seat, action.roles)


@lru_cache(maxsize=4096)
def yet_to_choose(roles: tuple[Role | None, ...], per_seat: int) -> Seats:
    """The seats that have placed nothing yet."""
    return tuple(seat for seat, role in enumerate(roles[::per_seat]) if role is None)


@lru_cache(maxsize=64)
def choices(roles: Roles, per_seat: int) -> Forms:
    """M2-P2. Any of the roles in play."""
    return (one_of(Choose, hands(roles, per_seat)),)


class PlaceAntes(Rule[Table], frozen=True):
    """M2-P3. For every character 2 go into the pot; the reserve adds what a player lacks."""

    def happen(self, table: Table) -> None:
        table.crew = tuple(range(len(table.roles)))
        for character in table.crew:
            owner = table.owner(character)
            own = min(ANTE, table.money[owner])
            table.pay(owner, POT, own, "ante")
            table.pay(RESERVE, POT, ANTE - own, "ante-helped")


class SetAside(Action, frozen=True):
    """M2-P4. Chance leaves one role card face down."""

    role: Role


class RolesShown(Event, frozen=True):
    """M2-P4. All role cards but one lie open, in no order that tells anything."""

    shown: Roles


class ShowRoles(Chance[Table, SetAside], frozen=True):
    """M2-P4. The role cards are shuffled; all but one are shown. The other one stays hidden (M2-P5)."""

    def options(self, table: Table, seat: Seat) -> Forms:
        return (Form(SetAside, (CardFrom(in_order(table.roles)),)),)

    def answer(self, table: Table, seat: Seat, action: SetAside) -> None:
        cards = list(in_order(table.roles))
        cards.remove(action.role)
        table.set_aside = action.role
        table.shown = tuple(cards)
        table.tell(RolesShown, table.shown)


@lru_cache(maxsize=4096)
def in_order(cards: tuple[Role | None, ...]) -> Roles:
    """Role cards as an unordered line: spelled in the order of the call, whoever played them."""
    return tuple([role for role in Role for card in cards if card is role])
