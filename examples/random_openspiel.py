"""Random self-play through OpenSpiel: chance nodes, simultaneous nodes, turns.

What you learn: the three kinds of nodes of these games in OpenSpiel, and the names of their actions.

    python examples/random_openspiel.py --game "python_millions_dollars2(players=4)" --talk
"""

from __future__ import annotations

import argparse
from random import Random
from typing import Any

import pyspiel

from millions.research import openspiel  # noqa: F401 (makes the games known to OpenSpiel)


def play(game: str, seed: int, talk: bool = False) -> list[float]:
    """Play one game; the returns of all players."""
    state, rng = pyspiel.load_game(game).new_initial_state(), Random(seed)
    while not state.is_terminal():
        if state.is_simultaneous_node():
            state.apply_actions([choice(state, player, rng) for player in range(state.num_players())])
            continue
        action = drawn(state, rng) if state.is_chance_node() else rng.choice(state.legal_actions())
        if talk:
            print(f"{state.current_player():>3} {state.action_to_string(action)}")
        state.apply_action(action)
    found: list[float] = state.returns()
    return found


def choice(state: Any, player: int, rng: Random) -> int:
    """Any legal action; at a simultaneous node, 0 for a player who is not asked."""
    legal: list[int] = state.legal_actions(player)
    return rng.choice(legal or [0])


def drawn(state: Any, rng: Random) -> int:
    """Nature's draw, with the given probabilities."""
    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
    return int(rng.choices(outcomes, chances)[0])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="python_millions_dollars1(players=5)")
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--talk", action="store_true", help="show every action")
    given = parser.parse_args()
    for seed in range(given.games):
        line = "  ".join(f"{gained:+.2f}" for gained in play(given.game, seed, given.talk))
        print(f"seed {seed}: {line}")


if __name__ == "__main__":
    main()
