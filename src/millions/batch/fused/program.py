"""A program builds its scalars with constant folding, algebraic simplification and common-subexpression elimination.

Ranges help: a remainder or a comparison with only one possible result becomes a constant.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from millions.batch.fused.scalars import BOOL, COMPUTED, FLOAT, INT, RANGES, WORD, Scalar, span

COMMUTES = {"add", "mul", "min", "max", "and", "or", "xor", "eq"}
"""Operations whose two operands may change places."""


class Program:
    """Builds scalars, and stores equal ones once."""

    def __init__(self) -> None:
        self.kept: dict[tuple[Any, ...], Scalar] = {}

    # Making

    def keep(
        self, name: str, type: str, operands: tuple[Scalar, ...] = (), value: Any = None, *, low: int, high: int
    ) -> Scalar:
        """The scalar with this description, created at its first use."""
        key = (name, type, tuple(one.number for one in operands), value)
        if key not in self.kept:
            least, most = RANGES.get(type, (low, high))
            if low < least or high > most:  # it may overflow
                low, high = least, most
            made = Scalar(name, type, operands, value, low=low, high=high, number=len(self.kept))
            self.kept[key] = made
        return self.kept[key]

    def input(self, number: int, type: str, low: int | None = None, high: int | None = None) -> Scalar:
        """An input; the range of an integer may be known."""
        least, most = RANGES.get(type, (0, 0))
        kind = INT if type in ("int8", "int16") else type
        return self.keep(
            "input", kind, value=number, low=least if low is None else low, high=most if high is None else high
        )

    def constant(self, value: Any, type: str) -> Scalar:
        """A constant."""
        kind = INT if type in ("int8", "int16") else type
        known = np.dtype(kind).type(value).item()
        end = 0 if kind == FLOAT else int(known)
        return self.keep("constant", kind, value=known, low=end, high=end)

    def make(self, name: str, *operands: Scalar) -> Scalar:
        """The result of an operation, in its simplest form."""
        if name in WRITTEN:
            written: Scalar = WRITTEN[name](self, *operands)
            return written
        if all(one.constant for one in operands):
            return self.computed(name, operands)
        if name in COMMUTES:
            operands = tuple(sorted(operands, key=lambda one: (one.constant, one.number)))
        simple: Scalar | None = SIMPLER[name](self, *operands) if name in SIMPLER else None
        if simple is not None:
            return simple
        type = BOOL if name in ("eq", "lt") else operands[-1].type
        low, high = span(name, operands)
        if low == high and type in (BOOL, INT, WORD):
            return self.constant(low, type)
        return self.keep(name, type, operands, low=low, high=high)

    def computed(self, name: str, operands: Sequence[Scalar]) -> Scalar:
        """The result of an operation on constants."""
        if name == "select":
            return operands[1] if operands[0].value else operands[2]
        type = BOOL if name in ("eq", "lt") else operands[0].type
        numbers = [np.dtype(one.type).type(one.value) for one in operands]
        with np.errstate(over="ignore"):
            return self.constant(COMPUTED[name](*numbers), type)  # type: ignore[operator]

    # Operations expressed with other operations

    def no(self, one: Scalar) -> Scalar:
        """The opposite of a flag."""
        if one.constant:
            return self.constant(not one.value, BOOL)
        return one.operands[0] if one.name == "not" else self.keep("not", BOOL, (one,), low=0, high=1)

    def flag(self, value: bool) -> Scalar:
        """A constant flag."""
        return self.constant(value, BOOL)

    def fit(self, one: Scalar, type: str) -> Scalar:
        """A number wrapped to a smaller type, if it could be outside its range."""
        least, most = RANGES[type]
        if least <= one.low and one.high <= most:
            return one
        if one.constant:
            return self.constant(np.int64(one.value).astype(type), INT)
        return self.keep("fit", INT, (one,), type, low=least, high=most)

    def convert(self, one: Scalar, type: str) -> Scalar:
        """The same number in another type."""
        kind = INT if type in ("int8", "int16") else type
        if one.type == BOOL and kind != BOOL:
            return self.make("select", one, self.constant(1, kind), self.constant(0, kind))
        if kind == BOOL:
            return one if one.type == BOOL else self.no(self.make("eq", one, self.constant(0, one.type)))
        if one.constant:
            return self.constant(np.dtype(one.type).type(one.value).astype(type), type)
        if one.type == INT and kind == INT:
            return self.fit(one, type)
        if one.type == kind:
            return one
        low, high = (0, 0) if kind == FLOAT else (one.low, one.high)
        made = self.keep("convert", kind, (one,), low=low, high=high)
        return self.fit(made, type) if kind == INT else made


# Simpler forms


def select(program: Program, which: Scalar, after: Scalar, before: Scalar) -> Scalar | None:
    """`after` if a flag is set, else `before`."""
    if which.constant:
        return after if which.value else before
    if which.name == "not":
        return program.make("select", which.operands[0], before, after)
    if after.name == "select" and after.operands[0] is which:
        after = after.operands[1]
    if before.name == "select" and before.operands[0] is which:
        before = before.operands[2]
    if after is before:
        return after
    if after.type == BOOL:
        return select_flag(program, which, after, before)
    low, high = min(after.low, before.low), max(after.high, before.high)
    return program.keep("select", after.type, (which, after, before), low=low, high=high)


def select_flag(program: Program, which: Scalar, after: Scalar, before: Scalar) -> Scalar:
    """One of two flags, with one operation less if one of them is known."""
    make, no = program.make, program.no
    if after.constant:
        return make("or", which, before) if after.value else make("and", no(which), before)
    if before.constant:
        return make("or", no(which), after) if before.value else make("and", which, after)
    return program.keep("select", BOOL, (which, after, before), low=0, high=1)


def both(program: Program, one: Scalar, two: Scalar) -> Scalar | None:
    """And: of flags, or bit by bit."""
    if one.constant:
        one, two = two, one
    if one is two:
        return one
    if two.constant and two.value == 0:
        return two
    if one.type == BOOL:
        if two.constant:
            return one
        if opposite(one, two):
            return program.flag(False)
        for a, b in ((one, two), (two, one)):
            if a.name == "and" and b in a.operands:
                return a
            if a.name == "or" and b in a.operands:
                return b
    return None


def either(program: Program, one: Scalar, two: Scalar) -> Scalar | None:
    """Or: of flags, or bit by bit."""
    if one.constant:
        one, two = two, one
    if one is two:
        return one
    if two.constant and two.value == 0:
        return one
    if one.type == BOOL:
        if two.constant:
            return two
        if opposite(one, two):
            return program.flag(True)
        for a, b in ((one, two), (two, one)):
            if a.name == "or" and b in a.operands:
                return a
            if a.name == "and" and b in a.operands:
                return b
    return None


def opposite(one: Scalar, two: Scalar) -> bool:
    """Whether one flag is the other's opposite."""
    return (one.name == "not" and one.operands[0] is two) or (two.name == "not" and two.operands[0] is one)


