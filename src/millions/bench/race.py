"""Measures several programs side by side; speed is reported as a ratio to a peer measured in the same run."""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from random import Random
from time import process_time

from rich.console import Console
from rich.progress import Progress

ROUNDS = 5
"""Each measurement is split into this many slices that alternate with the others, so that load affects all alike."""

Measured = Callable[[], tuple[int, int]]
"""Plays one game; returns the number of decisions of players and the number of games."""


def race(contests: list[Measured], seconds: float) -> list[tuple[float, float]]:
    """Decisions and games per second of each; each gets the same processor time, in small slices.

    The first slice of each is a warm-up and does not count.
    """
    totals = [[0, 0, 0.0] for _ in contests]
    with Progress(console=Console(stderr=True), transient=True) as progress:
        for turn in progress.track(range((1 + ROUNDS) * len(contests)), description="measuring"):
            warm, index = divmod(turn, len(contests))
            began, decisions, games = process_time(), 0, 0
            while (spent := process_time() - began) < seconds / ROUNDS:
                taken, played = contests[index]()
                decisions, games = decisions + taken, games + played
            if warm:
                totals[index] = [sum(pair) for pair in zip(totals[index], (decisions, games, spent), strict=True)]
    return [(decisions / spent, games / spent) for decisions, games, spent in totals]


# The peer


def leduc_is_here() -> bool:
    """Is OpenSpiel installed?"""
    return find_spec("pyspiel") is not None


def leduc_games(rng: Random, tensor: bool = False) -> Measured:
    """OpenSpiel's C++ Leduc poker, called from Python: uniform legal actions, chance by its given probabilities."""
    import pyspiel

    game = pyspiel.load_game("leduc_poker")

    def play_one() -> tuple[int, int]:
        state, random, decisions = game.new_initial_state(), rng.random, 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, chances)[0])
            else:
                if tensor:
                    state.information_state_tensor()
                legal = state.legal_actions()
                state.apply_action(legal[int(random() * len(legal))])
                decisions += 1
        return decisions, 1

    return play_one
