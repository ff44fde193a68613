"""Text from elsewhere (names, cards, records, messages of a server): can it be shown, and which names look alike?"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping

UNSAFE = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
"""Control characters, bidirectional overrides and lone surrogates; not tab and new line."""

BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Invisible characters that Unicode counts as letters or marks."""

VARIATION_SELECTORS = re.compile("[\ufe00-\ufe0f\U000e0100-\U000e01ef\u180b-\u180f]")

LOOK_ALIKE = str.maketrans(
    "АВЕЅІЈКМНОРСТУХҮԚԜаеѕіјорсухһԁԛԝѵ" + "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαινορυ",
    "ABESIJKMHOPCTYXYQWaesijopcyxhdqwv" + "ABEZHIKMNOPTYXaivopu",
)
"""Cyrillic and Greek letters that look like Latin ones."""


def escaped(text: str) -> str:
    """The text with every character that could act on a terminal written out: `\\x1b` for ESC."""
    return UNSAFE.sub(lambda found: found[0].encode("unicode_escape").decode(), text)


def escaped_in_json(text: str) -> str:
    """JSON, with the characters that could act on a terminal written as `\\u001b` is."""
    return UNSAFE.sub(lambda found: f"\\u{ord(found[0]):04x}", text)


def unprintable(data: object) -> str | None:
    """The first text in plain data, keys included, that has an unprintable character; None if there is none."""
    left: list[object] = [data]
    while left:
        match left.pop():
            case str(text) if not text.isprintable():
                return text
            case Mapping() as fields:
                left += [*fields.values(), *fields.keys()]
            case list() | tuple() as values:
                left += values
    return None


def shows(name: str) -> bool:
    """Can this name be seen? Every character is printable, none is blank, and not all of them are marks."""
    return (
        name.isprintable()
        and not BLANK & {*name}
        and any(unicodedata.category(letter)[0] not in "MZ" for letter in name)
    )


def looks(name: str) -> frozenset[str]:
    """What a name is taken for. Two names with one of these in common are too much alike for one table."""
    plain = VARIATION_SELECTORS.sub("", unicodedata.normalize("NFKC", name))
    return frozenset((plain.casefold(), plain.translate(LOOK_ALIKE).casefold()))


def alike(names: Iterable[str]) -> bool:
    """Do two of these names look alike?"""
    taken: set[str] = set()
    for name in names:
        if taken & looks(name):
            return True
        taken |= looks(name)
    return False
