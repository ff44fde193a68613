"""French elision before names, in terminal and page alike."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from millions.words.catalogue import Catalogue
from tests.words.catalogues import files, messages


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Ada", "Accord n° 2, d’Ada"),
        ("Bob", "Accord n° 2, de Bob"),
        ("Émile", "Accord n° 2, d’Émile"),
        ("", "Accord n° 2, de "),
    ],
)
def test_a_name_with_a_vowel_in_front(name: str, said: str) -> None:
    catalogue = Catalogue("fr", "dollars-1e", also=("page", "page-heists"))
    assert catalogue.format("heist-proposal", number=2, seat=name) == said
    assert not catalogue.troubles


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("error-record-commitment", "le sel d’Ada n’est pas"),
        ("error-record-derived", "le sel d’Ada ne découle pas"),
        ("welcome-branch", "Vous savez ce qu’Ada savait alors"),
    ],
)
def test_sentences_about_a_seat_elide_before_its_name(key: str, said: str) -> None:
    catalogue = Catalogue("fr", "dollars-1e", also=("errors", "terminal"))
    assert said in catalogue.format(key, line=1, n=3, seat="Ada")
    assert not catalogue.troubles


ELIDED = re.compile(r"\b(?:de|que|jusque|lorsque|puisque|quoique|parce que) $", re.IGNORECASE)

NO_NAMES = {
    *("amount", "before", "chance", "field", "file", "game", "least", "likely", "low", "minutes", "money", "most"),
    *("now", "price", "purse", "seconds", "share", "store"),
}
"""Variables that are numbers, files or games: none of them begins with a vowel that counts here."""


def test_no_sentence_puts_a_bare_word_before_a_name() -> None:
    bare = [
        f"{key}: {text}{{ ${name} }}"
        for catalogue in files("fr")
        for key, tree in messages("fr", catalogue).items()
        for text, name in followed(tree)
        if ELIDED.search(text) and name not in NO_NAMES
    ]
    assert not bare, "write { DE($name) } or { QUE($name) }:\n" + "\n".join(bare)


def followed(tree: Any) -> Iterator[tuple[str, str]]:
    """Every piece of text of a sentence, with the variables that may come right after it."""

    class Pairs(Visitor):
        def visit_Pattern(self, node: Any) -> None:
            for text, after in pairwise(node.elements):
                if isinstance(text, ast.TextElement) and isinstance(after, ast.Placeable):
                    found.extend((text.value, name) for name in firsts(after.expression))
            self.generic_visit(node)

    found: list[tuple[str, str]] = []
    Pairs().visit(tree)
    return iter(found)


def firsts(expression: Any) -> Iterator[str]:
    """The variables with which a placeable may begin."""
    if isinstance(expression, ast.VariableReference):
        yield expression.id.name
    for variant in getattr(expression, "variants", ()):
        first = variant.value.elements[0]
        if isinstance(first, ast.Placeable):
            yield from firsts(first.expression)
