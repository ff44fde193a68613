"""Renamed roles and regions, and reworded texts, for tables that compare models: what a model has memorised about the
game does not help it there.

Answers are translated into invented names, and the arguments of a model back, so the others see the usual names.
"""

from __future__ import annotations

import re
from enum import Enum
from functools import cache
from typing import Any

import msgspec

from millions.core.game import AnyGame
from millions.wire.games import messages_of

RENAMED = ("Role", "Region")
"""Enums whose values get other names."""

REWORDED = {"heist": "venture", "loot": "yield", "crew": "band", "robbery": "undertaking", "colony": "outpost"}
REWORDED |= {"colonies": "outposts", "millions of dollars": "the venture game", "million club": "the trade game"}
"""Words of texts that are replaced in answers only."""

INVENTED = ("aldic", "borun", "cevil", "dorma", "elwin", "fasto", "gorim", "hadla", "ibrel", "jorun", "kelva", "lumen")


class Disguise:
    """The names of one game, in both directions."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self._out = dict(zip(names, INVENTED, strict=False))
        self._in = {invented: name for name, invented in self._out.items()}
        self._shown = _pattern((*self._out, *REWORDED))
        self._back = {**self._in, **{other: word for word, other in REWORDED.items()}}
        self._said, self._asked = _pattern(tuple(self._in)), _pattern(tuple(self._back))

    def text(self, text: str) -> str:
        """A text for the model."""
        return _replaced(self._shown, {**self._out, **REWORDED}, text)

    def data(self, data: Any) -> Any:
        """Data for the model: values with another name are replaced, whatever they stand in."""
        return _renamed(data, self._out)

    def meant(self, arguments: Any) -> Any:
        """The arguments of a model, with the usual names again: as values, as keys, and in what it says."""
        renamed = _renamed(arguments, self._in)
        if isinstance(renamed, dict) and isinstance(said := renamed.get("text"), str):
            renamed["text"] = _replaced(self._said, self._in, said)
        if isinstance(renamed, dict) and isinstance(chapter := renamed.get("chapter"), str):
            renamed["chapter"] = _replaced(self._asked, self._back, chapter)
        return renamed


@cache
def disguise_of(game: AnyGame) -> Disguise:
    """The disguise of a game; always the same."""
    return Disguise(tuple(sorted({str(one.value) for kind in _enums(game) for one in kind})))


def _enums(game: AnyGame) -> list[type[Enum]]:
    """The enums of the game's actions and events that are renamed."""
    found: dict[str, type[Enum]] = {}

    def walk(kind: msgspec.inspect.Type) -> None:
        if isinstance(kind, msgspec.inspect.EnumType):
            found[kind.cls.__name__] = kind.cls
        for part in (getattr(kind, "types", None), getattr(kind, "item_types", None), getattr(kind, "fields", None)):
            for one in part or ():
                walk(getattr(one, "type", one))
        if isinstance(inner := getattr(kind, "item_type", None), msgspec.inspect.Type):
            walk(inner)

    messages = messages_of(game)
    for kind in msgspec.inspect.multi_type_info([messages.action, messages.event]):
        walk(kind)
    return [found[name] for name in RENAMED if name in found]


def _pattern(words: tuple[str, ...]) -> re.Pattern[str]:
    longest_first = sorted(words, key=len, reverse=True)
    return re.compile(rf"\b({'|'.join(map(re.escape, longest_first)) or '(?!)'})(s?)\b", re.IGNORECASE)


def _replaced(pattern: re.Pattern[str], words: dict[str, str], text: str) -> str:
    return pattern.sub(lambda found: _like(found[0], words[found[1].lower()]) + found[2], text)


def _like(found: str, word: str) -> str:
    return word.capitalize() if found[:1].isupper() else word


def _renamed(data: Any, names: dict[str, str]) -> Any:
    match data:
        case dict():
            return {names.get(key, key): _renamed(value, names) for key, value in data.items()}
        case list() | tuple():
            return [_renamed(value, names) for value in data]
        case str():
            return names.get(data, data)
    return data
