"""Messages held against the published shapes of the socket."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from jsonschema_rs import Draft202012Validator
from msgspec import json

EITHER_WAY = ("toServer", "toClient")


class Shapes:
    """What `/api/socket.json` allows."""

    def __init__(self, schema: dict[str, Any]) -> None:
        self._schema = schema
        self._known: dict[str, Draft202012Validator] = {}

    def fits(self, address: str, value: Any) -> bool:
        """Is it of the shape at this address of the schema?"""
        return self._at(address).is_valid(value)

    def wrong(self, address: str, value: Any) -> list[str]:
        """What is not as it should be."""
        return [error.message for error in self._at(address).iter_errors(value)]

    def _at(self, address: str) -> Draft202012Validator:
        if address not in self._known:
            part = {"$schema": self._schema["$schema"], "$ref": f"#/{address}"}
            self._known[address] = Draft202012Validator({**self._schema, **part}, validate_formats=True)
        return self._known[address]


class Reader:
    """Follows one stream, and complains about every message and every picture that is not as published."""

    def __init__(self, shapes: Shapes, game: str) -> None:
        self._shapes, self._game = shapes, game
        self.read = 0
        self._view: dict[str, Any] = {}
        self._room: dict[str, Any] = {}

    def take_in(self, messages: Iterable[bytes]) -> list[str]:
        """All that is wrong with these."""
        return [fault for message in messages for fault in self._faults(json.decode(message))]

    def _faults(self, told: dict[str, Any]) -> list[str]:
        self.read += 1
        faults = self._shapes.wrong("toClient", told)
        if told["is"] in ("Snapshot", "Change"):
            fresh = told["is"] == "Snapshot"
            faults += self._shapes.wrong(f"games/{self._game}/{told['is'].lower()}", told)
            self._view = (told["view"] or {}) if fresh else self._view | told.get("view", {})
            self._room = told["room"] if fresh else self._room | told.get("room", {})
            faults += self._shapes.wrong("$defs/TableState", self._room)
            faults += self._shapes.wrong(f"games/{self._game}/view", self._view) if self._view else []
            for event in told.get("events", ()):
                faults += self._shapes.wrong(f"games/{self._game}/event", event)
        return faults
