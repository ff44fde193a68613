"""A wish is granted once, in the order of arrival, and stored before it is told."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import Raw

from millions.core.errors import IllegalAction, Malformed, MillionsError
from millions.core.nature import commitment_to
from millions.games.heists.bargain import Accept, Decline, Propose
from millions.games.heists.components import Role
from millions.games.heists.negotiation import Claim, Ready
from millions.games.heists.planning import Choose
from millions.games.heists.terms import terms
from millions.server.store import SqliteStore
from millions.tables import Filing, MemoryStore, StoreFailed, TableManager
from millions.tables.store import NOTHING_TO_FILE
from millions.wire.answers import Done, Refused
from millions.wire.commands import Commit, Leave, Play, Reveal, Say, StepAway, read_command
from millions.wire.keys import Key
from millions.wire.settings import Chair, Settings
from tests.loops import in_a_loop
from tests.tables.parties import Party

FOUR = (Chair(),) * 4


async def negotiating(**settings: Any) -> Party:
    """The negotiation of the first round has begun: Ann and Bob are Drivers, Cid and Dot are Crooks."""
    party = await Party.open(**settings)
    for seat, role in enumerate((Role.DRIVER, Role.DRIVER, Role.CROOK, Role.CROOK)):
        await party.play(seat, Choose((role,)))
    return party


@in_a_loop
async def test_a_repeated_click_is_one_action_also_at_the_same_time_and_after_a_restart() -> None:
    party = await Party.open()
    choose = Play("click", Raw(msgspec.json.encode(Choose((Role.DRIVER,)))))
    first = await asyncio.gather(*(party.do(0, choose) for _ in range(3)))
    number = party.table.state.number
    await party.play(1, Choose((Role.DRIVER,)))
    await party.restart()
    again = await party.do(0, choose)
    assert [*first, again] == [Done("click", first[0].n)] * 4
    assert party.table.state.number == number + 1
    other = await party.do(2, choose)  # somebody else's click of the same name is another one
    assert other.n == first[0].n + 2
    with pytest.raises(IllegalAction):
        await party.table.do(0, Play("another click", choose.action))


@in_a_loop
async def test_what_a_command_leads_to_goes_out_with_its_answer() -> None:
    party = await Party.open()
    woken: list[int] = []
    listeners = [party.table.listen(seat) for seat in (0, 0, 1)]
    for number, listener in enumerate(listeners):
        listener.take()
        listener.wake = lambda number=number: woken.append(number)  # type: ignore[misc]
    listeners[0].answering = listeners[2].answering = "mine"  # another seat may have chosen the same id
    await party.do(0, Play("mine", Raw(msgspec.json.encode(Choose((Role.DRIVER,))))))
    assert sorted(woken) == [1, 2]
    assert [len(listener.take()) for listener in listeners] == [1, 1, 1]
    await party.play(1, Choose((Role.DRIVER,)))
    assert sorted(woken) == [0, 1, 1, 2, 2]


@in_a_loop
async def test_a_refused_wish_changes_nothing_and_tells_nobody() -> None:
    party = await Party.open()
    before = await party.streams()
    for action in (b'{"verb":"Ready"}', b'{"verb":"Choose","roles":["emperor"]}', b"{", b'{"verb":"Nothing"}'):
        with pytest.raises(MillionsError):
            await party.do(0, Play(party.id(), Raw(action)))
    assert await party.streams() == before
    assert len(await party.store.read(party.table.id)) == party.table.state.number


def test_nonsense_is_no_command() -> None:
    wrong: Sequence[str] = (
        "",
        "{}",
        '{"do":"Fly","id":"1"}',
        '{"do":"Say","id":"","text":"x"}',
        '{"do":"Say","id":"1"}',
    )
    for nonsense in wrong:
        with pytest.raises(Malformed) as refusal:
            read_command(nonsense)
        assert refusal.value.code == "no-such-command"
    assert read_command('{"do":"Say","id":"1","text":"x"}') == Say("1", "x")


@in_a_loop
async def test_of_two_who_want_the_same_seat_the_first_gets_it() -> None:
    party = Party()
    table = await party.manager.open(Settings(game="dollars-1e", chairs=(Chair(),) * 4), Key.new())
    ann, bob = Key.new(), Key.new()
    outcomes = await asyncio.gather(table.sit(ann, "Ann", 2), table.sit(bob, "Bob", 2), return_exceptions=True)
    assert outcomes[0] == 2
    assert isinstance(outcomes[1], Refused)
    assert outcomes[1].code == "seat-taken"
    assert await asyncio.gather(table.sit(bob, "Bob"), table.sit(bob, "Bob")) == [0, 0]  # type: ignore[comparison-overlap]  # one click, twice
    for name, code in (("bob", "seat-twice"), ("  ", "seat-name"), ("x" * 30, "seat-name")):
        with pytest.raises(MillionsError) as refusal:
            await table.sit(Key.new(), name)
        assert refusal.value.code == code
    for commitment in ("", "a|b", "0" * 63, "é" * 64):
        with pytest.raises(Malformed):
            await table.sit(Key.new(), "Cid", commitment=commitment)
    assert (table.seat_of(ann), table.seat_of(bob), table.seat_of(Key.new())) == (2, 0, None)


@in_a_loop
async def test_of_two_who_answer_the_same_proposal_the_first_does() -> None:
    party = await negotiating()
    await party.play(0, Propose(terms([(0, 1, 1)], [1, 2])))
    both = [party.play(1, Accept(1)), party.play(2, Decline(1)), party.play(2, Accept(1))]
    outcomes = await asyncio.gather(*both, return_exceptions=True)
    assert [isinstance(outcome, Done) for outcome in outcomes] == [True, True, False]
    assert isinstance(outcomes[2], IllegalAction)


@in_a_loop
async def test_before_the_match_people_come_and_go_and_the_host_may_begin_with_bots() -> None:
    party = Party()
    host = Key.new()
    chairs = (Chair(), Chair(name="Zoe"), Chair("random", "Robo"), Chair())
    table = await party.manager.open(Settings(game="dollars-1e", chairs=chairs, public=True, pace=0), host)
    assert [one.id for one in await party.manager.public_tables()] == [table.id]
    assert table.is_host(host)
    assert not table.is_host(Key.new())
    zoe = Key.new()
    assert await table.sit(zoe, "Somebody", 1) == 1
    assert table.room.sitters[1].name == "Zoe"
    with pytest.raises(Refused):
        await table.do(1, StepAway("1"))
    assert await table.do(1, Commit("2", commitment_to("pepper")))
    assert table.room.commitments[1] == commitment_to("pepper")
    await table.do(1, Leave("3"))
    assert table.seat_of(zoe) is None
    assert table.room.commitments[1] is None
    assert await table.sit(zoe, None, 1, commitment=commitment_to("thyme")) == 1
    await table.begin()
    await table.do(1, Reveal("5", "thyme"))
    assert [sitter.kind for sitter in table.room.sitters] == ["sensible", "person", "random", "sensible"]
    assert table.state.match is not None
    assert table.state.match.header.salts[1] == "thyme"
    late_salt = table.do(1, Commit("4", commitment_to("late")))
    for late in (table.begin(), table.close(), table.sit(Key.new(), "Late"), late_salt):
        with pytest.raises(Refused):
            await late
    with pytest.raises(Refused):
        await party.manager.table("nowhere")


@in_a_loop
async def test_a_table_that_is_closed_before_it_began_is_over() -> None:
    party = Party()
    table = await party.manager.open(Settings(game="dollars-2e", chairs=(Chair(),) * 4, public=True), Key.new())
    await table.close()
    assert table.room.stage == "closed"
    assert await party.manager.public_tables() == []
    with pytest.raises(Refused):
        await table.record()


def test_what_cannot_be_played_cannot_be_opened() -> None:
    @in_a_loop
    async def refused(**settings: Any) -> None:
        with pytest.raises(MillionsError):
            await Party().manager.open(
                Settings(**{"game": "dollars-1e", "chairs": (Chair(),) * 4, **settings}), Key.new()
            )

    refused(game="chess")
    refused(chairs=(Chair(),) * 2)
    refused(chairs=(Chair("emperor"),) * 4)
    refused(options={"leader": "Nobody"})
    refused(options={"speed": 3})
    refused(deck={"name": "empty", "cards": []})


# When the store fails


@in_a_loop
async def test_what_could_not_be_stored_has_not_happened(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.db")
    party = await negotiating(store=store)
    before, claim = await party.streams(), Claim(0, Role.CROOK)
    (pages,) = store._out.execute("PRAGMA page_count").fetchone()
    store._out.execute(f"PRAGMA max_page_count = {pages}")
    with contextlib.suppress(StoreFailed):
        for number in range(100):
            await party.do(0, Say(f"s{number}", "long " * 90))
            await party.clock.advance(2000)
            before = await party.streams()
    with pytest.raises(StoreFailed):
        await party.play(0, claim, "claim")
    assert await party.streams() == before
    store._out.execute("PRAGMA max_page_count = 100000")
    done = await party.play(0, claim, "claim")
    assert done.n == len(before[0]) + 1
    await party.restart()
    assert await party.play(0, claim, "claim") == done
    await store.close()


class DoubtfulStore(MemoryStore):
    """The connection is lost just after the commit: it is stored, and nobody is told so."""

    doubtful = False

    async def append(self, table: str, after: int, entries: Sequence[bytes], filing: Filing = NOTHING_TO_FILE) -> None:
        await super().append(table, after, entries, filing)
        if self.doubtful:
            raise StoreFailed("store-failed", "the connection is lost", error="lost")


@in_a_loop
async def test_what_was_stored_after_all_is_found_out_and_not_done_twice() -> None:
    store = DoubtfulStore()
    party = await negotiating(store=store)
    number = party.table.state.number
    store.doubtful = True
    with pytest.raises(StoreFailed):
        await party.play(0, Ready(), "ready")
    store.doubtful = False
    done = await party.play(0, Ready(), "ready")
    assert party.table.state.number == number + 1
    assert done.n == party.table.number(0)


class SlowStore(MemoryStore):
    """A store whose answer comes late."""

    async def append(self, table: str, after: int, entries: Sequence[bytes], filing: Filing = NOTHING_TO_FILE) -> None:
        await super().append(table, after, entries, filing)
        await asyncio.sleep(0.01)


@pytest.mark.parametrize("surely", [True, False])
@in_a_loop
async def test_a_caller_who_does_not_wait_for_the_answer_loses_nothing(surely: bool) -> None:
    party = await Party.open("dollars-1e", 4, store=SlowStore())
    play = Play(id="mine", action=Raw(msgspec.json.encode(Choose((Role.DRIVER,)))))
    number = party.table.state.number
    calls = [asyncio.create_task(party.table.do(0, play, surely=surely)) for _ in range(2)]
    for _ in range(3):
        await asyncio.sleep(0)
    assert not party.table.can_be_forgotten
    for call in calls:
        call.cancel()
    await asyncio.gather(*calls, return_exceptions=True)
    await party.play(1, Choose((Role.CROOK,)))
    assert party.table.state.number == number + 2
    assert (await party.table.do(0, play)).id == "mine"  # done before
    assert party.table.state.number == number + 2


@in_a_loop
async def test_bots_try_again_when_the_store_is_back() -> None:
    store = DoubtfulStore()
    party = await Party.open(people=1, bots=["random"] * 3, store=store, pace=100)
    store.doubtful = True
    await party.clock.advance(100)
    store.doubtful = False
    await party.clock.advance(10_000)
    assert party.table.state.awaited == (0,)


@in_a_loop
async def test_two_programs_at_one_table_agree_on_one_log() -> None:
    party = await negotiating()
    elsewhere = TableManager(party.store, party.clock)
    other = await elsewhere.table(party.table.id)
    await party.play(0, Claim(0, Role.BRUTE))
    await other.do(1, Play("x", Raw(msgspec.json.encode(Claim(1, Role.BRUTE)))))
    await party.play(0, Ready(), "r")
    await other.do(2, Say("y", "well"))
    assert await other.do(0, Play("r", Raw(b'{"verb":"Ready"}'))) == await party.play(0, Ready(), "r")
    await party.do(3, Say("z", "well, well"))
    await other.do(3, Say("zz", "the end"))
    assert (await other.after(0, 0))[: party.table.number(0)] == await party.table.after(0, 0)
