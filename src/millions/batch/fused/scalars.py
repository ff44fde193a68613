"""Scalars of a straight-line program: each is a constant, an input, or one operation on earlier scalars.

An integer carries its range. All signed numbers are computed in 32 bits; a number that could overflow its smaller type
is wrapped to it (`fit`), as in an array of that type.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

BOOL, INT, WORD, FLOAT = "bool", "int32", "uint32", "float32"
"""Types of scalars."""

RANGES = {
    "int8": (-(1 << 7), (1 << 7) - 1),
    "int16": (-(1 << 15), (1 << 15) - 1),
    INT: (-(1 << 31), (1 << 31) - 1),
    WORD: (0, (1 << 32) - 1),
    BOOL: (0, 1),
}
"""By type, the least and the greatest number."""

COMPUTED = {
    "add": np.add,
    "sub": np.subtract,
    "mul": np.multiply,
    "min": np.minimum,
    "max": np.maximum,
    "and": np.bitwise_and,
    "or": np.bitwise_or,
    "xor": np.bitwise_xor,
    "shift_left": np.left_shift,
    "shift_right": np.right_shift,
    "div": lambda a, b: np.trunc(a / b) if b else -1,
    "rem": lambda a, b: np.fmod(a, b) if b else a,
    "eq": np.equal,
    "lt": np.less,
    "bit_count": lambda a: int(a).bit_count(),
}
"""How operations on constants are computed."""


@dataclass(frozen=True, eq=False, slots=True)
class Scalar:
    """One number of the program, for each table."""

    name: str
    """The operation; "constant" and "input" have no operands."""
    type: str
    operands: tuple[Scalar, ...] = ()
    value: Any = None
    """The value of a constant; the number of an input; the smaller type of a `fit`."""
    low: int = field(default=0, kw_only=True)
    high: int = field(default=0, kw_only=True)
    number: int = field(kw_only=True)

    @property
    def constant(self) -> bool:
        """Whether the value is a constant."""
        return self.name == "constant"


def span(name: str, operands: Sequence[Scalar]) -> tuple[int, int]:
    """The range of a result."""
    if name in ("eq", "lt") or operands[-1].type == BOOL:
        return 0, 1
    (a, b), (c, d) = [(one.low, one.high) for one in operands[-2:]] if len(operands) > 1 else [(0, 0)] * 2
    match name:
        case "add":
            return a + c, b + d
        case "sub":
            return a - d, b - c
        case "mul":
            ends = (a * c, a * d, b * c, b * d)
            return min(ends), max(ends)
        case "min":
            return min(a, c), min(b, d)
        case "max":
            return max(a, c), max(b, d)
        case "select":
            return min(a, c), max(b, d)
        case "rem" if c > 0:
            return (0 if a >= 0 else max(a, 1 - d)), (min(b, d - 1) if b >= 0 else 0)
        case "div" if c > 0:
            return (a if a < 0 else a // d), (b // c if b >= 0 else 0)
        case "and" if a >= 0 and c >= 0:
            return 0, min(b, d)
        case "shift_right" if c == d and a >= 0:
            return a >> c, b >> c
        case "bit_count":
            return 0, 32
    return RANGES.get(operands[-1].type, (0, 0))


def needed(results: Sequence[Scalar]) -> Iterator[Scalar]:
    """All scalars that the results depend on, operands first, each once."""
    seen: set[int] = set()
    waiting = [(one, False) for one in reversed(results)]
    while waiting:
        one, ready = waiting.pop()
        if ready:
            yield one
        elif one.number not in seen:
            seen.add(one.number)
            waiting.append((one, True))
            waiting += [(operand, False) for operand in reversed(one.operands)]
