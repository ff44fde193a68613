"""`millions serve` is killed at random moments, and started again: what anybody was told is still so.

All clients log what they send and receive; at the end an audit compares the logs with each other and with the store.

The long proof: `MILLIONS_KILLS=300 ./test tests/server/kills -n 0 -s`.
"""

from __future__ import annotations

import asyncio
import os
import time
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.loops import in_a_loop
from tests.server.honest import Evening, Program, audited, chairs, compared, played, seated
from tests.server.stores.databases import Database, database

TABLES: list[dict[str, Any]] = [
    {"game": "dollars-1e", "chairs": chairs(4)},
    {"game": "dollars-2e", "chairs": chairs(3, "sensible", "random")},
    {"game": "million-club", "chairs": chairs(3), "clocks": {"decision": 600}},
    {"game": "dollars-2e", "chairs": chairs(4), "clocks": {"decision": 600, "negotiation": 600}},
    {"game": "dollars-1e", "chairs": chairs(2, "sensible")},
    {"game": "million-club", "chairs": chairs(2, "sensible")},
]
LONGEST_LIFE = 2.0
"""Seconds between being reachable and being killed; on a busy machine, as many times what a start takes."""


class Killings:
    """A server that dies again and again, while games are played at it."""

    def __init__(self, program: Program, kills: int, seed: int, db: Database | None = None) -> None:
        self.program, self.wanted, self.rng, self.db = program, kills, Random(seed), db
        self.kills = self.kills_of_database = 0
        self.evenings: list[Evening] = []

    async def kill(self) -> None:
        """Kill and start until there were enough kills; then let everything be finished."""
        while self.kills < self.wanted:
            if self.rng.random() < 0.1:  # it has hardly begun to start
                await asyncio.sleep(self.rng.random())
            else:
                began = time.monotonic()
                await self.program.answers()
                await asyncio.sleep(LONGEST_LIFE * max(1, time.monotonic() - began) * self.rng.random() ** 2)
            if self.db is not None and self.rng.random() < 0.3:
                await self.kill_database()
            else:
                self.program.kill()
                self.program.launch()
            self.kills += 1

    async def kill_database(self) -> None:
        """The database is killed, and perhaps the server too before it is back."""
        assert self.db is not None
        self.db.kill()
        self.kills_of_database += 1
        await self.db.restart()
        if self.program.has_ended:  # it had just been started, and found no database
            self.program.launch()

    async def play(self, settings: dict[str, Any]) -> None:
        """One game after the other, as long as there is killing to come; at least one."""
        for round in count():
            if round and self.kills >= self.wanted:
                return
            evening = await seated(self.program, {"pace": 0, **settings}, self.rng)
            await played(evening)
            self.evenings.append(evening)

    async def everything(self, tables: list[dict[str, Any]]) -> None:
        self.program.launch()
        try:
            async with asyncio.TaskGroup() as group:
                group.create_task(self.kill())
                for settings in tables:
                    group.create_task(self.play(settings))
            for evening in self.evenings:
                await compared(self.program.url, evening)
        finally:
            self.program.kill()
        self.report = await audited(self.program)

    def figures(self, began: float) -> str:
        people, found = [person for evening in self.evenings for person in evening.people], self.report
        return (
            f"{self.kills} kills ({self.kills_of_database} of the database), "
            f"{len(self.evenings)} games finished and verified, "
            f"{found.acknowledged} commands acknowledged, {found.messages} numbered messages and {found.snapshots} "
            f"snapshots compared with {found.entries} entries of the store, nothing wrong; "
            f"{sum(person.greetings for person in people)} connections, {time.monotonic() - began:.0f} s"
        )


async def prove(
    store: str, log: Path, kills: int, tables: list[dict[str, Any]], db: Database | None = None
) -> Killings:
    """Kill this often; show the figures."""
    began = time.monotonic()
    killings = Killings(Program(store, log), kills, kills, db)
    await killings.everything(tables)
    print(f"\n{'SQLite' if db is None else 'PostgreSQL'}: {killings.figures(began)}")
    said = killings.program.complaints()
    assert [line for line in said if line.startswith("{")] == []  # others: a bot's process that had lost its server
    assert db is not None or not killings.program.outages()
    return killings


@pytest.mark.slow
@in_a_loop
async def test_a_killed_server_loses_nothing_it_acknowledged_and_does_nothing_twice(tmp_path: Path) -> None:
    killings = await prove(str(tmp_path / "tables.db"), tmp_path / "log", 3, TABLES[:1])
    assert killings.kills == killings.program.starts - 1 == 3


@pytest.mark.slow
@in_a_loop
async def test_a_server_and_its_database_are_killed_in_turn(tmp_path: Path) -> None:
    with database() as db:
        await prove(db.address, tmp_path / "log", 4, TABLES[1:3], db)


LONG = pytest.mark.skipif("MILLIONS_KILLS" not in os.environ, reason="MILLIONS_KILLS says how many")


@LONG
@in_a_loop
async def test_hundreds_of_kills(tmp_path: Path) -> None:
    await prove(str(tmp_path / "tables.db"), tmp_path / "log", int(os.environ["MILLIONS_KILLS"]), TABLES)


@LONG
@in_a_loop
async def test_many_kills_of_a_server_and_its_database(tmp_path: Path) -> None:
    with database() as db:
        await prove(db.address, tmp_path / "log", int(os.environ["MILLIONS_KILLS"]) // 5, TABLES, db)
