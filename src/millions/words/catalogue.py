"""The Fluent catalogues: the files locale/LANGUAGE/*.ftl, one bundle for each language and game.

A game from outside may bring `locale/LANGUAGE/GAME.ftl` in its own package.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from importlib import import_module, resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from msgspec import UNSET, UnsetType

from millions.core.game import GAMES
from millions.core.variant import Variant, limits_of, others
from millions.words.elision import FUNCTIONS

LANGUAGES = ("en", "fr")

SHARED = ("common", "errors", "deals", "heists", "bots", "reasons", "remarks", "terminal", "lab", "weigh", "review")
"""Read before the game's own catalogue, whose sentences win."""

PLAIN = "plain"
"""Read for games from outside, before their own catalogue."""

Argument = str | int


class Catalogue:
    """The sentences of one language, for one game (or, without a game, those that every game shares)."""

    def __init__(
        self, lang: str, game: str | None = None, also: tuple[str, ...] = (), variant: Variant | UnsetType = UNSET
    ) -> None:
        self.lang, self.game = lang, game
        self.troubles: list[str] = []
        """Errors that Fluent reported; a test keeps this empty."""
        self._bundle: Any = FluentBundle([lang], functions=FUNCTIONS, use_isolating=False)
        for name in (*SHARED, *(own_catalogues(game) if game else ()), *also):
            if source(lang, name):
                self._bundle.add_resource(_parsed(lang, name), allow_overrides=True)
        numbers = number_messages({one.name: one.value for one in others(variant)})
        self._bundle.add_resource(FluentResource(numbers), allow_overrides=True)

    def __contains__(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def label(self, key: str, otherwise: str) -> str:
        """The sentence of this key; where the catalogue has none (a game or bot from outside), another text."""
        return self.format(key) if key in self else otherwise

    def format(self, key: str, **arguments: Argument) -> str:
        """One sentence. A missing sentence shows its key, so that a gap in a catalogue never stops a game."""
        if key not in self:
            self.troubles.append(f"{self.lang}: no message {key}")
            return key
        facts = {name: _below_zero(value) for name, value in arguments.items()}
        text, errors = self._bundle.format_pattern(self._bundle.get_message(key).value, facts)
        self.troubles += [f"{self.lang}: {key}: {error}" for error in errors]
        return str(text)


def _below_zero(value: Argument) -> Argument:
    """A negative number with a minus sign; Fluent would write a hyphen."""
    return f"−{-value}" if isinstance(value, int) and value < 0 else value


def own_catalogues(game: str) -> tuple[str, ...]:
    """The catalogues that only this game reads, by name; later ones win."""
    ours = _in_package("millions", LANGUAGES[0], game).is_file()
    return (game, f"terminal-{game}") if ours else (PLAIN, game)


@lru_cache(maxsize=256)  # bounded: the server passes on names that clients choose
def source(lang: str, name: str) -> str:
    """The text of a catalogue, which may be the own one of a game from outside; empty if there is none.

    A game's catalogue ends with the numbers of its book, so that sentences name them: `{ number-target }`.
    """
    packages = ("millions", *([GAMES[name].package] if name in GAMES else ()))
    files = [_in_package(package, lang, name) for package in packages]
    text = next((file.read_text(encoding="utf-8") for file in files if file.is_file()), "")
    numbers = GAMES[name].variant if name in GAMES else None
    book = {} if numbers is None else {number: limits.book for number, limits in limits_of(numbers).items()}
    return text + number_messages(book)


def number_messages(numbers: Mapping[str, int]) -> str:
    """Numbers of a game as messages of a catalogue: `number-start-money = 5`."""
    return "".join(f"\n{number_key(name)} = {value}" for name, value in numbers.items())


def number_key(name: str) -> str:
    """The message that holds a number of a game."""
    return "number-" + name.replace("_", "-")


@lru_cache(maxsize=64)  # parsing that of the page takes 20 ms
def _parsed(lang: str, name: str) -> Any:
    """A catalogue as Fluent reads it: the bundles of all games share what is in several of them."""
    return FluentResource(source(lang, name))


def _in_package(package: str, lang: str, name: str) -> Traversable:
    return files_of(package).joinpath("locale", lang, f"{name}.ftl")


def files_of(package: str) -> Traversable:
    """The folder of a package, or of a module that is a single file."""
    module = import_module(package)
    folder = Path(str(module.__file__)).parent
    return resources.files(package) if hasattr(module, "__path__") else folder


@lru_cache(maxsize=64)  # asked for wherever something is said: saves 0.3 ms
def catalogue(
    lang: str, game: str | None = None, also: tuple[str, ...] = (), variant: Variant | UnsetType = UNSET
) -> Catalogue:
    """The sentences of a language, read once; `also` names further catalogues, `variant` other numbers."""
    return Catalogue(lang if lang in LANGUAGES else LANGUAGES[0], game, also, variant)
