"""Unroll a traced function on small arrays into scalars: an array of n numbers becomes n scalars.

Shapes are static, so moving numbers (reshape, slice, concatenate, …) costs nothing at run time. A dynamic index becomes
a selection among the elements that it can name. Only the operations that the rules use are handled; any other raises
`CannotUnroll` with its name.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce
from typing import Any

import numpy as np
from jax.extend.core import ClosedJaxpr, Jaxpr, Literal
from numpy.typing import NDArray

from millions.batch.fused.program import Program
from millions.batch.fused.scalars import BOOL, Scalar

Scalars = NDArray[np.object_]
"""An array of scalars."""

SMALL = ("int8", "int16")


class CannotUnroll(NotImplementedError):
    """A function uses an operation that is not handled here."""


def unroll(program: Program, traced: ClosedJaxpr, inputs: Sequence[Scalars]) -> list[Scalars]:
    """The results of a traced function, given its inputs."""
    constants = [known(program, np.asarray(one)) for one in traced.consts]
    return Unroller(program).run(traced.jaxpr, constants, inputs)


def known(program: Program, values: NDArray[Any]) -> Scalars:
    """An array of constants."""
    made = np.empty(values.shape, object)
    for place in np.ndindex(values.shape):
        made[place] = program.constant(values[place], str(values.dtype))
    return made


class Unroller:
    """Runs the equations of a traced function on arrays of scalars."""

    def __init__(self, program: Program) -> None:
        self.program = program

    def run(self, traced: Jaxpr, constants: Sequence[Scalars], inputs: Sequence[Scalars]) -> list[Scalars]:
        """All equations in their order."""
        found: dict[Any, Scalars] = dict(zip(traced.constvars, constants, strict=True))
        found.update(zip(traced.invars, inputs, strict=True))

        def read(one: Any) -> Scalars:
            if isinstance(one, Literal):
                return known(self.program, np.asarray(one.val, one.aval.dtype))  # type: ignore[attr-defined]
            return found[one]

        for equation in traced.eqns:
            results = self.apply(equation, [read(one) for one in equation.invars])
            found.update(zip(equation.outvars, results, strict=True))
        return [read(one) for one in traced.outvars]

    def apply(self, equation: Any, inputs: list[Scalars]) -> list[Scalars]:
        """One equation."""
        name, params = equation.primitive.name, equation.params
        if inner := params.get("jaxpr") or params.get("call_jaxpr"):
            if name not in ("jit", "pjit", "closed_call", "custom_jvp_call"):
                raise CannotUnroll(name)
            constants = [known(self.program, np.asarray(one)) for one in inner.consts]
            return self.run(inner.jaxpr, constants, inputs)
        type = str(equation.outvars[0].aval.dtype)
        if name in ELEMENTWISE:
            return [self.each(ELEMENTWISE[name], type, inputs)]
        if name in FOLDED:
            return [self.fold(FOLDED[name], type, inputs[0], params["axes"])]
        if name == "unstack":
            moved = np.moveaxis(inputs[0], params["axis"], 0)
            return [moved[place : place + 1].reshape(moved.shape[1:]) for place in range(len(moved))]
        if name not in MOVED:
            raise CannotUnroll(name)
        return [MOVED[name](self, equation, *inputs)]

    # Elementwise operations

    def each(self, name: str, type: str, inputs: Sequence[Scalars]) -> Scalars:
        """An elementwise operation on arrays of one shape; scalars are broadcast."""
        shape = np.broadcast_shapes(*(one.shape for one in inputs))
        rows = [np.broadcast_to(one, shape) for one in inputs]
        made = np.empty(shape, object)
        for place in np.ndindex(shape):
            made[place] = self.one(name, type, [row.item(place) for row in rows])
        return made

    def one(self, name: str, type: str, operands: Sequence[Scalar]) -> Scalar:
        """An operation on scalars; in a small type, the result is wrapped to it."""
        program = self.program
        if name == "convert":
            return program.convert(operands[0], type)
        if name == "choose":
            which, *cases = operands
            if which.type != BOOL or len(cases) != 2:
                raise CannotUnroll("select_n of several cases")
            return program.make("select", which, cases[1], cases[0])
        if name == "clamp":
            least, value, most = operands
            return program.make("min", program.make("max", value, least), most)
        made = program.make(name, *operands)
        return program.fit(made, type) if type in SMALL else made

    def fold(self, name: str, type: str, values: Scalars, axes: Sequence[int]) -> Scalars:
        """Reduce along some axes, from the left: cumulative sums share their prefixes."""
        kept = [axis for axis in range(values.ndim) if axis not in axes]
        lines = values.transpose(*kept, *axes).reshape(*[values.shape[axis] for axis in kept], -1)
        made = np.empty(lines.shape[:-1], object)
        for place in np.ndindex(made.shape):
            made[place] = reduce(lambda a, b: self.one(name, type, (a, b)), lines[place])
        return made

    # Indexing

    def pick(self, index: Scalar, values: Sequence[Scalar]) -> Scalar:
        """The value at an index; an index out of range is clamped."""
        last = len(values) - 1
        low, high = (int(min(max(end, 0), last)) for end in (index.low, index.high))
        return self.halved(index, values[low : high + 1], low)

    def halved(self, index: Scalar, values: Sequence[Scalar], first: int) -> Scalar:
        """The value at an index (`first` is the least), by binary search; equal neighbours need no comparison."""
        changes = [at for at in range(1, len(values)) if values[at] is not values[at - 1]]
        if not changes:
            return values[0]
        middle = changes[len(changes) // 2]
        before = self.program.make("lt", index, self.program.constant(first + middle, index.type))
        lower = self.halved(index, values[:middle], first)
        return self.program.make("select", before, lower, self.halved(index, values[middle:], first + middle))


# Rearranging


def broadcast(unroller: Unroller, equation: Any, values: Scalars) -> Scalars:
    """Repeat along new axes."""
    shape, axes = equation.params["shape"], equation.params["broadcast_dimensions"]
    sizes = [1] * len(shape)
    for axis, size in zip(axes, values.shape, strict=True):
        sizes[axis] = size
    return np.broadcast_to(values.reshape(sizes), shape)


def as_shaped(unroller: Unroller, equation: Any, values: Scalars) -> Scalars:
    """The same numbers in the shape of the result."""
    return values.reshape(equation.outvars[0].aval.shape)


def sliced(unroller: Unroller, equation: Any, values: Scalars) -> Scalars:
    """A strided slice."""
    p = equation.params
    strides = p["strides"] or [1] * values.ndim
    return values[tuple(slice(*one) for one in zip(p["start_indices"], p["limit_indices"], strides, strict=True))]


def padded(unroller: Unroller, equation: Any, values: Scalars, filler: Scalars) -> Scalars:
    """Padding."""
    config = equation.params["padding_config"]
    if any(inner or low < 0 or high < 0 for low, high, inner in config):
        raise CannotUnroll("pad between numbers, or by less than nothing")
    made = np.full(equation.outvars[0].aval.shape, filler[()], object)
    made[tuple(slice(low, low + size) for (low, _, _), size in zip(config, values.shape, strict=True))] = values
    return made


def counted(unroller: Unroller, equation: Any) -> Scalars:
    """0, 1, 2, … along an axis."""
    p = equation.params
    numbers = np.arange(p["shape"][p["dimension"]], dtype=p["dtype"])
    sizes = [1] * len(p["shape"])
    sizes[p["dimension"]] = -1
    return known(unroller.program, np.broadcast_to(numbers.reshape(sizes), p["shape"]))


def summed_up(unroller: Unroller, equation: Any, values: Scalars) -> Scalars:
    """Cumulative sums."""
    axis, type = equation.params["axis"], str(equation.outvars[0].aval.dtype)
    turned = np.flip(values, axis) if equation.params["reverse"] else values
    made = np.moveaxis(turned, axis, -1).copy()
    for at in range(1, made.shape[-1]):
        for place in np.ndindex(made.shape[:-1]):
            made[(*place, at)] = unroller.one("add", type, (made[(*place, at - 1)], made[(*place, at)]))
    made = np.moveaxis(made, -1, axis)
    return np.flip(made, axis) if equation.params["reverse"] else made


def gathered(unroller: Unroller, equation: Any, values: Scalars, indexes: Scalars) -> Scalars:
    """Parts of an array that begin at indexes."""
    numbers, sizes = equation.params["dimension_numbers"], equation.params["slice_sizes"]
    if numbers.operand_batching_dims or "FILL" in str(equation.params["mode"]):
        raise CannotUnroll("gather with batches, or with something else for indexes outside")
    made = np.empty(equation.outvars[0].aval.shape, object)
    others = [axis for axis in range(made.ndim) if axis not in numbers.offset_dims]
    kept = [size for axis, size in enumerate(sizes) if axis not in numbers.collapsed_slice_dims]
    for place in np.ndindex(*[made.shape[axis] for axis in others]):
        part = part_at(unroller, values, list(indexes[place]), numbers.start_index_map, sizes)
        at: list[Any] = [slice(None)] * made.ndim
        for axis, number in zip(others, place, strict=True):
            at[axis] = number
        made[tuple(at)] = part.reshape(kept)[()]
    return made


def part_at(
    unroller: Unroller, values: Scalars, starts: Sequence[Scalar], axes: Sequence[int], sizes: Sequence[int]
) -> Scalars:
    """The part of an array that begins at an index for some axes; if it would reach past the end, it begins earlier."""
    if not starts:
        return values[tuple(slice(size) for size in sizes)]
    (start, *more), (axis, *axes_left) = starts, axes
    parts = []
    for first in range(values.shape[axis] - sizes[axis] + 1):
        at = [slice(None)] * values.ndim
        at[axis] = slice(first, first + sizes[axis])
        parts.append(part_at(unroller, values[tuple(at)], more, axes_left, sizes))
    made = np.empty(parts[0].shape, object)
    for place in np.ndindex(made.shape):
        made[place] = unroller.pick(start, [part.item(place) for part in parts])
    return made


def at_index(unroller: Unroller, equation: Any, values: Scalars, *starts: Scalars) -> Scalars:
    """A part of an array that begins at an index for each axis."""
    return part_at(unroller, values, [one.item() for one in starts], range(values.ndim), equation.params["slice_sizes"])


ELEMENTWISE = {
    **{name: name for name in ("add", "sub", "mul", "div", "rem", "min", "max", "and", "or", "xor", "not", "neg")},
    **{name: name for name in ("eq", "ne", "lt", "le", "gt", "ge", "sign", "clamp", "shift_left")},
    "shift_right_logical": "shift_right",
    "population_count": "bit_count",
    "convert_element_type": "convert",
    "select_n": "choose",
}
"""Elementwise operations, and their names in a program."""

FOLDED = {"reduce_sum": "add", "reduce_max": "max", "reduce_min": "min", "reduce_and": "and", "reduce_or": "or"}
"""Reductions."""

MOVED: dict[str, Callable[..., Scalars]] = {
    "broadcast_in_dim": broadcast,
    "reshape": as_shaped,
    "squeeze": as_shaped,
    "expand_dims": as_shaped,
    "transpose": lambda unroller, equation, values: values.transpose(equation.params["permutation"]),
    "rev": lambda unroller, equation, values: np.flip(values, equation.params["dimensions"]),
    "concatenate": lambda unroller, equation, *parts: np.concatenate(parts, equation.params["dimension"]),
    "stack": lambda unroller, equation, *parts: np.stack(parts, equation.params["axis"]),
    "tile": lambda unroller, equation, values: np.tile(values, equation.params["reps"]),
    "copy": lambda unroller, equation, values: values,
    "stop_gradient": lambda unroller, equation, values: values,
    "slice": sliced,
    "pad": padded,
    "iota": counted,
    "cumsum": summed_up,
    "gather": gathered,
    "dynamic_slice": at_index,
}
"""Operations that rearrange arrays."""
