"""Every refusal of the rules has a sentence in both languages, made of its facts, and cites a rule of its game."""

from __future__ import annotations

import pytest

from millions.words import LANGUAGES, catalogue
from tests.words.catalogues import all_variables, messages
from tests.words.problems import Found, games_of, problems, rule_ids

ALL = sorted(set(problems()), key=lambda found: (found.game, found.code, sorted(found.rules)))
NAMES = {"seat", "character"}


@pytest.mark.parametrize("found", ALL, ids=lambda found: f"{found.game}-{found.code}")
def test_every_refusal_cites_rules_of_its_game(found: Found) -> None:
    for rule in found.rules:
        assert any(rule in rule_ids(game) for game in games_of(found)), rule
    if len(games_of(found)) > 1 and found.rules != ("M1-O1",):  # the option is the first edition's alone
        assert all(any(rule in rule_ids(game) for rule in found.rules) for game in games_of(found))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("found", ALL, ids=lambda found: f"{found.game}-{found.code}")
def test_every_refusal_has_a_sentence_made_of_its_facts(lang: str, found: Found) -> None:
    key = f"problem-{found.code}"
    for game in games_of(found):
        assert key in catalogue(lang, game.name), key
        for file in (game.name, f"terminal-{game.name}", "heists", "deals"):
            if key in messages(lang, file):
                assert all_variables(lang, file, key) <= found.facts, (file, key)


def test_there_are_many() -> None:
    assert len({found.code for found in ALL}) > 30
