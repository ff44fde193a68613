"""Messages that nearly make sense: grown from the published shapes, then bent, cut, blown up and mixed."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from msgspec import json

from tests.server.honest import action

NASTY_TEXTS = (
    "",
    " ",
    "\0",
    "\n" * 600,
    "\u202e\u2066rtl",
    "\ufeff",
    "\U0001f4b0" * 130,
    "e\u0301" * 40,
    "ſ",
    "a" * 65,
    "b" * 5000,
    "../../etc/passwd",
    "' OR 1=1; --",
    "{{7*7}}${7*7}<script>",
    "%s%n%x",
    "null",
)
NASTY_NUMBERS = (0, -1, 1, 8, 255, 1001, 2**31, 2**53 + 1, 2**63, 2**64, -(2**63) - 1, 10**300, 0.5, 1e308, -0.0)
NASTY_WORDS = (
    "NaN",
    "Infinity",
    "-",
    "1e999",
    "01",
    '"\\ud800"',
    '"\\ud83d\\u0000"',
    "tru",
    "1" * 4400,
    "'a'",
    "\\",
    '"\\x41"',
)
NASTY_WHOLE = (
    "",
    " ",
    "{}",
    "[]",
    "null",
    '"Play"',
    "0",
    "{" * 60,
    "[" * 16_000,
    '{"do":"Play","id":"deep","action":' + "[" * 8_000 + "]" * 8_000 + "}",
    '{"do":"Play","id":"deep","action":' + '{"a":' * 2_500 + "1" + "}" * 2_500 + "}",
    '{"do":"Play","id":"long","action":{"verb":"' + "V" * 15_000 + '"}}',
    '{"do":"Play","id":"twice","id":"two","action":{},"action":{}}',
    '{"do":"Say","id":"s","text":"x"}{"do":"Say","id":"t","text":"y"}',
    '\ufeff{"do":"StepAway","id":"bom"}',
    '{"id":"no-do"}',
    '{"do":"play","id":"case","action":{}}',
    '{"do":["Play"],"id":"list","action":{}}',
)
PLAIN_COMMANDS: tuple[dict[str, Any], ...] = (
    {"do": "Say", "text": "Bonjour !"},
    {"do": "Signal", "phrase": {"phrase": "Reacts", "what": "laugh"}},
    {"do": "Signal", "phrase": {"phrase": "Offers", "to": 1, "amount": 2, "if_you": "leave"}},
    {"do": "Signal", "phrase": {"phrase": "Claims", "character": 0, "role": "driver"}},
    {"do": "Signal", "phrase": {"phrase": "Requests", "to": 0, "what": "hurry"}},
    {"do": "StepAway"},
    {"do": "ComeBack"},
    {"do": "Leave"},
    {"do": "Commit", "commitment": "5" * 64},
    {"do": "Reveal", "salt": "pepper"},
    {"do": "BeginWithout"},
    {"do": "WishPause"},
    {"do": "WishResume"},
    {"do": "WaitFor", "seat": 1},
)


class Grammar:
    """Makes messages. `forms` and `view` are what a seat was told last, so that some of them are legal."""

    def __init__(self, schema: dict[str, Any], rng: Random) -> None:
        self._schema, self._rng = schema, rng
        self._actions = [f"games/{game}/action" for game in schema["games"]]
        self._ids = 0

    def message(self, forms: list[Any], view: dict[str, Any]) -> str:
        """One message, of any kind."""
        rng = self._rng
        kinds: list[Callable[[], str]] = [
            lambda: self.valid(forms, view),
            lambda: self.valid(forms, view),
            lambda: self.valid(forms, view),
            lambda: _text(self.bent(self.command(forms, view))),
            lambda: _text(self.bent(self.command(forms, view))),
            lambda: self.cut(_text(self.command(forms, view))),
            lambda: _text(self._wish({"do": "Play", "action": self.grown(rng.choice(self._actions))})),
            lambda: self.bitten(_text(self.command(forms, view))),
            lambda: rng.choice(NASTY_WHOLE) if rng.random() < 0.2 else _text(self.hello()),
        ]
        return rng.choice(kinds)()

    def valid(self, forms: list[Any], view: dict[str, Any]) -> str:
        """A command that is of the published shape, whether or not it is granted."""
        return _text(self.command(forms, view))

    def command(self, forms: list[Any], view: dict[str, Any]) -> dict[str, Any]:
        """Something one may ask; mostly an action, and mostly a legal one."""
        if self._rng.random() < 0.4:
            return self._wish(self._rng.choice(PLAIN_COMMANDS))
        if forms and self._rng.random() < 0.7:
            return self._wish({"do": "Play", "action": action(self._rng.choice(forms), view, self._rng)})
        return self._wish({"do": "Play", "action": self.grown(self._rng.choice(self._actions))})

    def _wish(self, command: dict[str, Any]) -> dict[str, Any]:
        """Under a new id; now and then under one that was used before."""
        self._ids += 1
        number = self._rng.randrange(1, self._ids + 1) if self._rng.random() < 0.15 else self._ids
        return {**command, "id": f"f{number}"}

    def hello(self) -> dict[str, Any]:
        """A greeting, out of place on a line that is greeted already."""
        key = self._rng.choice((None, "A" * 22, "-" * 22, "é" * 22, "A" * 21, 5, {"key": "A" * 22}))
        return {"do": "Hello", "key": key, "after": self._rng.choice((*NASTY_NUMBERS, None, "0", []))}

    # Growing a value from its shape

    def grown(self, address: str) -> Any:
        """A value of the shape at this address of the schema."""
        shape: Any = self._schema
        for name in address.split("/"):
            shape = shape[name]
        return self._grow(shape)

    def _grow(self, shape: dict[str, Any]) -> Any:
        rng = self._rng
        match shape:
            case {"$ref": str() as address}:
                return self.grown(address.removeprefix("#/"))
            case {"anyOf": list() as some}:
                return self._grow(rng.choice(some))
            case {"enum": list() as values}:
                return rng.choice(values)
            case {"type": "object"}:
                asked = shape.get("required", ())
                parts = shape.get("properties", {}).items()
                return {name: self._grow(part) for name, part in parts if name in asked or rng.random() < 0.5}
            case {"type": "array"}:
                return self._row(shape)
            case {"type": "integer"}:
                low = shape.get("minimum", 0)
                high = min(shape.get("maximum", low + 12), shape.get("exclusiveMaximum", low + 13) - 1)
                return rng.randint(low, high)
        return {"string": "word", "boolean": rng.random() < 0.5, "null": None}.get(shape.get("type", "null"))

    def _row(self, shape: dict[str, Any]) -> list[Any]:
        if "prefixItems" in shape:
            return [self._grow(part) for part in shape["prefixItems"]]
        items = shape.get("items")
        number = self._rng.randint(shape.get("minItems", 0), min(shape.get("maxItems", 4), 4))
        return [self._grow(items) for _ in range(number)] if isinstance(items, dict) else []

    # Spoiling it

    def bent(self, value: Any) -> Any:
        """Somewhere in it something else: another type, a nasty value, a field too many or too few."""
        rng = self._rng
        if isinstance(value, dict) and value and rng.random() < 0.85:
            name = rng.choice(list(value))
            if rng.random() < 0.1:
                return {one: part for one, part in value.items() if one != name}
            if rng.random() < 0.1:
                return {**value, rng.choice((*NASTY_TEXTS, "action", "seat", "key")): self.nasty()}
            return {**value, name: self.bent(value[name])}
        if isinstance(value, list) and value and rng.random() < 0.6:
            place = rng.randrange(len(value))
            return [*value[:place], self.bent(value[place]), *value[place + 1 :] * rng.choice((0, 1, 60))]
        return self.nasty()

    def nasty(self) -> Any:
        """Not what was expected."""
        rng = self._rng
        return rng.choice(
            (
                rng.choice(NASTY_TEXTS),
                rng.choice(NASTY_NUMBERS),
                rng.choice((None, True, [], {}, [[]], [None] * 300, {"a": {"a": {"a": []}}}, {"verb": "Accept"})),
            )
        )

    def cut(self, text: str) -> str:
        """Only a part of it."""
        return text[: self._rng.randrange(len(text))]

    def bitten(self, text: str) -> str:
        """A few letters are others, or a value is a word that JSON does not know."""
        rng = self._rng
        if rng.random() < 0.4:
            place = text.find(":", rng.randrange(len(text)))
            return f"{text[: place + 1]}{rng.choice(NASTY_WORDS)}{text[place + 3 :]}"
        letters = list(text)
        for _ in range(rng.randint(1, 4)):
            letters[rng.randrange(len(letters))] = rng.choice('{}[]",:\\0\t\0é\U0001f600 ')
        return "".join(letters)


def _text(value: Any) -> str:
    return json.encode(value).decode()
