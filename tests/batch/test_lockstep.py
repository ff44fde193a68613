"""The batched rules are those of the engine: step by step, with the same chance."""

from __future__ import annotations

import os
from collections import Counter
from typing import Any

import pytest

from millions import GAMES, batch
from millions.research import Limits
from tests.batch.lockstep import lockstep
from tests.batch.mutants import MUTANTS, ROOT

RULES = ROOT / "src" / "millions" / "batch"

LONG = int(os.environ.get("MILLIONS_LOCKSTEP", "0"))
"""Decisions of each game in a long run by hand: see docs/batch.md."""

FIRST_SEED = int(os.environ.get("MILLIONS_LOCKSTEP_SEED", "0"))
"""Another one plays other games, so that a long run can be played in parts."""

DECISIONS = 20_000
"""Of each game in the suite."""

SHORT_TALK = Limits(claims=1, proposals=3, proposals_in_all=4, departures=2)

ALL_SIX = ["tech", "acrobat", "brute", "mentalist", "brain", "driver"]

POOR_DECKS: dict[str, dict[str, Any]] = {
    "dollars-1e": {
        "name": "Eight high antes",
        "cards": [
            {"name": f"{amount} for {ante}", "amount": amount, "ante": ante, "symbol": symbol}
            for amount, ante, symbol in (
                (8, 2, "snitch"),
                (9, 2, None),
                (10, 2, "brute"),
                (11, 2, "driver"),
                (12, 2, "crook"),
                (11, 1, "mastermind"),
                (12, 1, None),
                (8, 1, "driver"),
            )
        ],
    },
    "dollars-2e": {
        "name": "Five small pots",
        "roles": {
            str(players): ["tech", "acrobat", "brute", "mentalist", "brain", "driver"] for players in range(3, 9)
        },
        "cards": [
            {"name": f"{amount}", "amount": amount, "bonuses": [{"role": role, "amount": amount}], **brain}
            for amount, role, brain in (
                (1, "tech", {}),
                (2, "acrobat", {"brain": 0}),
                (3, "brute", {"brain": 60}),
                (4, "mentalist", {}),
                (5, "brain", {}),
                (6, "driver", {"brain": 1}),
            )
        ],
    },
}
"""Decks with which players are soon broke."""

TINY_POTS: dict[str, Any] = {
    "name": "Acrobats and Brutes",
    "roles": {str(players): ["acrobat", "brute"] for players in range(3, 9)},
    "cards": [
        {"name": f"{amount}, {role} {bonus}", "amount": amount, "bonuses": [{"role": role, "amount": bonus}]}
        for amount, role, bonus in (
            (1, "acrobat", 1),
            (1, "brute", 2),
            (2, "acrobat", 3),
            (2, "brute", 4),
            (2, "brute", 5),
        )
    ],
}
"""M2-H9. The pot is too small for several Brutes only with one Acrobat, nobody else, and a Loot card of 1 or 2."""

NEVER = {"Lapsed", "TookBack", "TakeBack"}
"""A proposal is answered at once: none lapses, and none is taken back."""

BY_NATURE = {
    *("GiveLeaderCard", "TurnUp", "SetAside"),
    *("GiveProfile", "GiveCompany", "GiveColony", "DrawIntrigues", "DrawColonies", "DrawCompanies"),
}
"""Not messages to seats; the events that follow are."""

WITH_REASONS = {
    "dollars-1e": {
        "Eliminated": {"doubled", "denounced", "alone"},
        "GameWon": {"twenty", "rounds"},
        "Paid": {"ante", "ante-helped", "ante-back", "ante-lost", "deal", "fine", "share", "driver", "crook", "symbol"},
    },
    "dollars-2e": {
        "Eliminated": {"doubled", "named", "alone"},
        "GameWon": {"fifty", "rounds"},
        "Paid": {
            *("ante", "ante-helped", "ante-back", "deal", "loot", "acrobat", "brute", "mentalist", "brain", "driver"),
            *("fine", "share", "rounding", "pot-lost"),
            "brute 2, 1",  # M2-H9: several Brutes, and too little for all of them
            *(f"bonus-{role}" for role in ALL_SIX),
        },
    },
    "million-club": {
        "GameWon": {"points"},
        "Paid": {
            *("tax", "racket", "racketed", "capitalization", "contract", "capital", "colony", "exchange"),
            *("exchange-loss", "takeover", "company", "profile"),
        },
    },
}


