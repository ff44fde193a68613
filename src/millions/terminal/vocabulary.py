"""The words that a player may type: commands in the chosen language, and always in English too."""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Iterable, Mapping
from functools import cache
from typing import TypeVar

from millions.words import Speaker, catalogue

T = TypeVar("T")

PLAYING = (
    *("place", "begin", "develop", "tax", "pass", "move", "play"),
    *("claim", "offer", "ask", "deal", "yes", "no", "back", "leave", "ready", "time", "look", "vote"),
    *("buy", "discard", "swap", "compete", "turn", "raise", "take", "choose", "first"),
)
"""Commands that play; a game has some of them."""

WAITING = ("wait", "skip")
"""Commands to let others act, where that is possible."""

TALKING = ("help", "what", "rules", "log", "table", "save", "quit")
"""Commands to the program, the same in every game."""

ASKING = (*WAITING, *TALKING)

AT_A_TABLE = ("say", "away", "pause", "resume", "stand", "link", "without", "nudge", "bot", "remove", "free", "close")
"""Commands to a live table; each is typed in full."""

COMMANDS = (*PLAYING, *ASKING, *AT_A_TABLE)
"""Each has three lines in the catalogue: cmd-X (what may be typed), usage-X and help-X."""

SHORTEST_PREFIX = 2
LONGEST_NUMBER = 6


class Unclear(Exception):
    """The input cannot be parsed; the message says what could be typed."""


def fold(text: str) -> str:
    """The text without case and accents, so that « prêt » may be typed « pret »."""
    plain = unicodedata.normalize("NFD", text.casefold().replace("’", "'").replace("œ", "oe"))
    return "".join(letter for letter in plain if not unicodedata.combining(letter)).strip()


def is_number(word: str) -> bool:
    """A whole number of a sensible size."""
    return word.isdecimal() and len(word) <= LONGEST_NUMBER


@cache  # asked thousands of times in a match: a fifth of its processor time without
def aliases(lang: str, key: str) -> tuple[str, ...]:
    """What may be typed for a command or a small word, in a language."""
    return tuple(word.strip() for word in catalogue(lang).format(key).split(","))


@cache  # for every command, each time a line is read: saves 3 µs
def spoken(lang: str, key: str) -> frozenset[str]:
    """All spellings of a word, folded: those of the chosen language and the English ones."""
    return frozenset(fold(word) for tongue in {lang, "en"} for word in aliases(tongue, key))


def commands(lang: str, among: Iterable[str]) -> dict[str, str]:
    """Which of these commands each folded word means."""
    return {word: command for command in among for word in spoken(lang, f"cmd-{command}")}


def pick(typed: str, choices: Mapping[str, T]) -> T | None:
    """The choice with this name, or the only one that begins with it."""
    wanted = fold(typed)
    exact = {fold(name): value for name, value in choices.items()}
    if wanted in exact:
        return exact[wanted]
    beginning = [value for name, value in exact.items() if wanted and name.startswith(wanted)]
    same = beginning and all(value == beginning[0] for value in beginning)
    return beginning[0] if same else None


def command(typed: str, lang: str, among: Iterable[str] = COMMANDS) -> str | None:
    """The command that a word names, in full or by an unambiguous beginning."""
    known = commands(lang, among)
    if fold(typed) in known:
        return known[fold(typed)]
    return pick(typed, known) if len(fold(typed)) >= SHORTEST_PREFIX else None


def usage(speaker: Speaker, name: str) -> str:
    """How a command is typed; where players have two characters, with the name of one."""
    return speaker.text(f"usage-{name}", characters=speaker.per_seat)


def nearest(typed: str, among: Iterable[str]) -> str | None:
    """The most similar word, if one is similar enough."""
    folded = {fold(word): word for word in among}
    close = difflib.get_close_matches(fold(typed), folded, n=1, cutoff=0.5)
    return folded[close[0]] if close else None
