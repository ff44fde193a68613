"""The numbers of Million Club, as the book has them; a designer may turn them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from millions.core import variant as core
from millions.core.variant import Price, Purse

Points = Annotated[int, Meta(ge=0, le=10)]
"""A weight of the score sheet."""


class Variant(core.Variant, frozen=True):
    """MC-S2, MC-R1, MC-2 to MC-5, MC-X, MC-Z. Money to begin with, rounds, prices, intrigues, and what counts."""

    start_money: Purse = 7
    """MC-S2."""
    first_seat_bonus: Purse = 0
    """What the first seat has beyond that: a handicap. The book has none."""
    heirs_money: Purse = 11
    """MC-Z2. With profiles: what the Heir begins with."""
    schemers_money: Purse = 9
    """MC-Z3. With profiles: what the Schemer begins with."""
    rounds: Annotated[int, Meta(ge=1, le=9)] = 9
    """MC-F2. The calendar has nine closed tiles (MC-R1), so a game cannot be longer."""
    colony_price: Price = 2
    """MC-3.1."""
    company_price: Price = 4
    """MC-5.1."""
    contract_price: Price = 3
    """MC-2.c."""
    racket: Price = 3
    """MC-2.a. What the player takes, and what every opponent pays."""
    capitalization: Price = 6
    """MC-2.b."""
    takeover_factor: Annotated[int, Meta(ge=1, le=10)] = 3
    """MC-4.3. The price of a takeover is the level times this."""
    majority_points: Points = 1
    """MC-X1, MC-X2. For each card of a type or region of which a player has most."""
    set_points: Points = 2
    """MC-X1, MC-X2. For a set of all types, or of all regions."""
    colony_points: Points = 1
    """MC-X2. For each colony card."""
    money_for_a_point: Annotated[int, Meta(ge=1, le=50)] = 4
    """MC-X3."""


BOOK = Variant()
