"""A game that brings nothing but its rules, in the environments of PettingZoo and Gymnasium."""

from __future__ import annotations

import pytest

from millions.core.errors import BadSetup
from tests.example_game import GAME

pytest.importorskip("pettingzoo")
pytest.importorskip("gymnasium")


@pytest.mark.parametrize("players", GAME.seat_counts)
def test_pettingzoo_accepts_it(players: int) -> None:
    from pettingzoo.test import api_test

    from millions.research.pettingzoo import env

    api_test(env(GAME.name, players), num_cycles=200)


def test_gymnasium_plays_it_against_bots_that_can() -> None:
    from millions.research.gymnasium import SingleSeat

    env = SingleSeat(GAME.name, 2, bots="random")
    _, info = env.reset(seed=1)
    over = False
    while not over:
        _, _, over, _, info = env.step(info["action_mask"].nonzero()[0][0])
    with pytest.raises(BadSetup, match="the bot 'sensible' cannot play auction; these can: search, random"):
        SingleSeat(GAME.name, 2)
