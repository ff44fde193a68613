"""The observations: rows of named pieces, one kind per game and number of players."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import lru_cache

from millions.core.game import game_named
from millions.research.observations import club, dollars1, dollars2, pieces
from millions.research.observations.pieces import Chapter, Numbers, Observer, Own, Piece

CHAPTERS: dict[str, Callable[[int, int], tuple[tuple[Chapter, ...], tuple[Own, ...]]]] = {
    "dollars-1e": dollars1.chapters,
    "dollars-2e": dollars2.chapters,
    "million-club": club.chapters,
}
"""The chapters by game, for so many players and so many Loot cards in the deck: those for everybody, and one's own."""


@lru_cache(maxsize=64)
def observer_of(game: str, players: int, cards: tuple[Hashable, ...] = ()) -> Observer:
    """Who writes the observations of a game; one for all who play there with these Loot cards."""
    return Observer(*CHAPTERS[game](players, len(cards)))


def table_of_pieces(game: str, players: int) -> str:
    """A game's observation as a table in Markdown, with the house deck."""
    chosen = game_named(game)
    cards = getattr(chosen.house_deck(), "cards", ())
    return pieces.table_of_pieces(observer_of(chosen.name, players, cards))


__all__ = ["CHAPTERS", "Chapter", "Numbers", "Observer", "Own", "Piece", "observer_of", "table_of_pieces"]
