"""What is in the box: roles, Loot cards, money, the numbers of the book, and the table they lie on."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from millions.core.message import Event
from millions.core.seat import Seat, Seats
from millions.core.table import Account
from millions.core.variant import Price, Purse, played_with
from millions.games.heists import components as shared
from millions.games.heists import variant
from millions.games.heists.components import BRUTE, CROOK, DRIVER, MASTERMIND, RESERVE, SNITCH, Role, Roles
from millions.games.heists.table import TableOf
from millions.games.heists.terms import MOST_CHARACTERS, Character, Characters

ROLES: Roles = (SNITCH, BRUTE, DRIVER, CROOK, MASTERMIND)
"""M1-H1. The five kinds of character, in the order in which the heist calls them."""


class LootCard(shared.Loot, frozen=True):
    """M1-P1. An amount to share, an ante, sometimes a role's symbol."""

    ante: int
    symbol: Role | None = None


class TurnUp(shared.TurnUp, frozen=True):
    """M1-P1. Chance turns up a Loot card."""

    card: LootCard


class LootTurned(shared.LootTurned, frozen=True):
    """M1-P1. A round begins: this is what there is to share."""

    card: LootCard


# Money: a seat's purse has the seat's number

MONEY_IN_THE_BOX = 175
FIRST_ANTE: Account = 8


def ante_on(character: Character) -> Account:
    """The account of the ante that lies on a character."""
    return FIRST_ANTE + character


class Variant(variant.Variant, frozen=True, kw_only=True):
    """M1-S2, M1-E1, M1-E2, M1-H8, M1-L1 to M1-L5. Money to begin with, the end of the game, fines, fees and bonuses."""

    start_money: Purse = 5
    """M1-S2."""
    target: Annotated[int, Meta(ge=5, le=100)] = 20
    """M1-E1. The money that ends the game."""
    rounds: variant.Rounds = 8
    """M1-E2."""
    snitch_fine: Price = 3
    """M1-H8. What a Snitch pays who is the only one left."""
    mastermind_bonus: Price = 2
    """M1-L1. What a Mastermind who is left adds to the loot."""
    drivers_fee: Price = 1
    """M1-L3. What each character that shared pays the Driver."""
    crooks_take: Price = 2
    """M1-L4. What the Crook takes from the Brute."""
    symbol_bonus: Price = 1
    """M1-L5. What a role gets that is on the Loot card."""


BOOK = Variant()
NUMBERS = played_with(BOOK)


class Looked(Event, frozen=True):
    """M1-N11. All see that an Intimidation card was spent, and on which character."""

    seat: Seat
    character: Character


class Table(TableOf[LootCard, Variant], kw_only=True):
    """M1-S7. What this edition adds: Intimidation cards, antes on the characters, and who shared the loot."""

    # For the whole game
    intimidation: tuple[int, ...]
    laid_open: tuple[Role | None, ...]
    numbers = NUMBERS
    turn_up, loot_turned = TurnUp, LootTurned

    # For one round
    time_called: bool = False
    acts_before_time: int = 0
    looks: tuple[Looked, ...] = ()
    sharers: Characters = ()

    def choice(self, seat: Seat) -> Roles:
        """M1-P2, M1-O1. Any role in play, except the one that lies open before the player."""
        barred = self.laid_open[seat]
        return self.roles_in_play if barred is None else all_but(barred, self.roles_in_play)

    def ante(self) -> int:
        """M1-P3. The Loot card gives the ante."""
        assert self.loot is not None
        return self.loot.ante

    def ante_place(self, character: Character) -> Account:
        """M1-P3. It lies on the character."""
        return ante_on(character)

    def call_alone(self, role: Role) -> Character | None:
        """M1-H2, M1-H4, M1-H6. A role is called, unless it was named: two or more are out; one takes its ante back.

        Returns that one.
        """
        if role is self.named:
            return None
        called = self.call(role)
        if len(called) != 1:
            self.lose(called, "doubled")
            return None
        self.return_ante(called[0])
        return called[0]

    def lose(self, characters: Characters, why: str) -> None:
        """M1-H2, M1-H5. Out of the heist: the antes go to the reserve, except that Brutes take theirs back."""
        for character in characters:
            self.eliminate(character, why)
            if self.roles[character] is BRUTE:
                self.return_ante(character)
            else:
                self.pay(self.ante_place(character), RESERVE, self.ante(), "ante-lost")

    def think_again(self) -> None:
        """M1-N8. Somebody left: nobody is ready any more. M1-N9: unless the Leader has called time."""
        if not self.time_called:
            self.ready = frozenset()

    def clear(self) -> None:
        """M1-E4. The Leader may call time again, and nobody has looked or shared."""
        super().clear()
        self.time_called, self.acts_before_time = False, self.players - 1
        self.looks = self.sharers = ()

    def crown(self, richest: Seats, why: str) -> None:
        """M1-E3. Tied players share the win."""
        self.winners = richest
        self.tell(shared.GameWon, richest, why)


def all_but(barred: Role | None, roles: Roles) -> Roles:
    """M1-O1. These roles without the one that is barred."""
    return roles if barred is None else tuple(role for role in roles if role is not barred)


EMPTY_ACCOUNTS = (0,) * (FIRST_ANTE + MOST_CHARACTERS)
