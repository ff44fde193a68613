"""What roles gain in a heist: the words in which each edition says it. `prospect` asks it of every case."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import NamedTuple

from millions.games.heists.components import Role, Roles

SMALLEST_LOT = 12
"""Divisible by the numbers of victims from which a Mentalist may choose, so that all cases count alike."""


class End(NamedTuple):
    """One end of a heist."""

    share: int
    """M1-L2, M2-L3. The share of each; 0 if nobody shares."""
    gains: dict[Role, int]
    """What a character of each role gains by having stayed, beside one that left before: ante, share, payments."""

    def of(self, hand: Roles) -> int:
        """What a player with these characters gains."""
        return sum([self.gains[role] for role in hand])


class Takings(ABC):
    """What one heist is played for. Hashable: outlooks are kept for as long as it is the same."""

    namer: Role
    """M1-H3, M2-H3. The role that names another."""

    @abstractmethod
    def ends(self, sent: Roles, named: Role | None) -> tuple[End, ...]:
        """The ends of a heist with these roles in it, of which this one is named: several if its player may choose.

        Roles are in the order of the roles in play.
        """
