"""TypeScript declarations of Python types, made from their JSON Schema.

Every declaration is a type alias, not an interface: only aliases are assignable to types with an index signature.
A schema with the keyword `x-type` is written as that text; where the text mentions the module's type parameter,
every declaration that contains it, directly or not, is generic in it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from enum import Enum
from typing import Annotated, Any

from msgspec import Meta

from millions.wire.schema import Schema, schema_components


def written(type_text: str) -> Any:
    """A Python type that is written as this text in TypeScript."""
    return Annotated[Any, Meta(extra_json_schema={"x-type": type_text})]


class Module:
    """The declarations of one TypeScript file."""

    def __init__(
        self,
        roots: Mapping[str, Any],
        *,
        parameter: str = "T",
        elsewhere: Mapping[str, str] | None = None,
        texts: Mapping[str, str] | None = None,
        members: Iterable[Enum] = (),
    ) -> None:
        """Declare these types and the types they consist of.

        `parameter` is the type parameter of generic declarations, with its bound; `elsewhere` maps the names of generic
        types that another file declares to the property that holds their argument; `texts` maps values of the keyword
        `x-game` to TypeScript; of an enum that has some of the `members`, only those are declared.
        """
        self.parameter, self.elsewhere, self.texts = parameter, elsewhere or {}, texts or {}
        self._name = parameter.split()[0]
        schemas, self.components = schema_components(roots.values(), "{name}")
        for name in {type(one).__name__ for one in members} & self.components.keys():
            self.components[name]["enum"] = sorted(one.value for one in members if type(one).__name__ == name)
        self.declared = {name: one for name, one in self.components.items() if not self._elsewhere(name)}
        for name, schema in zip(roots, schemas, strict=True):
            if schema.get("$ref") != name:
                self.declared[name] = schema
        self.generic = self._generic()
        self.unions: dict[str, str] = {}
        self.unions = {self._anyof(one): name for name, one in self.declared.items() if "anyOf" in one}

    def text(self) -> str:
        """All declarations, sorted by name."""
        return "\n".join(map(self._declaration, sorted(self.declared)))

    def _generic(self) -> set[str]:
        """The names of the declarations that contain the type parameter, directly or not."""
        mentioned = re.compile(rf"\b{self._name}\b")
        found = {
            name
            for name, one in self.declared.items()
            if any(mentioned.search(self._given(part)) for part in given(one))
        }
        while more := {name for name, one in self.declared.items() if found & {*refs(one)}} - found:
            found |= more
        return found

    def _given(self, schema: Schema) -> str:
        """The text of a schema that says itself how it is written."""
        return str(schema.get("x-type") or self.texts.get(schema.get("x-game", ""), ""))

    def _declaration(self, name: str) -> str:
        schema = self.declared[name]
        comment = f"/** {' '.join(schema['description'].split())} */\n" if "description" in schema else ""
        parameter = f"<{self.parameter}>" if name in self.generic else ""
        body = self._anyof(schema) if "anyOf" in schema else self._spelled(schema)
        return f"{comment}export type {name}{parameter} = {body};\n"

    def _spelled(self, schema: Schema) -> str:
        """A schema as a TypeScript type."""
        if text := self._given(schema):
            return text
        if "$ref" in schema:
            return self._reference(schema["$ref"])
        if "const" in schema:
            return json.dumps(schema["const"])
        if "enum" in schema:
            return " | ".join(map(json.dumps, schema["enum"]))
        if "anyOf" in schema:
            union = self._anyof(schema)
            return self.unions.get(union, union)
        return self._of_type(schema)

    def _anyof(self, schema: Schema) -> str:
        return " | ".join(dict.fromkeys(map(self._spelled, schema["anyOf"])))

    def _reference(self, name: str) -> str:
        if base := self._elsewhere(name):
            held = self.elsewhere[base]
            return f"{base}<{self._item(self.components[name]['properties'][held])}>" if held else base
        return f"{name}<{self._name}>" if name in self.generic else name

    def _elsewhere(self, name: str) -> str:
        """The name under which another file declares this component, if one does."""
        base = str(self.components.get(name, {}).get("title", name))
        return base if base in self.elsewhere else ""

    def _of_type(self, schema: Schema) -> str:
        match schema.get("type"):
            case "array":
                return self._array(schema)
            case "object" if "properties" in schema:
                return self._object(schema)
            case "object" if isinstance(schema.get("additionalProperties"), dict):
                return f"Record<string, {self._spelled(schema['additionalProperties'])}>"
            case "object":
                return "Record<string, unknown>"
            case "integer" | "number":
                return "number"
            case "string" | "boolean" | "null" as kind:
                return str(kind)
            case _:
                return "unknown"

    def _object(self, schema: Schema) -> str:
        required = schema.get("required", ())
        lines = [
            f"  {name}{'' if name in required else '?'}: {self._spelled(one)};\n"
            for name, one in schema["properties"].items()
        ]
        return f"{{\n{''.join(lines)}}}" if lines else "Record<string, never>"

    def _array(self, schema: Schema) -> str:
        if "prefixItems" in schema or schema.get("items") is False:
            return f"[{', '.join(map(self._spelled, schema.get('prefixItems', ())))}]"
        inner = self._item(schema)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"

    def _item(self, schema: Schema) -> str:
        return self._spelled(schema.get("items", {}))


def parts(schema: Any) -> Iterator[Schema]:
    """A schema and all schemas in it."""
    if isinstance(schema, dict):
        yield schema
    for one in schema.values() if isinstance(schema, dict) else schema if isinstance(schema, list) else ():
        yield from parts(one)


def refs(schema: Schema) -> Iterator[str]:
    """The names of the components that a schema refers to."""
    return (one["$ref"] for one in parts(schema) if isinstance(one.get("$ref"), str))


def given(schema: Schema) -> Iterator[Schema]:
    """The schemas in a schema that say themselves how they are written."""
    return (one for one in parts(schema) if "x-type" in one or "x-game" in one)
