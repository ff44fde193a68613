"""A fused step is equal to the readable one, and its parts do what arrays do."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache
from importlib.metadata import version
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax import Array

from millions import batch
from millions.batch import Env, Fused, Packed, State
from millions.batch.fused.kernel import run, shaped
from millions.batch.fused.program import Program
from millions.batch.fused.scalars import INT, needed
from millions.batch.fused.unroll import CannotUnroll, unroll
from millions.batch.sampling import random_bit, random_index
from millions.core.errors import BadSetup

LONG = int(os.environ.get("MILLIONS_FUSED", "0"))
"""Decisions of a long run, for each game and number of players."""

TABLES, STEPS = 128, 240
ILLEGAL = 512
"""One table in this number may play any index in a step, and another one a number that is no index."""


def how_games_end(state: State) -> Array:
    """How many games have just been won, and how many ended with an illegal index: then most rewards are large."""
    won = state.rewards.max(-1) <= 1
    return jnp.array([(state.terminated & won).sum(), (state.terminated & ~won).sum()])


def compared(env: Env, fused: Fused, steps: int, tables: int = TABLES) -> tuple[Array, Array]:
    """Random play with both and the same chance: is every number of every state the same? How many end?"""
    split, count = env.words_in_step, env.words_in_step + env.words_at_first

    def both(carried: tuple[State, Packed], key: Array) -> tuple[tuple[State, Packed], tuple[Array, Array]]:
        state, packed = carried
        for_words, for_choices, for_errors = jax.random.split(key, 3)
        words = jax.random.bits(for_words, (count, tables))
        errors = jax.random.bits(for_errors, (tables,)) % ILLEGAL
        masks = state.legal_action_mask | (errors == 0)[:, None]
        actions = jax.vmap(random_index)(masks, jax.random.bits(for_choices, (tables,)))
        actions = jnp.where(errors == 1, actions - env.num_actions, actions)
        after = jax.vmap(env.advance_or_begin)(state, actions, words[:split].T, words[split:].T)
        packed = fused.advance(packed, actions, words)
        same = jax.tree.map(lambda one, two: (one == two).all(), fused.unpack(packed), after)
        return (after, packed), (jnp.array(jax.tree.leaves(same)).all(), how_games_end(after))

    @jax.jit
    def play(key: Array) -> tuple[Array, Array]:
        state = jax.vmap(env.init)(jax.random.split(key, tables))
        _, seen = jax.lax.scan(both, (state, fused.pack(state)), jax.random.split(key, steps))
        return seen

    same, ended = play(jax.random.key(0))
    return same, ended


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players", "options"), [("dollars-1e", 4, {"fooled": True}), ("dollars-2e", 3, {})])
def test_a_fused_step_is_equal_to_the_readable_one(game: str, players: int, options: dict[str, Any]) -> None:
    """30,720 decisions; every number of the states, the mask and the rewards."""
    env = batch.make(game, players, options=options, observation="none")
    same, ended = compared(env, batch.fused(env), STEPS)
    assert same.all()
    assert (ended.sum(0) > TABLES // 8).all()


@pytest.mark.skipif(not LONG, reason="by hand: MILLIONS_FUSED=1000000")
@pytest.mark.parametrize("players", range(3, 9))
@pytest.mark.parametrize("game", ["dollars-1e", "dollars-2e"])
def test_a_long_run(game: str, players: int) -> None:
    env, tables = batch.make(game, players, observation="none"), 256
    same, ended = compared(env, batch.fused(env), -(-LONG // tables), tables)
    assert same.all()
    assert ended.any(0).all()


@cache
def heist() -> Fused:
    """One heist of four players."""
    return batch.fused(batch.make("dollars-1e", 4, one_heist=True, observation="int16"))


@pytest.mark.slow
def test_packed_states_have_the_attributes_of_states() -> None:
    """Also the observation, when they are unpacked."""
    fused = heist()
    states = jax.jit(jax.vmap(fused.env.init))(jax.random.split(jax.random.key(0), 6))
    packed = jax.jit(fused.pack)(states)
    for name in ("current_player", "terminated", "rewards", "legal_action_mask"):
        one, two = getattr(packed, name), getattr(states, name)
        assert (one.shape, one.dtype) == (two.shape, two.dtype)
        assert (one == two).all()
    again = jax.jit(fused.unpack)(packed)
    assert all(jax.tree.leaves(jax.tree.map(jnp.array_equal, again, states)))


@pytest.mark.slow
def test_an_index_chosen_from_the_words_of_a_mask_is_the_one_chosen_from_its_flags() -> None:
    fused, words = heist(), jax.random.bits(jax.random.key(1), (64,))
    packed = jax.jit(fused.init, static_argnums=1)(jax.random.key(0), 64)
    from_words = jax.vmap(random_bit, (1, 0))(packed.mask_words, words)
    assert (from_words == jax.vmap(random_index)(packed.legal_action_mask, words)).all()


@pytest.mark.slow
@pytest.mark.skipif(not version("jaxlib").startswith("0.10."), reason="later versions compile while they lower")
def test_the_kernel_can_be_lowered_for_a_gpu() -> None:
    """Nothing is compiled: there may be no GPU. The step is one call of Triton, on blocks that divide all tables."""
    env = batch.make("dollars-2e", 5, observation="none")
    fused, tables = Fused(env, on_gpu=True), 320
    words = shaped((len(fused.words), tables), np.uint32)
    state = Packed(words, shaped((5, tables), np.float32), fused)
    chance = shaped((env.words_in_step + env.words_at_first, tables), np.uint32)
    traced = jax.jit(fused.advance).trace(state, shaped((tables,), np.int32), chance)
    lowered = traced.lower(lowering_platforms=("cuda",)).as_text()
    assert lowered.count("custom_call") == 1
    assert "triton" in lowered


def test_a_game_that_cannot_be_fused_is_refused() -> None:
    with pytest.raises(BadSetup, match="million-club cannot be fused: its rules use argmax"):
        batch.fused(batch.make("million-club", 2, observation="none"))


# The parts


def unrolled(function: Callable[..., Any], *rows: Array) -> list[Any]:
    """What a function on one table's arrays gives for all tables, as a program of scalars."""
    program, shapes = Program(), [shaped(row.shape[1:], row.dtype) for row in rows]
    columns = [column for row in rows for column in row.reshape(row.shape[0], -1).T]
    inputs, at = [], 0
    for shape in shapes:
        numbers = [program.input(at + more, str(shape.dtype)) for more in range(int(np.prod(shape.shape)))]
        inputs.append(np.array(numbers, object).reshape(shape.shape))
        at += len(numbers)
    results = unroll(program, jax.make_jaxpr(function)(*shapes), inputs)
    wide = [column.astype(INT) if column.dtype in (jnp.int8, jnp.int16) else column for column in columns]
    return [
        np.stack(run(list(result.ravel()), wide), -1).reshape(rows[0].shape[0], *result.shape) for result in results
    ]


