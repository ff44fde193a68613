"""The refusals that the rules give, read from their source: which code, which rule, which facts."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import NamedTuple

import msgspec

from millions import GAMES
from millions.core.game import AnyGame
from tests.words.catalogues import SOURCE

ABOUT_A_COMPANY = {"company", "sector", "face"}
"""The facts that Million Club's `about` adds."""


class Found(NamedTuple):
    """A refusal as it stands in the source."""

    code: str
    rules: tuple[str, ...]
    facts: frozenset[str]
    game: str
    """The package of the rules."""


def problems() -> Iterator[Found]:
    """Every refusal with a code of its own."""
    for path in sorted((SOURCE / "games").rglob("*.py")):
        yield from in_source(path.read_text(encoding="utf-8"), path.relative_to(SOURCE / "games").parts[0])


def in_source(source: str, game: str) -> Iterator[Found]:
    named = {
        target.id: node.value.value
        for node in ast.parse(source).body
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("because", "about"):
            code = node.args[0]
            rule = node.args[2 if node.func.id == "about" else 1]
            cited = rule.value if isinstance(rule, ast.Constant) else named.get(getattr(rule, "id", ""), "")
            if isinstance(code, ast.Constant):
                yield Found(str(code.value), tuple(str(cited).split()), facts_of(node), game)


def facts_of(call: ast.Call) -> frozenset[str]:
    """The names of the facts that a call gives."""
    shared = ABOUT_A_COMPANY if getattr(call.func, "id", "") == "about" else set()
    return frozenset({keyword.arg for keyword in call.keywords if keyword.arg} | shared)


def rule_ids(game: AnyGame) -> set[str]:
    """The ids of a game's contract."""
    return set(msgspec.toml.decode(resources.files(game.package).joinpath("rules.toml").read_bytes()))


def games_of(found: Found) -> list[AnyGame]:
    """The games whose rules give a refusal: one game, or both editions of the heist."""
    own = [game for game in GAMES.values() if Path(game.package.replace(".", "/")).name == found.game]
    return own or [game for game in GAMES.values() if game.name.startswith("dollars")]
