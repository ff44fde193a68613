"""Random play, and the tables that the tests in this directory walk through."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from random import Random
from typing import Any

import pytest

from millions import GAMES
from millions.research import PLANS, Turns

QUICK = [
    ("dollars-1e", 3),
    ("dollars-1e", 5),
    ("dollars-2e", 3),
    ("dollars-2e", 5),
    ("million-club", 2),
    ("million-club", 4),
]
"""The tables of a quick run."""

TABLES = [
    pytest.param(game, players, marks=() if (game, players) in QUICK else pytest.mark.slow)
    for game in PLANS
    for players in GAMES[game].seat_counts
]
"""Every game with every number of players."""

every_table = pytest.mark.parametrize(("game", "players"), TABLES)

EVERY_OPTION: dict[str, dict[str, Any]] = {
    "dollars-1e": {"fooled": True},
    "dollars-2e": {},
    "million-club": {"profiles": True},
}


def options_of(game: str, players: int, luck: int) -> dict[str, Any]:
    """No option, or all that make sense, by turns."""
    return EVERY_OPTION[game] if luck % 2 and (game, players) != ("dollars-1e", 3) else {}


def walk(turns: Turns, rng: Random) -> Iterator[int]:
    """Play to the end at random, seats that decide together in any order; yields the seat before it plays."""
    while not turns.over:
        if turns.chance:
            turns.draw(rng.randrange(len(turns.outcomes())))
            continue
        seat = turns.asked[0] if turns.begun else rng.choice(turns.asked)
        yield seat
        turns.play(rng.choice(turns.legal(seat)), seat)


def played(game: str, players: int, seed: int, **setting: Any) -> Turns:
    """A whole random game."""
    turns = Turns.new(game, players, seed=seed, options=options_of(game, players, seed), **setting)
    for _ in walk(turns, Random(seed)):
        pass
    return turns


QUICKEST = [("dollars-1e", 4), ("million-club", 2)]

slow_but_for_two = pytest.mark.parametrize(
    ("game", "players"),
    [
        pytest.param(game, players, marks=() if (game, players) in QUICKEST else pytest.mark.slow)
        for game in PLANS
        for players in GAMES[game].seat_counts
    ],
)
"""Every table; a quick run has two of them."""


def missing_extra(monkeypatch: pytest.MonkeyPatch, package: str, interface: str, *more: str) -> str:
    """The error for an interface (and more modules that it imports) when its package is not installed."""
    for module in (interface, *more):
        monkeypatch.delitem(sys.modules, f"millions.research.{module}")
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(ImportError) as refused:
        import_module(f"millions.research.{interface}")
    return str(refused.value)
