"""Upper bounds of Million Club."""

from __future__ import annotations

from collections import Counter
from functools import reduce
from typing import Any

from millions.games.club.components import COLONY_CARDS, COMPANY_CARDS, INTRIGUE_CARDS, PAWNS
from millions.games.club.variant import BOOK
from millions.research.plan import Bounds
from millions.research.setting import Setting

MOST_MOVES_OF_A_PAWN = 12
"""Moves in a round that one pawn can lead to, each part of a decision counted."""


def club_bounds(setting: Setting) -> Bounds:
    """Nature draws at most a hand of one card per player and one more."""
    decks = (INTRIGUE_CARDS, COLONY_CARDS, COMPANY_CARDS)
    outcomes = max(hands(deck, size) for deck in decks for size in range(setting.players + 2))
    return Bounds(outcomes, BOOK.rounds * PAWNS * setting.players * MOST_MOVES_OF_A_PAWN)


def hands(deck: tuple[Any, ...], size: int) -> int:
    """The number of different hands of this size."""

    def with_more(ways: list[int], copies: int) -> list[int]:
        return [sum(ways[max(0, drawn - copies) : drawn + 1]) for drawn in range(size + 1)]

    return reduce(with_more, Counter(deck).values(), [1] + [0] * size)[size]
