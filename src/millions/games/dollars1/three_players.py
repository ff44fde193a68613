"""M1-T. With three players, each plays two characters; everywhere else a character is handled by itself (M1-T2)."""

from __future__ import annotations

from itertools import permutations

from millions.games.dollars1.components import Roles

LABELS = "AB"
"""M1-T3. A player's two characters are called A and B, in deals and everywhere; never by their role."""


def characters_per_seat(players: int) -> int:
    """M1-T1. Two with three players, one otherwise."""
    return 2 if players == 3 else 1


def hands(roles: Roles, per_seat: int) -> tuple[Roles, ...]:
    """M1-T1. What a player may place: one role, or two different ones as A and B."""
    return tuple(permutations(roles, per_seat))
