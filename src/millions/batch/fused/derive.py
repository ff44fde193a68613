"""The straight-line program of a step, derived from the readable rules.

`Env.advance_or_begin` is traced for one table and unrolled into scalars. Range analysis works in the same way: it
starts with the ranges of a new game and widens them step by step until a fixed point.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property

import jax
import numpy as np
from jax.extend.core import ClosedJaxpr

from millions.batch.environment import Env, State
from millions.batch.fused.kernel import shaped
from millions.batch.fused.layout import WORD_BITS, Place, packed, places_of, unpacked
from millions.batch.fused.program import Program
from millions.batch.fused.scalars import BOOL, INT, RANGES, WORD, Scalar
from millions.batch.fused.unroll import Scalars, Unroller, unroll

PATIENCE = 12
"""The most steps that may widen a range; a number that still grows then (money, a counter) gets its type's full
range."""

Range = tuple[int, int]
"""The least and the greatest value of a number."""

NOT_STORED = {"observation", "rewards", "truncated", "legal_action_mask"}
"""Attributes of a state that are not stored among its numbers: the mask has words of its own."""


@dataclass(frozen=True)
class Leaf:
    """One array of a state."""

    name: str
    shape: tuple[int, ...]
    type: str
    stored: bool

    @property
    def size(self) -> int:
        """The count of its numbers."""
        return int(np.prod(self.shape))


@dataclass(frozen=True, eq=False)
class Derived:
    """The program of a step. Inputs: a state's words, the action, the random words of a step and of a new game."""

    env: Env

    @cached_property
    def shapes(self) -> State:
        """Shapes and types of a state."""
        state: State = jax.eval_shape(self.env.begin, shaped((self.env.words_at_first,), np.uint32))
        return state

    @cached_property
    def leaves(self) -> tuple[Leaf, ...]:
        """The arrays of a state."""
        found = jax.tree_util.tree_leaves_with_path(self.shapes)
        names = [jax.tree_util.keystr(path) for path, _ in found]
        return tuple(
            Leaf(name, leaf.shape, str(leaf.dtype), name.removeprefix(".") not in NOT_STORED)
            for name, (_, leaf) in zip(names, found, strict=True)
        )

    @cached_property
    def traced(self) -> ClosedJaxpr:
        """A step of one table: state, action, words, and whether the action is legal."""
        chance = (self.env.words_in_step, self.env.words_at_first)
        words = [shaped((count,), np.uint32) for count in chance]
        action, legal = shaped((), np.int32), shaped((), bool)
        return jax.make_jaxpr(self.env.advance_or_begin)(self.shapes, action, *words, legal)

    @property
    def mask_words(self) -> int:
        """The number of words of the mask."""
        return -(-self.env.num_actions // WORD_BITS)

    @cached_property
    def places(self) -> tuple[list[Place], int]:
        """Where the stored numbers lie, and the number of all words of a state."""
        places, words = places_of(self.ranges, self.mask_words)
        return places, self.mask_words + words

    @cached_property
    def ranges(self) -> list[Range]:
        """The range of each stored number, in any state that can be reached."""
        ranges, rounds = self.at_first(), 0
        while (wider := self.widened(ranges, rounds >= PATIENCE)) != ranges:
            ranges, rounds = wider, rounds + 1
        return ranges

    def at_first(self) -> list[Range]:
        """The ranges in a new game."""
        program = Program()
        words = np.array([program.input(at, WORD) for at in range(self.env.words_at_first)], object)
        traced = jax.make_jaxpr(self.env.begin)(shaped(words.shape, np.uint32))
        return [(one.low, one.high) for one in self.stored(unroll(program, traced, [words]))]

    def widened(self, ranges: list[Range], at_last: bool) -> list[Range]:
        """The ranges after one more step; if `at_last`, a range that still grows becomes that of its type."""
        types = [leaf.type for leaf in self.leaves if leaf.stored for _ in range(leaf.size)]
        wider = []
        for type, (low, high), after in zip(types, ranges, self.stored(self.after(ranges)), strict=True):
            grown = min(low, after.low), max(high, after.high)
            wider.append(RANGES[type] if at_last and grown != (low, high) else grown)
        return wider

    def stored(self, state: Iterable[Scalars]) -> list[Scalar]:
        """The stored numbers of a state, in order."""
        return [one for leaf, array in zip(self.leaves, state, strict=True) if leaf.stored for one in array.ravel()]

    def after(self, ranges: list[Range]) -> list[Scalars]:
        """The state after a step, from any numbers in these ranges."""
        program, chance = Program(), self.env.words_in_step + self.env.words_at_first
        rest = [program.input(at, WORD) for at in range(1 + chance)]
        state = self.state_of(program, lambda at, type: program.input(len(rest) + 1 + at, type, *ranges[at]))
        return self.step(program, state, rest, program.input(len(rest), BOOL))

    def state_of(self, program: Program, number: Callable[[int, str], Scalar]) -> list[Scalars]:
        """A state from its stored numbers; a step does not read the others."""
        state, at = [], 0
        for leaf in self.leaves:
            array = np.empty(leaf.shape, object)
            for place in np.ndindex(leaf.shape):
                array[place] = number(at, leaf.type) if leaf.stored else program.constant(0, leaf.type)
                at += leaf.stored
            state.append(array)
        return state

    def step(self, program: Program, state: list[Scalars], rest: list[Scalar], legal: Scalar) -> list[Scalars]:
        """The state after a step."""
        index, *words = rest
        action = program.keep("convert", INT, (index,), low=0, high=self.env.num_actions - 1)
        split = self.env.words_in_step
        arrays = [np.array(one, object) for one in (action, words[:split], words[split:], legal)]
        return unroll(program, self.traced, [*state, *arrays])

    @cached_property
    def results(self) -> tuple[list[Scalar], list[Scalar]]:
        """The words of the next state, and the rewards."""
        program, (places, count) = Program(), self.places
        chance = self.env.words_in_step + self.env.words_at_first
        words = [program.input(at, WORD) for at in range(count)]
        rest = [program.input(count + at, WORD) for at in range(1 + chance)]
        state = self.state_of(program, lambda at, type: unpacked(program, words, places[at], type))
        after = self.step(program, state, rest, self.legal(program, words, rest[0]))
        by_name = {leaf.name: array for leaf, array in zip(self.leaves, after, strict=True)}
        mask = list(by_name[".legal_action_mask"])
        mask_places = [Place(*divmod(at, WORD_BITS), 1, 0, 1) for at in range(len(mask))]
        made = packed(program, [*mask, *self.stored(after)], [*mask_places, *places], count)
        return made, list(by_name[".rewards"])

    def legal(self, program: Program, words: list[Scalar], index: Scalar) -> Scalar:
        """Whether the bit of an index is set in the mask; an index out of range is not legal."""
        which = program.make("shift_right", index, program.constant(WORD_BITS.bit_length() - 1, WORD))
        which = program.keep("convert", INT, (which,), low=0, high=self.mask_words - 1)
        word = Unroller(program).pick(which, words[: self.mask_words])
        bit = program.make("and", index, program.constant(WORD_BITS - 1, WORD))
        set_there = program.make("and", program.make("shift_right", word, bit), program.constant(1, WORD))
        an_index = program.make("lt", index, program.constant(self.env.num_actions, WORD))
        return program.make("and", an_index, program.convert(set_there, BOOL))
