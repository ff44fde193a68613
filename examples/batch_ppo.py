"""Train a policy on arrays with PPO (Schulman and others, 2017): hundreds of tables at once, in plain JAX.

What you learn: how to train with `millions.batch`. Seat 0 learns, the other seats play at random; finished games begin
again. A decision gets the return of its game; games that have not ended yet do not count. A minute is enough.

    python examples/batch_ppo.py --game dollars-2e --rounds 20
"""

from __future__ import annotations

import argparse
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from millions import batch
from millions.batch.sampling import random_index

HIDDEN, RATE, EPOCHS, BATCHES, CLIP, ENTROPY, VALUE = 64, 1e-3, 4, 8, 0.2, 0.01, 0.5
LEARNER = 0
Weights = dict[str, Array]


class Played(NamedTuple):
    """A rollout of all tables, step by step: observations, actions, who decided, and rewards."""

    rows: Array
    masks: Array
    actions: Array
    logs: Array
    mine: Array
    rewards: Array
    ended: Array


def fresh(key: Array, inputs: int, outputs: int) -> Weights:
    """A network with one hidden layer: a logit for each index, and the value of the position as the last output."""
    first = jax.random.normal(key, (inputs, HIDDEN)) * inputs**-0.5
    return {"first": first, "bias": jnp.zeros(HIDDEN), "last": jnp.zeros((HIDDEN, outputs + 1))}


def evaluate(weights: Weights, rows: Array, masks: Array) -> tuple[Array, Array]:
    """The log-probabilities of all indexes, and the value of each position."""
    found = jnp.tanh(rows @ weights["first"] + weights["bias"]) @ weights["last"]
    return jax.nn.log_softmax(jnp.where(masks, found[..., :-1], -1e9)), found[..., -1]


def play(env: batch.Env, weights: Weights, state: Any, key: Array, steps: int, at_random: Array) -> tuple[Any, Played]:
    """All tables play on; the learner's seat follows the policy, or everybody plays at random."""

    def one(state: Any, key: Array) -> tuple[Any, Played]:
        tables = state.terminated.shape[0]
        for_policy, for_others, for_steps = jax.random.split(key, 3)
        logs = evaluate(weights, state.observation, state.legal_action_mask)[0]
        chosen = jax.random.categorical(for_policy, logs)
        by_chance = jax.vmap(random_index)(state.legal_action_mask, jax.random.bits(for_others, (tables,)))
        mine = (state.current_player == LEARNER) & ~at_random
        actions = jnp.where(mine, chosen, by_chance).astype(jnp.int32)
        after = jax.vmap(env.step_or_begin)(state, actions, jax.random.split(for_steps, tables))
        taken = jnp.take_along_axis(logs, actions[:, None], 1)[:, 0]
        seen = (state.observation, state.legal_action_mask, actions, taken, mine)
        return after, Played(*seen, after.rewards[:, LEARNER], after.terminated)

    return jax.lax.scan(one, state, jax.random.split(key, steps))


def returns_of(played: Played) -> tuple[Array, Array]:
    """For each decision the return of its game, and whether that game has ended."""

    def back(later: tuple[Array, Array], step: tuple[Array, Array]) -> Any:
        reward, ended = step
        now = (jnp.where(ended, reward, later[0]), ended | later[1])
        return now, now

    nothing = (jnp.zeros_like(played.rewards[0]), jnp.zeros_like(played.ended[0]))
    return jax.lax.scan(back, nothing, (played.rewards, played.ended), reverse=True)[1]  # type: ignore[no-any-return]


def loss(weights: Weights, played: Played, gains: Array, returns: Array, counts: Array) -> Array:
    """The clipped objective, the value loss and an entropy bonus, over decisions that count."""
    logs, value = evaluate(weights, played.rows, played.masks)
    ratio = jnp.exp(jnp.take_along_axis(logs, played.actions[:, None], 1)[:, 0] - played.logs)
    better = jnp.minimum(ratio * gains, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * gains)
    entropy = -(jnp.exp(logs) * jnp.where(played.masks, logs, 0)).sum(-1)
    each = VALUE * (value - returns) ** 2 - better - ENTROPY * entropy
    return (each * counts).sum() / jnp.maximum(counts.sum(), 1)


def descend(weights: Weights, gradients: Weights, memory: Any, number: Array) -> tuple[Weights, Any]:
    """One step of Adam."""
    means, squares = memory
    means = jax.tree.map(lambda old, new: 0.9 * old + 0.1 * new, means, gradients)
    squares = jax.tree.map(lambda old, new: 0.999 * old + 0.001 * new**2, squares, gradients)
    rate = RATE * jnp.sqrt(1 - 0.999**number) / (1 - 0.9**number)
    return jax.tree.map(lambda w, m, s: w - rate * m / (jnp.sqrt(s) + 1e-8), weights, means, squares), (means, squares)


def learn(weights: Weights, memory: Any, played: Played, key: Array) -> tuple[Weights, Any]:
    """A few epochs over the decisions, in random minibatches."""
    returns, over = returns_of(played)
    flat = jax.tree.map(lambda leaf: leaf.reshape(-1, *leaf.shape[2:]), played)
    returns, counts = returns.ravel(), (over & played.mine).ravel()
    gains = returns - evaluate(weights, flat.rows, flat.masks)[1]
    spread = jnp.sqrt((gains**2 * counts).sum() / jnp.maximum(counts.sum(), 1)) + 1e-8
    orders = jax.vmap(lambda key: jax.random.permutation(key, returns.shape[0]))(jax.random.split(key, EPOCHS))

    def one(carried: Any, some: Array) -> tuple[Any, None]:
        weights, memory, number = carried
        part = jax.tree.map(lambda leaf: leaf[some], flat)
        gradients = jax.grad(loss)(weights, part, gains[some] / spread, returns[some], counts[some])
        return (*descend(weights, gradients, memory, number + 1), number + 1), None

    (weights, *memory), _ = jax.lax.scan(one, (weights, *memory), orders.reshape(EPOCHS * BATCHES, -1))
    return weights, tuple(memory)


def train(game: str, players: int, tables: int, steps: int, rounds: int, seed: int) -> tuple[float, float]:
    """Train, printing the progress; the mean return of the learner, and of a random player in its place."""
    env = batch.make(game, players)
    key, first, second = jax.random.split(jax.random.key(seed), 3)
    weights = fresh(first, env.observation_shape[0], env.num_actions)
    memory: Any = ((jax.tree.map(jnp.zeros_like, weights),) * 2, jnp.zeros(()))
    state = jax.jit(jax.vmap(env.init))(jax.random.split(second, tables))
    go, improve = jax.jit(lambda *given: play(env, *given), static_argnums=3), jax.jit(learn)
    at_random = mean_return(go(weights, state, key, steps, True)[1])
    for number in range(1, rounds + 1):
        key, one, two = jax.random.split(key, 3)
        state, played = go(weights, state, one, steps, False)
        weights, memory = improve(weights, memory, played, two)
        print(f"round {number:>3}   mean return {mean_return(played):+.3f}   random {at_random:+.3f}", flush=True)
    return mean_return(go(weights, state, key, steps, False)[1]), at_random


def mean_return(played: Played) -> float:
    """The mean return of the learner's seat in the games that have ended."""
    return float((played.rewards * played.ended).sum() / played.ended.sum())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="dollars-1e")
    for name, number in {"players": 4, "tables": 256, "steps": 256, "rounds": 12, "seed": 1}.items():
        parser.add_argument(f"--{name}", type=int, default=number)
    train(**vars(parser.parse_args()))


if __name__ == "__main__":
    main()
