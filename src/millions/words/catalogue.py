"""The Fluent catalogues: what lies in locale/LANGUAGE/*.ftl, one bundle for each language and game."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "fr")

SHARED = ("common", "errors", "deals", "heists", "bots", "reasons", "terminal", "lab")
"""Read before the game's own catalogue, whose sentences win."""

Argument = str | int


class Catalogue:
    """The sentences of one language, for one game (or, without a game, those that every game shares)."""

    def __init__(self, lang: str, game: str | None = None) -> None:
        self.lang, self.game = lang, game
        self.troubles: list[str] = []
        """What Fluent complained about; a test keeps this empty."""
        self._bundle: Any = FluentBundle([lang], use_isolating=False)
        for name in (*SHARED, *((game, f"terminal-{game}") if game else ())):
            if text := _read(lang, name):
                self._bundle.add_resource(FluentResource(text), allow_overrides=True)

    def __contains__(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def label(self, key: str, otherwise: str) -> str:
        """The sentence of this key; where the catalogue has none (a game or bot from outside), another text."""
        return self.format(key) if key in self else otherwise

    def format(self, key: str, **arguments: Argument) -> str:
        """One sentence. A hole in the catalogue shows its key: it never stops a game."""
        if key not in self:
            self.troubles.append(f"{self.lang}: no message {key}")
            return key
        facts = {name: _below_zero(value) for name, value in arguments.items()}
        text, errors = self._bundle.format_pattern(self._bundle.get_message(key).value, facts)
        self.troubles += [f"{self.lang}: {key}: {error}" for error in errors]
        return str(text)


def _below_zero(value: Argument) -> Argument:
    """Fluent would write a hyphen before a number below zero."""
    return f"−{-value}" if isinstance(value, int) and value < 0 else value


@cache
def _read(lang: str, name: str) -> str:
    file = resources.files("millions").joinpath("locale", lang, f"{name}.ftl")
    return file.read_text(encoding="utf-8") if file.is_file() else ""


@cache
def catalogue(lang: str, game: str | None = None) -> Catalogue:
    """The sentences of a language, read once."""
    return Catalogue(lang if lang in LANGUAGES else LANGUAGES[0], game)
