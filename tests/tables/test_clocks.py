"""Clocks, stewards, coming back, and pauses by agreement."""

from __future__ import annotations

from random import Random

import pytest

from millions.games.dollars1.negotiation import Negotiate
from millions.games.dollars2.negotiation import Negotiate as Negotiate2
from millions.games.dollars2.vote import CallVote, CastVotes, Vote
from millions.games.heists.bargain import Propose
from millions.games.heists.components import Role
from millions.games.heists.negotiation import Ready
from millions.games.heists.planning import Choose
from millions.games.heists.terms import terms
from millions.wire.answers import Refused
from millions.wire.commands import ComeBack, Leave, StepAway, WishPause, WishResume
from millions.wire.settings import Clocks
from tests.loops import in_a_loop
from tests.tables.parties import NOON, Party
from tests.tables.test_commands import negotiating
from tests.walks import ALL_GAMES


def step(party: Party) -> object:
    match = party.table.state.match
    assert match is not None
    return match.table.agenda[0]


def deadlines(party: Party) -> list[int | None]:
    return list(party.table.room.deadlines)


def awaited(party: Party) -> list[int]:
    return list(party.table.room.awaited)


def stage(party: Party) -> str:
    return party.table.room.stage


def stewards(party: Party) -> list[int]:
    return [seat for seat, sitter in enumerate(party.table.room.sitters) if sitter.steward]


@in_a_loop
async def test_a_player_whose_clock_runs_out_gets_a_steward_and_may_come_back_by_acting() -> None:
    party = await Party.open(people=4, clocks=Clocks(decision=30), pace=1000)
    assert deadlines(party) == [NOON + 30_000] * 4
    await party.clock.advance(10_000)
    for seat in (0, 1, 2):
        await party.play(seat, Choose((Role.DRIVER,)))
    assert deadlines(party) == [None, None, None, NOON + 30_000]
    await party.clock.advance(20_000)
    assert stewards(party) == [3]
    assert party.table.room.awaited == (3,)
    await party.play(3, Choose((Role.BRUTE,)))  # before the steward does
    assert stewards(party) == []
    assert isinstance(step(party), Negotiate)


@in_a_loop
async def test_one_may_ask_for_a_steward_and_take_the_seat_back_at_any_time() -> None:
    party = await Party.open(people=4, pace=1000)
    await party.do(2, StepAway("1"))
    await party.do(2, StepAway("2"))  # is granted already
    assert stewards(party) == [2]
    await party.do(2, ComeBack("3"))
    assert stewards(party) == []
    await party.clock.advance(60_000)
    assert awaited(party) == [0, 1, 2, 3]
    await party.do(1, Leave("4"))
    await party.clock.advance(60_000)
    assert awaited(party) == [0, 2, 3]
    await party.do(1, ComeBack("5"))
    assert stewards(party) == []


@pytest.mark.parametrize("game", ALL_GAMES)
@in_a_loop
async def test_when_everybody_is_away_stewards_play_to_the_end(game: str) -> None:
    party = await Party.open(game, people=3, bots=["random"], clocks=Clocks(decision=60, negotiation=300))
    await party.clock.advance(24 * 3_600_000)
    assert stage(party) == "over"
    assert stewards(party) == [0, 1, 2]


@in_a_loop
async def test_without_a_clock_a_table_waits_for_days() -> None:
    party = await Party.open(people=4)
    assert party.clock.next_call is None
    await party.clock.advance(30 * 24 * 3_600_000)
    assert awaited(party) == [0, 1, 2, 3]
    assert stewards(party) == []


@in_a_loop
async def test_a_negotiation_has_one_clock_and_when_it_is_over_stewards_settle_it_once() -> None:
    party = await negotiating(clocks=Clocks(decision=30, negotiation=120))
    room = party.table.room
    assert (room.negotiation_ends, room.deadlines) == (NOON + 120_000, (None,) * 4)
    await party.clock.advance(60_000)
    await party.play(0, Propose(terms([(0, 1, 1)], [1])))
    await party.play(2, Ready())
    assert party.table.room.negotiation_ends == NOON + 120_000
    await party.clock.advance(59_999)
    assert isinstance(step(party), Negotiate)
    await party.clock.advance(1)
    assert not isinstance(step(party), Negotiate)
    assert stewards(party) == []  # those who talked for too long are not away
    events = b"".join(await party.table.after(0, 0))
    assert b"Struck" not in events
    assert not party.table.room.time_up


@in_a_loop
async def test_M2_N5_a_vote_does_not_start_the_negotiations_clock_again() -> None:
    party = await Party.open("dollars-2e", 4, clocks=Clocks(negotiation=120), options={"leader": None})
    await party.clock.advance(5000)
    while not isinstance(step(party), Negotiate2):
        await party.somebody_acts(Random(1))
    ends = party.table.room.negotiation_ends
    assert ends is not None
    match = party.table.state.match
    assert match is not None
    leader = match.table.leader  # type: ignore[attr-defined]
    await party.play(leader, CallVote())
    assert isinstance(step(party), CastVotes)
    for seat in range(4):
        await party.clock.advance(1000)
        assert party.table.room.negotiation_ends == ends
        await party.play(seat, Vote(False))
    assert isinstance(step(party), Negotiate2)
    assert party.table.room.negotiation_ends == ends


@in_a_loop
async def test_all_who_are_present_agree_to_a_pause_and_more_than_half_of_them_end_it() -> None:
    party = await Party.open(people=4, bots=["random"], clocks=Clocks(decision=30), pace=60_000)
    await party.do(3, StepAway("away"))
    await party.clock.advance(1000)
    await party.do(0, WishPause("1"))
    await party.do(3, WishPause("2"))  # players who are away have no say
    await party.do(1, WishPause("3"))
    assert stage(party) == "playing"
    assert party.table.room.pause_wishes == (0, 1)
    await party.do(2, WishPause("4"))
    assert stage(party) == "paused"
    await party.clock.advance(3_600_000)
    with pytest.raises(Refused) as refusal:
        await party.play(0, Choose((Role.DRIVER,)))
    assert refusal.value.code == "paused"
    assert party.table.room.awaited == (0, 1, 2, 3, 4)
    await party.do(0, WishResume("5"))
    assert stage(party) == "paused"
    await party.do(1, WishResume("6"))
    assert stage(party) == "playing"
    assert party.table.room.deadlines[:3] == (party.clock.now() + 29_000,) * 3
    await party.play(0, Choose((Role.DRIVER,)))


@in_a_loop
async def test_a_pause_that_waits_only_for_somebody_who_leaves_begins_then() -> None:
    party = await Party.open(people=3)
    await party.do(0, WishPause("1"))
    await party.do(1, WishPause("2"))
    await party.do(2, Leave("3"))
    assert stage(party) == "paused"
    await party.do(0, Leave("4"))
    await party.do(1, Leave("5"))
    assert stage(party) != "paused"  # nobody is left who could end it
