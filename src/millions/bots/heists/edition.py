"""What the mind must be told of an edition; everything else it learns from the rules by playing them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Any

from millions.games.heists.bargain import BargainingTable
from millions.games.heists.terms import Character


@dataclass(frozen=True, eq=False)
class Edition:
    """One of the two heist games. Roles are numbered in the order of the call."""

    roles: tuple[Enum, ...]
    namer: Enum
    """The role that eliminates another: Snitch, Tech."""
    stage: Callable[[Any, tuple[Enum, ...], tuple[Enum, ...]], BargainingTable]
    """A table on which the heist begins: with this Loot card, these characters in, and these role cards shown."""
    ante: Callable[[Any], int]
    said: Callable[[Any], dict[Character, Any]]
    """What was said last of each character."""
    enough: int
    """Money with which the game ends."""
    rounds: int
    swing: float
    """How far apart, typically, one round takes two players' money."""
    pace: float
    """What the richest gains in a round, typically."""
    only_sharers: bool
    """Does only who shared win by having enough?"""
    fancy: dict[Enum, float]
    """How much it likes to be each role."""

    @property
    def number(self) -> dict[Enum, int]:
        """The roles' numbers."""
        return {role: number for number, role in enumerate(self.roles)}
