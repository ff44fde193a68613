"""The shapes of everything on the wire, generated from the types that read and write it."""

from __future__ import annotations

import re
from typing import Any

from msgspec import Struct, json

from millions.bots import BOTS
from millions.core.game import GAMES, AnyGame
from millions.server.operations import OPERATIONS, Operation
from millions.server.refusals import STATUSES
from millions.wire.answers import Done, Goodbye, Presence, Refusal
from millions.wire.bodies import NewTable, SitDown
from millions.wire.commands import AnyCommand, Hello
from millions.wire.settings import PERSON, Settings
from millions.wire.state import TableState
from millions.wire.talk import Utterance

VERSION = "1"


class BlankShape(Struct):
    """What may fill one field of an action; `kind` says which further fields describe it."""

    kind: str


class FormShape(Struct):
    """A verb, the rule that allows it, and what may fill its blanks."""

    verb: str
    rule: str
    blanks: dict[str, BlankShape]


class SnapshotShape(Struct, tag_field="is", tag="Snapshot"):
    """Everything as one viewer sees it after message `n`."""

    n: int
    you: int
    settings: Settings
    room: TableState
    view: dict[str, Any] | None
    forms: list[FormShape]
    outlook: dict[str, Any] | None
    talk: list[Utterance]


class ChangeShape(Struct, tag_field="is", tag="Change", omit_defaults=True):
    """Message `n` of one viewer's stream: what has changed for them."""

    n: int
    at: int
    events: list[dict[str, Any]] = []
    view: dict[str, Any] = {}
    forms: list[FormShape] = []
    room: dict[str, Any] = {}
    outlook: dict[str, Any] | None = None
    talk: list[Utterance] = []


ToServer = Hello | AnyCommand
ToClient = SnapshotShape | ChangeShape | Done | Refusal | Presence | Goodbye


def socket_schema() -> dict[str, Any]:
    """JSON Schema of the socket: what is said either way, and each game's actions, events and views."""
    (to_server, to_client), shared = json.schema_components((ToServer, ToClient), ref_template="#/$defs/{name}")
    definitions = dict(shared)
    games: dict[str, Any] = {}
    for game in GAMES.values():
        games[game.name], own = _of_game(game)
        definitions |= own
    definitions["Play_Raw_"]["properties"]["action"] = {"anyOf": [one["action"] for one in games.values()]}
    definitions["SnapshotShape"]["properties"]["view"] = {
        "anyOf": [{"type": "null"}, *(one["view"] for one in games.values())]
    }
    definitions["ChangeShape"]["properties"]["events"]["items"] = {"anyOf": [one["event"] for one in games.values()]}
    return _published(
        {
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": "What goes over the socket of a table",
            "version": VERSION,
            "toServer": to_server,
            "toClient": to_client,
            "games": games,
            "$defs": definitions,
        }
    )


def _published(schema: dict[str, Any]) -> dict[str, Any]:
    """Patterns as everybody reads them: Python's marks for the beginning and the end of a text are its own."""
    return {name: _part(name, one) for name, one in schema.items()}


def _part(name: str, value: Any) -> Any:
    match value:
        case dict():
            return _published(value)
        case list() | tuple():
            return [_part("", one) for one in value]
        case str() if name == "pattern":
            return re.sub(r"\\Z$", "$", re.sub(r"^\\A", "^", value))
    return value


def _of_game(game: AnyGame) -> tuple[dict[str, Any], dict[str, Any]]:
    """References to a game's action, event and view, and what they refer to under names of the game's own."""
    kinds = (game.any_action, game.any_event, game.view_type)
    prefix = re.sub(r"[^a-z0-9]", "_", game.name)
    schemas, parts = json.schema_components(kinds, ref_template=f"#/$defs/{prefix}.{{name}}")
    named = dict(zip(("action", "event", "view"), schemas, strict=True))
    own = {f"{prefix}.{name}": part for name, part in parts.items()}
    for name, schema in named.items():
        own[f"{prefix}:{name}"] = schema
    return {name: {"$ref": f"#/$defs/{prefix}:{name}"} for name in named}, own


def openapi() -> dict[str, Any]:
    """OpenAPI of the HTTP part."""
    kinds = [kind for one in OPERATIONS for kind in (one.takes, one.gives) if kind is not None] + [Refusal]
    schemas, components = json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    components["NewTable"]["properties"]["game"] |= {"enum": list(GAMES)}
    components["Chair"]["properties"]["kind"] |= {"enum": [PERSON, *BOTS]}
    shapes = iter(schemas)
    paths: dict[str, Any] = {}
    for operation in OPERATIONS:
        takes = next(shapes) if operation.takes is not None else None
        gives = next(shapes) if operation.gives is not None else None
        paths.setdefault(operation.path, {})[operation.method.lower()] = _described(operation, takes, gives)
    return _published(
        {
            "openapi": "3.1.0",
            "info": {"title": "millions", "version": VERSION, "description": "Tables for money games."},
            "paths": paths,
            "components": {
                "schemas": components,
                "securitySchemes": {"key": {"type": "http", "scheme": "bearer"}},
            },
        }
    )


def _described(operation: Operation, takes: Any, gives: Any) -> dict[str, Any]:
    """One operation."""
    described: dict[str, Any] = {
        "operationId": operation.does.__name__,
        "summary": operation.summary,
        "parameters": _parameters(operation),
        "responses": _responses(operation, gives),
    }
    if takes is not None:
        described["requestBody"] = {"required": True, "content": {"application/json": {"schema": takes}}}
    if operation.key:
        described["security"] = [{"key": []}, {}] if operation.keyless else [{"key": []}]
        described["description"] = f"{'Takes' if operation.keyless else 'Needs'} the {operation.key}'s key."
    return described


def _parameters(operation: Operation) -> list[dict[str, Any]]:
    table = {"name": "table", "in": "path", "required": True, "schema": {"type": "string"}}
    return [
        *([table] if "{table}" in operation.path else []),
        *(
            {"name": name, "in": "query", "required": False, "schema": {"enum": list(values), "default": values[0]}}
            for name, values in operation.query.items()
        ),
    ]


def _responses(operation: Operation, gives: Any) -> dict[str, Any]:
    refusal = {"application/json": {"schema": {"$ref": "#/components/schemas/Refusal"}}}
    answer: dict[str, Any] = {"description": operation.summary}
    if gives is not None:
        answer["content"] = {operation.kind: {"schema": gives}}
    return {str(operation.status): answer} | {
        str(status): {"description": "Refused", "content": refusal} for status in _possible(operation)
    }


def _possible(operation: Operation) -> list[int]:
    """The statuses of refusals that can come of it."""
    never: dict[int, bool] = {
        401: operation.key is None,
        403: operation.method == "GET",
        404: "{table}" not in operation.path,
        405: True,
        413: operation.takes is None,
        422: operation.takes not in (NewTable, SitDown),
    }
    return [status for status in STATUSES if not never.get(status, False)]
