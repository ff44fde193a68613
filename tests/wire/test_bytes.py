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
    "dollars-1e": "f0cf20522c786710ac75b22a09e06ac03412db622201d67e611e27e731cf2fe6",
    "dollars-2e": "e31960700f7ca96e7ba647faf8589982817ebc888cdbe995f3009fc5ba2dd028",
    "million-club": "cd175e386f5be9a25dca1a94eadea9a3ed2a464f2e7cfba6c5d1dfe8b8f1ba4b",
}
"""SHA-256 of what seat 0 and a spectator received in a match with fixed chance; update it only with a new protocol, new
rules or new customs of the table."""


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
