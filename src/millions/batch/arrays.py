"""Helpers for the small arrays of one game: an array has an element for each seat, character, role or card.

A set is an array of flags (booleans). A place is the index of an element, or NONE. Every function works on one game;
`jax.vmap` runs it on many. No function branches: each effect is computed, and `when` selects whether it applies.
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
"""Types of small integers and of amounts of money. Small types are faster: memory traffic bounds the speed of a
step."""

T = TypeVar("T")


def small(values: object) -> Array:
    """Convert to small integers."""
    return jnp.asarray(values, SMALL)


def when(condition: Array, after: T, before: T) -> T:
    """Select `after` where the condition holds, else `before`: of two tables, or of two values."""
    kept: T = jax.tree.map(lambda new, old: jnp.where(condition, new, old), after, before)
    return kept


def flag_at(place: Array, size: int) -> Array:
    """One-hot flags: set at one place, or nowhere for NONE. An array of places gives a row of flags for each."""
    return jnp.asarray(place)[..., None] == jnp.arange(size, dtype=SMALL)


def is_one_of(number: Array, numbers: Sequence[int]) -> Array:
    """Whether a number is one of these."""
    found: Array = number == jnp.array(numbers, SMALL)
    return found.any()


def first_place(flags: Array) -> Array:
    """The first place whose flag is set; 0 if none is. A minimum is faster than `argmax`."""
    size = flags.shape[0]
    return small(jnp.where(flags, jnp.arange(size, dtype=jnp.int32), size).min() % size)


def first_alone(flags: Array) -> Array:
    """Keep only the first flag that is set in each row."""
    return flags & (jnp.cumsum(flags, axis=-1) == 1)


def around(first: Array, size: int) -> Array:
    """All places, clockwise from the first."""
    return (first + jnp.arange(size, dtype=SMALL)) % size


def first_clockwise(flags: Array, start: Array) -> Array:
    """The first place whose flag is set, clockwise from `start` (which may be one past the last place)."""
    size = flags.shape[0]
    further = (jnp.arange(size, dtype=jnp.int32) - start) % size
    return small((start + jnp.where(flags, further, size).min()) % size)


def nth_card(counts: Array, number: Array) -> Array:
    """The kind of the n-th card, with cards sorted by kind and this count of each; flags count as 0 and 1."""
    return small((up_to(counts.astype(jnp.int32)) <= number).sum())


def up_to(numbers: Array) -> Array:
    """The cumulative sum. For few numbers a masked sum is faster than `jnp.cumsum`."""
    places = jnp.arange(numbers.shape[0])
    return jnp.where(places <= places[:, None], numbers, 0).sum(-1)
