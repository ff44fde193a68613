"""Types made at run time: generic types filled in, and partial structs, which hold the fields that changed."""

from __future__ import annotations

from functools import cache
from typing import Any, TypeVar

from msgspec import UNSET, Struct, UnsetType, defstruct, structs

S = TypeVar("S", bound=Struct)


def filled(generic: Any, *arguments: Any) -> Any:
    """`generic[arguments]`, for arguments that are known at run time only."""
    return generic[arguments]


@cache  # saves 0.3 ms, and equal types are the same type
def partial(kind: type[Struct]) -> type[Struct]:
    """A struct with the same fields, each of which may be absent."""
    fields = [(field.name, field.type | UnsetType, UNSET) for field in structs.fields(kind)]
    return defstruct(f"Partial{kind.__name__}", fields, frozen=True, kw_only=True)


def changed_fields(change: Struct) -> dict[str, object]:
    """The fields that a partial struct holds."""
    pairs = ((name, getattr(change, name)) for name in change.__struct_fields__)
    return {name: value for name, value in pairs if value is not UNSET}


def updated(kind: type[S], before: S | None, change: Struct) -> S:
    """What a value is after a change; without a value before, the change holds every field."""
    fields = changed_fields(change)
    return kind(**fields) if before is None else structs.replace(before, **fields)
