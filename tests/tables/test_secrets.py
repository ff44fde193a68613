"""Nobody is told a byte that depends on what they may not know; and what is secret has no loggable form."""

from __future__ import annotations

import logging
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from millions.core.errors import Malformed
from millions.core.message import Action
from millions.core.seat import SPECTATOR, Seat
from millions.core.step import AnyStep
from millions.games.dollars1.negotiation import Negotiate as Negotiate1
from millions.games.dollars2.negotiation import Negotiate as Negotiate2
from millions.games.dollars2.vote import CallVote, CastVotes, Vote
from millions.games.heists.components import Role as Role1
from millions.games.heists.components import Role as Role2
from millions.games.heists.planning import Choose as Choose1
from millions.games.heists.planning import Choose as Choose2
from millions.server.store.writer import Job
from millions.tables import entries as log
from millions.tables.store import NOTHING_TO_FILE
from millions.wire.commands import Play, Say, StepAway
from millions.wire.keys import Key
from millions.wire.settings import Clocks
from tests.loops import in_a_loop
from tests.tables.parties import SECRET, Party
from tests.tables.test_clocks import step
from tests.walks import offered

HANDS: dict[str, tuple[Callable[[Any], Action], type[AnyStep], list[object]]] = {
    "dollars-1e": (Choose1, Negotiate1, [Role1.CROOK, Role1.DRIVER, Role1.SNITCH, Role1.BRUTE, Role1.DRIVER]),
    "dollars-2e": (Choose2, Negotiate2, [Role2.TECH, Role2.DRIVER, Role2.MENTALIST, Role2.BRUTE, Role2.DRIVER]),
}


async def planned(game: str, swapped: bool) -> Party:
    """Five have chosen, and the negotiation has begun; Bob and Cid have, or have not, swapped their roles."""
    party = await Party.open(game, 5, clocks=Clocks(30, 300))
    choose, negotiate, hands = HANDS[game]
    order = [0, 2, 1, 3, 4] if swapped else range(5)
    for seat, hand in enumerate(order):
        await party.play(seat, choose((hands[hand],)))
    rng = Random(3)
    while not isinstance(step(party), negotiate):
        await party.somebody_acts(rng)
    return party


async def play_in_the_open(party: Party, negotiate: type[AnyStep], rng: Random) -> list[tuple[Seat, Action]]:
    """People claim, bargain and leave at random, as long as the negotiation lasts: nothing is turned up."""
    done: list[tuple[Seat, Action]] = []
    match = party.table.state.match
    assert match is not None
    while len(done) < 40 and len(party.table.room.awaited) > 1:
        seat, form = rng.choice(offered(match.table))
        action = form.sample(rng)
        if type(action).__name__ in ("Ready", "CallVote"):
            continue
        await party.play(seat, action)
        done.append((seat, action))
    assert isinstance(step(party), negotiate)
    return done


@pytest.mark.parametrize("luck", range(3))
@pytest.mark.parametrize("game", HANDS)
@in_a_loop
async def test_two_matches_that_differ_only_in_what_a_seat_may_not_know_give_it_the_same_bytes(
    game: str, luck: int
) -> None:
    one, other = await planned(game, swapped=False), await planned(game, swapped=True)
    for party in (one, other):
        await party.do(3, Say("talk", "Who is who?"))
        await party.do(4, StepAway("away"))
    actions = await play_in_the_open(one, HANDS[game][1], Random(luck))
    for seat, action in actions:
        await other.play(seat, action)
    assert len(actions) > 3
    ours, theirs = await one.streams(), await other.streams()
    for viewer in (SPECTATOR, 0, 3, 4):
        assert ours[viewer] == theirs[viewer]
    assert ours[1] != theirs[1]  # the comparison is not blind
    assert ours[2] != theirs[2]


@pytest.mark.parametrize("game", HANDS)
@in_a_loop
async def test_what_somebody_chooses_is_the_same_to_everybody_else(game: str) -> None:
    choose, _, hands = HANDS[game]

    async def chosen(hand: object) -> Party:
        party = await Party.open(game, 5)
        await party.play(1, choose((hand,)))
        return party

    one, other = [await (await chosen(hand)).streams() for hand in hands[:2]]
    assert {viewer for viewer in one if one[viewer] != other[viewer]} == {1}


@in_a_loop
async def test_M2_N5_how_somebody_votes_is_the_same_to_everybody_else() -> None:
    async def voted(start: bool) -> Party:
        party = await planned("dollars-2e", swapped=False)
        match = party.table.state.match
        assert match is not None
        await party.play(match.table.leader, CallVote())  # type: ignore[attr-defined]
        assert isinstance(step(party), CastVotes)
        await party.play(1, Vote(start))
        return party

    one, other = await (await voted(True)).streams(), await (await voted(False)).streams()
    assert {viewer for viewer in one if one[viewer] != other[viewer]} == {1}


# Nothing secret can be logged


def test_a_key_has_no_loggable_form() -> None:
    key = Key.new()
    assert len(key.reveal()) == 22
    assert Key.read(key.reveal()).fits(key.fingerprint)
    assert not Key.new().fits(key.fingerprint)
    assert not key.fits(None)
    for shown in (repr(key), str(key), f"{key}"):
        assert key.reveal() not in shown
        assert key.fingerprint not in shown
    for wrong in ("", "short", key.reveal() + "AA", "ünicode", "!" * 22):
        with pytest.raises(Malformed) as refusal:
            Key.read(wrong)
        assert not wrong or wrong not in str(refusal.value)


@in_a_loop
async def test_keys_and_the_dealers_secret_are_in_no_log_no_stream_and_no_message(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.DEBUG)
    party = await Party.open("dollars-1e", 3, ["random"])
    await party.play_on(Random(2), steps=60)
    bodies = await party.store.read(party.table.id)
    told = [message for stream in (await party.streams()).values() for message in stream]
    told += [party.table.snapshot(viewer) for viewer in party.table.state.viewers]
    for data in (*bodies, *told, caplog.text.encode()):
        assert SECRET not in data
        assert SECRET.hex().encode() not in data
        assert not any(key.reveal().encode() in data for key in party.keys)
    for data in told:
        assert not any(key.fingerprint.encode() in data for key in party.keys)


@in_a_loop
async def test_what_is_printed_by_mistake_says_nothing() -> None:
    party = await Party.open("dollars-1e", 4)
    await party.play(0, Choose1((Role1.BRUTE,)))
    kept = await party.store.kept(party.table.id)
    assert kept is not None
    bodies = await party.store.read(party.table.id)
    printed = [kept, party.table, party.manager, party.table.state, party.table.state.seats, party.table.listen(0)]
    printed += [Job("t", 1, bodies, NOTHING_TO_FILE, kept), *map(log.decode, bodies)]
    printed += [Play("1", msgspec.Raw(b'{"verb":"Choose","roles":["brute"]}'))]
    for shown in map(repr, printed):
        assert "brute" not in shown.lower()
        assert "secret of 32" not in shown
        assert not any(key.fingerprint in shown for key in party.keys)
