"""Nature's draws: from words of 32 random bits or, in games that a dealer deals, from the bytes of the dealer's answer.

A draw has a row of words, or of bytes; which it is, the type of the row says. Each choice of a word takes one word. Of
a dealer's bytes, those that would favour small numbers are passed over, as `millions.core.nature` does.
"""

from __future__ import annotations

from collections.abc import Iterable

import jax.numpy as jnp
from jax import Array

HALF_WORD = 16

BYTES_OF_A_DRAW = 32
"""Of a dealer's answer. A draw takes at most seven, and passes over one in three at most."""

BYTE = 256


def one_of(row: Array, number: int | Array) -> Array:
    """Nature's choice among a number of equally likely things."""
    (choice,) = some_of(row, [number])
    return choice


def some_of(row: Array, numbers: Iterable[int | Array]) -> list[Array]:
    """Nature's choices in one draw, each among a number of equally likely things."""
    if row.dtype == jnp.uint8:
        return by_a_dealer(row, numbers)
    return [by_a_word(word, number) for word, number in zip(jnp.atleast_1d(row), numbers, strict=False)]


def by_a_word(word: Array, number: int | Array) -> Array:
    """The high half of word × number, a product of 64 bits."""
    number = jnp.asarray(number, jnp.uint32)
    high, low = word >> HALF_WORD, word & ((1 << HALF_WORD) - 1)
    return ((high * number + ((low * number) >> HALF_WORD)) >> HALF_WORD).astype(jnp.int32)


def by_a_dealer(row: Array, numbers: Iterable[int | Array]) -> list[Array]:
    """The remainders of bytes, one after the other."""
    choices, used, row = [], jnp.array(0), row.astype(jnp.int32)
    for number in numbers:
        fair = BYTE // number * number
        taken = jnp.argmax((jnp.arange(row.shape[0]) >= used) & (row < fair))
        choices.append(row[taken] % number)
        used = taken + 1
    return choices
