"""A player who is not connected blocks nobody for long, plays again by connecting, and has lost nothing."""

from __future__ import annotations

from random import Random

import pytest

from millions import Match
from millions.core.seat import Seat
from millions.games.heists.components import Role
from millions.games.heists.planning import Choose
from millions.tables.audience import Listener
from millions.tables.entries import CameBack, Stewarded, decode
from millions.wire.answers import Refused
from millions.wire.commands import CallSteward, ComeBack, Leave, Nudge, StepAway, WaitFor, WishPause
from millions.wire.settings import Clocks
from tests.loops import in_a_loop
from tests.tables.parties import NOON, Client, Party
from tests.tables.test_clocks import awaited, stage, stewards
from tests.walks import ALL_GAMES, NAMES, offered

FRIENDS = Clocks(grace=20, absence=60)


async def everybody_here(party: Party) -> dict[Seat, Listener]:
    return {seat: party.table.listen(seat) for seat in party.table.state.people}


async def refused(party: Party, seat: Seat, command: object) -> str:
    with pytest.raises(Refused) as refusal:
        await party.do(seat, command)
    return refusal.value.code


@in_a_loop
async def test_a_steward_steps_in_for_a_player_who_is_awaited_and_gone_for_a_minute() -> None:
    party = await Party.open(people=4, clocks=FRIENDS, pace=1000)
    here = await everybody_here(party)
    await party.clock.advance(10_000)
    here[2].close()
    assert party.table.gone_since == (None, None, NOON + 10_000, None)
    await party.clock.advance(59_999)
    assert stewards(party) == []
    await party.clock.advance(1)
    assert stewards(party) == [2]
    await party.clock.advance(3000)
    assert awaited(party) == [0, 1, 3]  # slow, but connected: they keep their time


@in_a_loop
async def test_the_player_is_back_by_connecting_and_after_a_restart_too() -> None:
    party = await Party.open(people=4, clocks=FRIENDS, pace=60_000)
    here = await everybody_here(party)
    here[2].close()
    await party.clock.advance(60_000)
    assert stewards(party) == [2]
    await party.restart()
    assert stewards(party) == [2]
    client = Client(party.table, 2)
    await party.clock.advance(0)
    assert stewards(party) == []
    await client.hear()
    client.assert_knows_all()
    await party.play(2, Choose((Role.DRIVER,)))


@in_a_loop
async def test_nobody_steps_in_where_the_host_did_not_say_so_or_where_nobody_is_here_to_wait() -> None:
    for clocks, leaving in ((Clocks(), (2,)), (FRIENDS, (0, 1, 2, 3))):
        party = await Party.open(people=4, clocks=clocks)
        here = await everybody_here(party)
        for seat in leaving:
            here[seat].close()
        await party.clock.advance(24 * 3_600_000)
        assert stewards(party) == []
    back = party.table.listen(1)  # now somebody waits, and the others were gone for a day
    await party.clock.advance(0)
    assert stewards(party) == [0, 2, 3]
    back.close()


@in_a_loop
async def test_a_day_of_absence_does_not_count_from_before_a_restart() -> None:
    party = await Party.open(people=4, clocks=FRIENDS)
    await party.clock.advance(24 * 3_600_000)
    await party.restart()
    party.table.listen(0)
    await party.clock.advance(59_999)
    assert stewards(party) == []
    await party.clock.advance(1)
    assert stewards(party) == [1, 2, 3]


@in_a_loop
async def test_others_may_call_a_steward_after_the_grace_and_only_for_a_player_who_is_gone() -> None:
    party = await Party.open(people=4, bots=["random"], pace=60_000)
    here = await everybody_here(party)
    assert await refused(party, 0, CallSteward("1", 2)) == "not-absent"
    here[2].close()
    await party.clock.advance(19_999)
    assert await refused(party, 0, CallSteward("2", 2)) == "too-soon"
    await party.clock.advance(1)
    for nobody in (4, 7, 0):
        assert await refused(party, 0, CallSteward(f"to-{nobody}", nobody)) == "not-absent"
    await party.do(0, CallSteward("3", 2))
    await party.do(1, CallSteward("4", 2))  # it is so already
    assert stewards(party) == [2]
    party.table.listen(2)
    await party.clock.advance(0)
    assert stewards(party) == []


