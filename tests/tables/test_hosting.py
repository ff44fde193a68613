"""The host removes players and closes tables; a removed player is out, and another person may take the seat."""

from __future__ import annotations

from contextlib import AbstractContextManager
from random import Random

import pytest

from millions.core.record import read_closing
from millions.core.seat import Seat
from millions.games.heists.components import Role
from millions.games.heists.planning import Choose
from millions.tables.entries import Removed, TookOver, decode
from millions.wire.answers import Refused
from millions.wire.commands import CallSteward, Leave, Say, StepAway
from millions.wire.keys import Key
from millions.wire.settings import Chair, Clocks, Settings
from tests.loops import in_a_loop
from tests.tables.parties import Client, Party
from tests.tables.test_clocks import awaited, stage, stewards
from tests.walks import NAMES

FOUR = Settings(game="dollars-1e", chairs=(Chair(),) * 4)


async def hosted(people: int = 4) -> tuple[Party, list[Key]]:
    """Ann is the host and sits at the first seat."""
    party, keys = Party(), [Key.new() for _ in range(people)]
    party.table = await party.manager.open(FOUR, keys[0])
    for seat, key in enumerate(keys):
        await party.table.sit(key, NAMES[seat], person=Key.new() if seat else None)
    return party, keys


def refusal_of(code: str) -> AbstractContextManager[object]:
    return pytest.raises(Refused, check=lambda error: error.code == code)


@in_a_loop
async def test_before_the_match_a_removed_player_s_seat_is_free_or_a_bot_s() -> None:
    party, keys = await hosted(3)
    listener = party.table.listen(1)
    await party.table.remove(1, "free")
    assert listener.dismissed == "removed"
    assert not party.table.room.sitters[1].taken
    await party.table.remove(2, "bot")
    assert party.table.room.sitters[2].kind != "person"
    for key in keys[1:]:
        with refusal_of("removed"):
            party.table.seat_for(key)
        with refusal_of("removed"):
            await party.table.sit(key, "Bob")
    assert await party.table.sit(Key.new(), "Eve") == 1


@in_a_loop
async def test_a_removed_person_may_not_sit_down_again_with_another_key_of_a_seat() -> None:
    party, ann = Party(), Key.new()
    party.table = await party.manager.open(FOUR, ann)
    person = Key.new()
    await party.table.sit(Key.new(), "Bob", person=person)
    await party.table.remove(0, "free")
    await party.restart()
    with refusal_of("removed"):
        await party.table.sit(Key.new(), "Bob", person=person)


@in_a_loop
async def test_while_salts_are_revealed_a_removed_player_s_salt_is_not_waited_for() -> None:
    party, ann, bob = Party(), Key.new(), Key.new()
    chairs = (Chair(), Chair(), Chair("random"), Chair("random"))
    party.table = await party.manager.open(Settings(game="dollars-1e", chairs=chairs), ann)
    await party.table.sit(ann, "Ann")
    await party.table.sit(bob, "Bob", commitment="ab" * 32)
    assert stage(party) == "revealing"
    await party.table.remove(1, "free")
    assert stage(party) == "playing"
    assert party.table.room.sitters[1].kind != "person"
    await party.restart()
    assert stage(party) == "playing"


@in_a_loop
async def test_during_the_match_a_bot_plays_to_the_end() -> None:
    party, keys = await hosted()
    await party.table.remove(2, "bot")
    sitter = party.table.room.sitters[2]
    assert (sitter.kind, sitter.taken, sitter.name != "Cid") == ("steward", True, True)
    with refusal_of("removed"):
        await party.table.do(2, Say("1", "hello"), keys[2])
    with refusal_of("match-begun"):
        await party.table.sit(Key.new(), "Eve")
    before = await party.streams()
    await party.restart()
    assert await party.streams() == before
    await party.play_on(Random(1))
    assert stage(party) == "over"


@in_a_loop
async def test_another_person_takes_the_seat_over_and_knows_what_the_seat_sees_from_there_on() -> None:
    party, _ = await hosted()
    await party.play(2, Choose((Role.DRIVER,)))
    await party.play_on(Random(2), steps=10)
    await party.table.remove(2, "free")
    assert stewards(party) == [2]
    assert not party.table.room.sitters[2].taken
    await party.clock.advance(60_000)
    number, eve = party.table.number(2), Key.new()
    assert await party.table.sit(eve, "Eve", face="hat") == 2
    assert stewards(party) == []
    assert (party.table.room.sitters[2].name, party.table.room.sitters[2].face) == ("Eve", "hat")
    for _ in range(2):
        told = await party.table.after(2, 0)
        assert len(told) == party.table.number(2) - number == 1
        assert await party.table.happened(2) == []
        client = Client(party.table, 2, after=1)
        await client.hear()
        assert client.snapshots == 1
        client.assert_knows_all()
        await party.restart()
    await party.play_on(Random(3))
    assert stage(party) == "over"
    log = [decode(body) for body in await party.store.read(party.table.id)]
    assert [one.seat for one in log if isinstance(one, Removed | TookOver)] == [2, 2]


@pytest.mark.parametrize("seat", [0, 3, 9])
@in_a_loop
async def test_nobody_is_removed_from_the_host_s_seat_a_bot_s_or_none(seat: Seat) -> None:
    party, _ = await hosted(3)
    await party.table.begin()
    with refusal_of("host-stays" if seat == 0 else "nobody-there"):
        await party.table.remove(seat, "free")


@in_a_loop
async def test_a_match_is_closed_only_when_nobody_plays_there() -> None:
    party, keys = await hosted()
    ann, bob = party.table.listen(0), party.table.listen(1)
    with refusal_of("table-played"):
        await party.table.close()
    bob.close()
    with refusal_of("table-played"):
        await party.table.close()
    await party.do(0, StepAway("1"))
    await party.clock.advance(19_999)
    with refusal_of("table-played"):  # Bob may be back in a moment
        await party.table.close()
    await party.clock.advance(1)
    await party.table.close()
    assert stage(party) == "closed"
    assert party.clock.next_call is None
    for command in (Say("2", "hello"), CallSteward("3", 1)):
        with refusal_of("table-over"):
            await party.table.do(0, command, keys[0])
    record = await party.manager.record(party.table.id)
    assert not read_closing(record).over
    ann.close()


@in_a_loop
async def test_when_the_host_leaves_the_next_player_is_the_host() -> None:
    party, keys = await hosted()
    assert party.table.room.host == 0
    await party.do(2, Leave("1"))
    assert party.table.room.host == 0
    await party.do(0, Leave("2"))
    assert party.table.room.host == 1
    assert party.table.is_host(keys[1])
    assert not party.table.is_host(keys[0])
    await party.do(1, Leave("3"))
    assert party.table.room.host == 3  # Cid has left, too
    await party.restart()
    assert party.table.room.host == 3
    await party.do(3, Leave("4"))
    assert party.table.room.host == 3  # nobody else is there


@in_a_loop
async def test_a_host_who_is_absent_is_not_the_host_any_more_and_one_who_does_not_sit_stays_it() -> None:
    party, keys = Party(), [Key.new() for _ in range(4)]
    settings = Settings(game="dollars-1e", chairs=(Chair(),) * 4, clocks=Clocks(absence=60))
    party.table = await party.manager.open(settings, keys[0])
    for seat, key in enumerate(keys):
        await party.table.sit(key, NAMES[seat])
    party.table.listen(2)
    await party.clock.advance(60_000)
    assert party.table.room.host == 2
    other = await Party.open(people=4)
    assert other.table.room.host is None
    assert awaited(other) == [0, 1, 2, 3]
