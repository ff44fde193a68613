"""`millions bench research`: the speed of our research environments compared with those of others."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib.util import find_spec
from random import Random
from typing import Any, NamedTuple

import msgspec
from rich.console import Console
from rich.table import Table as Grid

from millions.bench.race import Measured, leduc_games, race

CLASSIC = 'pip install "pettingzoo[classic]"'
"""Installs PettingZoo's card games, which nothing else here needs."""


class Ratio(msgspec.Struct, frozen=True):
    """One line of the result: steps per second of one environment relative to those of another."""

    measured: str
    against: str
    ratio: float | None
    """None if the other is not installed."""


class Duel(NamedTuple):
    """Two environments to compare, their names, and the packages that the other one needs."""

    measured: str
    ours: Callable[[], Measured]
    against: str
    theirs: Callable[[], Measured]
    packages: tuple[str, ...] = ()
    how: str = ""

    @property
    def missing(self) -> bool:
        """Is a package of the other environment missing?"""
        return any(find_spec(package) is None for package in self.packages)


DUELS = (
    Duel(
        "AEC environment, wrapped, dollars-1e with 5 players",
        lambda: aec_games(our_aec("dollars-1e", 5), Random(0)),
        "PettingZoo's texas_holdem, wrapped, with 4 players",
        lambda: aec_games(texas_holdem(4), Random(0)),
        ("rlcard", "pygame"),
        CLASSIC,
    ),
    Duel(
        "OpenSpiel game, dollars-1e with 5 players",
        lambda: spiel_games(our_spiel("python_millions_dollars1(players=5)"), Random(0)),
        "OpenSpiel's Python liars_poker",
        lambda: spiel_games(liars_poker(), Random(0)),
    ),
    Duel(
        "turns, observation and mask, dollars-1e with 5 players",
        lambda: turns_games("dollars-1e", 5, Random(0)),
        "OpenSpiel's C++ Leduc with its tensor",
        lambda: leduc_games(Random(0), tensor=True),
    ),
)


def research(seconds: float, as_json: bool, console: Console) -> None:
    """Play uniformly random games in each environment and in a peer of its kind; needs the extra `research`."""
    from millions.research.extra import need

    for package in ("pyspiel", "pettingzoo", "gymnasium"):
        need(package)
    figures = [measure_duel(duel, seconds) for duel in DUELS]
    if as_json:
        sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(figures), indent=2) + b"\n")
        return
    grid = Grid("measured", "against", "ratio", box=None)
    for row in figures:
        grid.add_row(row.measured, row.against, "–" if row.ratio is None else f"{row.ratio:.2f}")
    console.print(grid)
    console.print("ratio: steps/s of what is measured to steps/s of what it is measured against, in this same run")
    for duel in DUELS:
        if duel.missing:
            console.print(f"For {duel.against}: {duel.how}", markup=False)


def measure_duel(duel: Duel, seconds: float) -> Ratio:
    """Measure one line of the result."""
    if duel.missing:
        return Ratio(duel.measured, duel.against, None)
    (ours, _), (theirs, _) = race([duel.ours(), duel.theirs()], seconds)
    return Ratio(duel.measured, duel.against, ours / theirs)


# Turns


def turns_games(game: str, players: int, rng: Random) -> Measured:
    """Random play of `Turns` without wrappers: each seat that is asked gets an observation and a mask."""
    import numpy as np

    from millions.research import Setting, Turns

    setting = Setting.of(game, players)
    row = np.empty(Turns.begin(setting).observer.size, np.float32)
    window = memoryview(row).cast("B")  # type: ignore[arg-type]

    def play_one() -> tuple[int, int]:
        turns, random, decisions = Turns.begin(setting, rng=rng), rng.random, 0
        while turns.asked:
            turns.observe_into(window)
            turns.mask()
            legal = turns.legal()
            turns.play(legal[int(random() * len(legal))])
            decisions += 1
        return decisions, 1

    return play_one


# PettingZoo


def our_aec(game: str, players: int) -> Any:
    """Our environment with its usual wrappers."""
    from millions.research.pettingzoo import env

    return env(game, players)


def texas_holdem(players: int) -> Any:
    """PettingZoo's environment with its usual wrappers."""
    from pettingzoo.classic import texas_holdem_v4

    return texas_holdem_v4.env(num_players=players)


def aec_games(env: Any, rng: Random) -> Measured:
    """Random play in PettingZoo's own loop: each agent receives everything `last` returns, and chooses by the mask."""

    def play_one() -> tuple[int, int]:
        random, decisions = rng.random, 0
        env.reset()
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = seen["action_mask"].nonzero()[0]
            env.step(int(legal[int(random() * len(legal))]))
            decisions += 1
        return decisions, 1

    return play_one


# OpenSpiel


def our_spiel(name: str) -> Any:
    """Our game as OpenSpiel loads it."""
    import pyspiel

    import millions.research.openspiel  # noqa: F401

    return pyspiel.load_game(name)


def liars_poker() -> Any:
    """OpenSpiel's own Python game."""
    import open_spiel.python.games.liars_poker  # noqa: F401
    import pyspiel

    return pyspiel.load_game("python_liars_poker")


def spiel_games(game: Any, rng: Random) -> Measured:
    """Random playouts as in OpenSpiel's own benchmark; decisions of players count, those of chance do not."""
    players = range(game.num_players())

    def choose(legal: list[int]) -> int:
        return legal[int(rng.random() * len(legal))] if legal else 0

    def play_one() -> tuple[int, int]:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, chances)[0])
            elif state.is_simultaneous_node():
                legal = [state.legal_actions(player) for player in players]
                state.apply_actions([choose(one) for one in legal])
                decisions += sum(map(bool, legal))
            else:
                state.apply_action(choose(state.legal_actions()))
                decisions += 1
        return decisions, 1

    return play_one
