"""What kind of value a field of a message holds, read from its annotation."""

from __future__ import annotations

import re
from enum import Enum
from functools import cache
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

from msgspec import Meta, Struct

Sort = Literal["seat", "character", "account", "hand", "card name", "enum", "record", "bool", "plain"]

TITLED: tuple[Sort, ...] = ("seat", "character", "account", "hand", "card name")


class Kind(NamedTuple):
    """The kind of a field's value; `many` for a list of them, `nested` for a list of lists."""

    sort: Sort
    type: Any
    many: bool = False
    nested: bool = False


@cache  # for every sentence that is said: saves 20 µs
def kinds(message: type[Struct]) -> dict[str, Kind]:
    """The kind of every field of a message, by name."""
    hints = get_type_hints(message, include_extras=True)
    return {name: _kind(hints[name]) for name in message.__struct_fields__}


def _kind(hint: Any) -> Kind:
    """The titles of annotated types (Seat, Character, Account, …) name their kind; enums and records are their own."""
    if get_origin(hint) is Annotated:
        for meta in hint.__metadata__:
            for sort in TITLED:
                if isinstance(meta, Meta) and meta.title == sort:
                    return Kind(sort, hint.__origin__)
        return _kind(hint.__origin__)
    if get_origin(hint) is tuple:
        inner = _kind(get_args(hint)[0])
        return inner._replace(many=True, nested=inner.many)
    if get_origin(hint) is Union or type(hint).__name__ == "UnionType":
        return _kind(next(one for one in get_args(hint) if one is not type(None)))
    if isinstance(hint, type) and issubclass(hint, Enum):
        return Kind("enum", hint)
    if isinstance(hint, type) and issubclass(hint, Struct):
        return Kind("record", hint)
    return Kind("bool" if hint is bool else "plain", hint)


@cache
def figures(record: type[Struct]) -> tuple[str, ...]:
    """The properties of a record that return whole numbers, such as a company's level."""
    worked_out = {name: value.fget for name, value in vars(record).items() if isinstance(value, property)}
    return tuple(name for name, how in worked_out.items() if how and how.__annotations__.get("return") in (int, "int"))


def key_of(kind: type) -> str:
    """The key of the sentence for a record or an enum: `loot-card` for LootCard."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", kind.__name__).lower()


def slug(name: str) -> str:
    """The key for a Loot card's name: `card-first-bank` for First Bank."""
    return "card-" + re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")
