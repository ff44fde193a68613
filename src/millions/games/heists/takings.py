"""What roles gain in a heist: the words in which each edition says it. `prospect` asks it of every case."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from functools import lru_cache
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


@dataclass(frozen=True, slots=True)
class Takings(ABC):
    """What one heist is played for. Hashable: outlooks are kept for as long as it is the same."""

    fine: int
    """M1-H8, M2-L1. What of the fine the player can pay."""

    @property
    @abstractmethod
    def namer(self) -> Role:
        """M1-H3, M2-H3. The role that names another."""

    def ends(self, sent: Roles, named: Role | None) -> tuple[End, ...]:
        """The ends of a heist with these roles in it, of which this one is named: several if its player may choose.

        Roles are in the order of the roles in play.
        """
        return _ends(self, sent, named)

    @abstractmethod
    def reckon(self, sent: Roles, left: set[Role]) -> tuple[End, ...]:
        """The same; `left`: the roles that are left in."""


@lru_cache(maxsize=1 << 16)  # asked again for every hand: 0.1 instead of 4 µs
def _ends(takings: Takings, sent: Roles, named: Role | None) -> tuple[End, ...]:
    return takings.reckon(sent, {role for role in sent if sent.count(role) == 1} - {named})
