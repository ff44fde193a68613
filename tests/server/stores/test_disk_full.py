"""No room on the disk: people are told, nothing acknowledged is lost, and it goes on by itself when there is room."""

from __future__ import annotations

import asyncio
import os
import resource
import subprocess
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from random import Random

import pytest

from tests.loops import in_a_loop
from tests.server.honest import Program, audited, finished, seated
from tests.server.stores.outages import ABANDONED, WATCHED, WITH_BOTS, over, refused_openly, still_there, until


class Room:
    """A place for a database that can be made too small for another byte."""

    def __init__(self, folder: Path, take: Callable[[Program], None], give: Callable[[Program], None]) -> None:
        self.folder, self.take, self.give = folder, take, give


@contextmanager
def limited(folder: Path) -> Iterator[Room]:
    """A process that may not make a file longer than its log of writes already is: works everywhere on Linux."""
    free = resource.RLIM_INFINITY

    def take(program: Program) -> None:
        length = max(os.path.getsize(f"{program.store}-wal"), program.log.stat().st_size + 4096)
        assert program.process is not None
        resource.prlimit(program.process.pid, resource.RLIMIT_FSIZE, (length, free))

    def give(program: Program) -> None:
        assert program.process is not None
        resource.prlimit(program.process.pid, resource.RLIMIT_FSIZE, (free, free))

    yield Room(folder, take, give)


@contextmanager
def tiny(folder: Path) -> Iterator[Room]:
    """A file system of its own, filled to the last byte. Needs to be allowed to mount."""
    disk, ballast = folder / "disk", folder / "disk" / "ballast"
    disk.mkdir()
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=16m", "tmpfs", disk], capture_output=True)
    if mounted.returncode:
        pytest.skip("may not mount anything here")

    def take(program: Program) -> None:
        with suppress(OSError), ballast.open("wb", buffering=0) as file:
            while True:
                file.write(b"\0" * 4096)

    try:
        yield Room(disk, take, lambda program: ballast.unlink())
    finally:
        subprocess.run(["umount", "--lazy", disk], check=True)


@pytest.mark.slow
@pytest.mark.parametrize("narrow", [limited, tiny])
@in_a_loop
async def test_a_full_disk_is_said_and_nothing_is_lost(
    narrow: Callable[[Path], AbstractContextManager[Room]], tmp_path: Path
) -> None:
    with narrow(tmp_path) as room:
        program = Program(str(room.folder / "tables.db"), tmp_path / "log")
        await program.start()
        try:
            await outlast(program, room)
        finally:
            program.kill()


async def outlast(program: Program, room: Room) -> None:
    """Games are played; the disk is full for a while; all of them are finished, the abandoned one by itself."""
    evenings = [await seated(program, settings, Random(7)) for settings in (WATCHED, WITH_BOTS)]
    abandoned = await seated(program, ABANDONED, Random(8))
    async with asyncio.TaskGroup() as group:
        for evening in evenings:
            group.create_task(finished(program.url, evening))
        people = [person for evening in evenings for person in evening.people]
        await until(lambda: any(evening.people[0].n > 8 for evening in evenings))  # a long log of writes is reused
        room.take(program)
        await until(lambda: any(person.unavailable for person in people))
        await program.answers(503)
        await refused_openly(program)
        await still_there(program, evenings[0])
        await asyncio.sleep(1.5)  # bots and clocks find no room either
        room.give(program)
    await program.answers(200)
    await over(program, abandoned)
    await audited(program)
    assert program.complaints() == []
    assert program.outages()  # the operator is told the cause
