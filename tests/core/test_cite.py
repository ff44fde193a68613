"""Which rule a step or an action cites, where two games share it and where one has it alone."""

from __future__ import annotations

import tomllib
from importlib import resources

import pytest

from millions import GAMES
from millions.core.cite import rule_of, rules_of
from millions.games.heists.bargain import Accept
from millions.games.heists.negotiation import EndNegotiation


class Alone:
    """T1-X2, T1-X1. A rule of one game."""


class Silent:
    """It cites nothing."""


def test_a_shared_verb_cites_the_rule_of_the_game_that_is_played() -> None:
    assert rules_of(Accept) == "M1-N7 M2-N2"
    assert (rule_of(Accept, "M1"), rule_of(Accept, "M2"), rule_of(Accept, "MC")) == ("M1-N7", "M2-N2", "")
    assert rules_of(EndNegotiation) == "M1-N10 M2-N5"


def test_the_first_id_of_a_contract_counts() -> None:
    assert (rules_of(Alone), rule_of(Alone, "T1")) == ("T1-X2", "T1-X2")
    assert (rules_of(Silent), rule_of(Silent, "T1")) == ("", "")


@pytest.mark.parametrize("name", ["dollars-1e", "dollars-2e", "million-club"])
def test_a_games_contract_is_the_prefix_of_its_rules(name: str) -> None:
    rules = tomllib.loads(resources.files(GAMES[name].package).joinpath("rules.toml").read_text(encoding="utf-8"))
    assert {rule.partition("-")[0] for rule in rules} == {GAMES[name].contract}
