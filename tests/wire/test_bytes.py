"""The bytes of streams and snapshots do not change: clients of an earlier version rely on them."""

from __future__ import annotations

import hashlib
import secrets
from random import Random

import pytest

from millions.core.seat import SPECTATOR
from tests.loops import in_a_loop
from tests.tables.parties import Party

EXPECTED = {
    "dollars-1e": "59c0b9585f4fe19f7bebf0e0a40107791e404181f8054170445be0b84f1ab743",
    "dollars-2e": "a6a4c6e46c25543a81f768c207f2518991c3c68134927b89febaa3d91aadc290",
    "million-club": "45cdef4879bdc8e9e3114d9044fdd74617abfc7184a0d8bbaf377e565f1da2fa",
}
"""SHA-256 of what seat 0 and a spectator received in a match with fixed chance; update it only with a new protocol or
new rules."""


@pytest.mark.parametrize("game", EXPECTED)
@in_a_loop
async def test_a_match_with_fixed_chance_is_told_in_the_same_bytes(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrets, "token_bytes", Random(9).randbytes)
    monkeypatch.setattr(secrets, "token_urlsafe", lambda size: Random(9).randbytes(size).hex())
    party = await Party.open(game, people=3, bots=["random"])
    await party.play_on(Random(2), steps=120)
    told = hashlib.sha256()
    for viewer in (0, SPECTATOR):
        for message in [*await party.table.after(viewer, 0), party.table.snapshot(viewer)]:
            told.update(message)
    assert told.hexdigest() == EXPECTED[game]
