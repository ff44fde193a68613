"""What was told and played before is computed once, kept within bounds, and never out of date."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from millions.core import replay
from millions.core.nature import commitment_to
from millions.core.seat import OPEN, SPECTATOR
from millions.tables import past as module
from millions.tables.history import names_of, told_to
from millions.wire.answers import Refused
from millions.wire.commands import ComeBack, Commit, Leave, Say, StepAway
from millions.wire.keys import Key
from tests.loops import in_a_loop
from tests.tables.parties import Party


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Every replay of a log, by its viewer."""
    calls: list[int] = []

    def counted(viewer: int, log: list[bytes], secret: bytes) -> list[bytes]:
        calls.append(viewer)
        return told_to(viewer, log, secret)

    monkeypatch.setattr(module, "told_to", counted)
    return calls


async def played() -> Party:
    party = await Party.open("dollars-1e", 3)
    await party.play_on(Random(5))
    assert party.table.state.over
    return party


def test_a_finished_match_is_told_and_verified_once(told: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    verified: list[bytes] = []
    findings = replay.findings

    def counted(data: bytes) -> replay.Findings:
        verified.append(data)
        return findings(data)

    monkeypatch.setattr(replay, "findings", counted)

    async def ask() -> None:
        party = await played()
        stories = await asyncio.gather(*(party.manager.story(party.table.id, OPEN) for _ in range(5)))
        assert told == [OPEN]
        assert all(story == stories[0] for story in stories)
        assert await party.manager.story(party.table.id, OPEN) == stories[0]
        assert await party.manager.story(party.table.id, 1) != stories[0]
        assert told == [OPEN, 1]
        found = [await party.manager.findings(party.table.id) for _ in range(3)]
        assert found[0].ok
        assert found[1] == found[0]
        assert len(verified) == 1

    in_a_loop(ask)()


def test_talk_after_the_end_is_in_the_story(told: list[int]) -> None:
    async def ask() -> None:
        party = await played()
        before = await party.manager.story(party.table.id, SPECTATOR)
        await party.do(0, Say("bye", "good game"))
        after = await party.manager.story(party.table.id, SPECTATOR)
        assert after[:-1] == before
        assert b"good game" in after[-1]

    in_a_loop(ask)()


def test_what_happened_so_far_is_made_from_the_log_once_and_goes_on_from_memory(told: list[int]) -> None:
    async def ask() -> None:
        party = await Party.open("dollars-1e", 4)
        rng = Random(7)
        while party.table.number(0) < 80:
            assert not party.table.state.over
            await party.play_on(rng, steps=1)
        for _ in range(5):
            await party.play_on(rng, steps=4)
            log = await party.store.read(party.table.id)
            again = told_to(0, log, party.table.state.secret)
            assert await party.table.after(0, 0) == again
            assert await party.table.after(0, 3) == again[3:]
        assert told == [0]

    in_a_loop(ask)()


def test_what_is_kept_has_a_bound(told: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_KEPT_BYTES", 1)

    async def ask() -> None:
        party = await played()
        first = await party.manager.story(party.table.id, 0)
        assert await party.manager.story(party.table.id, 0) == first
        assert told == [0, 0]

    in_a_loop(ask)()


@in_a_loop
async def test_a_seat_makes_the_log_longer_only_so_often() -> None:
    party = await Party.open(people=4)
    before = len(await party.store.read(party.table.id))
    for _ in range(10):
        await party.do(0, StepAway(party.id()))
        await party.do(0, ComeBack(party.id()))
    with pytest.raises(Refused) as refusal:
        await party.do(0, StepAway("more"))
    assert refusal.value.code == "too-often"
    assert len(await party.store.read(party.table.id)) == before + 20
    await party.do(1, StepAway("other"))
    await party.restart()
    with pytest.raises(Refused):
        await party.do(0, StepAway("more"))
    await party.clock.advance(60_000)
    await party.do(0, StepAway("more"))


@in_a_loop
async def test_a_seat_commits_to_a_salt_only_so_often() -> None:
    party = Party()
    opened = await Party.open(people=2, bots=["random"])
    party.table = await party.manager.open(opened.table.state.settings, Key.new())
    assert await party.table.sit(Key.new(), "Ann") == 0
    for place in range(20):
        await party.do(0, Commit(party.id(), commitment_to(f"salt{place}")))
    with pytest.raises(Refused):
        await party.do(0, Commit(party.id(), commitment_to("one-more")))


@in_a_loop
async def test_names_are_found_behind_a_long_lobby() -> None:
    party = Party()
    opened = await Party.open(people=3)
    party.table = await party.manager.open(opened.table.state.settings, Key.new())
    for _ in range(40):
        await party.table.sit(Key.new(), "Zoe", 0)
        await party.do(0, Leave(party.id()))
    for name in ("Ann", "Bob", "Cid"):
        await party.table.sit(Key.new(), name)
    assert await names_of(party.store, party.table.id) == ("Ann", "Bob", "Cid")