def poor_deck(game: str) -> Any:
    return GAMES[game].read_deck(POOR_DECKS[game])


def tiny_pots() -> Any:
    return GAMES["dollars-2e"].read_deck(TINY_POTS)


SUITE: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "dollars-1e": [
        (3, {}),
        (5, {"options": {"fooled": True}, "deck": poor_deck("dollars-1e")}),
        (6, {"limits": SHORT_TALK}),
    ],
    "dollars-2e": [
        (3, {}),
        (5, {"deck": poor_deck("dollars-2e")}),
        (4, {"deck": tiny_pots(), "limits": SHORT_TALK}),
    ],
    "million-club": [(6, {"options": {"profiles": True}})],
}

BY_HAND: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "dollars-1e": [
        *[(players, {}) for players in range(3, 9)],
        *[(players, {"options": {"fooled": True}, "deck": poor_deck("dollars-1e")}) for players in range(4, 9)],
        *[(players, {"limits": SHORT_TALK, "options": {"leader": "player_1"}}) for players in range(3, 9)],
        *[(players, {"one_heist": True}) for players in (3, 4)],
        (4, {"one_heist": "small"}),
    ],
    "dollars-2e": [
        *[(players, {}) for players in range(3, 9)],
        *[(players, {"deck": poor_deck("dollars-2e")}) for players in range(3, 9)],
        *[(players, {"deck": tiny_pots()}) for players in (3, 5, 8)],
        *[(players, {"limits": SHORT_TALK, "options": {"leader": "player_1"}}) for players in range(3, 9)],
        *[(players, {"one_heist": True}) for players in (3, 4)],
        (4, {"one_heist": "small"}),
    ],
    "million-club": [
        *[(players, {}) for players in range(2, 7)],
        *[(players, {"options": {"profiles": True}}) for players in range(2, 7)],
    ],
}


def every_message(game: str) -> set[str]:
    """What the projection can do and tell."""
    kinds = {kind.__name__ for kind in (*GAMES[game].actions, *GAMES[game].events)} - NEVER - BY_NATURE
    reasons = WITH_REASONS[game]
    return {f"{kind} {why}".strip() for kind in kinds for why in reasons.get(kind, {""})}


@pytest.mark.slow
@pytest.mark.parametrize("game", SUITE)
def test_batched_games_and_the_engine_agree_after_every_decision(game: str) -> None:
    """Every action and every event occurs, too."""
    told: Counter[str] = Counter()
    for players, setting in SUITE[game]:
        told += lockstep(batch.make(game, players, **setting), DECISIONS // len(SUITE[game]) + 1)
    assert every_message(game) <= set(told), every_message(game) - set(told)


def test_every_planted_fault_changes_one_place_of_the_rules() -> None:
    """`python -m tests.batch.mutants` lets lockstep look for them, by hand."""
    assert len(MUTANTS) >= 20
    for mutant in MUTANTS:
        assert (RULES / mutant.module).read_text(encoding="utf-8").count(mutant.text) == 1, mutant


if LONG:

    @pytest.mark.parametrize(("game", "at"), [(game, at) for game, runs in BY_HAND.items() for at in range(len(runs))])
    def test_long_runs_agree_too(game: str, at: int) -> None:
        players, setting = BY_HAND[game][at]
        env = batch.make(game, players, **setting)
        lockstep(env, LONG // len(BY_HAND[game]) + 1, games=256, seed=FIRST_SEED + at)
