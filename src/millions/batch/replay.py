"""Replays: batched games that a dealer deals, written as matches whose records verify.

A record can be verified only if a dealer's secret gives every card. So the cards of such games come from dealers with
seeds: `deal` computes the bytes of all their answers in advance, for `Env.begin` and `Env.advance`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import jax.numpy as jnp
import numpy as np
from jax import Array
from numpy.typing import NDArray

from millions.batch.chance import BYTE, BYTES_OF_A_DRAW
from millions.batch.environment import Env, State
from millions.core.match import Match
from millions.research import Turns
from millions.research.registry import plan_of


def deal(env: Env, seeds: Sequence[int]) -> NDArray[np.uint8]:
    """For each seed, the bytes of all draws of a game that its dealer deals."""
    return np.array([bytes_of(env, seed) for seed in seeds], np.uint8)


def bytes_of(env: Env, seed: int) -> list[list[int]]:
    """The bytes of one game, draw by draw."""
    dealer = plan_of(env.id).order.dealer(env.setting, seed)
    hands = [dealer.hand(number + 1) for number in range(env.rules.draws(env.box))]
    return [[hand.randrange(BYTE) for _ in range(BYTES_OF_A_DRAW)] for hand in hands]


def init_dealt(env: Env, dealt: Array) -> State:
    """A new game with these bytes of `deal`."""
    return env.begin(dealt[: env.words_at_first])


def step_dealt(env: Env, state: State, action: Array, dealt: Array) -> State:
    """A step of a game with these bytes of `deal`."""
    return env.advance(state, action, jnp.asarray(dealt)[env.rules.next_draw(env.box, state._table)])


def match_of(env: Env, seed: int, actions: Iterable[int]) -> Match:
    """The match of the full engine in which these indexes were played; its record verifies."""
    turns = Turns.begin(env.setting, seed)
    for action in actions:
        if turns.over:
            break
        turns.play(int(action))
    return turns.match()
