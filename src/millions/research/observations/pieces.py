"""Observations: named pieces, each declared once, written one after the other into a row of float32 numbers.

Pieces that change together form a chapter, which says what fields of the table it is made of; while those are the same,
what was written is used again. There are three kinds:

- `Chapter`: the same for everybody.
- `Around`: a line for each seat (or character), the same for everybody but for where one begins to read: every observer
  finds the own seat first and the others clockwise. A piece is then a column of these lines.
- `Own`: different for each observer. Only what is written here may depend on a secret. Without fields, it changes all
  the time.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from functools import lru_cache
from math import prod
from operator import attrgetter, getitem
from struct import Struct as Packer
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from millions.core.seat import MOST_SEATS, Seat

if TYPE_CHECKING:
    from millions.research.turns import Turns

Numbers = NDArray[np.float32]


class Piece(NamedTuple):
    """What is shown: a name, a shape (in a chapter of lines, that of one line), the highest number, the meaning.

    The lowest number is 0 everywhere.
    """

    name: str
    shape: tuple[int, ...]
    high: float
    meaning: str

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)


Write = Callable[["Turns"], bytes]
WriteFor = Callable[["Turns", Seat], list[bytes]]
"""In parts, which are joined with all others."""
Memo = tuple[Any, bytes]
"""The fields a text was made of, and the text."""

NOTHING_YET: Memo = (None, b"")


class Chapter:
    """Pieces that are made of the same fields of the table and written together, the same for everybody."""

    lines = 1

    def __init__(self, fields: tuple[str, ...], pieces: tuple[Piece, ...], write: Write) -> None:
        self.fields, self.facts = fields, attrgetter(*fields)
        self.pieces = pieces
        self.width = sum(piece.size for piece in pieces)
        self.memo = NOTHING_YET
        self.write = write

    def text(self, turns: Turns) -> bytes:
        """All that is written, for whoever reads it."""
        known, text = self.memo
        if (facts := self.facts(turns.table)) != known:
            text = self.write(turns)
            self.memo = facts, text
        return text

    def part(self, seat: Seat) -> slice:
        """What this observer reads of it."""
        return slice(None)

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return self.lines * self.width


class Around(Chapter):
    """A chapter of lines, `each` for a seat, written twice from seat 0 on and read once from the observer on."""

    def __init__(
        self, lines: int, fields: tuple[str, ...], pieces: tuple[Piece, ...], write: Write, each: int = 1
    ) -> None:
        super().__init__(fields, pieces, write)
        self.lines, self.each = lines, each

    def part(self, seat: Seat) -> slice:
        start = FLOAT_SIZE * self.width * self.each * seat
        return slice(start, start + FLOAT_SIZE * self.size)


class Own:
    """A chapter that each observer has to themselves."""

    lines = 1

    def __init__(self, fields: tuple[str, ...], pieces: tuple[Piece, ...], write: WriteFor) -> None:
        self.pieces = pieces
        self.width = self.size = sum(piece.size for piece in pieces)
        self.texts: WriteFor = remembered(attrgetter(*fields), write) if fields else write


def remembered(facts_of: Callable[[Any], Any], write: WriteFor) -> WriteFor:
    """Used again for each observer while the facts are the same."""
    memos: list[tuple[Any, list[bytes]]] = [(None, [])] * MOST_SEATS

    def texts_for(turns: Turns, seat: Seat) -> list[bytes]:
        known, texts = memos[seat]
        if (facts := facts_of(turns.table)) != known:
            texts = [b"".join(write(turns, seat))]
            memos[seat] = facts, texts
        return texts

    return texts_for


class Place(NamedTuple):
    """Where a piece lies: in the row from here on, so many lines of so many numbers, and in them these columns."""

    start: int
    lines: int
    width: int
    columns: slice

    def __str__(self) -> str:
        first = self.start + self.columns.start
        return str(first) if self.lines == 1 else f"{first} + {self.width}·i"


class Observer:
    """All chapters of a game at a table of so many: first what is the same for everybody, then what is one's own."""

    def __init__(self, public: tuple[Chapter, ...], own: tuple[Own, ...]) -> None:
        self.chapters: tuple[Chapter | Own, ...] = (*public, *own)
        self.public = public
        self.parts = tuple(tuple(chapter.part(seat) for chapter in public) for seat in range(MOST_SEATS))
        self.own = tuple(chapter.texts for chapter in own)
        self.facts = attrgetter(*dict.fromkeys(field for chapter in public for field in chapter.fields))
        self.memo: tuple[Any, list[bytes]] = (None, [])
        self.size = sum(chapter.size for chapter in self.chapters)
        self.pieces = tuple(piece for chapter in self.chapters for piece in chapter.pieces)
        self.places: dict[str, Place] = {
            piece.name: place for piece, place in zip(self.pieces, self._lay(), strict=True)
        }

    def _lay(self) -> Iterable[Place]:
        start = 0
        for chapter in self.chapters:
            column = 0
            for piece in chapter.pieces:
                yield Place(start, chapter.lines, chapter.width, slice(column, column := column + piece.size))
            start += chapter.size

    def written(self, turns: Turns, seat: Seat) -> bytes:
        """The whole row for an observer, as the bytes of its numbers."""
        known, texts = self.memo
        if (facts := self.facts(turns.table)) != known:
            texts = [chapter.text(turns) for chapter in self.public]
            self.memo = facts, texts
        parts: list[Any] = [*map(getitem, texts, self.parts[seat])]
        for texts_for in self.own:
            parts += texts_for(turns, seat)
        return b"".join(parts)

    def by_name(self, row: Numbers) -> dict[str, Numbers]:
        """A row taken apart into its pieces, each in its shape: windows onto the row where that is possible."""
        return {piece.name: self._piece(row, piece) for piece in self.pieces}

    def _piece(self, row: Numbers, piece: Piece) -> Numbers:
        start, lines, width, columns = self.places[piece.name]
        block = row[start : start + lines * width].reshape(lines, width)[:, columns]
        return block.reshape(self.shape(piece))

    def shape(self, piece: Piece) -> tuple[int, ...]:
        """The shape of a whole piece: what a line has, for every line there is."""
        lines = self.places[piece.name].lines
        if lines == 1:
            return piece.shape
        return (lines,) if piece.shape == (1,) else (lines, *piece.shape)

    def highs(self) -> Numbers:
        """The highest number at each place of a row."""
        row = np.empty(self.size, np.float32)
        for piece in self.pieces:
            start, lines, width, columns = self.places[piece.name]
            row[start : start + lines * width].reshape(lines, width)[:, columns] = piece.high
        return row


