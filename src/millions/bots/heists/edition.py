"""What bots are told of an edition; everything else they learn from its rules by playing a heist through."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, ClassVar, NamedTuple, TypeVar

from millions.core.game import AnyGame
from millions.core.message import Event
from millions.core.seat import Seat
from millions.core.variant import Variant
from millions.games.heists.components import Claimed, Loot, Role, Roles
from millions.games.heists.table import Table
from millions.games.heists.terms import Character, Characters
from millions.games.heists.view import HeistView

C = TypeVar("C", bound=Loot)

FULL_PURSE = 200
"""Enough money for whatever a heist may cost a player."""


def full_purses(accounts: tuple[int, ...], players: int) -> list[int]:
    """Money for a heist that a bot thinks through: plenty in every purse and in the reserve, nothing elsewhere."""
    return [*(FULL_PURSE,) * players, *accounts[players:], FULL_PURSE]


def of_kind(loot: Loot, kind: type[C]) -> C:
    """A Loot card, as one of its edition."""
    assert isinstance(loot, kind)
    return loot


class Fit(NamedTuple):
    """How money turns into a chance to win, fitted to games between personalities (docs/judge.md)."""

    drift: float
    """The money by which one round moves two players apart."""
    together: float
    """After the choice of roles: what counts of a character's gain in a heist in which all stay."""
    apart: float
    """And of its gain in a heist in which one character of each role stays, any of them."""
    unsure: float
    """What the negotiation and the heist leave open, as a part of a round."""


class Edition(ABC):
    """One edition of Millions of Dollars: its numbers, and the few questions that each edition answers differently."""

    game: AnyGame
    roles: Roles
    """In the order of the call. A role's number is its place here."""
    namer: Role
    """The role that eliminates another: Snitch, Tech."""
    only_sharers: bool
    """Only a player who shared in the round wins by having enough."""
    swing: float
    """The money by which one round typically moves two players apart."""
    pace: float
    """The money that the richest player typically gains in a round."""
    fit: Fit
    fancy: ClassVar[dict[Role, float]]
    """How much players like to be each role, before the Loot card is considered; only the ratios matter."""

    def __init__(self, numbers: Any) -> None:
        self.numbers = numbers
        """The numbers that are played with, of the edition's own type."""
        self.number = {role: number for number, role in enumerate(self.roles)}

    @property
    def enough(self) -> int:
        """The money that ends the game."""
        return int(self.numbers.target)

    @property
    def rounds(self) -> int:
        """The number of rounds, if nobody has enough before."""
        return int(self.numbers.rounds)

    def at(self, place: Table | HeistView) -> Edition:
        """This edition with the numbers that are played with at a table."""
        numbers = place.numbers
        return self if numbers is self.numbers else with_numbers(type(self), numbers)

    @abstractmethod
    def ante(self, loot: Loot) -> int:
        """The ante on each character, which comes back to a character that leaves."""

    @abstractmethod
    def bonus(self, loot: Loot, role: Role) -> float:
        """How much more players like a role because of this Loot card: 0.4 makes it 1.4 times as attractive."""

    @abstractmethod
    def stage(self, loot: Loot, crew: Roles, shown: Roles) -> Table:
        """A table at which a heist begins: this Loot card, these characters in (one to a seat), these roles shown.

        The table ends with the sharing. Purses are full, so that every payment can be made.
        """

    @abstractmethod
    def said(self, view: HeistView) -> dict[Character, Role]:
        """What was last said of each character."""

    def said_in(self, event: Event) -> dict[Character, Role]:
        """What this event says of characters, if it says anything."""
        return {event.character: event.role} if isinstance(event, Claimed) else {}

    @abstractmethod
    def namer_in(self, event: Event) -> Character | None:
        """Who eliminates a role with this event, if anybody does."""

    @abstractmethod
    def sharers_in(self, event: Event) -> Characters | None:
        """Who shares the loot, perhaps nobody; None for an event that does not end a heist."""

    def prizes(self, table: Table, seat: Seat) -> float:
        """What a seat has won in a staged heist beside money, in money."""
        return 0.0

    def laid_open(self, view: HeistView) -> tuple[Role | None, ...]:
        """The roles of the round before, where the rules lay them open; else empty."""
        return ()

    def liking(self, loot: Loot, role: Role) -> float:
        """How much players like a role when this Loot card is turned up."""
        return self.fancy[role] * (1 + self.bonus(loot, role))

    def odds(self, loot: Loot, hands: Sequence[Roles]) -> list[float]:
        """How likely a bot is to place each of these hands; only the ratios matter."""
        liking = {role: self.liking(loot, role) for role in self.roles}
        return [sum([liking[role] for role in hand]) for hand in hands]


@lru_cache(maxsize=64)  # what each role takes home is kept for each edition: a table needs the same one every time
def with_numbers(kind: type[Edition], numbers: Variant) -> Edition:
    """An edition with other numbers than the book's."""
    return kind(numbers)
