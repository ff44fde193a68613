"""An observer for any game, made from the type of its view."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from math import inf
from struct import pack
from typing import Any, NamedTuple

from msgspec import NODEFAULT, inspect, structs

from millions.core.game import AnyGame
from millions.core.seat import Seat, Seats
from millions.core.table import Table, View
from millions.research.code import Parts
from millions.research.observer import Observer, Own
from millions.research.pieces import Piece, one_hot

MOST_ITEMS = 8
"""Items of a collection that are written: as many as there can be seats."""

MOST_NUMBERS = 4096
"""Numbers of a row; where it would have more, fewer items of each collection are written."""

DEEPEST = 6
"""Values nested more deeply are left out."""


class Encoder(NamedTuple):
    """How values of a type become numbers: how many, by which function, and in which range."""

    size: int
    write: Callable[[Any], list[float]]
    low: float = 0.0
    high: float = 1.0


NOTHING = Encoder(0, lambda value: [], 0.0, 0.0)
FLAG = Encoder(1, lambda value: [float(value)])


def default_observer(game: AnyGame, players: int, cards: tuple[str, ...]) -> Observer:
    """The fields of the view, one piece each; the viewer is a one-hot piece."""
    fields = encoders(game)
    seat_piece = Piece("viewer", (players,), 1, "the observer's seat")
    pieces = tuple(
        Piece(name, (encoder.size,), encoder.high, f"the view's `{name}`", encoder.low)
        for name, encoder in fields.items()
    )

    def of_view(view: View, seat: Seat, asked: Seats, begun: Parts) -> list[bytes]:
        written = [number for name, encoder in fields.items() for number in encoder.write(getattr(view, name))]
        return [one_hot(seat, players), pack(f"{len(written)}f", *written)]

    def of_table(table: Table, seat: Seat, asked: Seats, begun: Parts) -> list[bytes]:
        return of_view(game.view(table, seat), seat, asked, begun)

    return Observer((), (Own((seat_piece, *pieces), of_table, of_view),))


def encoders(game: AnyGame) -> dict[str, Encoder]:
    """An encoder for each field of the view that has something to write, with as many items as fit into a row.

    A field that may be absent (a variant, which environments refuse) is left out.
    """
    view: Any = inspect.type_info(game.view_type)
    fields = [field for field in view.fields if field.name != "viewer" and not may_be_absent(field)]
    for items in range(MOST_ITEMS, -1, -1):
        found = {field.name: encoder_of(field.type, items, DEEPEST) for field in fields}
        if sum(encoder.size for encoder in found.values()) <= MOST_NUMBERS:
            break
    return {name: encoder for name, encoder in found.items() if encoder.size}


def may_be_absent(field: inspect.Field) -> bool:
    """Is this a field that is UNSET where nothing stands in it? msgspec lists it without a default."""
    return not field.required and field.default is field.default_factory is NODEFAULT


def encoder_of(kind: inspect.Type, items: int, depth: int) -> Encoder:
    """The encoder of a type; text, and values that are nested too deeply, are not written."""
    inner = partial(encoder_of, items=items, depth=depth - 1)
    if depth == 0:
        return NOTHING
    match kind:
        case inspect.Metadata(type=annotated):
            return encoder_of(annotated, items, depth)
        case inspect.BoolType():
            return FLAG
        case inspect.IntType() | inspect.FloatType():
            low, high = kind.ge if kind.ge is not None else -inf, kind.le if kind.le is not None else inf
            return Encoder(1, lambda value: [float(value)], low, high)
        case inspect.EnumType(cls):
            return one_hot_of(tuple(cls))
        case inspect.LiteralType(values):
            return one_hot_of(values)
        case inspect.UnionType(kinds):
            return one_of_several(kinds, inner)
        case inspect.StructType(_, fields):
            return in_a_row([inner(field.type) for field in fields], structs.astuple)
        case inspect.TupleType(kinds):
            return in_a_row([inner(each) for each in kinds], list)
        case inspect.VarTupleType(item) | inspect.ListType(item):
            return several(inner(item), items, list)
        case inspect.SetType(item) | inspect.FrozenSetType(item):
            return several(inner(item), items, lambda value: sorted(value, key=repr))
    return NOTHING


def one_hot_of(values: tuple[Any, ...]) -> Encoder:
    """1 at the place of the value."""
    return Encoder(len(values), lambda value: [float(value == one) for one in values])


def in_a_row(parts: list[Encoder], split: Callable[[Any], Iterable[Any]]) -> Encoder:
    """Several values, one after the other."""
    size = sum(part.size for part in parts)

    def write(value: Any) -> list[float]:
        values = zip(parts, split(value), strict=True)
        return [number for part, each in values for number in part.write(each)]

    return Encoder(size, write, *bounds(parts))


def several(item: Encoder, items: int, listed: Callable[[Any], list[Any]]) -> Encoder:
    """A collection: its length, then its first items."""

    def write(value: Any) -> list[float]:
        first = listed(value)[:items]
        numbers = [number for each in first for number in item.write(each)]
        return [float(len(value)), *numbers, *[0.0] * (items * item.size - len(numbers))]

    return Encoder(1 + items * item.size, write, min(item.low, 0.0), inf)


def one_of_several(kinds: tuple[inspect.Type, ...], inner: Callable[[inspect.Type], Encoder]) -> Encoder:
    """A value of one of several types: which, then the numbers of that type in places of its own."""
    known = [(kind, inner(kind)) for kind in kinds if not isinstance(kind, inspect.NoneType)]

    def write(value: Any) -> list[float]:
        at = next((at for at, (kind, _) in enumerate(known) if value is not None and is_of(value, kind)), None)
        parts = [part.write(value) if at == place else [0.0] * part.size for place, (_, part) in enumerate(known)]
        return [*(float(place == at) for place in range(len(known))), *(number for part in parts for number in part)]

    parts = [part for _, part in known]
    low, high = bounds([*parts, FLAG])
    return Encoder(len(known) + sum(part.size for part in parts), write, min(low, 0.0), max(high, 1.0))


def is_of(value: Any, kind: inspect.Type) -> bool:
    """Whether a value is of a type; of the types of a union, msgspec allows at most one of each plain kind."""
    match kind:
        case inspect.Metadata(type=annotated):
            return is_of(value, annotated)
        case inspect.StructType(cls) | inspect.EnumType(cls):
            return isinstance(value, cls)
        case inspect.BoolType():
            return isinstance(value, bool)
        case inspect.IntType():
            return isinstance(value, int) and not isinstance(value, bool)
        case inspect.FloatType():
            return isinstance(value, float)
        case inspect.LiteralType(values):
            return value in values
        case inspect.StrType():
            return isinstance(value, str)
    return isinstance(value, tuple | list | set | frozenset | dict)


def bounds(parts: list[Encoder]) -> tuple[float, float]:
    """The range of all parts together."""
    used = [part for part in parts if part.size] or [NOTHING]
    return min(part.low for part in used), max(part.high for part in used)
