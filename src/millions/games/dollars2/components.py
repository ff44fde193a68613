"""What is in the box: roles, Loot cards, money, the numbers of the book, and the table they lie on."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from millions.core.seat import MOST_SEATS, Seat, Seats
from millions.core.table import Account
from millions.core.variant import Price, Purse, played_with
from millions.games.heists import components as shared
from millions.games.heists import variant
from millions.games.heists.components import (
    ACROBAT,
    BRAIN,
    BRUTE,
    DRIVER,
    MENTALIST,
    RESERVE,
    TECH,
    Role,
    Roles,
)
from millions.games.heists.table import TableOf
from millions.games.heists.terms import Character, Characters

ROLES: Roles = (TECH, ACROBAT, BRUTE, MENTALIST, BRAIN, DRIVER)
"""M2-H1. The six kinds of character, in the order in which the heist calls them."""


class Bonus(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """M2-L2. What the reserve adds to the pot if this role is left in."""

    role: Role
    amount: int


class LootCard(shared.Loot, frozen=True):
    """M2-P1. An amount for the pot, role bonuses, and sometimes an amount of its own for the Brain (M2-H7)."""

    bonuses: tuple[Bonus, ...] = ()
    brain: int | None = None


class TurnUp(shared.TurnUp, frozen=True):
    """M2-P1. Chance turns up a Loot card."""

    card: LootCard


class LootTurned(shared.LootTurned, frozen=True):
    """M2-P1. A round begins: this card fills the pot."""

    card: LootCard


# Money: a seat's purse has the seat's number

POT: Account = MOST_SEATS
"""The money in the middle of the table."""

MONEY_IN_THE_BOX = 500


class Variant(variant.Variant, frozen=True, kw_only=True):
    """M2-S2, M2-P3, M2-E1, M2-E3, M2-H4 to M2-H8, M2-L1. Money to begin with, the end of the game, what roles take."""

    start_money: Purse = 10
    """M2-S2."""
    target: Annotated[int, Meta(ge=10, le=300)] = 50
    """M2-E1. The money that ends the game."""
    rounds: variant.Rounds = 5
    """M2-E3."""
    ante: Annotated[int, Meta(ge=1, le=10)] = 2
    """M2-P3."""
    acrobats_take: Price = 5
    """M2-H4. What an Acrobat alone takes from the pot."""
    brutes_take: Price = 2
    """M2-H5. What each Brute takes from the pot."""
    mentalists_take: Price = 2
    """M2-H6. What a Mentalist alone takes from a player."""
    drivers_fee: Price = 1
    """M2-H8. What a Driver alone takes from the pot for every character still in."""
    tech_fine: Price = 5
    """M2-L1. What a Tech loses who is the only one left."""


BOOK = Variant()
NUMBERS = played_with(BOOK)


class GameWon(shared.GameWon, frozen=True):
    """M2-E1, M2-E3. The game is over: `fifty` reached or `rounds` played; a tie is broken by the Leader's seat."""

    tied: Seats


class Table(TableOf[LootCard, Variant], kw_only=True):
    """M2-S7. What this edition adds: announcements and votes. A vote is secret until the last one is cast."""

    numbers = NUMBERS
    turn_up, loot_turned = TurnUp, LootTurned

    # For one round
    announced: tuple[Role | None, ...]
    votes: tuple[bool | None, ...] = ()
    votes_held: int = 0
    voted_to_start: bool = False

    def begin_with(self, card: shared.Loot) -> None:
        """M2-P1. The Loot card's amount goes from the reserve into the pot."""
        super().begin_with(card)
        self.pay(RESERVE, POT, card.amount, "loot")

    def ante(self) -> int:
        """M2-P3. It is always the same, 2 in the book."""
        return self.numbers.ante

    def ante_place(self, character: Character) -> Account:
        """M2-P3. Antes lie in the pot; M2-N3: a character that leaves takes its own back out of it."""
        return POT

    def still_in(self, role: Role) -> Characters:
        """The characters of a role that are still in the heist, clockwise from the Leader."""
        roles = self.roles
        found = [character for character in self.crew if roles[character] is role]
        return tuple(sorted(found, key=self.from_the_leader)) if len(found) > 1 else tuple(found)

    def from_the_leader(self, character: Character) -> int:
        """How far a character lies from the Leader, clockwise."""
        return (character - self.leader * self.per_seat) % len(self.roles)

    def call(self, role: Role) -> Characters:
        """M2-H1, M2-H2. The role's characters turn face up; several, or one the Tech has named, are out.

        Returns those that came forward, in or out.
        """
        called = super().call(role)
        if len(called) > 1 or role is self.named:
            for character in called:
                self.eliminate(character, "named" if role is self.named else "doubled")
        return called

    def call_alone(self, role: Role) -> Character | None:
        """M2-H1, M2-H2. The role is called; its one character that is then still in, if there is one."""
        called = self.call(role)
        return called[0] if len(called) == 1 and role is not self.named else None

    def take_from_pot(self, seat: Seat, amount: int, why: str) -> None:
        """M2-H9. Nobody takes more from the pot than is in it."""
        self.pay(POT, seat, min(amount, self.money[POT]), why)

    def pot_to_reserve(self) -> None:
        """The loot is lost."""
        self.pay(POT, RESERVE, self.money[POT], "pot-lost")

    def clear(self) -> None:
        """M2-E2. Nothing is announced, and no vote was held."""
        super().clear()
        self.announced = (None,) * len(self.roles)
        self.votes_held = 0
        self.voted_to_start = False

    def crown(self, richest: Seats, why: str) -> None:
        """M2-E4. Of those tied, the one closest clockwise to the Leader wins; the Leader is closest of all."""
        self.winners = (self.closest_to_leader(richest),)
        self.tell(GameWon, self.winners, why, richest if len(richest) > 1 else ())

    def closest_to_leader(self, seats: Seats) -> Seat:
        """The first of these met going clockwise from the Leader, the Leader first of all."""
        return min(seats, key=lambda seat: (seat - self.leader) % self.players)


EMPTY_ACCOUNTS = (0,) * (POT + 1)