# How pieces are written

PACK = Packer("f").pack
FLOAT_SIZE = len(PACK(0))

ZERO, ONE = PACK(0), PACK(1)


@lru_cache(maxsize=1 << 12)
def number(value: int, unit: int = 1) -> bytes:
    """A number, counted in units."""
    return PACK(value / unit)


@lru_cache(maxsize=1 << 12)
def numbers(*values: int) -> bytes:
    """Some whole numbers."""
    return b"".join([number(value) for value in values])


@lru_cache(maxsize=1 << 10)
def one_hot(at: int | None, size: int) -> bytes:
    """1 at one place, or nowhere."""
    return b"".join([ONE if place == at else ZERO for place in range(size)])


def flags(members: Collection[int], among: Iterable[int]) -> bytes:
    """1 for each that is a member."""
    return b"".join([ONE if one in members else ZERO for one in among])


def padded(things: Any, size: int, by: Any = None) -> tuple[Any, ...]:
    """These things, and as many more of nothing as are missing."""
    return (*things, *[by] * (size - len(things)))


def twice(lines: list[bytes]) -> bytes:
    """The lines of a chapter that is read from any of them on, once around."""
    return 2 * b"".join(lines)


@lru_cache(maxsize=1 << 10)
def around(first: int, size: int) -> tuple[int, ...]:
    """All seats or characters, clockwise from one on."""
    return tuple([(first + further) % size for further in range(size)])


def table_of_pieces(observer: Observer) -> str:
    """The pieces as a table in Markdown, for the game's page in the documentation."""
    lines = [
        f"| {observer.places[piece.name]} | {piece.name} | {' × '.join(map(str, observer.shape(piece)))} "
        f"| 0–{piece.high:g} | {piece.meaning} |"
        for piece in observer.pieces
    ]
    return "\n".join(("| place | piece | shape | range | meaning |", "|---|---|---|---|---|", *lines)) + "\n"
