"""What a personality says of its characters: the truth, or a lie that can be believed."""

from __future__ import annotations

from collections.abc import Collection
from random import Random

from millions.games.heists.components import Role, Roles


def truth_or_lie(truth: Role, shown: Roles, said: Collection[Role], lies: float, rng: Random) -> Role:
    """What to say of a character: the truth, or a role that the shown cards make believable.

    Nobody has two characters of the same role, so what was said of the other one is not said again.
    """
    others = [role for role in shown if role is not truth and role not in said]
    if truth in said and others:
        return rng.choice(others)
    return rng.choice(others) if others and rng.random() < lies else truth
