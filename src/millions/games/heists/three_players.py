"""M1-T, M2-T. With three players each plays two characters, A and B; everywhere else a character is handled by itself.

That is why the rules speak of characters, not of players (M1-T2, M2-T1).
"""

from __future__ import annotations

from itertools import permutations
from typing import Annotated

from msgspec import Meta

from millions.games.heists.components import Roles

Hand = Annotated[Roles, Meta(min_length=1, max_length=2, title="hand")]
"""What one player places: one role or, with three players, two."""


def characters_per_seat(players: int) -> int:
    """M1-T1, M2-T1. Two with three players, labelled A and B (M1-T3); one otherwise."""
    return 2 if players == 3 else 1


def hands(roles: Roles, per_seat: int) -> tuple[Roles, ...]:
    """M1-T1, M2-T1. What a player may place: one role, or two different ones as A and B."""
    return tuple(permutations(roles, per_seat))
