"""Action masks: which indexes of a flat action code are legal, as a bit set, as an array and as a list."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

MaskArray = NDArray[np.int8]

Bits = int
"""A set of indexes: bit n is set if index n is in the set. Unions and cache keys are cheap."""


class ActionMask(NamedTuple):
    """The indexes a seat may play: as bits, as an array of 0 and 1 (read-only), and listed in ascending order."""

    bits: Bits
    array: MaskArray
    indexes: tuple[int, ...]


def as_bits(indexes: Iterable[int]) -> Bits:
    """A set of indexes as bits."""
    return sum(1 << index for index in set(indexes))


def action_mask(bits: Bits, size: int) -> ActionMask:
    """The mask of a code with `size` indexes."""
    packed = np.frombuffer(bits.to_bytes(size + 7 >> 3, "little"), np.uint8)
    array = np.unpackbits(packed, count=size, bitorder="little").view(np.int8)
    array.setflags(write=False)
    return ActionMask(bits, array, tuple(array.nonzero()[0].tolist()))
