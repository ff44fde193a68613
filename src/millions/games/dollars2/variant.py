"""The numbers of the second edition, as the book has them; a designer may turn them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from millions.core.variant import Price, Purse
from millions.games.heists import variant as shared
from millions.games.heists.variant import Rounds


class Variant(shared.Variant, frozen=True, kw_only=True):
    """M2-S2, M2-P3, M2-E1, M2-E3, M2-H4 to M2-H8, M2-L1. Money to begin with, the end of the game, what roles take."""

    start_money: Purse = 10
    """M2-S2."""
    target: Annotated[int, Meta(ge=10, le=300)] = 50
    """M2-E1. The money that ends the game."""
    rounds: Rounds = 5
    """M2-E3."""
    ante: Annotated[int, Meta(ge=1, le=10)] = 2
    """M2-P3."""
    acrobats_take: Price = 5
    """M2-H4. What an Acrobat alone takes from the pot."""
    brutes_take: Price = 2
    """M2-H5. What each Brute takes from the pot."""
    mentalists_take: Price = 2
    """M2-H6. What a Mentalist alone takes from a player."""
    drivers_fee: Price = 1
    """M2-H8. What a Driver alone takes from the pot for every character still in."""
    tech_fine: Price = 5
    """M2-L1. What a Tech loses who is the only one left."""


BOOK = Variant()