def differ(program: Program, one: Scalar, two: Scalar) -> Scalar | None:
    """Exclusive or."""
    if one.type != BOOL:
        return None
    for a, b in ((one, two), (two, one)):
        if b.constant:
            return program.no(a) if b.value else a
    return program.flag(False) if one is two else None


def equal(program: Program, one: Scalar, two: Scalar) -> Scalar | None:
    """Whether two numbers are equal; for a `select` with a constant branch, compare the branches."""
    if one is two:
        return program.flag(True)
    if one.type == BOOL:
        return program.no(program.make("xor", one, two))
    if one.type == FLOAT:
        return None
    if one.high < two.low or two.high < one.low:
        return program.flag(False)
    return of_choice(program, "eq", one, two)


def less(program: Program, one: Scalar, two: Scalar) -> Scalar | None:
    """Whether a number is less than another."""
    if one is two:
        return program.flag(False)
    if one.type == BOOL:
        return program.make("and", program.no(one), two)
    if one.type == FLOAT:
        return None
    if one.high < two.low:
        return program.flag(True)
    if one.low >= two.high:
        return program.flag(False)
    return of_choice(program, "lt", one, two)


def of_choice(program: Program, name: str, one: Scalar, two: Scalar) -> Scalar | None:
    """Compare the result of a `select` with a constant: select between two comparisons."""
    for at, (a, b) in enumerate(((one, two), (two, one))):
        if b.constant and a.name == "select" and (a.operands[1].constant or a.operands[2].constant):
            which, after, before = a.operands
            pair = [(x, b) if at == 0 else (b, x) for x in (after, before)]
            return program.make("select", which, *[program.make(name, *one) for one in pair])
    return None


