"""JSON Schema of message types, with short names for generic types."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

import msgspec

from millions.core.message import Action, Event

Schema = dict[str, Any]


def _any(name: str, tag: str, description: str) -> Schema:
    return {
        "title": name,
        "description": description,
        "type": "object",
        "properties": {tag: {"type": "string"}},
        "required": [tag],
        "x-game": name,
    }


OF_ANY_GAME = {
    Action: _any("Action", "verb", "An action of the table's game."),
    Event: _any("Event", "event", "An event of the table's game."),
}
"""The base class of all actions stands for an action of any game, that of all events for an event."""


def schema_components(types: Iterable[Any], ref_template: str) -> tuple[list[Schema], dict[str, Schema]]:
    """As `msgspec.json.schema_components`, but `Play[Raw]` is called `Play`, not `Play_msgspec.Raw_`.

    Instances of one generic type with simple arguments are told apart by them (`DraftSeen[Intrigue]` becomes
    `DraftSeenIntrigue`), others by a number.
    """
    schemas, components = msgspec.json.schema_components(types, ref_template="{name}")
    for kind, of_any_game in OF_ANY_GAME.items():
        if components.get(kind.__name__, {}).get("description") == kind.__doc__:
            components[kind.__name__] = of_any_game
    names: dict[str, str] = {}
    for name, component in components.items():
        short = base = _short(component.get("title", name))
        number = 1
        while short in names.values():
            number += 1
            short = f"{base}{number}"
        names[name] = short
    moved = {name: ref_template.format(name=short) for name, short in names.items()}
    plain = {name: one | {"title": one.get("title", name).partition("[")[0]} for name, one in components.items()}
    return [redirected(one, moved) for one in schemas], {names[old]: redirected(plain[old], moved) for old in plain}


def _short(title: str) -> str:
    """The name of a type; simple arguments of a generic type become part of it, `Raw` and `Any` do not."""
    name, _, arguments = title.rstrip("]").partition("[")
    simple = re.fullmatch(r"[A-Z]\w*(, [A-Z]\w*)*", arguments)
    return name + "".join(one for one in arguments.split(", ") if one not in ("Raw", "Any")) if simple else name


def redirected(schema: Any, moved: dict[str, str]) -> Any:
    """A copy of a schema whose references, in unions' discriminators too, point to where the components are now."""
    match schema:
        case {"$ref": str(old), **rest}:
            return {"$ref": moved.get(old, old), **rest}
        case {"propertyName": str(), "mapping": dict(mapping)}:
            return {**schema, "mapping": {tag: moved.get(old, old) for tag, old in mapping.items()}}
        case dict():
            return {key: redirected(value, moved) for key, value in schema.items()}
        case list() | tuple():
            return [redirected(one, moved) for one in schema]
    return schema
