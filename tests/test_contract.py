"""Every rule of the contract is cited by the code that does it and by the test that proves it; and nothing else is."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
GAMES = {"dollars1": "M1", "dollars2": "M2", "club": "MC"}
SHARING = ("dollars1", "dollars2")
"""The games whose rules are partly carried out by `games/heists`, which cites the ids of both."""

NAMES = {"dollars1": "dollars-1e", "dollars2": "dollars-2e", "club": "million-club"}
ID = re.compile(r"(?<![A-Za-z0-9])(M[12]|MC)[-_]([A-Z]\d+|[1-5][._](?:\d|[a-h])(?![A-Za-z0-9]))")


def contract(game: str) -> set[str]:
    """The ids that the game's rules.toml states."""
    text = (ROOT / "src/millions/games" / game / "rules.toml").read_text(encoding="utf-8")
    rules = tomllib.loads(text)
    assert all(rule["kind"] in ("book", "ruling", "both") and len(rule["says"]) > 20 for rule in rules.values())
    return set(rules)


def ids(text: str, prefix: str) -> set[str]:
    """The ids named in a text, as M1-H2 and MC-2.d or, in a test's name, as M1_H2 and MC_2_d."""
    return {f"{game}-{rule.replace('_', '.')}" for game, rule in ID.findall(text) if game == prefix}


def cited(folder: Path, prefix: str) -> set[str]:
    """The ids named in the Python files of a folder."""
    return ids("\n".join(file.read_text(encoding="utf-8") for file in folder.rglob("*.py")), prefix)


def test_an_id_counts_fully_in_a_docstring_and_in_a_tests_name() -> None:
    assert ids("MC-2.d, MC-2.e and MC-S1; M1-H2.", "MC") == {"MC-2.d", "MC-2.e", "MC-S1"}
    assert ids("MC-2.1. The draft. MC-4: nothing; MC-2.a to MC-2.h", "MC") == {"MC-2.1", "MC-2.a", "MC-2.h"}
    assert ids("test_MC_2_d_a_type_is_chosen test_MC_1_1_moves", "MC") == {"MC-2.d", "MC-1.1"}
    assert ids("test_M1_P6_M2_P5_what_left test_MC_X4_tied", "M2") == {"M2-P5"}


@pytest.mark.parametrize(("game", "prefix"), GAMES.items())
def test_every_rule_is_cited_by_the_code_that_does_it(game: str, prefix: str) -> None:
    rules = contract(game)
    code = cited(ROOT / "src/millions/games" / game, prefix)
    if game in SHARING:
        code |= cited(ROOT / "src/millions/games/heists", prefix)
    assert sorted(rules - code) == []
    assert sorted(code - rules) == []


@pytest.mark.parametrize(("game", "prefix"), GAMES.items())
def test_every_rule_is_named_by_a_test_that_proves_it(game: str, prefix: str) -> None:
    text = "\n".join(file.read_text(encoding="utf-8") for file in (ROOT / "tests" / game).rglob("test_*.py"))
    proved = ids(" ".join(re.findall(r"def (test_\w+)", text)), prefix)
    rules = contract(game)
    assert sorted(rules - proved) == []
    assert sorted(proved - rules) == []


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("game", "name"), NAMES.items())
def test_the_rules_in_our_own_words_cite_all_the_rules_there_are(game: str, name: str, language: str) -> None:
    text = (ROOT / f"src/millions/locale/{language}/rules/{name}.md").read_text(encoding="utf-8")
    assert set().union(*(ids(text, prefix) for prefix in GAMES.values())) == contract(game)
