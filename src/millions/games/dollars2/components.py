"""What is in the box: roles, Loot cards, money, and the table they lie on."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from msgspec import Struct

from millions.core.message import Event
from millions.core.seat import MOST_SEATS, Seat, Seats
from millions.core.step import AnyStep
from millions.core.table import BANK, Account, Place
from millions.games.deals.bargain import BargainingTable
from millions.games.deals.terms import CardName, Character, Characters

if TYPE_CHECKING:
    from millions.games.dollars2.negotiation import Claimed


class Role(Enum):
    """The six kinds of character, in the order in which the heist calls them (M2-H1)."""

    TECH = "tech"
    ACROBAT = "acrobat"
    BRUTE = "brute"
    MENTALIST = "mentalist"
    BRAIN = "brain"
    DRIVER = "driver"

    __hash__ = object.__hash__

    def __repr__(self) -> str:
        return self.name


TECH, ACROBAT, BRUTE, MENTALIST, BRAIN, DRIVER = Role

Roles = tuple[Role, ...]
"""Roles as cards on the table; where order means nothing, in the order of the call."""


class Bonus(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """M2-L2. What the reserve adds to the pot if this role is left in."""

    role: Role
    amount: int


class LootCard(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """M2-P1. An amount for the pot, role bonuses, and sometimes an amount of its own for the Brain (M2-H7)."""

    name: CardName
    amount: int
    bonuses: tuple[Bonus, ...] = ()
    brain: int | None = None


# Money: a seat's purse has the seat's number

POT: Account = MOST_SEATS
"""The money in the middle of the table."""

RESERVE: Account = BANK
"""M2-S5. The box's bank; it never runs out."""

MONEY_IN_THE_BOX = 500
ANTE = 2
"""M2-P3."""


def place(account: Account) -> Place:
    """What an account is."""
    return {RESERVE: Place("reserve"), POT: Place("pot")}.get(account, Place("seat", account))


class Withdrew(Event, frozen=True):
    """M2-N3. A character left the heist; nobody learns what it was."""

    character: Character


class Revealed(Event, frozen=True):
    """M2-H1. A role was called, and these characters turned face up; perhaps none."""

    role: Role
    characters: Characters


class Eliminated(Event, frozen=True):
    """M2-H2. A character is out of the heist: `doubled`, `named` or `alone`."""

    character: Character
    why: str


class Table(BargainingTable, kw_only=True):
    """M2-S7. All that lies on the table. Roles on face-down characters and the set-aside card are the only secrets."""

    # For the whole game
    players: int
    roles_in_play: Roles
    contents: tuple[AnyStep, ...]
    pile: tuple[LootCard, ...]
    leader: Seat = 0
    round: int = 0
    winners: Seats = ()

    # For one round; who is in (`crew`) and what is proposed come from the bargaining table
    loot: LootCard | None = None
    roles: tuple[Role | None, ...]
    set_aside: Role | None = None
    shown: Roles = ()
    announced: tuple[Role | None, ...]
    claims: tuple[Claimed, ...] = ()
    votes: tuple[bool | None, ...] = ()
    votes_held: int = 0
    voted_to_start: bool = False
    left: Characters = ()
    face_up: Characters = ()
    named: Role | None = None

    def withdraw(self, character: Character) -> None:
        """M2-N3. The character leaves and takes its 2 back out of the pot; M2-N6: everybody thinks again."""
        self.crew = tuple([one for one in self.crew if one != character])
        self.left += (character,)
        self.tell(Withdrew, character)
        self.pay(POT, self.owner(character), ANTE, "ante-back")
        self.ready = frozenset()

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
        called = self.still_in(role)
        self.face_up += called
        if self.crew:
            self.tell(Revealed, role, called)
        why = "named" if role is self.named else "doubled"
        if len(called) > 1 or role is self.named:
            for character in called:
                self.crew = tuple([one for one in self.crew if one != character])
                self.tell(Eliminated, character, why)
        return called

    def alone(self, role: Role) -> Character | None:
        """M2-H2. The role's one character that is still in once it has been called, if there is one."""
        return next(iter(self.still_in(role)), None)

    def take_from_pot(self, seat: Seat, amount: int, why: str) -> None:
        """M2-H9. Nobody takes more from the pot than is in it."""
        self.pay(POT, seat, min(amount, self.money[POT]), why)

    def pot_to_reserve(self) -> None:
        """The loot is lost."""
        self.pay(POT, RESERVE, self.money[POT], "pot-lost")


EMPTY_ACCOUNTS = (0,) * (POT + 1)
