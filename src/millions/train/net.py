"""The network in JAX: two hidden layers over an observation row, then a policy head, a value head and a belief head."""

from __future__ import annotations

from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from millions.core.game import game_named
from millions.research import code_of, observer_of
from millions.research.setting import card_names
from millions.trained import most_players
from millions.trained.places import Places

Params = dict[str, Array]
"""The arrays that `millions.trained.net` reads."""

ILLEGAL = -1e9
"""The logit of an index that is not legal."""


class Shape(NamedTuple):
    """The sizes of the layers."""

    row: int
    players: int
    hidden: int
    actions: int
    beliefs: int


def shape_of(game: str, hidden: int, beliefs: int) -> Shape:
    """One net for every size of table: rows are those of the largest (see `millions.trained.places`)."""
    most = most_players(game)
    row = observer_of(game, most, card_names(game_named(game).house_deck())).size
    return Shape(row, most, hidden, code_of(game, most).size, beliefs)


def fresh(key: Array, shape: Shape) -> Params:
    """A new net: all legal indexes are nearly equally likely."""
    row, players, hidden, actions, beliefs = shape
    first, second, policy, value, belief = jax.random.split(key, 5)
    return {
        "first": layer(first, row, hidden, 2.0),
        "first_bias": jnp.zeros((players + 1, hidden)),
        "second": layer(second, hidden, hidden, 2.0),
        "second_bias": jnp.zeros(hidden),
        "policy": layer(policy, hidden, actions, 1e-4),
        "policy_bias": jnp.zeros(actions),
        "value": layer(value, hidden, 1, 1e-2),
        "value_bias": jnp.zeros(1),
        "belief": layer(belief, hidden, beliefs, 1e-2),
        "belief_bias": jnp.zeros(beliefs),
    }


def layer(key: Array, inputs: int, outputs: int, variance: float) -> Array:
    """Weights of a layer; `variance` is that of its outputs, for inputs of 1."""
    return jax.random.normal(key, (inputs, outputs)) * jnp.sqrt(variance / inputs)


def product(rows: Array, weights: Array) -> Array:
    """Rows times weights, in the rows' precision, accumulated in 32 bits."""
    return jnp.matmul(rows, weights.astype(rows.dtype), preferred_element_type=jnp.float32)


def features(net: Params, rows: Array, places: Places, players: int) -> Array:
    """The activations of the second hidden layer, for rows of a table of this size, in the rows' precision."""
    hidden = jax.nn.relu(product(rows, net["first"][places]) + net["first_bias"][players]).astype(rows.dtype)
    return jax.nn.relu(product(hidden, net["second"]) + net["second_bias"]).astype(rows.dtype)


def log_policy(net: Params, hidden: Array, mask: Array) -> Array:
    """The log-probability of each index, with illegal indexes masked out."""
    return jax.nn.log_softmax(jnp.where(mask, product(hidden, net["policy"]) + net["policy_bias"], ILLEGAL))


def value_logit(net: Params, hidden: Array) -> Array:
    """The logit of the share of the game that the seat expects to win."""
    return (product(hidden, net["value"]) + net["value_bias"])[..., 0]


def beliefs(net: Params, hidden: Array) -> Array:
    """What the seat believes of what it cannot see; `secrets` says how to read it."""
    return product(hidden, net["belief"]) + net["belief_bias"]


def replace_past(past: Params, net: Params, slot: Any) -> Params:
    """The past selves, one of them replaced."""
    found: Params = jax.tree.map(lambda kept, now: kept.at[slot].set(now), past, net)
    return found
