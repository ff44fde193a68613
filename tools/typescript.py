"""TypeScript declarations of Python types, by way of the JSON Schema that msgspec makes of them."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec

Schema = dict[str, Any]


def declarations(roots: dict[str, Any]) -> str:
    """These types under these names, and whatever they are made of."""
    schemas, components = msgspec.json.schema_components(roots.values(), ref_template="#/{name}")
    named = {clean(name): schema for name, schema in components.items()}
    for name, schema in zip(roots, schemas, strict=True):
        if schema.get("$ref") != f"#/{name}":
            named[name] = schema
    return "\n".join(declaration(name, named[name]) for name in sorted(named))


def declaration(name: str, schema: Schema) -> str:
    comment = f"/** {' '.join(schema['description'].split())} */\n" if "description" in schema else ""
    if schema.get("type") == "object" and "properties" in schema:
        return f"{comment}export interface {name} {{\n{properties(schema)}}}\n"
    return f"{comment}export type {name} = {spelled(schema)};\n"


def properties(schema: Schema) -> str:
    required = schema.get("required", ())
    lines = [
        f"  {name}{'' if name in required else '?'}: {spelled(one)};\n" for name, one in schema["properties"].items()
    ]
    return "".join(lines)


def spelled(schema: Schema) -> str:
    """A schema as a TypeScript type."""
    if "$ref" in schema:
        return clean(schema["$ref"].removeprefix("#/"))
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(map(json.dumps, schema["enum"]))
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(map(spelled, schema["anyOf"])))
    return of_type(schema)


def of_type(schema: Schema) -> str:
    match schema.get("type"):
        case "array":
            return array(schema)
        case "object" if isinstance(schema.get("additionalProperties"), dict):
            return f"Record<string, {spelled(schema['additionalProperties'])}>"
        case "object":
            return "Record<string, unknown>"
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null" as kind:
            return str(kind)
        case _:
            return "unknown"


def array(schema: Schema) -> str:
    if schema.get("items") is False or "items" not in schema:
        return f"[{', '.join(map(spelled, schema.get('prefixItems', ())))}]"
    inner = spelled(schema["items"])
    return f"({inner})[]" if " | " in inner else f"{inner}[]"


def clean(name: str) -> str:
    """DraftSeen[Intrigue] is DraftSeenIntrigue."""
    return re.sub(r"\W|_", "", name)
