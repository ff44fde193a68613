"""The flat index: blocks of a game's code, and what each index means to a seat at a table of so many.

A block is one kind of decision and is declared once; the table in the documentation is made from it. A decision that
one index cannot say begins in its own block too; its further parts have blocks in which no decision begins. Seats and
characters are counted clockwise from the one who decides, so an index means the same to everybody. What an engine's
form offers is read off the form: an index is legal if the action it stands for is in one of the seat's forms.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import product
from typing import Any, ClassVar, NamedTuple

import numpy as np
from numpy.typing import NDArray

from millions.core.errors import Malformed
from millions.core.form import Form
from millions.core.message import Action
from millions.core.seat import Seat, Seats
from millions.research.limits import Limits
from millions.research.remembered import Remembered

Mask = NDArray[np.int8]

Bits = int
"""A set of indexes: bit n is set if n is in it. Joining two is one operation, and so is remembering one."""


class Offer(NamedTuple):
    """What a seat may play: a set of indexes as bits, as a mask (not to be written into), and listed in order."""

    bits: Bits
    mask: Mask
    indexes: tuple[int, ...]


NO_OFFER = Offer(0, np.zeros(0, np.int8), ())


class Chair(NamedTuple):
    """Where somebody sits who decides: their seat, how many sit at the table, and how many characters each has."""

    seat: Seat
    players: int
    per_seat: int = 1

    @property
    def others(self) -> Seats:
        """Everybody else, clockwise."""
        return tuple((self.seat + further) % self.players for further in range(1, self.players))

    @property
    def mine(self) -> tuple[int, ...]:
        """One's own characters."""
        return tuple(range(self.seat * self.per_seat, (self.seat + 1) * self.per_seat))

    @property
    def theirs(self) -> tuple[int, ...]:
        """The characters of the others, clockwise."""
        return tuple(seat * self.per_seat + label for seat in self.others for label in range(self.per_seat))


Meaning = Callable[[Chair], Iterable[Action | None]]
"""The actions of a block for one chair, in order; None where the table must be asked, nothing where there are fewer."""


def at_the_table(chair: Chair) -> Iterable[Action | None]:
    """What these indexes stand for depends on what lies on the table."""
    return ()


class Block(NamedTuple):
    """One kind of decision, or of further parts: its name, what it does, what its indexes run through, and the actions
    they stand for."""

    name: str
    what: str
    axes: tuple[tuple[str, ...], ...] = ()
    actions: Meaning = at_the_table

    @property
    def labels(self) -> tuple[str, ...]:
        """What each index of the block says, in order."""
        return tuple(" ".join(label) for label in product(*self.axes))


class Code:
    """The action code of one game at a table of so many; each game lists its blocks."""

    blocks: ClassVar[tuple[Block, ...]] = ()

    def __init__(self, players: int, per_seat: int = 1) -> None:
        self.players, self.per_seat = players, per_seat
        self.size = size_of(self.blocks)
        chairs = [Chair(seat, players, per_seat) for seat in range(players)]
        self.actions = tuple(tuple(spelled(self.blocks, chair)) for chair in chairs)
        self.index_of = tuple({action: at for at, action in enumerate(row) if action} for row in self.actions)
        self.read: tuple[dict[int, tuple[Form, Bits]], ...] = tuple({} for _ in chairs)
        self.offers: Remembered[Bits, Offer] = Remembered(
            lambda bits: Offer(bits, as_mask(bits, self.size), as_indexes(bits)), MOST_OFFERS
        )

    @classmethod
    def ranges(cls) -> dict[str, range]:
        """Where each block lies."""
        return ranges(cls.blocks)

    @classmethod
    def label(cls, index: int) -> str:
        """An index in words: its block, and what it says."""
        name, place = next((name, place) for name, place in cls.ranges().items() if index in place)
        block = next(block for block in cls.blocks if block.name == name)
        return f"{name} {block.labels[index - place.start]}".rstrip()

    def legal(self, table: Any, seat: Seat, limits: Limits, begun: tuple[int, ...]) -> Bits:
        """The indexes a seat may play now, having begun a decision of several indexes."""
        raise NotImplementedError

    def action(self, table: Any, seat: Seat, index: int, begun: tuple[int, ...]) -> Action | None:
        """What a legal index does; None if it only begins a decision."""
        return self.actions[seat][index]

    def spell(self, table: Any, seat: Seat, action: Action) -> tuple[int, ...]:
        """The indexes that stand for an action: one, or several where a decision is taken in parts."""
        if (index := self.index_of[seat].get(action)) is None:
            raise Malformed(
                "no-index", f"no index stands for {action!r} of seat {seat}", action=repr(action), seat=seat
            )
        return (index,)

    def bits(self, form: Form, seat: Seat) -> Bits:
        """The indexes of a form's actions; remembered by the form's id, which stays its own since the form is kept."""
        read = self.read[seat]
        if id(form) not in read:
            if len(read) == MOST_REMEMBERED:
                read.clear()
            read[id(form)] = form, as_bits(self.spell_first(form, seat))
        return read[id(form)][1]

    def spell_first(self, form: Form, seat: Seat) -> Iterable[int]:
        """The indexes with which a form's actions begin."""
        return [self.index_of[seat][action] for action in form]


MOST_REMEMBERED = 4096

MOST_OFFERS = 1 << 15
"""Many come up again and again."""


def ranges(blocks: tuple[Block, ...]) -> dict[str, range]:
    """Where each block lies, one after the other."""
    found: dict[str, range] = {}
    start = 0
    for block in blocks:
        found[block.name] = range(start, start := start + len(block.labels))
    return found


def size_of(blocks: tuple[Block, ...]) -> int:
    """How many indexes there are."""
    return sum(len(block.labels) for block in blocks)


def spelled(blocks: tuple[Block, ...], chair: Chair) -> Iterable[Action | None]:
    """The actions of all indexes for one chair; None where there is none, or where the table must be asked."""
    for block in blocks:
        actions = list(block.actions(chair))
        yield from actions
        yield from [None] * (len(block.labels) - len(actions))


def as_bits(indexes: Iterable[int]) -> Bits:
    """A set of indexes as bits."""
    return sum(1 << index for index in set(indexes))


MOST_INDEXES = 192
BYTES = MOST_INDEXES // 8

MASKS = tuple(bytes(byte >> place & 1 for place in range(8)) for byte in range(256))
"""The mask of each byte."""

IN_BYTE = tuple(
    tuple(tuple(8 * at + place for place in range(8) if byte >> place & 1) for byte in range(256))
    for at in range(BYTES)
)
"""The indexes that each byte at each place stands for."""


def as_mask(bits: Bits, size: int) -> Mask:
    """Bits as a mask: one of so many numbers for each index, 1 where it is in the set."""
    return np.frombuffer(b"".join(map(MASKS.__getitem__, bits.to_bytes(size + 7 >> 3, "little"))), np.int8, size)


def as_indexes(bits: Bits) -> tuple[int, ...]:
    """Bits as the indexes they stand for, in order."""
    found: list[int] = []
    for at, byte in enumerate(bits.to_bytes(bits.bit_length() + 7 >> 3, "little")):
        if byte:
            found += IN_BYTE[at][byte]
    return tuple(found)
