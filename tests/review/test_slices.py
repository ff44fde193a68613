"""A review made in slices is the same review, however short they are."""

from __future__ import annotations

import msgspec
import pytest

from millions.core import record
from millions.review import review, slices
from tests.review.conftest import finished


def test_one_step_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slices, "SLICE_S", -1.0)
    data = record.encode(finished("dollars-2e", 3))
    made, done = slices.advance(data, 2), [0]
    while not made.over:
        made = slices.advance(data, 2)
        done.append(made.done)
    assert done == sorted(done)
    assert made.review == msgspec.json.encode(review(data, 2))
