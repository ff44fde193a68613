"""Figures of kinds of bots, counted by hand."""

from __future__ import annotations

import pytest

from millions.lab.contest import Contest
from millions.lab.figures import figures
from millions.lab.games import GameOutcome

OUTCOMES = [
    GameOutcome(0, (1, 2, 3), (20, 10, 5), (1, 0, 0)),
    GameOutcome(1, (1, 1, 3), (15, 15, 5), (0.5, 0.5, 0)),
    GameOutcome(2, (2, 3, 1), (9, 8, 20), (0, 0, 1)),
    GameOutcome(3, (1, 2, 2), (20, 10, 10), (1, 0, 0)),
]


def test_seats_of_one_kind_are_pooled() -> None:
    found = figures(Contest.new("dollars-1e", "sensible,random,random", games=4), OUTCOMES)
    assert (found.players, found.games, found.deals, found.seats) == (3, 4, 2, ("sensible", "random", "random"))
    best, other = found.bots
    assert (best.name, best.seats, best.win_share, best.fair) == ("sensible", 1, 2.5 / 4, 1 / 3)
    assert (other.name, other.seats, other.win_share, other.fair) == ("random", 2, 1.5 / 4, 2 / 3)
    assert best.mean_place == 5 / 4
    assert other.mean_place == 17 / 8
    assert best.mean_score == 64 / 4
    assert other.mean_score == 83 / 8
    assert best.low < best.win_share < best.high
    assert best.low == pytest.approx(1 - other.high)
    assert best.rating > 0 > other.rating
    assert best.rating + 2 * other.rating == pytest.approx(0)


def test_one_kind_alone_wins_for_certain() -> None:
    (only,) = figures(Contest.new("dollars-1e", "random,random,random", games=4), OUTCOMES).bots
    assert (only.win_share, only.low, only.high, only.fair) == (1, 1, 1, 1)


def test_a_single_game_is_no_reason_to_fail() -> None:
    best, _ = figures(Contest.new("dollars-1e", "sensible,random,random", games=1), OUTCOMES[:1]).bots
    assert (best.win_share, best.low, best.high, best.score_low) == (1, 0, 1, None)
