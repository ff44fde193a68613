"""`millions serve --workers`: several processes at one port."""

from __future__ import annotations

import asyncio
import os
import re
import signal
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random

import httpx
import pytest

from millions.server.config import Config
from millions.server.run import serve
from millions.server.workers import Workers
from millions.tables.errors import StoreFailed
from millions.wire.answers import Refused
from tests.loops import in_a_loop
from tests.server.honest import PATIENCE, Program, free_port, seated
from tests.server.parties import Client


def test_several_processes_need_postgresql(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="PostgreSQL") as refused:
        serve(Config(store=str(tmp_path / "tables.db"), workers=2, port=0))
    assert refused.value.code == "workers-need-postgres"
    assert not (tmp_path / "tables.db").exists()


def test_a_database_that_does_not_answer_is_said_before_any_process_is_started(
    capfd: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(StoreFailed, match="no database server listens there"):
        serve(Config(store=f"postgresql://nobody@127.0.0.1:{free_port()}/none", workers=2, port=0))
    assert "Traceback" not in capfd.readouterr().err


def end_or_work(folder: Path, place: int, ready: Callable[[str], None]) -> None:
    """The first process at place 0 ends before it is ready, the second one is ready; that at place 1 never is."""
    if place == 0:
        if not (folder / "was here").exists():
            (folder / "was here").touch()
            return
        ready("http://here")
    signal.pause()


@pytest.mark.slow
def test_a_process_that_ends_while_it_starts_is_started_again_and_the_server_becomes_ready(tmp_path: Path) -> None:
    said: list[str] = []

    def ready(url: str) -> None:
        said.append(url)
        os.kill(os.getpid(), signal.SIGTERM)

    Workers(2, partial(end_or_work, tmp_path), ready).run([signal.SIGTERM])
    assert said == ["http://here"]


def workers(program: Program) -> list[int]:
    """The processes that the program has started to serve."""
    assert program.process is not None
    found = Path(f"/proc/{program.process.pid}/task/{program.process.pid}/children").read_text().split()
    return [int(one) for one in found if b"spawn_main" in Path(f"/proc/{one}/cmdline").read_bytes()]


async def started(program: Program, number: int) -> None:
    """Wait until this number of processes have opened their door."""
    async with asyncio.timeout(PATIENCE):
        while program.log.read_text().count('"started"') < number:
            await asyncio.sleep(0.05)


@pytest.mark.slow
@in_a_loop
async def test_a_process_that_is_killed_is_started_again_and_all_say_goodbye(schema: str, tmp_path: Path) -> None:
    program = Program(schema, tmp_path / "log")
    program.command += ["--workers", "2"]
    await program.start()
    try:
        await started(program, 2)
        os.kill(workers(program)[0], signal.SIGKILL)
        await started(program, 3)
        assert len(workers(program)) == 2
        async with httpx.AsyncClient(trust_env=False) as http:
            metrics = (await http.get(f"{program.url}/metrics")).text
        assert {f'millions_sockets{{worker="{place}"}} 0.0' for place in (0, 1)} <= set(metrics.splitlines())
        evening = await seated(program, {"game": "dollars-1e", "chairs": [{}] * 3}, Random(1))
        clients = [await Client(program.url, evening.table, one.key).connect() for one in evening.people]
        for client in clients:
            await client.until(lambda client=client: client.here == [0, 1, 2])  # type: ignore[misc]
        program.stop()
        for client in clients:
            assert await client.hung_up() == 1012
    finally:
        program.kill()
    said = program.log.read_text()
    assert len(re.findall("a server process has ended and is started again", said)) == 1
