"""Replays: batched games that a dealer deals, written as matches whose records verify.

A record can be verified only if a dealer's secret gives every card. So the cards of such games come from dealers with
seeds: `deal` computes beforehand what each dealer will draw, as words of chance for `Env.begin` and `Env.advance`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import count

import jax.numpy as jnp
import numpy as np
from jax import Array
from numpy.typing import NDArray

from millions.batch.environment import WORDS_AT_FIRST, Env, State
from millions.core.match import Match
from millions.research import Turns
from millions.research.registry import plan_of

WORD_BITS = 32


def deal(env: Env, seeds: Sequence[int]) -> NDArray[np.uint32]:
    """For each seed, the words of chance of a whole game that its dealer deals."""
    return np.array([words_of(env, seed) for seed in seeds], np.uint32)


def words_of(env: Env, seed: int) -> list[int]:
    """The words of one game: of each draw, the lowest word that gives the dealer's answer."""
    dealer = plan_of(env.id).order.dealer(env.setting, seed)
    numbers = count(1)
    return [0 if bag is None else word_for(dealer.hand(next(numbers)).randrange(bag), bag) for bag in env.bags]


def word_for(answer: int, bag: int) -> int:
    """The lowest word with which `arrays.one_of` gives this answer, of as many as are in the bag."""
    return -(-(answer << WORD_BITS) // bag)


def init_dealt(env: Env, words: Array) -> State:
    """A new game with these words of `deal`."""
    return env.begin(words[:WORDS_AT_FIRST])


def step_dealt(env: Env, state: State, action: Array, words: Array) -> State:
    """A step of a game with these words of `deal`."""
    return env.advance(state, action, jnp.asarray(words)[env.rules.next_draw(state._table)])


def match_of(env: Env, seed: int, actions: Iterable[int]) -> Match:
    """The match of the full engine in which these indexes were played; its record verifies."""
    turns = Turns.begin(env.setting, seed)
    for action in actions:
        if turns.over:
            break
        turns.play(int(action))
    return turns.match()
