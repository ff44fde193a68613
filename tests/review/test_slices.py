"""A review made in slices is the same review, however short they are."""

from __future__ import annotations

import msgspec
import pytest

from millions import Match
from millions.core import record
from millions.review import Review, slices
from tests.review.conftest import PLAYOUTS


@pytest.mark.slow
@pytest.mark.parametrize("match", ["dollars-2e"], indirect=True)
def test_one_step_at_a_time(match: Match, reviewed: Review, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slices, "SLICE_S", -1.0)
    data = record.encode(match)
    made, done = slices.advance(data, PLAYOUTS), [0]
    while not made.over:
        made = slices.advance(data, PLAYOUTS)
        done.append(made.done)
    assert done == sorted(done)
    assert made.review == msgspec.json.encode(reviewed)
