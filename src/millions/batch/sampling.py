"""Fast sampling of a legal index: the mask is packed into words, and bits are counted with popcount."""

from __future__ import annotations

import jax.numpy as jnp
from jax import Array
from jax.lax import population_count

from millions.batch.arrays import up_to
from millions.batch.chance import one_of

WORD_BITS = 32


def random_index(mask: Array, word: Array) -> Array:
    """A legal index, uniformly sampled with 32 random bits; 0 if none is legal."""
    return random_bit(packed(mask), word)


def random_bit(words: Array, word: Array) -> Array:
    """The same for a mask of words of 32 bits."""
    counts = population_count(words).astype(jnp.int32)
    before = up_to(counts) - counts
    number = one_of(word, counts.sum())
    at = (before + counts <= number).sum()
    return at * WORD_BITS + nth_bit(words[at], number - before[at])


def packed(mask: Array) -> Array:
    """A mask as words of 32 bits."""
    padded = jnp.pad(mask, (0, -mask.shape[0] % WORD_BITS)).reshape(-1, WORD_BITS)
    return (padded.astype(jnp.uint32) << jnp.arange(WORD_BITS, dtype=jnp.uint32)).sum(-1, dtype=jnp.uint32)


def nth_bit(word: Array, number: Array) -> Array:
    """The position of the n-th set bit, by binary search over the number of bits in the lower half."""
    place = jnp.zeros((), jnp.int32)
    for width in (16, 8, 4, 2, 1):
        lower = population_count((word >> place.astype(jnp.uint32)) & ((1 << width) - 1)).astype(jnp.int32)
        higher = number >= lower
        number = number - jnp.where(higher, lower, 0)
        place = place + jnp.where(higher, width, 0)
    return place
