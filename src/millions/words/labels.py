"""Readable labels made from names, for games that bring no sentences of their own."""

from __future__ import annotations

import re

WORD_BEGINS = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|[_-]+")


def readable(name: str) -> str:
    """The words of a name, in small letters: `LotTurned` is "lot turned", `per_seat` "per seat"."""
    return " ".join(WORD_BEGINS.sub(" ", name).split()).lower()


def title(name: str) -> str:
    """The same with a capital letter first: `million-club` is "Million club"."""
    words = readable(name)
    return words[:1].upper() + words[1:]
