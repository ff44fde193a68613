"""Run a straight-line program on all tables: as one Pallas kernel on a GPU, elsewhere as XLA compiles it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import jax
import jax.numpy as jnp
from jax import Array, lax
from jax.experimental import pallas

from millions.batch.fused.scalars import BOOL, FLOAT, INT, Scalar, needed

OPERATIONS: dict[str, Callable[..., Array]] = {
    "add": lax.add,
    "sub": lax.sub,
    "mul": lax.mul,
    "div": lax.div,
    "rem": lax.rem,
    "min": lax.min,
    "max": lax.max,
    "and": lax.bitwise_and,
    "or": lax.bitwise_or,
    "xor": lax.bitwise_xor,
    "not": lax.bitwise_not,
    "shift_left": lax.shift_left,
    "shift_right": lax.shift_right_logical,
    "bit_count": lambda one: lax.population_count(one.astype(INT)).astype(one.dtype),
    "eq": lax.eq,
    "lt": lax.lt,
    "select": lax.select,
}
"""Operations of a program on rows, which hold a number for each table."""


def run(results: Sequence[Scalar], inputs: Sequence[Array]) -> list[Array]:
    """The results of a program; an input has a number for each table."""
    shape = inputs[0].shape
    found: dict[int, Array] = {}
    for one in needed(results):
        found[one.number] = value_of(one, [found[operand.number] for operand in one.operands], inputs, shape)
    return [found[one.number] for one in results]


def value_of(one: Scalar, operands: Sequence[Array], inputs: Sequence[Array], shape: tuple[int, ...]) -> Array:
    """A scalar's number for each table."""
    match one.name:
        case "constant":
            return jnp.full(shape, one.value, one.type)
        case "input":
            number: int = one.value
            return inputs[number]
        case "convert":
            return lax.convert_element_type(operands[0], one.type)
        case "fit":
            return lax.convert_element_type(lax.convert_element_type(operands[0], one.value), INT)
        case "select" if one_or_nothing(one):
            return lax.convert_element_type(operands[0], one.type)
    return OPERATIONS[one.name](*operands)


def one_or_nothing(one: Scalar) -> bool:
    """Whether a `select` converts a flag to a number: 1 or 0."""
    _, after, before = one.operands
    return one.type != BOOL and after.constant and before.constant and (after.value, before.value) == (1, 0)


def on_all(results: Sequence[Scalar], state: Array, rest: Array, block: int, warps: int | None) -> tuple[Array, Array]:
    """Run a program on columns of words, `block` tables at a time: the next words, and the rewards.

    `state` is updated in place. Results of type `float32` are the rewards. Without a number of warps, XLA compiles the
    kernel for any device, and one block of all tables is best.
    """
    (words, tables), floats = state.shape, sum(one.type == FLOAT for one in results)

    def kernel(state_ref: Any, rest_ref: Any, after_ref: Any, rewards_ref: Any) -> None:
        rows = [ref[at, :] for ref in (state_ref, rest_ref) for at in range(ref.shape[0])]
        places = [(ref, at) for ref in (after_ref, rewards_ref) for at in range(ref.shape[0])]
        for (ref, at), row in zip(places, run(results, rows), strict=True):
            ref[at, :] = row

    def columns(rows: int) -> Any:
        return pallas.BlockSpec((rows, block), lambda at: (0, at))

    shapes = shaped((words, tables), state.dtype), shaped((floats, tables), jnp.float32)
    compiled = {"interpret": True} if warps is None else {"compiler_params": triton(warps)}
    made: tuple[Array, Array] = pallas.pallas_call(
        kernel,
        grid=(tables // block,),
        in_specs=[columns(words), columns(rest.shape[0])],
        out_specs=(columns(words), columns(floats)),
        out_shape=shapes,
        input_output_aliases={0: 0},
        **compiled,
    )(state, rest)
    return made


def shaped(shape: tuple[int, ...], type: Any) -> Any:
    """An array's shape and type."""
    return jax.ShapeDtypeStruct(shape, type)  # type: ignore[no-untyped-call]


def triton(warps: int) -> Any:
    """Compile for a GPU with Triton, with this number of groups of 32 threads."""
    from jax.experimental.pallas import triton as backend

    return backend.CompilerParams(num_warps=warps, num_stages=1)