@in_a_loop
async def test_who_stepped_away_or_left_on_purpose_comes_back_on_purpose() -> None:
    party = await Party.open(people=4)
    here = await everybody_here(party)
    await party.do(1, StepAway("1"))
    await party.do(2, Leave("2"))
    for seat in (1, 2):
        here[seat].close()
        party.table.listen(seat)
    await party.clock.advance(0)
    assert stewards(party) == [1, 2]
    await party.do(1, ComeBack("3"))
    assert stewards(party) == [2]


@in_a_loop
async def test_who_was_gone_when_time_ran_out_is_back_by_connecting_who_was_here_is_not() -> None:
    party = await Party.open(people=4, clocks=Clocks(decision=30), pace=60_000)
    here = await everybody_here(party)
    here[3].close()
    await party.clock.advance(30_000)
    assert stewards(party) == [0, 1, 2, 3]
    party.table.listen(0)
    party.table.listen(3)
    await party.clock.advance(0)
    assert stewards(party) == [0, 1, 2]


@in_a_loop
async def test_acting_without_being_connected_is_a_sign_of_life() -> None:
    party = await Party.open("dollars-2e", people=4, clocks=FRIENDS)
    party.table.listen(0)
    for _ in range(5):
        await party.clock.advance(50_000)
        for seat in (1, 2, 3):
            await party.do(seat, ComeBack(party.id()))
    assert stewards(party) == []


@in_a_loop
async def test_a_paused_table_waits_for_everybody() -> None:
    party = await Party.open(people=3, clocks=FRIENDS)
    here = await everybody_here(party)
    for seat in range(3):
        await party.do(seat, WishPause(party.id()))
    here[2].close()
    await party.clock.advance(3_600_000)
    assert (stage(party), stewards(party)) == ("paused", [])


@in_a_loop
async def test_a_nudge_reminds_a_player_whom_the_table_waits_for() -> None:
    party = await Party.open(people=4, bots=["random"], pace=60_000)
    await everybody_here(party)
    await party.clock.advance(19_000)
    assert await refused(party, 0, Nudge("1", 1)) == "too-soon"
    await party.clock.advance(1000)
    bob = Client(party.table, 1)
    await party.do(0, Nudge("2", 1))
    await bob.hear()
    assert bob.room["nudge"] == {"by": 0, "seat": 1, "at": party.clock.now()}
    assert await refused(party, 2, Nudge("3", 1)) == "too-soon"
    for nobody in (0, 4, 9):
        assert await refused(party, 0, Nudge(f"to-{nobody}", nobody)) == "not-awaited"
    await party.play(1, Choose((Role.DRIVER,)))
    await party.clock.advance(20_000)
    assert await refused(party, 0, Nudge("4", 1)) == "not-awaited"
    before = await party.streams()
    await party.restart()
    assert await party.streams() == before


async def drop_at(party: Party, phase: str, rng: Random) -> Seat | None:
    """Play until the game waits for people in this phase; gives one of them, or None if there is no such moment."""
    for _ in range(2000):
        match = party.table.state.match
        assert match is not None
        if match.over:
            return None
        awaited = [seat for seat in party.table.state.awaited if seat in party.table.state.people]
        if type(match.table.agenda[0]).__name__ == phase and awaited:
            return rng.choice(awaited)
        if not await party.somebody_acts(rng):
            await party.clock.advance(1000)
    raise AssertionError("the match does not end")


async def others_act(party: Party, friend: Seat, rng: Random) -> None:
    """Everybody but the friend acts if they can; time passes."""
    match = party.table.state.match
    assert match is not None
    mine = [(seat, form) for seat, form in offered(match.table) if seat in party.table.state.people and seat != friend]
    if mine:
        seat, form = rng.choice(mine)
        await party.play(seat, form.sample(rng))
    await party.clock.advance(1000)


