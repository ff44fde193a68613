"""The numbers that both editions have, each edition with values of its own."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from millions.core import variant as core
from millions.core.variant import Purse

Rounds = Annotated[int, Meta(ge=1, le=100)]


class Variant(core.Variant, frozen=True, kw_only=True):
    """M1-S2, M1-E1, M1-E2; M2-S2, M2-E1, M2-E3. Money to begin with, and what ends the game."""

    start_money: Purse
    """M1-S2, M2-S2."""
    first_seat_bonus: Purse = 0
    """What the first seat has beyond that: a handicap. The book has none."""
    target: int
    """M1-E1, M2-E1. The money that ends the game."""
    rounds: Rounds
    """M1-E2, M2-E3."""
