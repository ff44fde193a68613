"""`millions bench review`."""

from __future__ import annotations

import pytest
from rich.console import Console

from millions.bench.review import PLAYERS, ReviewFigures, measure, report
from millions.bots.skills import SKILLS
from millions.core.errors import MillionsError
from millions.lab.workers import NoMeter


def test_every_game_that_bots_know_is_measured() -> None:
    assert set(PLAYERS) == {game.name for game in SKILLS}


def test_a_game_that_is_not_known_is_refused() -> None:
    with pytest.raises(MillionsError, match="nonsense"):
        measure(1, 0, "nonsense", NoMeter())


def test_the_figures_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    report([ReviewFigures("dollars-1e", 5, 0, 133, 1.1, 6.2)], as_json=False, console=Console())
    assert "6.2" in capsys.readouterr().out
