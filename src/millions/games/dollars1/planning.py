"""M1-P. Planning: a Loot card, a secret choice, antes, and the roles shown in the centre."""

from __future__ import annotations

from functools import lru_cache

from millions.core.form import Form, Forms, one_of
from millions.core.message import Action, Event, Secret
from millions.core.nature import CardFrom
from millions.core.seat import Seat, Seats
from millions.core.step import Ask, Chance, Rule
from millions.games.dollars1.components import RESERVE, LootCard, Role, Roles, Table, ante_on
from millions.games.dollars1.three_players import Hand, hands


class TurnUp(Action, frozen=True):
    """M1-P1. Chance turns up a Loot card."""

    card: LootCard


class LootTurned(Event, frozen=True):
    """M1-P1. A round begins: this is what there is to share."""

    round: int
    card: LootCard


class TurnLootCard(Chance[Table, TurnUp], frozen=True):
    """M1-P1. The top Loot card of the pile is turned up."""

    def options(self, table: Table, seat: Seat) -> Forms:
        return (Form(TurnUp, (CardFrom(table.pile),)),)

    def answer(self, table: Table, seat: Seat, action: TurnUp) -> None:
        table.loot = action.card
        table.pile = tuple([card for card in table.pile if card != action.card])
        table.round += 1
        table.tell(LootTurned, table.round, action.card)


class Choose(Action, frozen=True):
    """M1-P2. Place one character face down (with three players two different ones, A and B)."""

    roles: Hand


class Chose(Event, frozen=True):
    """M1-P2. That somebody has chosen is visible; what, is not."""

    seat: Seat


class Placed(Secret, frozen=True):
    """M1-P2. What I placed face down, for my eyes only."""

    roles: Hand


class ChooseCharacters(Ask[Table, Choose], frozen=True):
    """M1-P2. Everybody secretly picks a character; all choose at the same time."""

    stays = True

    def awaits(self, table: Table) -> Seats:
        return yet_to_choose(table.roles, table.per_seat)

    def options(self, table: Table, seat: Seat) -> Forms:
        return choices(table.roles_in_play, table.laid_open[seat], table.per_seat)

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
def choices(roles: Roles, barred: Role | None, per_seat: int) -> Forms:
    """M1-P2. Any of the roles in play, except (M1-O1) the one that lies open before the player."""
    allowed = tuple(role for role in roles if role is not barred)
    return (one_of(Choose, hands(allowed, per_seat)),)


class PlaceAntes(Rule[Table], frozen=True):
    """M1-P3. An ante goes onto every character; the reserve adds what a player lacks (M1-T4: on each of two)."""

    def happen(self, table: Table) -> None:
        assert table.loot is not None
        table.crew, ante = tuple(range(len(table.roles))), table.loot.ante
        for character in table.crew:
            owner, here = table.owner(character), ante_on(character)
            own = min(ante, table.money[owner])
            table.pay(owner, here, own, "ante")
            table.pay(RESERVE, here, ante - own, "ante-helped")


class SetAside(Action, frozen=True):
    """M1-P5. Chance sets one role card aside, face down."""

    role: Role


class RolesShown(Event, frozen=True):
    """M1-P5. All role cards but one lie open, in no order that tells anything."""

    shown: Roles


class ShowRoles(Chance[Table, SetAside], frozen=True):
    """M1-P5. The role cards are shuffled; one is set aside, never to be shown (M1-P6), the others lie open."""

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
