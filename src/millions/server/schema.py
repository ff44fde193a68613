"""The published descriptions of the protocol: JSON Schema of the WebSocket, OpenAPI of the HTTP API.

Both are generated from the types in `millions.wire` that the server encodes and decodes.
"""

from __future__ import annotations

import re
from typing import Any, get_args

from msgspec import Raw

from millions.bots import BOTS
from millions.core.game import GAMES, AnyGame
from millions.server.operation import Operation
from millions.server.operations import OPERATIONS
from millions.server.refusals import STATUSES
from millions.wire.answers import Done, Goodbye, Presence, Refusal
from millions.wire.bodies import Anyone, AskBranch, Calling, NewTable, ShowProfile, SitDown
from millions.wire.commands import AnyCommand, Hello, Play
from millions.wire.games import messages_of
from millions.wire.schema import Schema, redirected, schema_components
from millions.wire.settings import PERSON, Settings
from millions.wire.state import TableState
from millions.wire.talk import Utterance

VERSION = "1"

TEXT: Schema = {"type": "string"}

TO_SERVER = (Hello, *(one for one in get_args(AnyCommand) if one != Play[Raw]))
TO_CLIENT = (Done, Refusal, Presence, Goodbye)
SHARED = (*TO_SERVER, *TO_CLIENT, Settings, TableState, Utterance)
"""Types that are the same at tables of every game."""


def socket_schema() -> Schema:
    """JSON Schema of the messages either way, and of each game's own types.

    An object with the keyword `x-game` has the type of that name of the table's game: `games/NAME/options`.
    """
    shared, definitions = schema_components(SHARED, "#/$defs/{name}")
    games: dict[str, Schema] = {}
    for game in GAMES.values():
        games[game.name], own = _of_game(game, definitions)
        definitions |= own
    to_server = [*shared[: len(TO_SERVER)], *(one["play"] for one in games.values())]
    streams = [one[part] for one in games.values() for part in ("snapshot", "change")]
    to_client = [*streams, *shared[len(TO_SERVER) : len(TO_SERVER) + len(TO_CLIENT)]]
    return _portable(
        {
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": "Messages on the WebSocket of a table",
            "version": VERSION,
            "toServer": {"anyOf": to_server},
            "toClient": {"anyOf": to_client},
            "games": games,
            "$defs": definitions,
        }
    )


def _of_game(game: AnyGame, shared: dict[str, Schema]) -> tuple[dict[str, Schema], dict[str, Schema]]:
    """References to a game's types, and their definitions under names of the game's own."""
    messages = messages_of(game)
    named = {**messages._asdict(), "snapshot": messages.snapshot, "change": messages.change, "play": messages.play}
    prefix = re.sub(r"[^a-z0-9]", "_", game.name)
    schemas, own = schema_components(named.values(), "#/$defs/{name}")
    address = {f"#/$defs/{name}": f"#/$defs/{prefix}.{name}" for name, one in own.items() if one != shared.get(name)}
    definitions = {f"{prefix}.{name}": one for name, one in own.items() if f"#/$defs/{name}" in address}
    definitions |= {f"{prefix}:{name}": one for name, one in zip(named, schemas, strict=True)}
    return {name: {"$ref": f"#/$defs/{prefix}:{name}"} for name in named}, redirected(definitions, address)


def _portable(schema: Schema) -> Schema:
    r"""A copy with regular expressions that every language reads: `\A` and `\Z` are Python's own."""
    return {name: _portable_part(name, one) for name, one in schema.items()}


def _portable_part(name: str, value: Any) -> Any:
    match value:
        case dict():
            return _portable(value)
        case list() | tuple():
            return [_portable_part("", one) for one in value]
        case str() if name == "pattern":
            return re.sub(r"\\Z$", "$", re.sub(r"^\\A", "^", value))
    return value


def openapi() -> Schema:
    """OpenAPI description of the HTTP API."""
    kinds = [kind for one in OPERATIONS for kind in (one.takes, one.gives, one.meanwhile) if kind is not None]
    kinds.append(Refusal)
    schemas, components = schema_components(kinds, "#/components/schemas/{name}")
    components["NewTable"]["properties"]["game"] |= {"enum": list(GAMES)}
    components["Chair"]["properties"]["kind"] |= {"enum": [PERSON, *BOTS]}
    shapes = iter(schemas)
    paths: Schema = {}
    for operation in OPERATIONS:
        takes = next(shapes) if operation.takes is not None else None
        gives = next(shapes) if operation.gives is not None else None
        meanwhile = next(shapes) if operation.meanwhile is not None else None
        paths.setdefault(operation.path, {})[operation.method.lower()] = _described(operation, takes, gives, meanwhile)
    return _portable(
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


def _described(operation: Operation, takes: Any, gives: Any, meanwhile: Any) -> Schema:
    """The description of one operation."""
    described: Schema = {
        "operationId": operation.does.__name__,
        "summary": operation.summary,
        "parameters": _parameters(operation),
        "responses": _responses(operation, gives, meanwhile),
    }
    if takes is not None:
        described["requestBody"] = {"required": True, "content": {"application/json": {"schema": takes}}}
    if operation.key:
        described["security"] = [{"key": []}, {}] if operation.keyless else [{"key": []}]
        described["description"] = f"{'Takes' if operation.keyless else 'Needs'} the {operation.key}'s key."
    return described


def _parameters(operation: Operation) -> list[Schema]:
    """Path and query parameters."""
    in_path = {"table": TEXT, "profile": TEXT, "seat": {"type": "integer", "minimum": 0}}
    return [
        *(
            {"name": name, "in": "path", "required": True, "schema": schema}
            for name, schema in in_path.items()
            if f"{{{name}}}" in operation.path
        ),
        *(
            {"name": name, "in": "query", "required": False, "schema": _values(values)}
            for name, values in operation.query.items()
        ),
    ]


def _values(allowed: tuple[str, ...]) -> Schema:
    return {"enum": list(allowed), "default": allowed[0]} if allowed else {"type": "integer", "minimum": 0}


def _responses(operation: Operation, gives: Any, meanwhile: Any) -> Schema:
    """The response, and every refusal by its HTTP status."""
    refusal = {"application/json": {"schema": {"$ref": "#/components/schemas/Refusal"}}}
    answer: Schema = {"description": operation.summary}
    if gives is not None:
        answer["content"] = {operation.kind: {"schema": gives}}
    answers = {str(operation.status): answer}
    if meanwhile is not None:
        progress = {operation.kind: {"schema": meanwhile}}
        answers["202"] = {"description": "It is being made: ask again.", "content": progress}
    return answers | {str(status): {"description": "Refused", "content": refusal} for status in _possible(operation)}


def _possible(operation: Operation) -> list[int]:
    """The HTTP statuses with which the operation may be refused."""
    never: dict[int, bool] = {
        401: operation.key is None,
        403: operation.method == "GET",
        404: not {"{table}", "{profile}"} & {*operation.path.split("/")},
        405: True,
        413: operation.takes is None,
        422: operation.takes not in (Anyone, AskBranch, Calling, NewTable, ShowProfile, SitDown),
    }
    return [status for status in STATUSES if not never.get(status, False)]
