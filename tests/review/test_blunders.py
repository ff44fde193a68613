"""A planted blunder is found: it stands among the three turning points."""

from __future__ import annotations

from itertools import islice

import pytest

from millions.bench.blunders import BLUNDERS, Blunder, is_found, planted

MATCHES = 10
FOUND = 8
"""Of ten matches, the blunder is found in at least this number."""


@pytest.mark.slow
@pytest.mark.parametrize("blunder", BLUNDERS, ids=lambda blunder: blunder.name)
def test_a_planted_blunder_is_a_turning_point(blunder: Blunder) -> None:
    noticed = sum(is_found(match, line, worlds=12) for match, line in islice(planted(blunder, 0), MATCHES))
    assert noticed >= FOUND
