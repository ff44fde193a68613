"""The luck of an answer of chance: the chances after it, less their mean over the answers that could have come."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from millions import Match
from millions.bots import Host, bot_named
from millions.bots.luck import AFFORDED, luck_of
from millions.bots.skills import guide_for
from millions.core.form import Form
from millions.core.seat import NATURE
from millions.core.table import Table
from millions.review.walk import FinishedMatch
from tests.walks import NAMES

PLAYOUTS = 1

TRIED, FEW = 2, 6
"""Tables of each game at which all answers are tried, and the most answers that there are."""


@cache
def nodes(game: str, players: int) -> list[tuple[Table, Form]]:
    """The tables of a match at which chance answers, with the answers that it may give."""
    match = Match.new(game, NAMES[:players], seed=2)
    Host(match, {seat: bot_named("sensible") for seat in range(players)}, 2).play_out()
    tables = [one.before.table for one in FinishedMatch(match.referee, list(match.log)).moments if one.by_chance]
    return [(table, table.agenda[0].options(table, NATURE)[0]) for table in tables]


def number(form: Form) -> int:
    """How many answers there are."""
    return form.count() or 0


@pytest.mark.parametrize(("game", "players"), [("dollars-1e", 3), ("million-club", 2)])
def test_the_luck_of_all_answers_is_zero_weighed_by_their_chances(game: str, players: int) -> None:
    guide = guide_for(Match.new(game, NAMES[:players]).game)
    tried = [(table, form) for table, form in nodes(game, players) if 1 < number(form) <= FEW][:TRIED]
    assert len(tried) == TRIED
    for table, form in tried:
        mean = [0.0] * players
        for answer in form:
            luck, exact = luck_of(guide, table, answer, PLAYOUTS, Random(1))
            assert exact
            assert sum(luck) == pytest.approx(0, abs=1e-9)
            mean = [total + float(form.chance(answer)) * one for total, one in zip(mean, luck, strict=True)]
        assert mean == pytest.approx([0.0] * players, abs=1e-9)


def test_luck_is_measured_against_every_answer_also_where_there_are_many() -> None:
    many = [(table, form) for table, form in nodes("million-club", 2) if number(form) > AFFORDED]
    assert max(number(form) for _, form in many) > 2 * AFFORDED
    guide = guide_for(Match.new("million-club", NAMES[:2]).game)
    table, form = many[0]
    luck, exact = luck_of(guide, table, next(iter(form)), PLAYOUTS, Random(1))
    assert exact
    assert sum(luck) == pytest.approx(0, abs=1e-9)
