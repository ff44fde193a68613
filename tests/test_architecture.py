"""The shape of the program: no import cycles, editions apart, small functions and modules, plain words."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from difflib import SequenceMatcher
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SRC = ROOT / "src"
MOST_LINES_IN_A_FUNCTION = 40
MOST_LINES_IN_A_MODULE = 400
FEWER_QUAINT_WORDS_THAN = 10
MOST_IDENTICAL_LINES = 338
"""Of both editions, file by file, blank lines and imports included. What both say alike belongs to `games/heists`."""

MODULES = {
    ".".join(file.relative_to(SRC).with_suffix("").parts).removesuffix(".__init__"): file
    for file in sorted((SRC / "millions").rglob("*.py"))
}
PACKAGES = sorted({name.split(".")[1] for name in MODULES if name.count(".")})


@cache
def tree(module: str) -> ast.Module:
    return ast.parse(MODULES[module].read_text(encoding="utf-8"))


@cache
def imported(module: str) -> frozenset[str]:
    """The modules of this program that a module imports: anywhere in it, for type checkers too."""
    return frozenset(name for name in _named(module) if name in MODULES and name != module)


def _named(module: str) -> Iterator[str]:
    for node in ast.walk(tree(module)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{module} imports relatively"
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                yield inner if inner in MODULES else str(node.module)


def cycle(modules: frozenset[str]) -> list[str]:
    """One import cycle among these modules, if there is any."""
    try:
        TopologicalSorter({one: imported(one) & modules for one in modules}).prepare()
    except CycleError as error:
        return list(reversed(error.args[1]))
    return []


@pytest.mark.parametrize("package", PACKAGES)
def test_a_package_has_no_import_cycle(package: str) -> None:
    assert not cycle(frozenset(one for one in MODULES if one.split(".")[1:2] == [package]))


def test_there_is_no_import_cycle_across_packages() -> None:
    assert not cycle(frozenset(MODULES))


# Editions

EDITIONS = ("millions.games.dollars1", "millions.games.dollars2")

REGISTRIES = {
    "millions": "lists the games of this program",
    "millions.tables.customs": "lists what a live table must know of each game",
}
"""Modules above `games` that may import from both editions, and why."""


def imports_from(module: str, package: str) -> bool:
    return any(one == package or one.startswith(f"{package}.") for one in imported(module))


def joining() -> set[str]:
    """Modules above `games` that import from both editions, registries aside."""
    above = [one for one in MODULES if not one.startswith(("millions.core", "millions.games"))]
    return {one for one in above if all(imports_from(one, edition) for edition in EDITIONS)} - REGISTRIES.keys()


def test_only_registries_import_from_both_editions() -> None:
    assert not joining()


def identical_lines() -> int:
    """The lines that `diff` finds in both editions, in files of the same name."""
    one, other = (SRC.joinpath(*edition.split(".")) for edition in EDITIONS)
    pairs = [(file, other / file.name) for file in one.glob("*.py") if (other / file.name).exists()]
    lines = [[file.read_text(encoding="utf-8").splitlines() for file in pair] for pair in pairs]
    matches = [SequenceMatcher(None, here, there, autojunk=False) for here, there in lines]
    return sum(block.size for match in matches for block in match.get_matching_blocks())


def test_the_editions_do_not_grow_alike() -> None:
    assert identical_lines() <= MOST_IDENTICAL_LINES


# Sizes


def long_modules() -> set[str]:
    sizes = {one: len(file.read_text(encoding="utf-8").splitlines()) for one, file in MODULES.items()}
    return {one for one, size in sizes.items() if size > MOST_LINES_IN_A_MODULE}


def long_functions() -> set[str]:
    return {
        f"{module}.{node.name}"
        for module in MODULES
        for node in ast.walk(tree(module))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and (node.end_lineno or 0) - node.lineno + 1 > MOST_LINES_IN_A_FUNCTION
    }


def test_no_module_or_function_is_too_long() -> None:
    assert not long_modules() | long_functions()


# Words

QUAINT = re.compile(r"(?<![^\W_])(whoever|so[\s_]+many|so[\s_]+much)(?![^\W_])", re.IGNORECASE)
"""Also within names: "_" stands for a space."""
PAGE = SRC / "millions" / "server" / "page"
TEXTS = {".py", ".md", ".ftl", ".toml", ".ts", ".svelte", ".css", ".html", ".sql"}


def texts() -> Iterator[Path]:
    """Everything that people read in this repository, but for the built page and this file."""
    for folder in ("src", "docs", "examples", "tests", "tools", "web/src", "web/tests"):
        for file in (ROOT / folder).rglob("*"):
            if file.suffix in TEXTS and not {file, *file.parents} & {PAGE, Path(__file__)}:
                yield file
    yield from (ROOT / "README.md", ROOT / "CONTRIBUTING.md")


def test_the_words_are_plain() -> None:
    found = {file: len(QUAINT.findall(file.read_text(encoding="utf-8"))) for file in texts()}
    assert sum(found.values()) < FEWER_QUAINT_WORDS_THAN, {
        str(file): number for file, number in found.items() if number
    }
