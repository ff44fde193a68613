"""The numbers of the first edition, as the book has them; a designer may turn them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from millions.core.variant import Price, Purse
from millions.games.heists import variant as shared
from millions.games.heists.variant import Rounds


class Variant(shared.Variant, frozen=True, kw_only=True):
    """M1-S2, M1-E1, M1-E2, M1-H8, M1-L1 to M1-L5. Money to begin with, the end of the game, fines, fees and bonuses."""

    start_money: Purse = 5
    """M1-S2."""
    target: Annotated[int, Meta(ge=5, le=100)] = 20
    """M1-E1. The money that ends the game."""
    rounds: Rounds = 8
    """M1-E2."""
    snitch_fine: Price = 3
    """M1-H8. What a Snitch pays who is the only one left."""
    mastermind_bonus: Price = 2
    """M1-L1. What a Mastermind who is left adds to the loot."""
    drivers_fee: Price = 1
    """M1-L3. What each character that shared pays the Driver."""
    crooks_take: Price = 2
    """M1-L4. What the Crook takes from the Brute."""
    symbol_bonus: Price = 1
    """M1-L5. What a role gets that is on the Loot card."""


BOOK = Variant()