def plus(program: Program, one: Scalar, two: Scalar) -> Scalar | None:
    """Adding 0 changes nothing."""
    for a, b in ((one, two), (two, one)):
        if b.constant and b.value == 0:
            return a
    return None


def minus(program: Program, one: Scalar, two: Scalar) -> Scalar | None:
    """Subtracting 0 changes nothing."""
    return one if two.constant and two.value == 0 else None


def times(program: Program, one: Scalar, two: Scalar) -> Scalar | None:
    """A product with 0, 1 or a flag is a `select`."""
    for a, b in ((one, two), (two, one)):
        if b.constant and b.value in (0, 1) and a.type != FLOAT:
            return a if b.value else b
        if b.name == "select" and b.type != FLOAT:
            which, after, before = b.operands
            if after.constant and before.constant and {after.value, before.value} <= {0, 1}:
                zero = program.constant(0, a.type)
                return program.make("select", which, *[a if one.value else zero for one in (after, before)])
    return None


def least(program: Program, one: Scalar, two: Scalar) -> Scalar | None:
    """The smaller number, if the ranges decide it."""
    if one.type == FLOAT:
        return None
    return one if one.high <= two.low else two if two.high <= one.low else None


def most(program: Program, one: Scalar, two: Scalar) -> Scalar | None:
    """The greater number, if the ranges decide it."""
    if one.type == FLOAT:
        return None
    return one if one.low >= two.high else two if two.low >= one.high else None


def remainder(program: Program, one: Scalar, two: Scalar) -> Scalar | None:
    """A remainder, without a division if the number is less than twice the divisor."""
    if not two.constant or two.value <= 0:
        return None
    size = two.value
    if -size < one.low and one.high < size:
        return one
    if one.low >= 0 and one.high < 2 * size:
        over = program.make("lt", program.constant(size - 1, one.type), one)
        return program.keep("select", one.type, (over, program.make("sub", one, two), one), low=0, high=size - 1)
    return None


def quotient(program: Program, one: Scalar, two: Scalar) -> Scalar | None:
    """A number divided by 1 is itself."""
    return one if two.constant and two.value == 1 else None


def shifted(program: Program, one: Scalar, two: Scalar) -> Scalar | None:
    """A shift by 0 changes nothing."""
    return one if two.constant and two.value == 0 else None


def shifted_left(program: Program, one: Scalar, two: Scalar) -> Scalar | None:
    """A `select` of two constants can be shifted when the program is built."""
    if two.constant and one.name == "select" and one.operands[1].constant and one.operands[2].constant:
        which, *cases = one.operands
        return program.make("select", which, *[program.make("shift_left", case, two) for case in cases])
    return shifted(program, one, two)


def sign(program: Program, one: Scalar) -> Scalar:
    """-1, 0 or 1."""
    zero, up, down = (program.constant(value, one.type) for value in (0, 1, -1))
    negative = program.make("select", program.make("lt", one, zero), down, zero)
    return program.make("select", program.make("lt", zero, one), up, negative)


SIMPLER: dict[str, Any] = {
    "select": select,
    "and": both,
    "or": either,
    "xor": differ,
    "eq": equal,
    "lt": less,
    "add": plus,
    "sub": minus,
    "mul": times,
    "min": least,
    "max": most,
    "rem": remainder,
    "div": quotient,
    "shift_left": shifted_left,
    "shift_right": shifted,
}
"""Simpler forms of an operation, or None."""

WRITTEN: dict[str, Any] = {
    "not": Program.no,
    "ne": lambda program, one, two: program.no(program.make("eq", one, two)),
    "gt": lambda program, one, two: program.make("lt", two, one),
    "le": lambda program, one, two: program.no(program.make("lt", two, one)),
    "ge": lambda program, one, two: program.no(program.make("lt", one, two)),
    "sign": lambda program, one: sign(program, one),
    "neg": lambda program, one: program.make("sub", program.constant(0, one.type), one),
}
"""Operations that are expressed with others. No number here is NaN."""
