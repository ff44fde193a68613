"""Observation rows: whole numbers in parts; each part has a unit by which its numbers are divided (1 for most)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import jax.numpy as jnp
import numpy as np
from jax import Array

LARGEST = 1 << 12
"""Larger than any amount of money in any game."""


class Part(NamedTuple):
    """Whole numbers, and the unit they are divided by."""

    numbers: Array
    unit: int = 1


def whole_numbers(parts: Sequence[Part]) -> Array:
    """A row before division: whole numbers of 16 bits."""
    return jnp.concatenate([jnp.ravel(part.numbers).astype(jnp.int16) for part in parts])


def row(parts: Sequence[Part]) -> Array:
    """A row of float32 numbers, bit for bit that of `millions.research`."""
    return jnp.concatenate([jnp.ravel(divided(part)) for part in parts])


def divided(part: Part) -> Array:
    """Numbers divided by their unit. Quotients come from a lookup table: a compiler would multiply by the
    reciprocal."""
    if part.unit == 1:
        return part.numbers.astype(jnp.float32)
    quotients = np.arange(LARGEST, dtype=np.float32) / np.float32(part.unit)
    return jnp.asarray(quotients)[part.numbers]


def lines(*columns: Array) -> Part:
    """A line for each seat or character, in the observer's order: columns of numbers side by side."""
    return Part(jnp.concatenate([column.reshape(column.shape[0], -1).astype(jnp.int16) for column in columns], axis=1))
