"""Renamed tables, for comparing models: other names and words, so that memorised knowledge of the game does not help.

Answers are translated, and the arguments of a model back, so the others see the usual names. Replaced are the values of
the game's enums (by invented names), the words of its theme in texts, verbs and fields, its title, and the rule ids.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from enum import Enum
from functools import cache
from typing import Any

import msgspec
from msgspec.inspect import EnumType, StructType, Type

from millions.core.game import AnyGame
from millions.server.mcp.other_words import INVENTED, RULE_IDS, TITLES, WORDS
from millions.wire.games import messages_of

RENAMED = ("Role", "Region", "Profile", "Sector", "Intrigue")
"""Enums whose values get invented names."""

THEMED = ("Tile",)
"""Enums whose values are words of the theme."""

NAMING = ("verb", "event", "now", "step", "rule", "why")
"""Keys of data whose values are identifiers of the program."""

CAMEL_CASE = re.compile(r"\b[A-Z][a-z]+(?:[A-Z][a-z]+)+\b")

Translate = Callable[[str], str]


class Disguise:
    """The names and words of one game, in both directions."""

    def __init__(self, values: tuple[str, ...], themed: tuple[str, ...], identifiers: tuple[str, ...]) -> None:
        self._values = dict(zip(values, INVENTED[: len(values)], strict=True))
        self._values |= {word: _replaced(_pattern(WORDS), WORDS, word) for word in themed}
        spelled = {value.replace("-", " "): name for value, name in self._values.items()}
        self._words = {**WORDS, **self._values, **spelled}
        self._shown = _pattern(self._words)
        self._titled = re.compile("|".join(map(re.escape, TITLES)))
        self._ids = re.compile(rf"\b({'|'.join(RULE_IDS)})-(?=[A-Z0-9])")
        self._identifiers = {self._identifier(one): one for one in identifiers}
        self._invented = {name: value for value, name in self._values.items()}
        self._said = _pattern(self._invented)
        back = {other: word for word, other in WORDS.items()} | self._invented
        self._asked = _pattern(back), back
        self._asked_ids = re.compile(rf"\b({'|'.join(RULE_IDS.values())})-(?=[a-z0-9])", re.IGNORECASE)

    @property
    def renamed(self) -> tuple[str, ...]:
        """The values that have other names."""
        return tuple(self._values)

    def text(self, text: str) -> str:
        """A text for the model."""
        text = self._titled.sub(lambda found: TITLES[found[0]], text)
        text = self._ids.sub(lambda found: f"{RULE_IDS[found[1]]}-", text)
        text = CAMEL_CASE.sub(lambda found: self._identifier(found[0]), text)
        return _replaced(self._shown, self._words, text)

    def data(self, data: Any, naming: bool = False) -> Any:
        """Data for the model: keys, values that have an invented name, and identifiers are replaced."""
        match data:
            case dict():
                return {self._key(key): self.data(value, key in NAMING) for key, value in data.items()}
            case list() | tuple():
                return [self.data(value, naming) for value in data]
            case str() if naming:
                return self._identifier(self._ids.sub(lambda found: f"{RULE_IDS[found[1]]}-", data))
            case str():
                return self._values.get(data, data) if re.fullmatch(r"[\w-]*", data) else self.text(data)
        return data

    def meant(self, arguments: dict[str, Any]) -> dict[str, Any]:
        """The arguments of a model, with the usual names again: as values, as keys, and in what it says."""
        meant: dict[str, Any] = _translated(arguments, self._meant)
        if isinstance(said := arguments.get("text"), str):
            meant["text"] = _replaced(self._said, self._invented, said)
        if isinstance(chapter := arguments.get("chapter"), str):
            usual = {other.casefold(): id for id, other in RULE_IDS.items()}
            chapter = self._asked_ids.sub(lambda found: f"{usual[found[1].casefold()]}-", chapter)
            meant["chapter"] = _replaced(*self._asked, chapter)
        return meant

    def _meant(self, name: str) -> str:
        return self._invented.get(name) or self._identifiers.get(name, name)

    def _key(self, key: str) -> str:
        return self._values.get(key) or self._identifier(key)

    def _identifier(self, name: str) -> str:
        """An identifier, word by word: `CallVote` becomes `CallBallot`."""
        if name.lower() in self._words:
            return _like(name, self._words[name.lower()])
        return re.sub(r"[A-Z]?[a-z]+", lambda found: _replaced(self._shown, self._words, found[0]), name)


@cache
def disguise_of(game: AnyGame) -> Disguise:
    """The disguise of a game; always the same."""
    enums, identifiers = dict[str, type[Enum]](), set[str]()
    messages = messages_of(game)
    action, event = msgspec.inspect.multi_type_info([messages.action, messages.event])
    for kind in (*_parts(action), *_parts(event)):
        if isinstance(kind, EnumType):
            enums[kind.cls.__name__] = kind.cls
    for kind in _parts(action):
        if isinstance(kind, StructType):
            identifiers |= {kind.cls.__name__, *[field.encode_name for field in kind.fields]}
    values, themed = (
        tuple(sorted({str(one.value) for name, kind in enums.items() if name in which for one in kind}))
        for which in (RENAMED, THEMED)
    )
    return Disguise(values, themed, tuple(sorted(identifiers)))


def _parts(kind: Type) -> Iterator[Type]:
    """A type and all types in it."""
    yield kind
    for part in ("types", "item_types", "fields", "item_type", "key_type", "value_type"):
        inner = getattr(kind, part, ())
        for one in inner if isinstance(inner, tuple) else (inner,):
            within = getattr(one, "type", one)  # a field has a type
            if isinstance(within, Type):
                yield from _parts(within)


def _pattern(words: Mapping[str, str]) -> re.Pattern[str]:
    longest_first = sorted(words, key=len, reverse=True)
    return re.compile(rf"\b({'|'.join(map(re.escape, longest_first)) or '(?!)'})(s?)\b", re.IGNORECASE)


def _replaced(pattern: re.Pattern[str], words: Mapping[str, str], text: str) -> str:
    return pattern.sub(lambda found: _like(found[0], words[found[1].lower()]) + found[2], text)


def _like(found: str, word: str) -> str:
    return word.capitalize() if found[:1].isupper() else word


def _translated(data: Any, translate: Translate) -> Any:
    match data:
        case dict():
            return {translate(key): _translated(value, translate) for key, value in data.items()}
        case list() | tuple():
            return [_translated(value, translate) for value in data]
        case str():
            return translate(data)
    return data
