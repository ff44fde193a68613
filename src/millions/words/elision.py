"""French words that lose their vowel before another one: `{ DE($seat) }` is "de Bob" and "d’Ada"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

VOWELS = "aàâäeéèêëiîïoôöuùûüy"


def eliding(word: str) -> Callable[..., str]:
    """The Fluent function that puts this word before a name."""

    def elide(name: object) -> str:
        text = str(name)
        return f"{word[:-1]}’{text}" if text[:1].lower() in VOWELS and text else f"{word} {text}"

    return elide


FUNCTIONS: dict[str, Any] = {word.upper(): eliding(word) for word in ("de", "que")}
