"""JSON Schema of message types, with short names for generic types."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

import msgspec

Schema = dict[str, Any]


def schema_components(types: Iterable[Any], ref_template: str) -> tuple[list[Schema], dict[str, Schema]]:
    """As `msgspec.json.schema_components`, but `Play[Raw]` is called `Play`, not `Play_msgspec.Raw_`.

    Instances of one generic type with simple arguments are told apart by them (`DraftSeen[Intrigue]` becomes
    `DraftSeenIntrigue`), others by a number.
    """
    schemas, components = msgspec.json.schema_components(types, ref_template="{name}")
    names: dict[str, str] = {}
    for name, component in components.items():
        short = base = _short(component.get("title", name))
        number = 1
        while short in names.values():
            number += 1
            short = f"{base}{number}"
        names[name] = short
    renamed = {old: ref_template.format(name=new) for old, new in names.items()}
    return [_refer(one, renamed) for one in schemas], {names[n]: _refer(one, renamed) for n, one in components.items()}


def _short(title: str) -> str:
    name, _, arguments = title.rstrip("]").partition("[")
    return name + re.sub(r"\W", "", arguments) if re.fullmatch(r"[A-Z]\w*(, [A-Z]\w*)*", arguments) else name


def _refer(schema: Any, renamed: dict[str, str]) -> Any:
    """A copy of a schema that refers to components by their new names."""
    match schema:
        case {"$ref": str(name), **rest}:
            return {"$ref": renamed[name]} | _refer(rest, renamed)
        case dict():
            return {key: _refer(value, renamed) for key, value in schema.items()}
        case list() | tuple():
            return [_refer(one, renamed) for one in schema]
    return schema
