"""What is published about the wire is true of it."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from jsonschema_rs import Draft202012Validator, meta
from msgspec import UNSET, json
from schemathesis.specs.openapi.definitions import OPENAPI_31

from millions.audit.logs import read_log
from millions.server.schema import openapi, socket_schema
from tests.loops import in_a_loop
from tests.server.fuzz.shapes import Reader, Shapes
from tests.server.honest import Program, ask, chairs, finished, seated

GAMES = ["dollars-1e", "dollars-2e", "million-club"]


def test_the_description_of_http_is_openapi_and_that_of_the_socket_json_schema() -> None:
    Draft202012Validator(OPENAPI_31).validate(openapi())
    meta.validate(socket_schema())
    for component in openapi()["components"]["schemas"].values():
        meta.validate(component)


@pytest.mark.slow
def test_patterns_are_written_as_every_language_reads_them() -> None:
    for described in (openapi(), socket_schema()):
        patterns = list(all_of("pattern", described))
        assert patterns
        assert not [pattern for pattern in patterns if "\\\\A" in pattern or "\\\\Z" in pattern]


def all_of(name: str, value: Any) -> list[Any]:
    """Every value under this name, however deep."""
    if isinstance(value, dict):
        here = [value[name]] if isinstance(value.get(name), str) else []
        return here + [one for part in value.values() for one in all_of(name, part)]
    return [one for part in value for one in all_of(name, part)] if isinstance(value, list | tuple) else []


@pytest.mark.slow
@in_a_loop
async def test_every_message_of_whole_games_is_of_the_published_shape(tmp_path: Path) -> None:
    program = Program(str(tmp_path / "tables.db"), tmp_path / "log")
    await program.start()
    try:
        shapes = Shapes((await ask(f"{program.url}/api/socket.json")).json())
        for game in GAMES:
            settings = {"game": game, "chairs": chairs(3, "random"), "pace": 0, "clocks": {"decision": 600}}
            evening = await seated(program, settings, Random(5))
            await finished(program.url, evening)
            for person in evening.people:
                messages = [message for _, message in read_log(person.file.read_bytes(), "").messages]
                reader = Reader(shapes, game)
                assert reader.take_in([one.received for one in messages if one.received is not UNSET]) == []
                assert reader.read > 20
                sent = [json.decode(one.sent) for one in messages if one.sent is not UNSET]
                assert not [one for one in sent if not shapes.fits("toServer", one)]
    finally:
        program.kill()
