"""Observers: they write what a seat may know into one row of float32 numbers, chapter by chapter.

A chapter is a group of pieces that are written together. There are three kinds:

- `Chapter`: the same for all seats.
- `Around`: one line per seat (or character). All seats share the lines, but each observer reads them from its own seat
  on, then clockwise. A piece is a column of these lines.
- `Own`: different for each observer. Only here may a number depend on a secret.

The same row can be written from two sources: from the table (`Observer.row`, for environments, fast) and from one
seat's view (`Observer.observe`, for a seat at a live table). A `Field` says how a value of the view is computed from
the table; tests compare both rows, byte for byte, over whole games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from operator import attrgetter, getitem, itemgetter
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from millions.core.seat import MOST_SEATS, Seat, Seats
from millions.core.table import Table, View
from millions.research.code import Parts
from millions.research.pieces import FLOAT_BYTES, Piece

Numbers = NDArray[np.float32]


def unchanged(value: Any) -> Any:
    """For fields that have the same value in the table and in the view."""
    return value


class Field(NamedTuple):
    """A public field of the view, and how it is computed from one field of the table."""

    name: str
    table_name: str
    derive: Callable[[Any], Any] = unchanged


ASKED = Field("asked", "")
"""The seats that decide now: neither in the table nor in the view."""


def fields(*names: str | Field) -> tuple[Field, ...]:
    """Fields; a name alone is a field that table and view have in common."""
    return tuple(Field(name, name) if isinstance(name, str) else name for name in names)


class Chapter:
    """Pieces that are the same for all seats, written by a function of some fields of the view."""

    lines = 1

    def __init__(self, read: tuple[Field, ...], pieces: tuple[Piece, ...], write: Callable[..., bytes]) -> None:
        self.fields, self.pieces, self.write = read, pieces, write
        self.derived = any(field.derive is not unchanged for field in read)
        self.width = sum(piece.size for piece in pieces)
        self._last: tuple[tuple[Any, ...] | None, bytes] = (None, b"")

    def of_table(self, values: tuple[Any, ...]) -> bytes:
        """The chapter, written from the table's values of its fields; kept until one of them changes."""
        known, data = self._last
        if values != known:
            if self.derived:
                shown = [field.derive(value) for field, value in zip(self.fields, values, strict=True)]
                data = self.write(*shown)
            else:
                data = self.write(*values)
            self._last = values, data
        return data

    def of_view(self, view: View, asked: Seats) -> bytes:
        """The chapter, written from a view."""
        return self.write(*[asked if field is ASKED else getattr(view, field.name) for field in self.fields])

    def part(self, seat: Seat) -> slice:
        """The bytes of the chapter that an observer reads."""
        return slice(None)

    @property
    def size(self) -> int:
        """The number of numbers."""
        return self.lines * self.width


class Around(Chapter):
    """A chapter of lines, `each` per seat. `write` writes them twice from seat 0 on; an observer reads them once."""

    def __init__(
        self,
        lines: int,
        read: tuple[Field, ...],
        pieces: tuple[Piece, ...],
        write: Callable[..., list[bytes]],
        each: int = 1,
    ) -> None:
        super().__init__(read, pieces, lambda *values: 2 * b"".join(write(*values)))
        self.lines, self.each = lines, each

    def part(self, seat: Seat) -> slice:
        start = FLOAT_BYTES * self.width * self.each * seat
        return slice(start, start + FLOAT_BYTES * self.size)


OwnWriter = Callable[[Any, Seat, Seats, Parts], list[bytes]]
"""Writes from a table or a view, for an observer, given the seats that decide now and the parts of a decision that the
observer has begun; in parts, which are joined with the rest of the row."""


class Own:
    """Pieces that are different for each observer, with a writer for each source."""

    lines = 1

    def __init__(self, pieces: tuple[Piece, ...], of_table: OwnWriter, of_view: OwnWriter) -> None:
        self.pieces, self.of_table, self.of_view = pieces, of_table, of_view
        self.width = self.size = sum(piece.size for piece in pieces)


def own(
    field: tuple[str, str, Callable[[Any, Seat], Any]], pieces: tuple[Piece, ...], write: Callable[[Any, Seat], bytes]
) -> Own:
    """Pieces written from one field of the view, which is computed from one field of the table for each observer."""
    name, table_name, derive = field
    last: list[tuple[Any, list[bytes]]] = [(None, [])] * MOST_SEATS

    def of_table(table: Table, seat: Seat, asked: Seats, begun: Parts) -> list[bytes]:
        """Kept for each observer until the table's field changes."""
        known, data = last[seat]
        if (value := getattr(table, table_name)) != known:
            data = [write(derive(value, seat), seat)]
            last[seat] = value, data
        return data

    def of_view(view: View, seat: Seat, asked: Seats, begun: Parts) -> list[bytes]:
        return [write(getattr(view, name), seat)]

    return Own(pieces, of_table, of_view)


class Columns(NamedTuple):
    """Where a piece lies in a row: the start of its chapter, the number and width of lines, and its columns."""

    start: int
    lines: int
    width: int
    columns: slice

    def __str__(self) -> str:
        first = self.start + self.columns.start
        return str(first) if self.lines == 1 else f"{first} + {self.width}·i"


