"""Thousands of hostile frames from many connections, while honest people play: nobody suffers for it.

The long proof: `MILLIONS_FRAMES=10000 ./test tests/server/hostile -n 0 -s`. It prints what honest players waited with
and without the attack, how long the server's event loop was busy (in processor time), and the server's memory.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection

from millions.bench.figures import percentile
from millions.server.config import Limits
from tests.loops import in_a_loop
from tests.server.honest import PATIENCE, ROOT, Evening, Person, Program, audited, chairs, seated

FRAMES = int(os.environ.get("MILLIONS_FRAMES", "0"))
SHORT_FRAMES, SHORT_S, LONG_S = 1500, 2.0, 30.0
TABLES: list[dict[str, Any]] = [
    {"game": "dollars-1e", "chairs": chairs(4), "public": True},
    {"game": "dollars-2e", "chairs": chairs(3, "sensible")},
    {"game": "million-club", "chairs": chairs(3)},
]
MOST_MEMORY_MB = 32
"""How much the attack may add to the server's memory, at its peak."""

MOST_WAIT_S = 0.1
"""The wait that 99 of 100 actions of honest players must not exceed."""

PAUSE_S = 0.3
"""How long an honest player thinks at most."""


class Timed(Person):
    """Somebody who thinks a moment before each action, talks now and then, and measures how long each answer takes."""

    waits: list[tuple[float, float]]
    began = 0.0

    def wish(self) -> dict[str, Any] | None:
        if self.room["stage"] == "playing" and self.rng.random() < 0.05:
            return {"do": "Say", "text": f"{self.seat} says {self.rng.random()}"}
        return super().wish()

    async def send(self, line: ClientConnection, wish: dict[str, Any]) -> None:
        await asyncio.sleep(PAUSE_S * self.rng.random())
        self.began = time.time()
        await super().send(line, wish)

    def take_in(self, message: str | bytes) -> None:
        asked = self.asked
        super().take_in(message)
        if asked is not None and self.asked is None:
            self.waits.append((self.began, time.time() - self.began))


class Honest:
    """Honest players at a few tables, for as long as they are wanted."""

    def __init__(self, program: Program) -> None:
        self.program, self.rng, self.waits = program, Random(5), list[tuple[float, float]]()
        self.wanted = True
        self.tables: list[str] = []
        self.finished = 0

    async def play(self, settings: dict[str, Any]) -> None:
        while self.wanted:
            evening = await seated(self.program, {"pace": 100, **settings}, self.rng, Timed)
            self.tables.append(evening.table)
            for person in evening.people:
                assert isinstance(person, Timed)
                person.waits = self.waits
            playing = [asyncio.create_task(person.play()) for person in evening.people]
            await self._until_over(evening, playing)

    async def _until_over(self, evening: Evening, playing: list[asyncio.Task[None]]) -> None:
        """Until the match is over, or nobody wants to go on."""
        while not all(task.done() for task in playing) and self.wanted:
            await asyncio.wait(playing, timeout=0.1, return_when=asyncio.FIRST_EXCEPTION)
        for task in playing:
            task.cancel()
        for result in await asyncio.gather(*playing, return_exceptions=True):
            if isinstance(result, BaseException) and not isinstance(result, asyncio.CancelledError):
                raise result
        self.finished += all(person.over for person in evening.people)


class Measured:
    """What was measured between two moments."""

    def __init__(self, waits: list[tuple[float, float]], lags: Path, began: float, ended: float) -> None:
        self.waits = [wait for at, wait in waits if began <= at < ended]
        ticks = [tuple(map(float, line.split())) for line in lags.read_text().splitlines() if line.count(" ") == 1]
        self.lags = [lag for at, lag in ticks if began <= at < ended]
        self.busy = sum(self.lags) / (ended - began)

    def __str__(self) -> str:
        waits = [f"{1000 * percentile(self.waits, share):.0f}" for share in (0.5, 0.99, 1)]
        lags = [f"{1000 * percentile(self.lags, share):.1f}" for share in (0.5, 0.99, 1)]
        return (
            f"{len(self.waits)} actions answered after {' / '.join(waits)} ms (median / p99 / longest); "
            f"event loop {' / '.join(lags)} ms of processor time between ticks, busy {self.busy:.0%}"
        )


