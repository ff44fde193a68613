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
    "dollars-1e": "28ab185e2495fee7da8046962b31c89edb000c47b1df884d7462958ffab3029a",
    "dollars-2e": "5e62c5623d71ab19690427402858cceaa6b73bb068dc9c72658379d8c257be0a",
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
