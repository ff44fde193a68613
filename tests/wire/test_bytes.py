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
    "dollars-1e": "6f23a6fc2fe196f29cd4cf1cf386b80dc5940f15c580c01b5f86111cea681a1f",
    "dollars-2e": "653441668eb200423c57ff501043abd01db39349e0f757c392b403b0a7dc1a0a",
    "million-club": "7fd5fff33ad09816ad058670a292b34f40862e3aa3a28685beefdc1a994b1946",
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