FUNCTIONS: list[Callable[[Array, Array], Array]] = [
    lambda a, b: a + b,
    lambda a, b: (a * a[0]) - b.sum(dtype=jnp.int8),
    lambda a, b: a % 5 + a // 3,
    lambda a, b: a[b[0]] + a[b % 4],
    lambda a, b: jnp.where(a > b, a, -b).max() + jnp.minimum(a, 3),
    lambda a, b: jnp.cumsum(a > b) + jnp.pad(a[1:3], (1, 1), constant_values=7),
    lambda a, b: jnp.clip(a, -3, b[1]) + jnp.flip(b),
    lambda a, b: (a[:, None] == b).any(0) & (a != 0).all() ^ (b < a),
    lambda a, b: jnp.tile(jnp.stack([a[0], b[0]]), 2).reshape(2, 2).T.ravel(),
    lambda a, b: (a.astype(jnp.uint32) >> 3) & b.astype(jnp.uint32) | jnp.uint32(5),
]


@pytest.mark.parametrize("function", FUNCTIONS)
def test_scalars_compute_what_arrays_compute(function: Callable[[Array, Array], Array]) -> None:
    """Numbers that leave the range of eight bits come back at its other end, in both."""
    rng = np.random.default_rng(0)
    a, b = (jnp.array(rng.integers(low, 128, (200, 4)), jnp.int8) for low in (-128, -6))
    (found,) = unrolled(function, a, b)
    expected = jax.vmap(function)(a, b)
    assert (found == np.asarray(expected)).all()


def test_what_is_known_beforehand_is_not_computed() -> None:
    program = Program()
    seat, flag = program.input(0, INT, 0, 4), program.input(1, "bool")
    five, nine = program.constant(5, INT), program.constant(9, INT)
    assert program.make("rem", seat, five) is seat
    assert program.make("lt", seat, five) is program.flag(True)
    assert program.make("eq", program.make("select", flag, nine, seat), nine) is flag
    assert program.make("add", seat, five) is program.make("add", five, seat)
    twice = program.make("rem", program.make("add", seat, seat), five)
    assert (twice.low, twice.high) == (0, 4)
    assert "rem" not in {one.name for one in needed([twice])}
    assert program.fit(seat, "int8") is seat
    assert program.fit(program.input(2, INT), "int8").name == "fit"


def test_what_cannot_be_unrolled_is_named() -> None:
    with pytest.raises(CannotUnroll, match="sort"):
        unrolled(jnp.sort, jnp.zeros((2, 4), jnp.int8))
