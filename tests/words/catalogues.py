"""Reads the catalogues as trees: which sentences there are, which variables and other sentences they use."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import millions
from millions.core.game import GAMES
from millions.core.variant import limits_of
from millions.words.catalogue import number_messages

SOURCE = Path(millions.__file__).parent
LOCALE = SOURCE / "locale"
WEB = Path(__file__).parents[2] / "web" / "src"


class Uses(Visitor):
    """Collects what a pattern refers to."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:
        self.messages.add(node.id.name)


def files(lang: str) -> dict[str, Path]:
    """The catalogues of a language."""
    return {path.stem: path for path in sorted((LOCALE / lang).glob("*.ftl"))}


@cache
def messages(lang: str, name: str) -> dict[str, Any]:
    """The sentences of one catalogue, as trees."""
    resource = FluentParser().parse((LOCALE / lang / f"{name}.ftl").read_text(encoding="utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, junk
    found = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in found}) == len(found), "a sentence is written twice"
    return {entry.id.name: entry for entry in found}


def uses(tree: Any) -> Uses:
    """What a sentence refers to."""
    visitor = Uses()
    visitor.visit(tree)
    return visitor


def all_messages(lang: str, name: str, key: str) -> set[str]:
    """A sentence, and those it contains."""
    trees = seen_from(lang, name)
    waiting, done = [key], set()
    while waiting:
        one = waiting.pop()
        done.add(one)
        waiting += uses(trees[one]).messages - done
    return done


def all_variables(lang: str, name: str, key: str) -> set[str]:
    """The variables of a sentence, those of the sentences it contains included."""
    trees = seen_from(lang, name)
    return {used for one in all_messages(lang, name, key) for used in uses(trees[one]).variables}


@cache
def seen_from(lang: str, name: str) -> dict[str, Any]:
    """All sentences of a language, with the numbers of all games; where several catalogues have one, this one's."""
    written = {one: tree for file in files(lang) for one, tree in messages(lang, file).items()} | messages(lang, name)
    kinds = [game.variant for game in GAMES.values() if game.variant]
    numbers = FluentParser().parse("".join(number_messages(dict.fromkeys(limits_of(kind), 0)) for kind in kinds))
    return {entry.id.name: entry for entry in numbers.body if isinstance(entry, ast.Message)} | written


def variants(lang: str, name: str, key: str) -> set[str]:
    """The cases of a sentence that is one big choice."""
    (choice,) = messages(lang, name)[key].value.elements
    return {str(variant.key.name) for variant in choice.expression.variants}


def texts(lang: str) -> Iterator[tuple[str, str]]:
    """Every piece of text of a language, with the sentence it belongs to."""

    class Texts(Visitor):
        def visit_TextElement(self, node: Any) -> None:
            pieces.append(node.value)

    for name in files(lang):
        for key, tree in messages(lang, name).items():
            pieces: list[str] = []
            Texts().visit(tree)
            yield from ((key, piece) for piece in pieces)
