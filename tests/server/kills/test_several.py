"""Three servers on one database are killed, stopped and frozen while games are played: what anybody was told is so.

Every request and every connection goes to any of them. They lose announcements, their dates differ by a minute, and
the database is killed too. The long proof: `MILLIONS_KILLS=300 ./test tests/server/kills -n 0 -s`.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections import Counter
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.loops import in_a_loop
from tests.server.honest import Evening, audited, compared, played, seated
from tests.server.kills.fleet import Fleet, pooled, serves
from tests.server.kills.test_kills import LONG, TABLES
from tests.server.stores.databases import Database, database


class Harm:
    """A fleet to which bad things happen, while games are played at it."""

    def __init__(self, fleet: Fleet, db: Database, wanted: int, rng: Random) -> None:
        self.fleet, self.db, self.wanted, self.rng = fleet, db, wanted, rng
        self.done: Counter[str] = Counter()
        self.evenings: list[Evening] = []

    async def happen(self) -> None:
        """One thing after the other."""
        while self.done.total() < self.wanted:
            await asyncio.sleep(1.5 * self.rng.random())
            if self.rng.random() < 0.1:
                self.db.kill()
                await self.db.restart()
                self.done["database"] += 1
            else:
                self.done[await self.fleet.harm()] += 1
        for program in self.fleet.programs:
            await serves(program)

    async def play(self, settings: dict[str, Any]) -> None:
        """One game after the other, as long as there is harm to come; at least one."""
        while not self.evenings or self.done.total() < self.wanted:
            evening = await seated(self.fleet, {"pace": 0, **settings}, self.rng)  # type: ignore[arg-type]
            await played(evening)
            self.evenings.append(evening)

    async def everything(self, tables: list[dict[str, Any]]) -> None:
        began = time.monotonic()
        async with self.fleet.running():
            async with asyncio.TaskGroup() as group:
                group.create_task(self.happen())
                for settings in tables:
                    group.create_task(self.play(settings))
            for evening in self.evenings:
                await compared(self.fleet.url, evening)
        found = await audited(self.fleet)  # type: ignore[arg-type]
        print(
            f"\nThree processes: {dict(self.done)}, {len(self.evenings)} games, {found.acknowledged} commands, "
            f"{found.messages} messages, {found.entries} entries, nothing wrong, {time.monotonic() - began:.0f} s"
        )
        assert self.fleet.complaints() == []


async def prove(tmp_path: Path, harm: int, tables: list[dict[str, Any]], pool: bool) -> None:
    with database() as db:
        between: AbstractContextManager[str] = nullcontext(db.address)
        if pool:
            between = pooled(db.address)
        with between as address:
            rng = Random(harm)
            await Harm(Fleet(address, tmp_path, rng), db, harm, rng).everything(tables)


@pytest.mark.slow
@in_a_loop
async def test_three_servers_of_which_one_is_killed_frozen_or_stopped(tmp_path: Path) -> None:
    await prove(tmp_path, 2, TABLES[1:2], pool=False)


@LONG
@pytest.mark.parametrize("pool", [False, True])
@in_a_loop
async def test_hundreds_of_kills_of_three_servers(pool: bool, tmp_path: Path) -> None:
    await prove(tmp_path, int(os.environ["MILLIONS_KILLS"]), TABLES, pool)