def phases(game: str, players: int, matches: int) -> list[str]:
    """The steps at which this game waits for people, as they occur in matches played at random."""
    found: dict[str, None] = {}
    for seed in range(3, 3 + matches):
        match, rng = Match.new(game, NAMES[:players], seed=seed), Random(seed)
        while not match.over:
            found[type(match.table.agenda[0]).__name__] = None
            seat, form = rng.choice(list(offered(match.table)))
            match.play(seat, form.sample(rng))
    return [*found]


WHERE = {"dollars-1e": (5, 6), "dollars-2e": (5, 6)}
"""Players, and matches in which phases are collected: with five, somebody is a Snitch or a Tech now and then."""

MOST_TRIES = 20
"""Matches in which a phase is looked for."""


async def dropped_and_came_back(game: str, players: int, phase: str, rng: Random) -> bool:
    """In a fresh match, a friend vanishes in this phase, the others go on, and the friend takes over again.

    False if there was no such moment, or if the match was over before they came back.
    """
    party = await Party.open(game, people=players, clocks=FRIENDS, pace=100)
    here = await everybody_here(party)
    friend = await drop_at(party, phase, rng)
    if friend is None:
        return False
    here[friend].close()
    match = party.table.state.match
    assert match is not None
    answers = len(match.log)
    for _ in range(65):
        await others_act(party, friend, rng)
    assert friend in {line.seat for line in match.log[answers:]}, phase
    assert friend not in party.table.state.awaited or party.clock.next_call is not None
    if party.table.state.over:
        return False
    back = Client(party.table, friend)
    await party.clock.advance(0)
    assert stewards(party) == []
    await party.play_on(rng)
    assert stage(party) == "over"
    await back.hear()
    back.assert_knows_all()
    log = [decode(body) for body in await party.store.read(party.table.id)]
    assert [type(one) for one in log if isinstance(one, Stewarded | CameBack)] == [Stewarded, CameBack]
    return True


@pytest.mark.slow
@pytest.mark.parametrize("game", ALL_GAMES)
@in_a_loop
async def test_a_friend_who_drops_at_any_phase_blocks_nobody_and_takes_over_again(game: str) -> None:
    players, matches = WHERE.get(game, (4, 1))
    rng = Random(11)
    for phase in phases(game, players, matches):
        for _ in range(MOST_TRIES):
            if await dropped_and_came_back(game, players, phase, rng):
                break
        else:
            raise AssertionError(f"no friend dropped in {phase}")


@in_a_loop
async def test_while_the_host_waits_for_a_player_no_steward_steps_in_until_they_have_been_back() -> None:
    party = await Party.open(people=4, clocks=FRIENDS, pace=60_000)
    here = await everybody_here(party)
    assert await refused(party, 0, WaitFor("1", 2)) == "not-absent"
    here[2].close()
    await party.do(0, WaitFor("2", 2))
    await party.do(0, WaitFor("3", 2))  # it is so already
    assert party.table.room.sitters[2].waited_for
    await party.clock.advance(3_600_000)
    await party.restart()
    watching = party.table.listen(0)
    await party.clock.advance(3_600_000)
    assert 2 not in stewards(party)
    back = party.table.listen(2)
    await party.clock.advance(0)
    assert not party.table.room.sitters[2].waited_for
    back.close()
    await party.clock.advance(60_000)
    assert 2 in stewards(party)
    watching.close()


@in_a_loop
async def test_who_waits_is_decided_by_the_host_and_the_others_can_still_call_a_steward() -> None:
    party = await Party.open(people=4, clocks=FRIENDS, pace=60_000)
    party.table.state.host = party.keys[0].fingerprint
    here = await everybody_here(party)
    here[2].close()
    assert await refused(party, 1, WaitFor("1", 2)) == "not-host"
    assert await refused(party, 0, WaitFor("2", 9)) == "not-absent"
    await party.do(0, WaitFor("3", 2))
    await party.clock.advance(20_000)
    await party.do(1, CallSteward("4", 2))
    assert stewards(party) == [2]
    assert not party.table.room.sitters[2].waited_for
