"""A step of all tables in one kernel, derived from the readable rules and equal to them: `batch.fused(env)`.

A step reads and writes the state in accelerator memory once, as a few packed words for each table.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import gcd

import jax
import jax.numpy as jnp
from jax import Array

from millions.batch.environment import Env, State
from millions.batch.fused.derive import Derived
from millions.batch.fused.kernel import on_all
from millions.batch.fused.layout import WORD_BITS, read, written
from millions.batch.fused.unroll import CannotUnroll
from millions.core.errors import BadSetup

BLOCK = 128
"""Tables in one block of the kernel, one for each thread; the number of tables should be a multiple of it."""

WARP = 32


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class Packed:
    """The states of many tables: words of 32 bits, with a column for each table."""

    words: Array
    """The mask first, then everything else."""
    rewards_by_seat: Array
    _fused: Fused = field(metadata={"static": True})

    @property
    def mask_words(self) -> Array:
        """The legal indexes as bits: index 0 is the lowest bit of the first word."""
        return self.words[: self._fused.program.mask_words]

    @property
    def legal_action_mask(self) -> Array:
        """The legal indexes of each table's current player."""
        bits = (self.mask_words[:, None] >> jnp.arange(WORD_BITS, dtype=jnp.uint32)[:, None]) & 1
        flags = bits.reshape(-1, self.words.shape[-1])[: self._fused.env.num_actions]
        return flags.T.astype(bool)

    @property
    def current_player(self) -> Array:
        """The seat that decides next, at each table."""
        return self._fused.number(self, ".current_player")

    @property
    def terminated(self) -> Array:
        """Whether a game was over after the last step, at each table; a new one has begun there."""
        return self._fused.number(self, ".terminated")

    @property
    def rewards(self) -> Array:
        """The reward of each seat at each table, for the last step."""
        return self.rewards_by_seat.T


class Fused:
    """An environment whose step is one kernel."""

    def __init__(self, env: Env, block: int = BLOCK, warps: int | None = None, on_gpu: bool | None = None) -> None:
        """Use `fused`."""
        self.env, self.program = env, Derived(env)
        self.on_gpu = jax.default_backend() == "gpu" if on_gpu is None else on_gpu
        self.block, self.warps = block, warps or max(block // WARP, 1)
        try:
            self.words, self.rewards = self.program.results
        except CannotUnroll as error:
            raise BadSetup("not-fused", f"{env.id} cannot be fused: its rules use {error}", game=env.id) from error

    def init(self, key: Array, tables: int) -> Packed:
        """New games."""
        return self.pack(jax.vmap(self.env.init)(jax.random.split(key, tables)))

    def step(self, state: Packed, actions: Array, key: Array) -> Packed:
        """A step of every table with auto-reset, as `Env.step_or_begin`."""
        count = self.env.words_in_step + self.env.words_at_first
        return self.advance(state, actions, jax.random.bits(key, (count, actions.shape[0])))

    def advance(self, state: Packed, actions: Array, words: Array) -> Packed:
        """The same with random words: a row for each word of a step, then for each word of a new game."""
        tables, program = actions.shape[0], [*self.words, *self.rewards]
        rest = jnp.concatenate([actions.astype(jnp.uint32)[None], words])
        block, warps = (gcd(self.block, tables), self.warps) if self.on_gpu else (tables, None)
        return Packed(*on_all(program, state.words, rest, block, warps), self)

    # Packing and unpacking

    def pack(self, states: State) -> Packed:
        """States of `Env.init` or `Env.step_or_begin`, as packed words."""
        places, count = self.program.places
        arrays = zip(self.program.leaves, jax.tree.leaves(states), strict=True)
        numbers = [row for leaf, array in arrays if leaf.stored for row in array.reshape(array.shape[0], -1).T]
        mask = states.legal_action_mask.T
        mask = jnp.pad(mask, ((0, -mask.shape[0] % WORD_BITS), (0, 0))).reshape(-1, WORD_BITS, mask.shape[1])
        bits = mask.astype(jnp.uint32) << jnp.arange(WORD_BITS, dtype=jnp.uint32)[:, None]
        words = jnp.concatenate([bits.sum(1, dtype=jnp.uint32), written(numbers, places, count)[mask.shape[0] :]])
        return Packed(words, states.rewards.T, self)

    def unpack(self, state: Packed) -> State:
        """The states of all tables, as `jax.vmap` of an environment gives them; this computes their observations."""
        tables = state.words.shape[-1]
        places, at, arrays = self.program.places[0], 0, []
        for leaf in self.program.leaves:
            rows = [read(state.words, place, leaf.type) for place in places[at : at + leaf.size * leaf.stored]]
            at += len(rows)
            array = jnp.stack(rows, -1) if rows else jnp.zeros((tables, leaf.size), leaf.type)
            arrays.append(array.reshape(tables, *leaf.shape))
        bare: State = jax.tree.unflatten(jax.tree.structure(self.program.shapes), arrays)
        full = bare.replace(rewards=state.rewards, legal_action_mask=state.legal_action_mask)
        return full.replace(observation=jax.vmap(self.env.observe)(full))

    def number(self, state: Packed, name: str) -> Array:
        """One scalar field of each state, by its name."""
        at = 0
        for leaf in self.program.leaves:
            if leaf.name == name:
                return read(state.words, self.program.places[0][at], leaf.type)
            at += leaf.size * leaf.stored
        raise KeyError(name)


def fused(env: Env, block: int = BLOCK, warps: int | None = None) -> Fused:
    """An environment whose step is one kernel: written in Pallas on a GPU, elsewhere compiled by XLA from the same
    program."""
    return Fused(env, block, warps)
