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
    "dollars-1e": "513a3f1b709a34c4e5f767cf9cf06f0d7239e1c1f18ac84e92978435293d94d8",
    "dollars-2e": "10e5b59eeed80931a2eb44b498797fb53432df397b792842dff6505e200bb5d4",
    "million-club": "49820163d46c0feda1636cc827eef3ee670d5df8396891380f70e3e96054d616",
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
