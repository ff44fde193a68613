"""The exact distance of a net from an equilibrium of a small heist."""

from __future__ import annotations

import pytest

from millions.trained import net_for
from millions.trained.exact import CHANCE, PLAYERS, BestResponse, Node, gains, nash_conv_of


@pytest.mark.parametrize(("game", "states", "nash_conv"), [("dollars-1e", 612, 2.907), ("dollars-2e", 644, 5.718)])
def test_random_play_is_as_far_from_an_equilibrium_as_openspiel_finds(game: str, states: int, nash_conv: float) -> None:
    """`python examples/nash_conv.py --game "python_millions_small_heist_dollars1(players=4)"` prints these figures."""
    found = nash_conv_of(game, net_for(game, PLAYERS))
    assert found.states == states
    assert found.of_random_play == pytest.approx(nash_conv, abs=5e-4)
    assert 0 <= found.nash_conv < 12


def test_a_best_answer_is_one_for_all_nodes_that_a_player_cannot_tell_apart() -> None:
    """Nature tosses a coin that player 0 does not see: to guess it wins 1, half of the time."""

    def end(won: float) -> Node:
        return Node(CHANCE, returns=(won, 0.0, 0.0, 0.0))

    guesses = tuple(Node(0, ("unseen",), (0.0, 1.0), (end(head), end(1 - head))) for head in (1.0, 0.0))
    root = Node(CHANCE, (), (0.75, 0.25), guesses)
    assert BestResponse(root, 0).value == pytest.approx(0.75)
    assert gains(root) == pytest.approx(0.5)
