"""Labels for the belief head: what is hidden from a seat, read from the table during training only.

In the heist games, the role of each character; in Million Club, the money of each player. Seats and characters are
counted from the observer on. As an auxiliary task they teach the hidden layers to interpret claims and behaviour.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from millions.batch import Env
from millions.batch.arrays import NONE, around
from millions.games.club.variant import BOOK as CLUB_BOOK
from millions.trained import most_players


class Secrets(NamedTuple):
    """What is hidden from a seat in one game, and the loss of beliefs about it."""

    size: int
    """The number of outputs of the belief head."""
    read: Callable[[Env, Any, Array], Array]
    """The labels of one observer, from a table; NONE for what is not there."""
    loss: Callable[[Array, Array], Array]
    """The loss of each row's beliefs, given its labels."""


def secrets_of(env: Env) -> Secrets:
    """The secrets of this environment's game."""
    most = most_players(env.id)
    if env.id == "million-club":
        return Secrets(most, money, squared_error)
    return Secrets(most * len(env.box.roles), roles, cross_entropy)


def roles(env: Env, table: Any, seat: Array) -> Array:
    """The role of each character, from the observer's own on."""
    box = env.box
    order = around(seat * box.per_seat, box.characters)
    return padded(table.roles[order].astype(jnp.float32), most_players(env.id))


def money(env: Env, table: Any, seat: Array) -> Array:
    """The money of each player, in units of what they begin with."""
    return padded(table.money[around(seat, env.num_players)] / CLUB_BOOK.start_money, most_players(env.id))


def padded(labels: Array, size: int) -> Array:
    """Labels for the largest table."""
    return jnp.pad(labels, (0, size - labels.shape[0]), constant_values=NONE)


def cross_entropy(believed: Array, labels: Array) -> Array:
    """The cross-entropy of beliefs about the roles on the table."""
    there = labels != NONE
    likely = jax.nn.log_softmax(believed.reshape(*labels.shape, -1))
    role = jnp.where(there, labels, 0).astype(jnp.int32)
    said = jnp.take_along_axis(likely, role[..., None], -1)[..., 0]
    return -mean_where(said, there)


def squared_error(believed: Array, labels: Array) -> Array:
    """The squared error of beliefs about the purses on the table."""
    return mean_where((believed - labels) ** 2, labels != NONE)


def mean_where(numbers: Array, kept: Array) -> Array:
    """The mean of some numbers of each row."""
    return jnp.where(kept, numbers, 0).sum(-1) / jnp.maximum(kept.sum(-1), 1)
