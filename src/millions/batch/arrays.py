"""Words for small arrays: one game's arrays have a few places each (seats, characters, roles, cards).

Sets are arrays of flags, one for each place. A place is a number, or NONE. Every function works on one game; `jax.vmap`
makes a million games of it. No function branches: each effect is computed, then kept `when` it applies.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import jax
import jax.numpy as jnp
from jax import Array

NONE = -1
"""No seat, character, role or card."""

SMALL, MONEY = jnp.int8, jnp.int16
"""Types of small whole numbers and of amounts: bytes written in each step bound the speed."""

T = TypeVar("T")


def small(values: object) -> Array:
    """Small whole numbers."""
    return jnp.asarray(values, SMALL)


def when(condition: Array, after: T, before: T) -> T:
    """One of two tables, or of two values."""
    kept: T = jax.tree.map(lambda new, old: jnp.where(condition, new, old), after, before)
    return kept


def flag_at(place: Array, size: int) -> Array:
    """A flag at one place, or nowhere for NONE. Of several places: a row of flags for each."""
    return jnp.asarray(place)[..., None] == jnp.arange(size, dtype=SMALL)


def is_one_of(number: Array, numbers: Sequence[int]) -> Array:
    """Whether a number is one of these."""
    found: Array = number == jnp.array(numbers, SMALL)
    return found.any()


def first_place(flags: Array) -> Array:
    """The first place that has a flag; 0 if there is none. A minimum is quicker than `argmax`."""
    size = flags.shape[0]
    return small(jnp.where(flags, jnp.arange(size, dtype=jnp.int32), size).min() % size)


def first_alone(flags: Array) -> Array:
    """Of each line of flags, the first flag alone."""
    return flags & (jnp.cumsum(flags, axis=-1) == 1)


def around(first: Array, size: int) -> Array:
    """All places, clockwise from one of them."""
    return (first + jnp.arange(size, dtype=SMALL)) % size


def first_clockwise(flags: Array, start: Array) -> Array:
    """The first place with a flag, clockwise from a start (which may be one past the last)."""
    size = flags.shape[0]
    further = (jnp.arange(size, dtype=jnp.int32) - start) % size
    return small((start + jnp.where(flags, further, size).min()) % size)


def nth_card(counts: Array, number: Array) -> Array:
    """The kind of the card of this number, in a bag with this count of each kind; flags are counts of 0 and 1."""
    return small((up_to(counts.astype(jnp.int32)) <= number).sum())


def up_to(numbers: Array) -> Array:
    """The sum of the numbers up to each place. For few numbers one sum is quicker than a running one."""
    places = jnp.arange(numbers.shape[0])
    return jnp.where(places <= places[:, None], numbers, 0).sum(-1)
