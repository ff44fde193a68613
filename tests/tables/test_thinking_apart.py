"""A table goes on while its bot thinks, and the bots of one owner do not delay those of others."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any

from millions.games.heists.components import Role
from millions.games.heists.planning import Choose
from millions.tables import HandClock, MemoryStore, TableManager
from millions.tables.fair_queue import FairQueue
from millions.wire.commands import Say
from millions.wire.keys import Key
from millions.wire.settings import Chair, Clocks, Settings
from tests.loops import in_a_loop
from tests.tables.parties import NOON, SECRET, Party
from tests.walks import NAMES


class ByHand(Executor):
    """Runs a job when it is told to."""

    def __init__(self) -> None:
        self.jobs: list[tuple[Future[Any], Callable[..., Any], Any]] = []

    def submit(self, fn: Callable[..., Any], /, *args: Any, **named: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.jobs.append((future, fn, args))
        return future

    async def finish(self) -> None:
        """Run the oldest job, and let its caller go on."""
        future, fn, args = self.jobs.pop(0)
        future.set_result(fn(*args))
        await turns()

    async def finish_all(self) -> None:
        while self.jobs:
            await self.finish()


async def turns() -> None:
    """Let every task do what it can."""
    for _ in range(50):
        await asyncio.sleep(0)


async def party_with(executor: Executor, people: int = 3, **settings: Any) -> Party:
    """People and a bot whose turn it is."""
    party = Party(MemoryStore(), HandClock(NOON))
    party.manager = TableManager(party.store, party.clock, executor)
    chairs = (*[Chair()] * people, Chair("shrewd"))
    chosen = Settings(game="dollars-1e", chairs=chairs, pace=0, **settings)
    party.table = await party.manager.open(chosen, Key.new(), SECRET)
    for seat in range(people):
        await party.table.sit(Key.new(), NAMES[seat])
    return party


@in_a_loop
async def test_people_talk_and_act_while_a_bot_thinks() -> None:
    executor = ByHand()
    party = await party_with(executor)
    waking = asyncio.create_task(party.clock.advance(0))
    await turns()
    assert len(executor.jobs) == 1
    async with asyncio.timeout(5):
        await party.do(0, Say("1", "hello"))
        await party.play(0, Choose((Role.DRIVER,)))
    match = party.table.state.match
    assert match is not None
    acted = [line.seat for line in match.log if line.seat >= 0]
    assert acted == [0]
    await executor.finish()  # what the bot decided before is not played: it thinks again
    assert [line.seat for line in match.log if line.seat >= 0] == [0]
    assert len(executor.jobs) == 1
    await executor.finish()
    assert [line.seat for line in match.log if line.seat >= 0] == [0, 3]
    assert not executor.jobs
    await waking


@in_a_loop
async def test_talk_does_not_make_a_bot_think_again() -> None:
    executor = ByHand()
    party = await party_with(executor)
    waking = asyncio.create_task(party.clock.advance(0))
    await turns()
    await party.do(0, Say("1", "hello"))
    await executor.finish()
    match = party.table.state.match
    assert match is not None
    assert [line.seat for line in match.log if line.seat >= 0] == [3]
    await waking


@in_a_loop
async def test_a_clock_runs_out_while_a_bot_thinks() -> None:
    executor = ByHand()
    party = await party_with(executor, clocks=Clocks(decision=30))
    waking = asyncio.create_task(party.clock.advance(0))
    await turns()
    await party.do(0, Say("1", "hello"))
    later = asyncio.create_task(party.clock.advance(30_000))
    await turns()
    assert [sitter.steward for sitter in party.table.room.sitters] == [True, True, True, False]
    await executor.finish_all()
    await asyncio.gather(waking, later)


@in_a_loop
async def test_a_table_whose_bot_thinks_is_not_forgotten() -> None:
    executor = ByHand()
    party = await party_with(executor)
    waking = asyncio.create_task(party.clock.advance(0))
    await turns()
    assert not party.table.can_be_forgotten
    await executor.finish()
    assert party.table.can_be_forgotten
    await waking


@in_a_loop
async def test_owners_take_turns() -> None:
    executor, done = ByHand(), list[str]()
    queue = FairQueue(executor, at_once=1)

    async def job(owner: str) -> None:
        done.append(await queue.run(owner, str, owner))

    jobs = [asyncio.create_task(job("stranger")) for _ in range(30)]
    await turns()
    jobs += [asyncio.create_task(job(owner)) for owner in ("Ann", "Bob")]
    await turns()
    assert len(executor.jobs) == 1
    await executor.finish_all()
    await asyncio.gather(*jobs)
    assert done[:4] == ["stranger", "stranger", "Ann", "Bob"]  # one ran, and one was next, when the others came
    assert len(done) == 32


@in_a_loop
async def test_a_job_that_is_given_up_makes_room_for_the_next() -> None:
    executor = ByHand()
    queue = FairQueue(executor, at_once=1)
    first, second, third = (asyncio.create_task(queue.run(owner, str, owner)) for owner in "abc")
    await turns()
    second.cancel()
    await turns()
    await executor.finish_all()
    assert (await first, await third) == ("a", "c")
    first = asyncio.create_task(queue.run("a", str, "again"))
    await turns()
    await executor.finish_all()
    assert await first == "again"
