"""The bytes of streams and snapshots do not change: clients of an earlier version rely on them."""

from __future__ import annotations

import hashlib
import secrets
from random import Random

import msgspec
import pytest

from millions.core.seat import SPECTATOR
from tests.loops import in_a_loop
from tests.tables.parties import Party

EXPECTED = {
    "dollars-1e": "03b94671b7cbb0abe3adbf698b533c3aeb42b83a60e76e54e47c377f48c7fd04",
    "dollars-2e": "b555c7d695dfe6a28189bd59e52838a48b626698595ac56dd9ed310962d35a32",
    "million-club": "45cdef4879bdc8e9e3114d9044fdd74617abfc7184a0d8bbaf377e565f1da2fa",
}
"""SHA-256 of what seat 0 and a spectator received in a match with fixed chance: update with a new protocol only."""

ADDED = {
    "dollars-1e": ("rest", "doubled", "departures", "deals"),
    "dollars-2e": ("boosted", "rest", "doubled", "departures", "deals"),
    "million-club": (),
}
"""Fields of the outlook that were added later: without them the bytes are as they were."""


def without(message: bytes, added: tuple[str, ...]) -> bytes:
    """A message as it was before these fields were added to the outlook."""
    told = msgspec.json.decode(message)
    if told.get("outlook"):
        told["outlook"] = {field: value for field, value in told["outlook"].items() if field not in added}
        if not told["outlook"]:
            del told["outlook"]
    return msgspec.json.encode(told)


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
            told.update(without(message, ADDED[game]))
    assert told.hexdigest() == EXPECTED[game]
