"""What is in the box: roles, Loot cards, money, and the table they lie on."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from msgspec import Struct

from millions.core.message import Event
from millions.core.seat import Seat, Seats
from millions.core.step import AnyStep
from millions.core.table import BANK, Account, Place
from millions.games.deals.bargain import BargainingTable
from millions.games.deals.terms import MOST_CHARACTERS, CardName, Character, Characters

if TYPE_CHECKING:
    from millions.games.dollars1.negotiation import Claimed, Looked


class Role(Enum):
    """The five kinds of character, in the order in which the heist calls them (M1-H1)."""

    SNITCH = "snitch"
    BRUTE = "brute"
    DRIVER = "driver"
    CROOK = "crook"
    MASTERMIND = "mastermind"

    __hash__ = object.__hash__

    def __repr__(self) -> str:
        return self.name


SNITCH, BRUTE, DRIVER, CROOK, MASTERMIND = Role

Roles = tuple[Role, ...]
"""Roles as cards on the table; where order means nothing, in the order of the call."""


class LootCard(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """M1-P1. An amount to share, an ante, sometimes a role's symbol."""

    name: CardName
    amount: int
    ante: int
    symbol: Role | None = None


# Money: a seat's purse has the seat's number

RESERVE: Account = BANK
"""M1-S5. The box's bank; it never runs out."""

MONEY_IN_THE_BOX = 175
FIRST_ANTE: Account = 8


def ante_on(character: Character) -> Account:
    """The account of the ante that lies on a character."""
    return FIRST_ANTE + character


def place(account: Account) -> Place:
    """What an account is."""
    if account == RESERVE:
        return Place("reserve")
    return Place("seat", account) if account < FIRST_ANTE else Place("character", account - FIRST_ANTE)


class Withdrew(Event, frozen=True):
    """M1-N2. A character left the heist; nobody learns what it was."""

    character: Character


class Revealed(Event, frozen=True):
    """M1-H1. A role was called, and these characters turned face up; perhaps none."""

    role: Role
    characters: Characters


class Eliminated(Event, frozen=True):
    """A character is out of the heist: `doubled`, `denounced` or `alone`."""

    character: Character
    why: str


class Table(BargainingTable, kw_only=True):
    """M1-S7. All that lies on the table. Roles on face-down characters and the set-aside card are the only secrets."""

    # For the whole game
    players: int
    roles_in_play: Roles
    contents: tuple[AnyStep, ...]
    pile: tuple[LootCard, ...]
    leader: Seat = 0
    round: int = 0
    intimidation: tuple[int, ...]
    laid_open: tuple[Role | None, ...]
    winners: Seats = ()

    # For one round; who is in (`crew`) and what is proposed come from the bargaining table
    loot: LootCard | None = None
    roles: tuple[Role | None, ...]
    set_aside: Role | None = None
    shown: Roles = ()
    time_called: bool = False
    claims: tuple[Claimed, ...] = ()
    looks: tuple[Looked, ...] = ()
    left: Characters = ()
    face_up: Characters = ()
    named: Role | None = None
    sharers: Characters = ()

    def return_ante(self, character: Character) -> None:
        """M1-P4. The whole ante goes to the player, whoever supplied it."""
        self.pay(ante_on(character), character // self.per_seat, self.money[FIRST_ANTE + character], "ante-back")

    def forfeit_ante(self, character: Character) -> None:
        """The ante goes to the reserve."""
        self.pay(ante_on(character), RESERVE, self.money[FIRST_ANTE + character], "ante-lost")

    def withdraw(self, character: Character) -> None:
        """M1-N2. The character leaves, its ante comes back; M1-N8: everybody thinks again, unless time is called."""
        self.crew = tuple([one for one in self.crew if one != character])
        self.left += (character,)
        self.tell(Withdrew, character)
        self.return_ante(character)
        if not self.time_called:
            self.ready = frozenset()

    def still_in(self, role: Role) -> Characters:
        """The characters of a role that are still in the heist."""
        roles = self.roles
        return tuple([character for character in self.crew if roles[character] is role])

    def call(self, role: Role) -> Characters:
        """M1-H1. The characters of a role that are still in are turned face up."""
        called = self.still_in(role)
        self.face_up += called
        if self.crew:
            self.tell(Revealed, role, called)
        return called

    def eliminate(self, character: Character, why: str) -> None:
        """The character is out of the heist."""
        self.crew = tuple([one for one in self.crew if one != character])
        self.tell(Eliminated, character, why)


EMPTY_ACCOUNTS = (0,) * (FIRST_ANTE + MOST_CHARACTERS)
