"""For Schemathesis: tables that are there, and whole numbers written as such.

1.0 is a whole number in JSON Schema, but not to a server that reads whole numbers strictly.
"""

from __future__ import annotations

import os
from typing import Any
from zlib import crc32

import schemathesis

TABLES = os.environ.get("MILLIONS_TABLES", "").split()


@schemathesis.hook
def map_path_parameters(context: schemathesis.HookContext, path_parameters: dict[str, Any] | None) -> Any:
    """Mostly a table that is there."""
    if not path_parameters or "table" not in path_parameters:
        return path_parameters
    chosen = [*TABLES, path_parameters["table"]][crc32(repr(path_parameters).encode()) % (len(TABLES) + 1)]
    return {**path_parameters, "table": chosen}


@schemathesis.hook
def map_body(context: schemathesis.HookContext, body: Any) -> Any:
    """What is sent, with whole numbers written as such."""
    return _whole(body)


def _whole(value: Any) -> Any:
    match value:
        case float() if value.is_integer():
            return int(value)
        case list():
            return [_whole(one) for one in value]
        case dict():
            return {name: _whole(one) for name, one in value.items()}
    return value
