"""`millions bench judge`: what it counts, and that a long run goes on where it was interrupted."""

from __future__ import annotations

from pathlib import Path

import pytest

from millions.bench.judge import Judged, figures, judged_games
from millions.core.game import game_named


def row(number: int, won: tuple[float, float], luck: tuple[float, float], *said: tuple[float, float]) -> Judged:
    """A game of two."""
    return Judged("million-club", number, "judge 1", won, (0.0, 0.0), luck, said)


def test_figures_by_hand() -> None:
    """For the mean luck, seats 0, 0, 1 and 1 are counted. Luck was half of each result."""
    games = [
        row(0, (1.0, 0.0), (0.25, -0.25), (0.75, 0.25)),
        row(1, (0.0, 1.0), (-0.25, 0.25), (0.75, 0.25)),
        row(2, (1.0, 0.0), (0.25, -0.25), (0.55, 0.45)),
        row(3, (0.0, 1.0), (-0.25, 0.25)),
    ]
    found = figures("million-club", games)
    assert found.games == 4
    assert found.mean_luck == 0
    assert found.raw_variance == pytest.approx(1 / 4)
    assert found.less_by_choices == 0
    assert found.less == pytest.approx(3 / 4)
    assert found.calibration_error == pytest.approx((2 * 0.25 + 2 * 0.25 + 0.45 + 0.45) / 6)


def test_a_run_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    game, file = game_named("million-club"), tmp_path / "judge.jsonl"
    first = list(judged_games(game, range(0, 5, 5), False, file))
    assert first[0].rounds is None
    assert len(file.read_bytes().splitlines()) == 1
    assert list(judged_games(game, range(0, 5, 5), False, file)) == first
    assert len(file.read_bytes().splitlines()) == 1
    (repeated,) = judged_games(game, range(0, 5, 5), True, file)
    assert repeated.won == first[0].won
    assert repeated.rounds is not None
    assert sum(repeated.rounds) == pytest.approx(0, abs=1e-9)
