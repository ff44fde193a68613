"""Chance draws: from random 32-bit words or, in games that a dealer deals, from the bytes of the dealer's answer.

A draw has a row of words or of bytes; the row's type tells which. Each choice uses one word. Of a dealer's bytes, those
that would favour small numbers are skipped (rejection sampling), as `millions.core.nature` does.
"""

from __future__ import annotations

from collections.abc import Iterable

import jax.numpy as jnp
from jax import Array

HALF_WORD = 16

BYTES_OF_A_DRAW = 32
"""The length of a dealer's answer. A draw uses at most seven bytes, and skips at most one in three."""

BYTE = 256


def one_of(row: Array, number: int | Array) -> Array:
    """A uniform choice: a number from 0 to `number` − 1."""
    (choice,) = some_of(row, [number])
    return choice


def some_of(row: Array, numbers: Iterable[int | Array]) -> list[Array]:
    """Several uniform choices in one draw."""
    if row.dtype == jnp.uint8:
        return by_a_dealer(row, numbers)
    return [by_a_word(word, number) for word, number in zip(jnp.atleast_1d(row), numbers, strict=False)]


def by_a_word(word: Array, number: int | Array) -> Array:
    """The high half of word × number, a product of 64 bits."""
    number = jnp.asarray(number, jnp.uint32)
    high, low = word >> HALF_WORD, word & ((1 << HALF_WORD) - 1)
    return ((high * number + ((low * number) >> HALF_WORD)) >> HALF_WORD).astype(jnp.int32)


def by_a_dealer(row: Array, numbers: Iterable[int | Array]) -> list[Array]:
    """Bytes modulo each number, in order."""
    choices, used, row = [], jnp.array(0), row.astype(jnp.int32)
    for number in numbers:
        fair = BYTE // number * number
        taken = jnp.argmax((jnp.arange(row.shape[0]) >= used) & (row < fair))
        choices.append(row[taken] % number)
        used = taken + 1
    return choices
