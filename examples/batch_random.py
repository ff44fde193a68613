"""Random self-play at many tables at once, on arrays.

What you learn: the loop of a trainer in JAX (vmap, jit, scan), where mask and rewards are, how finished games begin
again, and how a game of a batch becomes a record that can be verified.

    python examples/batch_random.py --game dollars-1e --players 5 --tables 1024
"""

from __future__ import annotations

import argparse
from functools import partial
from time import perf_counter

import jax
import jax.numpy as jnp

from millions import batch
from millions.batch import Env
from millions.batch.sampling import random_index
from millions.core.match import Match


def play(env: Env, tables: int, steps: int, seed: int = 0) -> tuple[jax.Array, jax.Array]:
    """Play on at all tables for some steps: the games that ended, and the sum of the rewards of each seat."""
    step = jax.vmap(env.step_or_begin)

    def one(state: batch.State, key: jax.Array) -> tuple[batch.State, tuple[jax.Array, jax.Array]]:
        for_choices, for_steps = jax.random.split(key)
        actions = jax.vmap(random_index)(state.legal_action_mask, jax.random.bits(for_choices, (tables,)))
        state = step(state, actions, jax.random.split(for_steps, tables))
        return state, (state.terminated.sum(), state.rewards.sum(0))

    @jax.jit
    def run(key: jax.Array) -> tuple[jax.Array, jax.Array]:
        first, more = jax.random.split(key)
        begun = jax.vmap(env.init)(jax.random.split(first, tables))
        _, (ended, rewards) = jax.lax.scan(one, begun, jax.random.split(more, steps))
        return ended.sum(), rewards.sum(0)

    ended, rewards = run(jax.random.key(seed))
    return ended, rewards


def one_game(env: Env, seed: int) -> Match:
    """A game that a dealer deals, as a match of the full engine: its record verifies."""
    words = jnp.asarray(batch.deal(env, [seed])[0])
    init, step = jax.jit(partial(batch.init_dealt, env)), jax.jit(partial(batch.step_dealt, env))
    choose = jax.jit(random_index)
    state, played = init(words), []
    for key in jax.random.split(jax.random.key(seed), 10_000):
        if state.terminated:
            break
        played.append(int(choose(state.legal_action_mask, jax.random.bits(key))))
        state = step(state, played[-1], words)
    return batch.match_of(env, seed, played)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="dollars-1e")
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--tables", type=int, default=1024)
    parser.add_argument("--steps", type=int, default=1000)
    given = parser.parse_args()
    env = batch.make(given.game, given.players)
    began = perf_counter()
    ended, rewards = play(env, given.tables, given.steps)
    print(f"{given.tables * given.steps:,} steps in {perf_counter() - began:.1f} s with compiling, {ended} games ended")
    print("rewards of the seats:", "  ".join(f"{reward:+.1f}" for reward in rewards))
    match = one_game(env, seed=1)
    match.verify()
    print(f"one game of {len(match.log)} answers verifies")


if __name__ == "__main__":
    main()
