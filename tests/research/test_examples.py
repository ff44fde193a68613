"""The examples run, say what you learn from them, stay short, and learn something."""

from __future__ import annotations

import importlib
import os
import re
from collections import Counter
from fractions import Fraction
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any

import baselines
import efg
import maskable_ppo
import mccfr
import nash_conv
import ppo
import pyspiel
import pytest
import random_gymnasium
import random_openspiel
import random_pettingzoo
import self_play
from open_spiel.python import policy as spiel_policy
from open_spiel.python.algorithms import exploitability

from millions.research import Turns
from millions.research.gymnasium import IDS
from millions.research.live import PolicyBot

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


def test_every_environment_that_is_named_is_registered() -> None:
    """In the examples and on the pages."""
    pages = (EXAMPLES.parent / "docs" / "research").glob("*.md")
    named = {name for path in (*RESEARCH, *pages) for name in re.findall(r"millions/\w+-v\d+", path.read_text("utf-8"))}
    assert "millions/Dollars1-v1" in named
    assert named <= set(IDS), named - set(IDS)


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
    assert "say ready" in capsys.readouterr().out


# NashConv and MCCFR


def in_their_words(game: Any, tree: nash_conv.Tree, policy: nash_conv.Policy) -> Any:
    """A policy of ours as one of OpenSpiel's."""
    theirs = spiel_policy.TabularPolicy(game)
    for name, row in theirs.state_lookup.items():
        legal = theirs.legal_actions_mask[row] > 0
        theirs.action_probability_array[row, legal] = policy[tree.numbers[name]]
    return theirs


def test_the_tree_of_a_small_heist_is_written_for_other_solvers() -> None:
    """Every node is there, chances add up to exactly 1, and equal information has equal actions."""
    head, *nodes = efg.efg(efg.GAME).splitlines()
    assert head.split()[:3] == ["EFG", "2", "R"]
    kinds = Counter(line.split()[0] for line in nodes)
    assert (kinds["p"], kinds["t"]) == (2295, 720)
    sets: dict[tuple[str, ...], list[str]] = {}
    for line in nodes:
        kind, *places = re.findall(r'"[^"]*"|\S+', line.split("{")[0])
        values = re.findall(r'"[^"]*"|[-\d.]+', line.split("{")[1].split("}")[0])
        if kind == "c":
            assert sum(map(Fraction, values[1::2])) == 1
        elif kind == "p":
            assert sets.setdefault(tuple(places[1:3]), values) == values
        else:
            assert len(values) == 4
    assert len(sets) == 612
    assert {player for player, _ in sets} == {"1", "2", "3", "4"}


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


def test_ppo_runs_and_a_kept_policy_plays_as_the_learner_does(tmp_path: Path) -> None:
    learner, found = ppo.train("millions/Dollars1OneHeist-v1", "random", rounds=5, games=4, trials=4, seed=1)
    assert set(found) == {"random", "learner"}
    baselines.save(tmp_path / "1.npz", learner)
    kept, turns = baselines.Checkpoint(tmp_path / "1.npz"), Turns.new("dollars-1e", players=4, seed=1)
    row, mask, rng = turns.observe(), turns.mask(), Random(1)
    chances = learner.chances((row * learner.scale)[None], mask[None])[0]
    chosen = Counter(kept(row, mask, rng) for _ in range(2000))
    assert all(abs(chosen[index] / 2000 - chances[index]) < 0.05 for index in range(len(mask)))
    bot = PolicyBot("dollars-1e", 4, kept)
    match = turns.match()
    match.play(0, bot.act(match.view(0), match.forms(0), rng))


def test_baselines_are_kept_and_not_repeated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    numbers = ["--rounds", "1", "--games", "2", "--trials", "2", "--seeds", "1,2", "--out", str(tmp_path)]
    monkeypatch.setattr("sys.argv", ["", "--env", "millions/Dollars1OneHeist-v1", "--bots", "random", *numbers])
    baselines.main()
    table = capsys.readouterr().out.splitlines()[-1]
    assert table.startswith("| `millions/Dollars1OneHeist-v1` | `random` | ")
    monkeypatch.setattr(ppo, "train", None)
    baselines.main()
    assert capsys.readouterr().out.splitlines()[-1] == table


def test_self_play_learns_from_all_seats() -> None:
    found = self_play.train("millions/Dollars1OneHeist-v1", "random", rounds=6, games=4, trials=4, seed=1)
    assert set(found["random"]) == {"random", "learner"}


@pytest.mark.skipif(find_spec("sb3_contrib") is not None, reason="sb3-contrib is installed")
def test_without_sb3_contrib_the_recipe_says_what_is_missing() -> None:
    with pytest.raises(SystemExit, match="pip install sb3-contrib"):
        maskable_ppo.train("millions/Dollars1-v1", "random", decisions=1, trials=1, seed=1, out=None)


@pytest.mark.slow
def test_ppo_beats_a_random_player() -> None:
    _, found = ppo.train("millions/Dollars1-v1", "random", rounds=5, games=60, trials=80, seed=1)
    (luck, luck_off), (skill, skill_off) = found["random"], found["learner"]
    assert skill - skill_off > luck + luck_off
