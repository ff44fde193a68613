"""PostgreSQL goes away while games are played: people are told, nothing acknowledged is lost, and it goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random

import pytest

from tests.loops import in_a_loop
from tests.server.honest import Program, audited, finished, seated
from tests.server.stores.databases import Database, database
from tests.server.stores.outages import ABANDONED, WATCHED, WITH_BOTS, over, refused_openly, until


@pytest.mark.slow
@in_a_loop
async def test_a_database_that_is_stopped_or_killed_is_said_and_nothing_is_lost(tmp_path: Path) -> None:
    with database() as db:
        program = Program(db.address, tmp_path / "log")
        await program.start()
        try:
            await outlast(program, db, [db.stop, db.kill])
        finally:
            program.kill()


def more(number: Callable[[], int], than: int) -> bool:
    return number() > than


async def outlast(program: Program, db: Database, ways: list[Callable[[], None]]) -> None:
    """Games are played; the database goes away in each of these ways, and comes back; all games are finished."""
    evenings = [await seated(program, settings, Random(7)) for settings in (WATCHED, WITH_BOTS)]
    abandoned = await seated(program, ABANDONED, Random(8))
    people = [person for evening in evenings for person in evening.people]
    async with asyncio.TaskGroup() as group:
        for evening in evenings:
            group.create_task(finished(program.url, evening))
        for go_away in ways:
            heard, told = people[0].n, sum(person.unavailable for person in people)
            await until(partial(more, lambda: people[0].n, heard + 8))
            go_away()
            await until(partial(more, lambda: sum(person.unavailable for person in people), told))
            await program.answers(503)
            await refused_openly(program)
            await db.restart()
            await program.answers(200)
    await over(program, abandoned)
    await audited(program)
    assert program.complaints() == []
    assert len(program.outages()) >= len(ways)  # the operator is told the cause
