"""What both boxes hold: roles, characters, Loot cards, a reserve; and what is seen of characters."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

from millions.core.message import Action, Event
from millions.core.seat import Seats
from millions.core.table import BANK, Account
from millions.games.heists.terms import CardName, Character, Characters


class Role(Enum):
    """M1-H1, M2-H1. Every kind of character of either edition, in one order that agrees with both orders of call."""

    SNITCH = "snitch"
    TECH = "tech"
    ACROBAT = "acrobat"
    BRUTE = "brute"
    MENTALIST = "mentalist"
    BRAIN = "brain"
    DRIVER = "driver"
    CROOK = "crook"
    MASTERMIND = "mastermind"

    __hash__ = object.__hash__

    def __repr__(self) -> str:
        return self.name


SNITCH, TECH, ACROBAT, BRUTE, MENTALIST, BRAIN, DRIVER, CROOK, MASTERMIND = Role

Roles = tuple[Role, ...]
"""Roles as cards on the table; where order means nothing, in the order of the call."""


def names_in_play(table: object) -> tuple[str, ...]:
    """M1-S1, M2-S1. The names of the roles in play at a table or in a view, as messages have them; none in a game
    without roles."""
    return tuple([role.value for role in getattr(table, "roles_in_play", ())])


class Loot(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """M1-P1, M2-P1. What every Loot card says: its name and an amount. Each edition prints more on it."""

    name: CardName
    amount: int


class TurnUp(Action, frozen=True):
    """M1-P1, M2-P1. Chance turns up a Loot card."""

    card: Loot


class LootTurned(Event, frozen=True):
    """M1-P1, M2-P1. A round begins with this card."""

    round: int
    card: Loot


RESERVE: Account = BANK
"""M1-S5, M2-S5. The box's bank; it never runs out."""


class Claimed(Event, frozen=True):
    """M1-N1, M2-N1. A player claimed a role."""

    character: Character
    role: Role


class Withdrew(Event, frozen=True):
    """M1-N2, M2-N3. A character left the heist; nobody learns what it was."""

    character: Character


class Revealed(Event, frozen=True):
    """M1-H1, M2-H1. A role was called, and these characters turned face up; perhaps none."""

    role: Role
    characters: Characters


class Eliminated(Event, frozen=True):
    """M1-H2, M2-H2. A character is out of the heist: `doubled`, `alone`, or its role was `denounced` or `named`."""

    character: Character
    why: str


class GameWon(Event, frozen=True):
    """M1-E3, M2-E4. The game is over: a player has `twenty` (M1-E1) or `fifty` (M2-E1), or all `rounds` are played."""

    winners: Seats
    why: str
