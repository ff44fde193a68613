"""What a process hears of others: nonsense does not make it deaf, and silence is noticed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import psycopg
import pytest

from millions.server.store import open_store, peers
from millions.server.store.peers import PostgresPeers
from millions.tables import LoopClock
from tests.loops import in_a_loop
from tests.server.several.group import until


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("BEAT_S", "HEARING_TEST_EVERY_S"):
        monkeypatch.setattr(peers, name, 0.05)


@asynccontextmanager
async def one(schema: str) -> AsyncIterator[PostgresPeers]:
    """A process that has joined and hears."""
    store = open_store(schema)
    process = PostgresPeers(schema, LoopClock())
    running = asyncio.create_task(process.run())
    try:
        await until(lambda: process.since is not None and process._heard_self.is_set())
        yield process
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        await process.close()
        await store.close()


def do(schema: str, *statements: str) -> None:
    with psycopg.connect(schema, autocommit=True) as connection:
        for statement in statements:
            connection.execute(statement.encode())


@in_a_loop
async def test_nonsense_on_the_channel_is_passed_over(schema: str) -> None:
    async with one(schema) as process:
        heard: list[tuple[str, int]] = []
        process.on_entries = lambda table, last: heard.append((table, last))
        said = ["", " ", "x", "x t:many", "x t:-1", "x ,,:,t:\u0665x", "x t:" + "9" * 5000, "x $:1,$a:b", "x t:7"]
        do(schema, *[f"NOTIFY millions, '{one}'" for one in said])
        await until(lambda: ("t", 7) in heard)
        assert heard == [("t", 7)]


@in_a_loop
async def test_what_one_process_counts_another_one_hears(schema: str) -> None:
    async with one(schema) as process, one(schema) as other:
        heard: list[tuple[str, int]] = []
        other.on_spent = lambda what, number: heard.append((what, number))
        await until(lambda: not process.alone)
        process.spent("requests/2001:db8::", 3)
        process.spent("requests/2001:db8::", 4)
        await until(lambda: sum(number for _, number in heard) == 7)
        assert {what for what, _ in heard} == {"requests/2001:db8::"}


@in_a_loop
async def test_a_process_goes_on_beating_though_it_does_not_understand_another(schema: str) -> None:
    async with one(schema) as process:
        process.hold("t", {})
        do(
            schema,
            "INSERT INTO tables (id, game, public, status, opened, secret, last) "
            "VALUES ('t', 'g', false, 'open', 0, '', 1)",
            "INSERT INTO processes VALUES ('newer', now() + interval '1 hour', 0, 0)",
            "INSERT INTO holders VALUES ('newer', 't', 'something new')",
        )
        await until(lambda: not process.alone)
        await asyncio.sleep(0.2)
        beaten = process._beaten
        await until(lambda: process._beaten > beaten)


@in_a_loop
async def test_a_line_that_has_fallen_silent_is_replaced_and_both_are_told_once(
    schema: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(peers, "HEARING_TEST_S", 0.3)
    async with one(schema) as process:
        hear, connect, lines = process._hear, process._connect, list[object]()

        async def counted() -> psycopg.AsyncConnection[Any]:
            lines.append(None)
            return await connect()

        async def nothing(payload: str) -> None:
            """The connection stands, but nothing comes through."""

        process._hear, process._connect = nothing, counted  # type: ignore[method-assign]
        await until(lambda: "do not arrive" in caplog.text)
        await until(lambda: bool(lines))
        await asyncio.sleep(0.5)
        process._hear = hear  # type: ignore[method-assign]
        await until(lambda: "arrive again" in caplog.text)
        assert caplog.text.count("do not arrive") == 1


async def joined(schema: str) -> PostgresPeers:
    """A process that beats only when it is asked to."""
    process = PostgresPeers(schema, LoopClock())
    joining = asyncio.create_task(process.in_step())
    await joining
    return process


def out_of_touch(process: PostgresPeers) -> None:
    """It has not beaten for a long time: it was stopped, or could not reach the database."""
    process._beaten -= 10
    process._met -= 10


@in_a_loop
async def test_after_an_outage_of_a_database_that_forgot_everybody_nobody_thinks_to_be_alone(schema: str) -> None:
    store = open_store(schema)
    process = await joined(schema)
    process._met = -60.0
    assert process.alone
    out_of_touch(process)
    do(schema, "DELETE FROM processes")  # as after a crash
    await process.in_step()
    assert not process.alone
    await process.close()
    await store.close()


@in_a_loop
async def test_a_process_that_was_stopped_decides_nothing_before_the_others_know_that_it_is_back(schema: str) -> None:
    store = open_store(schema)
    stopped = await joined(schema)
    other = PostgresPeers(schema, LoopClock())
    joining = asyncio.create_task(other.in_step())
    await asyncio.sleep(0.1)
    await stopped._beat()
    await joining
    out_of_touch(stopped)
    do(schema, f"UPDATE processes SET seen = seen - interval '10 s' WHERE id = '{stopped.id}'")
    await other._beat()
    assert stopped.id not in other._others
    back = asyncio.create_task(stopped.in_step())
    await asyncio.sleep(0.3)
    assert not back.done()
    await other._beat()
    assert stopped.id in other._others
    await asyncio.wait_for(back, 5)
    for process in (stopped, other):
        await process.close()
    await store.close()
