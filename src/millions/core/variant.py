"""Variants: the numbers of a game that a designer may turn, with the book's values as defaults.

A variant travels in the deck: a deck file may hold a table `[variant]`, with or without cards. Decks, tables and views
of the book's game have none (`UNSET`), so a match with other numbers is never mistaken for it.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, NamedTuple, Protocol, TypeVar, get_type_hints

from msgspec import UNSET, Meta, Struct, UnsetType, convert, structs

from millions.core.errors import BadDeck
from millions.core.reading import first_problem


class Variant(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The numbers of a game; each game lists its own. Only those that differ from the book are written."""


V = TypeVar("V", bound=Variant)
N = TypeVar("N", bound=Variant, covariant=True)

Price = Annotated[int, Meta(ge=0, le=20)]
"""A fee, a fine, a bonus or a price."""

Purse = Annotated[int, Meta(ge=0, le=50)]
"""Money to begin with."""


class Numbers(Protocol[N]):
    """An attribute of a deck, a table or a view: the numbers it is played with."""

    def __get__(self, holder: Any, kind: type | None = None, /) -> N:
        """Read it."""


def played_with(book: V) -> Numbers[V]:
    """`numbers = played_with(BOOK)` in a class: the numbers of its `variant`, or the book's where it has none."""

    def numbers(holder: Any) -> Any:
        return book if holder.variant is UNSET else holder.variant

    return property(numbers)


class NumberLimits(NamedTuple):
    """What a number may be, and what it is in the book."""

    low: int
    high: int
    book: int


@cache  # asked for every number of a deck: saves 400 µs
def limits_of(kind: type[Variant]) -> dict[str, NumberLimits]:
    """The limits of every number, in the order of the record."""
    hints = get_type_hints(kind, include_extras=True)
    metas = {field.name: (hints[field.name].__metadata__[0], field.default) for field in structs.fields(kind)}
    return {name: NumberLimits(meta.ge, meta.le, book) for name, (meta, book) in metas.items()}


def read_variant(kind: type[V], data: Any) -> V | UnsetType:
    """The numbers of a deck file, each checked against its limits; UNSET where all are the book's."""
    if not isinstance(data, dict):
        raise BadDeck("variant-shape", "a [variant] is a table of numbers")
    if problem := first_problem(data, kind):
        raise BadDeck("variant-number", f"variant: {problem}", **problem.facts)
    for name, value in data.items():
        low, high, _ = limits_of(kind)[name]
        if not low <= value <= high:
            sentence = f"variant: {name} {value} is not within {low} to {high}"
            raise BadDeck("variant-limit", sentence, field=name, value=value, low=low, high=high)
    variant = convert(data, kind)
    return variant if others(variant) else UNSET


class Other(NamedTuple):
    """A number that is not the book's."""

    name: str
    value: int
    book: int


def others(variant: Variant | UnsetType) -> list[Other]:
    """The numbers that differ from the book's."""
    if variant is UNSET:
        return []
    numbers = [Other(name, getattr(variant, name), limits.book) for name, limits in limits_of(type(variant)).items()]
    return [one for one in numbers if one.value != one.book]


def deck_label(deck: dict[str, Any], otherwise: str = "") -> str:
    """What a deck is called: its name, and the numbers that are not the book's."""
    numbers = ", ".join(f"{name} {value}" for name, value in deck.get("variant", {}).items())
    return ": ".join(filter(None, (str(deck.get("name", otherwise)), numbers)))
