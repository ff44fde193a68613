"""Finished matches and their reviews, made once."""

from __future__ import annotations

from functools import cache

import pytest

from millions import Match
from millions.bots import Host, bot_named
from millions.core import record
from millions.core.game import game_named
from millions.review import Review, review
from millions.review.walk import FinishedMatch
from tests.walks import NAMES

PLAYOUTS = 4
"""Few, so that the tests are quick: what they show does not depend on how sure the figures are."""


def finished(game: str, players: int, seed: int = 5, bot: str = "sensible", rounds: int | None = None) -> Match:
    """A match that bots have played to its end, perhaps one of fewer rounds than the book's."""
    deck = None if rounds is None else game_named(game).read_deck({"variant": {"rounds": rounds}})
    match = Match.new(game, NAMES[:players], seed=seed, deck=deck)
    Host(match, {seat: bot_named(bot) for seat in range(players)}, seed).play_out()
    return match


LONGER = [pytest.param(game, marks=pytest.mark.slow) for game in ("dollars-2e", "million-club")]


@pytest.fixture(scope="session", params=["dollars-1e", *LONGER])
def match(request: pytest.FixtureRequest) -> Match:
    """A finished match of each game: of four, or of two and half as long at the club, whose reviews take longest."""
    if request.param == "million-club":
        return finished(request.param, 2, rounds=5)
    return finished(request.param, 4)


@pytest.fixture(scope="session")
def reviewed(match: Match) -> Review:
    """Its review."""
    return reviewed_once(record.encode(match))


@cache
def reviewed_once(data: bytes) -> Review:
    """The review of a record; pytest may ask for a game again after another."""
    return review(data, PLAYOUTS)


@pytest.fixture(scope="session")
def heist() -> tuple[FinishedMatch, Review]:
    """A first-edition match of five and its review."""
    data = record.encode(finished("dollars-1e", 5, seed=33, bot="shrewd"))
    return FinishedMatch.read(data), review(data, PLAYOUTS)
