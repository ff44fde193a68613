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
    "dollars-1e": "f177cb8a101c123f0ff6fe1c77a3fde6cc6778144aea91a2b9a9b6fa4932bbed",
    "dollars-2e": "fa868c3c5aab9a748760ab559ce64e18073b109337cf0e692e05d3cb84164df9",
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
