"""The examples run, say what you learn from them, stay short, and learn something."""

from __future__ import annotations

import importlib
import os
from pathlib import Path
from typing import Any

import mccfr
import nash_conv
import ppo
import pyspiel
import pytest
import random_gymnasium
import random_openspiel
import random_pettingzoo
from open_spiel.python import policy as spiel_policy
from open_spiel.python.algorithms import exploitability

EXAMPLES = Path(__file__).parents[2] / "examples"
MOST_LINES = 150

LIVE = ("millions.client", "mcp.client")
"""Examples that import one of these take a seat at a live table."""

RESEARCH = [
    path
    for path in sorted(EXAMPLES.glob("*.py"))
    if not any(package in path.read_text(encoding="utf-8") for package in LIVE)
]
"""The examples for research."""

every_example = pytest.mark.parametrize("path", RESEARCH, ids=lambda path: str(path.stem))


@every_example
def test_help_says_what_you_learn(
    path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", [path.name, "--help"])
    with pytest.raises(SystemExit) as left:
        importlib.import_module(path.stem).main()
    assert left.value.code == 0
    assert "What you learn: " in capsys.readouterr().out


@every_example
def test_examples_are_short_and_told_of(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= MOST_LINES
    told = (EXAMPLES.parent / "docs" / "research" / "README.md").read_text(encoding="utf-8")
    assert f"`python examples/{path.name}`" in told


# Random play


def test_random_play_in_pettingzoo() -> None:
    for play in (random_pettingzoo.one_after_the_other, random_pettingzoo.all_at_once):
        returns = play("dollars-1e", 4, seed=1)
        assert sum(returns.values()) == pytest.approx(0)
        assert returns == play("dollars-1e", 4, seed=1)


def test_random_play_in_gymnasium() -> None:
    returns = random_gymnasium.play("millions/Dollars1-v1", "random", games=2, seed=1)
    assert len(returns) == 2
    assert returns == random_gymnasium.play("millions/Dollars1-v1", "random", games=2, seed=1)


def test_random_play_in_openspiel(capsys: pytest.CaptureFixture[str]) -> None:
    returns = random_openspiel.play("python_millions_dollars1(players=4)", seed=1, talk=True)
    assert sum(returns) == pytest.approx(0)
    assert "ready yes" in capsys.readouterr().out


# NashConv and MCCFR


def in_their_words(game: Any, tree: nash_conv.Tree, policy: nash_conv.Policy) -> Any:
    """A policy of ours as one of OpenSpiel's."""
    theirs = spiel_policy.TabularPolicy(game)
    for name, row in theirs.state_lookup.items():
        legal = theirs.legal_actions_mask[row] > 0
        theirs.action_probability_array[row, legal] = policy[tree.numbers[name]]
    return theirs


def test_nash_conv_is_what_openspiel_says_it_is() -> None:
    game = pyspiel.load_game("kuhn_poker(players=3)")
    tree = nash_conv.Tree(str(game))
    solver = mccfr.Solver(tree, seed=1)
    for player in (0, 1, 2) * 20:
        solver.learn(tree.root, player)
    theirs = exploitability.nash_conv(game, in_their_words(game, tree, solver.average()))
    assert nash_conv.nash_conv(tree, solver.average()) == pytest.approx(theirs)


def test_mccfr_solves_kuhn_poker() -> None:
    found = mccfr.solve("kuhn_poker", iterations=2000, seed=1)
    assert found[-1] < 0.06 < 0.9 < found[0]


@pytest.mark.skipif("MILLIONS_TREES" not in os.environ, reason="MILLIONS_TREES=1 walks the whole tree of a heist")
def test_nash_conv_falls_in_one_heist() -> None:
    found = mccfr.solve(nash_conv.GAME, iterations=500, seed=1)
    assert found[-1] < 2 < 5 < found[0]


# PPO


def test_ppo_runs() -> None:
    found = ppo.train("millions/Dollars1OneHeist-v1", "random", rounds=5, games=4, trials=4, seed=1)
    assert set(found) == {"random", "learner"}


@pytest.mark.slow
def test_ppo_beats_a_random_player() -> None:
    found = ppo.train("millions/Dollars1-v1", "random", rounds=6, games=100, trials=200, seed=1)
    (luck, luck_off), (skill, skill_off) = found["random"], found["learner"]
    assert skill - skill_off > luck + luck_off