def memory_mb(pid: int) -> float:
    """Resident memory of a process."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


class Peak:
    """The highest memory of the server since the attack began."""

    def __init__(self, pid: int) -> None:
        self._pid, self.before = pid, memory_mb(pid)
        self.peak = self.before

    async def watch(self) -> None:
        while True:
            self.peak = max(self.peak, memory_mb(self._pid))
            await asyncio.sleep(0.05)

    @property
    def growth(self) -> float:
        return self.peak - self.before


async def attackers(port: int, table: str, frames: int, seconds: float) -> dict[str, dict[str, int]]:
    """Let them attack, in a process of their own."""
    arguments = ["-m", "tests.server.hostile.attackers", str(port), table, str(frames), str(seconds)]
    process = await asyncio.create_subprocess_exec(sys.executable, *arguments, cwd=ROOT, stdout=asyncio.subprocess.PIPE)
    out, _ = await process.communicate()
    assert process.returncode == 0
    found: dict[str, dict[str, int]] = json.loads(out)
    return found


async def prove(folder: Path, frames: int, seconds: float) -> tuple[Measured, Measured, Peak]:
    """Honest people play, first alone, then during an attack; then everything is compared."""
    program = Program(str(folder / "tables.db"), folder / "log", Limits(), lags=folder / "lags")
    await program.start()
    assert program.process is not None
    honest = Honest(program)
    players = [asyncio.create_task(honest.play(settings)) for settings in TABLES]
    try:
        async with asyncio.timeout(PATIENCE):
            while len(honest.waits) < 20:
                await asyncio.sleep(0.05)
        start = time.time()
        await asyncio.sleep(seconds)
        peak, attacked = Peak(program.process.pid), time.time()
        watching = asyncio.create_task(peak.watch())
        found = await attackers(program.port, honest.tables[0], frames, seconds)
        ended = time.time()
        watching.cancel()
        await nobody_left(program, len(TABLES) * 4)
        honest.wanted = False
        await asyncio.gather(*players)
    finally:
        program.kill()
    report = await audited(program)
    quiet, loud = (Measured(honest.waits, folder / "lags", *span) for span in ((start, attacked), (attacked, ended)))
    sent, connections = (sum(one[what] for one in found.values()) for what in ("frames", "connections"))
    print(f"\n{sent} hostile frames on {connections} connections in {ended - attacked:.0f} s: {found}")
    print(f"without the attack: {quiet}\nduring the attack: {loud}")
    print(f"memory: {peak.before:.0f} MB before, {peak.growth:.1f} MB more at the peak")
    print(f"{honest.finished} games finished, {report.acknowledged} honest commands acknowledged, audit: nothing wrong")
    assert sent >= frames
    assert program.complaints() == []
    assert len(program.log.read_text().splitlines()) < 20  # nobody can fill the operator's disk
    return quiet, loud, peak


async def nobody_left(program: Program, most: int) -> None:
    """Wait until the server has got rid of all attackers."""
    async with asyncio.timeout(PATIENCE), httpx.AsyncClient(trust_env=False) as http:
        while (await http.get(f"{program.url}/healthz")).json()["sockets"] > most:
            await asyncio.sleep(0.2)


@pytest.mark.slow
@in_a_loop
async def test_honest_people_play_on_while_frames_of_all_kinds_rain_down(tmp_path: Path) -> None:
    _, loud, peak = await prove(tmp_path, SHORT_FRAMES, SHORT_S)
    assert loud.waits
    assert peak.growth < MOST_MEMORY_MB


@pytest.mark.skipif(not FRAMES, reason="MILLIONS_FRAMES says how many")
@in_a_loop
async def test_ten_thousand_hostile_frames(tmp_path: Path) -> None:
    _, loud, peak = await prove(tmp_path, FRAMES, LONG_S)
    assert peak.growth < MOST_MEMORY_MB
    assert percentile(loud.lags, 0.99) < MOST_WAIT_S
    if os.getloadavg()[0] <= (os.cpu_count() or 1):  # else others on this machine are measured, too
        assert percentile(loud.waits, 0.99) < MOST_WAIT_S
