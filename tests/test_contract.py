"""Every rule of the contract is cited by the code that does it and by the test that proves it; and nothing else is."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
GAMES = {"dollars1": "M1", "dollars2": "M2"}
ID = re.compile(r"\b(M[12C])[-_]([A-Z]?\d+)(?:[._](\d+|[a-h])\b)?")


def contract(game: str) -> set[str]:
    """The ids that the game's rules.toml states."""
    text = (ROOT / "src/millions/games" / game / "rules.toml").read_text(encoding="utf-8")
    rules = tomllib.loads(text)
    assert all(rule["kind"] in ("book", "ruling", "both") and len(rule["says"]) > 20 for rule in rules.values())
    return set(rules)


def cited(folder: Path, prefix: str) -> set[str]:
    """The ids named in the Python files of a folder, as M1-H2 or, in a test's name, as M1_H2."""
    text = "\n".join(file.read_text(encoding="utf-8") for file in folder.rglob("*.py")).replace("test_", "test ")
    return {"-".join(found[:2]) for found in ID.findall(text) if found[0] == prefix}


@pytest.mark.parametrize(("game", "prefix"), GAMES.items())
def test_every_rule_is_cited_by_the_code_that_does_it(game: str, prefix: str) -> None:
    rules = contract(game)
    code = cited(ROOT / "src/millions/games" / game, prefix)
    if prefix == "M1":  # the deals' ids are the first edition's; the second cites them through M2-N2
        code |= cited(ROOT / "src/millions/games/deals", prefix)
    assert sorted(rules - code) == []
    assert sorted(code - rules) == []


@pytest.mark.parametrize(("game", "prefix"), GAMES.items())
def test_every_rule_is_named_by_a_test_that_proves_it(game: str, prefix: str) -> None:
    text = "\n".join(file.read_text(encoding="utf-8") for file in (ROOT / "tests" / game).rglob("test_*.py"))
    names = " ".join(re.findall(r"def (test_\w+)", text)).replace("test_", "test ")
    proved = {"-".join(found[:2]) for found in ID.findall(names) if found[0] == prefix}
    rules = contract(game)
    assert sorted(rules - proved) == []
    assert sorted(proved - rules) == []


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("game", "name"), [("dollars1", "dollars-1e"), ("dollars2", "dollars-2e")])
def test_the_rules_in_our_own_words_cite_all_the_rules_there_are(game: str, name: str, language: str) -> None:
    text = (ROOT / f"src/millions/locale/{language}/rules/{name}.md").read_text(encoding="utf-8")
    assert {"-".join(found[:2]) for found in ID.findall(text)} == contract(game)
