"""How a state is packed into 32-bit words: every number has as many bits as its range needs.

The legal indexes come first, index 0 in the lowest bit of the first word, so that one can be chosen from the words
themselves. A number is stored as its offset from its least value, and lies within one word.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import jax.numpy as jnp
from jax import Array

from millions.batch.fused.program import Program
from millions.batch.fused.scalars import BOOL, INT, WORD, Scalar

WORD_BITS = 32


class Place(NamedTuple):
    """Where one number of a state lies."""

    word: int
    shift: int
    bits: int
    """0 if the number is always the same."""
    least: int
    most: int


def places_of(ranges: Sequence[tuple[int, int]], first: int) -> tuple[list[Place], int]:
    """A place for a number of each range, from this word on, and the count of words.

    Wide numbers come first, which wastes few bits.
    """
    room: list[int] = []
    found: dict[int, Place] = {}
    bits = [(high - low).bit_length() for low, high in ranges]
    for at in sorted(range(len(ranges)), key=lambda at: -bits[at]):
        word = next((word for word, used in enumerate(room) if used + bits[at] <= WORD_BITS), len(room))
        if word == len(room):
            room.append(0)
        found[at] = Place(first + word, room[word], bits[at], *ranges[at])
        room[word] += bits[at]
    return [found[at] for at in range(len(ranges))], len(room)


# As scalars of a program


def unpacked(program: Program, words: Sequence[Scalar], place: Place, type: str) -> Scalar:
    """The number at a place."""
    if not place.bits:
        return program.constant(place.least, type)
    word, mask = words[place.word], (1 << place.bits) - 1
    if type == BOOL:
        return program.convert(program.make("and", word, program.constant(mask << place.shift, WORD)), BOOL)
    word = program.make("shift_right", word, program.constant(place.shift, WORD))
    if place.shift + place.bits < WORD_BITS:
        word = program.make("and", word, program.constant(mask, WORD))
    distance = program.keep("convert", INT, (word,), low=0, high=place.most - place.least)
    if not place.least:
        return distance
    least = program.constant(place.least, INT)
    return program.keep("add", INT, (distance, least), low=place.least, high=place.most)


def packed(program: Program, numbers: Sequence[Scalar], places: Sequence[Place], words: int) -> list[Scalar]:
    """All words, from the numbers and their places."""
    made = [program.constant(0, WORD) for _ in range(words)]
    for number, place in zip(numbers, places, strict=True):
        if place.bits:
            if number.type != BOOL:
                number = program.make("sub", number, program.constant(place.least, number.type))
            shifted = program.make("shift_left", program.convert(number, WORD), program.constant(place.shift, WORD))
            made[place.word] = program.make("or", made[place.word], shifted)
    return made


# As arrays


def read(words: Array, place: Place, type: str) -> Array:
    """The number at a place, for every table."""
    if not place.bits:
        return jnp.full(words.shape[1:], place.least, type)
    bits = (words[place.word] >> place.shift) & jnp.uint32((1 << place.bits) - 1)
    number: Array = bits.astype(jnp.int32) + place.least
    return number.astype(type)


def written(numbers: Sequence[Array], places: Sequence[Place], words: int) -> Array:
    """All words, for every table, from the numbers and their places."""
    tables = numbers[0].shape
    made = [jnp.zeros(tables, jnp.uint32)] * words
    for number, place in zip(numbers, places, strict=True):
        if place.bits:
            bits = (number.astype(jnp.int32) - place.least).astype(jnp.uint32)
            made[place.word] = made[place.word] | (bits << place.shift)
    return jnp.stack(made)
