"""A planted blunder is found: it stands among the three turning points."""

from __future__ import annotations

from itertools import islice

import pytest

from millions.bench.blunders import BLUNDERS, Blunder, is_found, planted
from millions.core.match import Match

MATCHES = 4
FOUND = 3
"""Of four matches, the blunder is found in at least this number; `millions bench blunders` plants more."""

HEISTS = [blunder for blunder in BLUNDERS if blunder.game != "million-club"]
"""A review of Million Club takes ten times as long: `millions bench blunders` measures it."""


@pytest.mark.slow
@pytest.mark.parametrize("blunder", HEISTS, ids=lambda blunder: blunder.name)
def test_a_planted_blunder_is_a_turning_point(blunder: Blunder) -> None:
    noticed = sum(is_found(match, line, worlds=12) for match, line in islice(planted(blunder, 0), MATCHES))
    assert noticed >= FOUND


@pytest.mark.slow
@pytest.mark.parametrize("blunder", BLUNDERS, ids=lambda blunder: blunder.name)
def test_blunders_are_planted_once_in_a_match_that_is_played_to_its_end(blunder: Blunder) -> None:
    match, line = next(planted(blunder, 0))
    assert isinstance(match, Match)
    assert match.over
    assert 0 < line < len(match.log)
    match.verify()