class Observer:
    """All chapters of a game for a given number of players: first those that are the same for all, then the own."""

    def __init__(self, public: tuple[Chapter, ...], own: tuple[Own, ...]) -> None:
        self.chapters: tuple[Chapter | Own, ...] = (*public, *own)
        self.public, self.own = public, own
        self._own_of_table = [chapter.of_table for chapter in own]
        self.parts = tuple(tuple(chapter.part(seat) for chapter in public) for seat in range(MOST_SEATS))
        self.size = sum(chapter.size for chapter in self.chapters)
        self.pieces = tuple(piece for chapter in self.chapters for piece in chapter.pieces)
        self.places = {piece.name: place for piece, place in zip(self.pieces, self._lay_out(), strict=True)}
        self._prepare_reading()

    def _prepare_reading(self) -> None:
        """All public fields of a table are read at once; each chapter picks its values from them."""
        read = [field for chapter in self.public for field in chapter.fields]
        names = list(dict.fromkeys(field.table_name for field in read if field is not ASKED))
        self._read = getter(attrgetter, names)
        self._reads_asked = ASKED in read
        places = {**{name: at for at, name in enumerate(names)}, ASKED.table_name: len(names)}
        self._picks = [
            getter(itemgetter, [places[field.table_name] for field in chapter.fields]) for chapter in self.public
        ]
        self._last: tuple[tuple[Any, ...] | None, list[bytes]] = (None, [])

    def _lay_out(self) -> Iterable[Columns]:
        start = 0
        for chapter in self.chapters:
            column = 0
            for piece in chapter.pieces:
                yield Columns(start, chapter.lines, chapter.width, slice(column, column := column + piece.size))
            start += chapter.size

    # Writing

    def row(self, table: Table, seat: Seat, asked: Seats, begun: Parts = ()) -> bytes:
        """The observation of a seat as the bytes of its numbers, written from the table."""
        values = self._read(table)
        if self._reads_asked:
            values += (asked,)
        known, public = self._last
        if values != known:
            public = [chapter.of_table(pick(values)) for chapter, pick in zip(self.public, self._picks, strict=True)]
            self._last = values, public
        parts: list[Any] = [*map(getitem, public, self.parts[seat])]
        if begun and asked != (seat,):
            begun = ()
        for write in self._own_of_table:
            parts += write(table, seat, asked, begun)
        return b"".join(parts)

    def observe(self, view: View, asked: Seats, begun: Parts = ()) -> Numbers:
        """The same observation, written from the seat's view alone."""
        seat = view.viewer
        chapters = zip(self.public, self.parts[seat], strict=True)
        parts = [chapter.of_view(view, asked)[part] for chapter, part in chapters]
        if begun and asked != (seat,):
            begun = ()
        for chapter in self.own:
            parts += chapter.of_view(view, seat, asked, begun)
        return np.frombuffer(b"".join(parts), np.float32)

    # Reading

    def by_name(self, row: Numbers) -> dict[str, Numbers]:
        """The pieces of a row by their names, each in its shape: views of the row where that is possible."""
        return {piece.name: self._piece(row, piece) for piece in self.pieces}

    def _piece(self, row: Numbers, piece: Piece) -> Numbers:
        start, lines, width, columns = self.places[piece.name]
        block = row[start : start + lines * width].reshape(lines, width)[:, columns]
        return block.reshape(self.shape(piece))

    def shape(self, piece: Piece) -> tuple[int, ...]:
        """The shape of a whole piece: that of one line, for every line."""
        lines = self.places[piece.name].lines
        if lines == 1:
            return piece.shape
        return (lines,) if piece.shape == (1,) else (lines, *piece.shape)

    def lows(self) -> Numbers:
        """The lowest possible number at each place of a row."""
        return self._bounds(lambda piece: piece.low)

    def highs(self) -> Numbers:
        """The highest possible number at each place of a row."""
        return self._bounds(lambda piece: piece.high)

    def _bounds(self, bound: Callable[[Piece], float]) -> Numbers:
        row = np.empty(self.size, np.float32)
        for piece in self.pieces:
            start, lines, width, columns = self.places[piece.name]
            row[start : start + lines * width].reshape(lines, width)[:, columns] = bound(piece)
        return row


def getter(kind: type[attrgetter[Any] | itemgetter[Any]], keys: list[Any]) -> Callable[[Any], tuple[Any, ...]]:
    """A function that gets several attributes or items as a tuple, however many there are."""
    if len(keys) > 1:
        return kind(*keys)
    if not keys:
        return lambda source: ()
    get = kind(keys[0])
    return lambda source: (get(source),)


def table_of_pieces(observer: Observer) -> str:
    """The pieces of an observation as a Markdown table."""
    lines = [
        f"| {observer.places[piece.name]} | {piece.name} | {' × '.join(map(str, observer.shape(piece)))} "
        f"| {piece.low:g}–{piece.high:g} | {piece.meaning} |"
        for piece in observer.pieces
    ]
    return "\n".join(("| place | piece | shape | range | meaning |", "|---|---|---|---|---|", *lines)) + "\n"
