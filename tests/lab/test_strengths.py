"""The strength of many bots at mixed tables, and what `millions bots` says of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from millions.bots import BOTS
from millions.bots.strengths import Measured, Points, read
from millions.core.game import GAMES
from millions.lab import strengths as measuring
from millions.lab.ratings import Draws
from millions.terminal.bots import strength
from millions.words import LANGUAGES, catalogue


def test_every_bot_sits_equally_often() -> None:
    seated = Counter(kind for table in measuring.tables("abcdefg", 5, 21, seed=3) for kind in table)
    assert set(seated.values()) == {15}
    assert set(seated) == set("abcdefg")


def test_bots_that_never_met_are_compared_through_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """In every deal the earlier letter comes first."""

    def dealt(game: str, kinds: Sequence[str], seed: int) -> Draws:
        draws, order = Draws(), sorted(kinds)
        draws.count(kinds, [1 + order.index(kind) for kind in kinds])
        return draws

    monkeypatch.setattr(measuring, "one_deal", dealt)
    found = measuring.strengths("any", "abcdef", 2, deals=30, seed=1)
    ranked = sorted(found, key=lambda kind: -found[kind].points)
    assert ranked[0] == "a"
    assert ranked[-1] == "f"
    for one in found.values():
        assert one.low is not None
        assert one.high is not None
        assert one.low <= one.points <= one.high


def test_what_is_kept_is_about_games_and_bots_that_there_are() -> None:
    for game, measured in read().items():
        assert game in GAMES
        assert set(measured.bots) <= set(BOTS)
        assert all(one.low <= one.points <= one.high for one in measured.bots.values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_strength_is_told_with_its_interval(lang: str) -> None:
    measured = {"dollars-1e": Measured(players=5, games=10, seed=1, bots={"shrewd": Points(35, -4, 70)})}
    words = catalogue(lang)
    said = strength(words, "shrewd", measured)
    assert "dollars-1e +35 (−4 " in said
    assert "+70)" in said
    assert strength(words, "search", measured) == ""
