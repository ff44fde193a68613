"""The load driver works, at a size that says nothing about speed."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from msgspec import structs
from rich.console import Console

from millions.bench.choosing import choose
from millions.bench.client_socket import ClientSocket
from millions.bench.climbing import climb
from millions.bench.figures import ServerFigures
from millions.bench.report import show
from millions.bench.server import run
from millions.core.errors import MillionsError
from millions.core.game import GAMES, AnyGame
from millions.core.match import Match
from millions.core.message import Action
from millions.tables.stream import encode
from tests.loops import apart

COMMAND = (sys.executable, "-m", "millions", "bench", "server")
KEYS = {
    *("tables", "sockets", "actions_per_s", "p50_ms", "p99_ms", "errors"),
    *("bytes_per_table", "bytes_per_socket", "cpu_ms_per_action"),
}


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_little_load(game: str) -> None:
    small = ("--tables", "2", "--sockets", "3", "--rate", "20", "--seconds", "3", "--game", game, "--json")
    ran = subprocess.run([*COMMAND, *small], capture_output=True, timeout=100)
    assert ran.returncode == 0, ran.stderr
    figures = json.loads(ran.stdout)
    assert figures.keys() == KEYS
    assert (figures["tables"], figures["sockets"], figures["errors"]) == (2, 6, 0)
    assert figures["actions_per_s"] > 0


@pytest.mark.slow
def test_beside_a_relay_with_idle_sockets() -> None:
    small = ("--tables", "2", "--rate", "20", "--seconds", "1", "--idle", "10", "--relay", "--json")
    ran = subprocess.run([*COMMAND, *small], capture_output=True, timeout=100)
    assert ran.returncode == 0, ran.stderr
    figures = json.loads(ran.stdout)
    assert figures.keys() == KEYS | {"relay"}
    assert figures["errors"] == figures["relay"]["errors"] == 0
    assert figures["relay"]["actions_per_s"] > 0


def test_the_report_has_a_column_for_the_server_while_it_makes_reviews() -> None:
    plain = ServerFigures(
        tables=2,
        sockets=6,
        actions_per_s=10.0,
        p50_ms=1.0,
        p99_ms=2.5,
        bytes_per_table=1,
        bytes_per_socket=1,
        cpu_ms_per_action=1.0,
        errors=0,
    )
    console = Console(file=StringIO(), width=100)
    two = {2: structs.replace(plain, throughput=150.0)}
    reviewed = structs.replace(plain, p99_ms=3.5)
    show(structs.replace(plain, throughput=100.0, by_workers=two), {}, console)
    show(structs.replace(plain, reviewed=reviewed), {}, console)
    said = console.file.getvalue()  # type: ignore[attr-defined]
    assert "with reviews" in said
    line = [line for line in said.splitlines() if "p99" in line][-1]
    assert line.split()[-2:] == ["2.5", "3.5"]
    assert "2 processes take 1.50 times as many actions a second" in said


def test_the_load_is_raised_until_one_in_a_hundred_takes_too_long_or_no_more_can_be_had() -> None:
    async def slow_from_200(wanted: float) -> tuple[float, float]:
        return wanted, 20.0 if wanted < 200 else 130.0

    async def at_most_150(wanted: float) -> tuple[float, float]:
        return min(wanted, 150.0), 20.0

    async def too_slow(wanted: float) -> tuple[float, float]:
        return wanted, 130.0

    assert apart(lambda: run(climb(slow_from_200, 100))) == 195.3125
    assert apart(lambda: run(climb(at_most_150, 100))) == 150
    assert apart(lambda: run(climb(too_slow, 100))) == 0


def test_a_server_that_does_not_answer_is_a_failure_with_a_sentence() -> None:
    async def wait_in_vain() -> None:
        async with asyncio.timeout(0):
            await asyncio.sleep(1)

    with pytest.raises(MillionsError, match="did not answer in time"):
        apart(lambda: run(wait_in_vain()))


@pytest.mark.slow
def test_interrupted_it_leaves_no_server_behind(tmp_path: Path) -> None:
    environment = {**os.environ, "TMPDIR": str(tmp_path)}
    driver = subprocess.Popen(
        [*COMMAND, "--tables", "1", "--seconds", "60"],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),  # in the background it is ignored
    )
    until = time.monotonic() + 60
    while not (began := list(tmp_path.rglob("tables.db-wal"))) and time.monotonic() < until:
        time.sleep(0.1)
    assert began
    driver.send_signal(signal.SIGINT)
    driver.communicate(timeout=60)  # a process that still held the pipe would keep this waiting
    assert driver.returncode != 0
    assert not list(tmp_path.iterdir())


@pytest.mark.slow
def test_a_game_with_too_few_seats(tmp_path: Path) -> None:
    ran = subprocess.run([*COMMAND, "--sockets", "9"], capture_output=True, text=True, timeout=60)
    assert ran.returncode == 2
    assert "Traceback" not in ran.stderr


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
@pytest.mark.parametrize("players", [3, 5])
def test_what_the_driver_chooses_from_the_wire_is_allowed(game: AnyGame, players: int) -> None:
    rng, match = Random(players), Match.new(game, [f"P{seat}" for seat in range(players)], seed=1)
    for _ in range(300):
        if match.over:
            break
        seat = match.seat(rng.choice(match.awaited))
        action = choose(encode([form.describe() for form in match.forms(seat)]), rng)
        match.play(seat, read(game, encode(action)))


def read(game: AnyGame, data: bytes) -> Action:
    import msgspec

    action: Action = msgspec.json.decode(data, type=game.any_action)
    return action


class Reader(ClientSocket):
    def __init__(self) -> None:
        super().__init__("/")
        self.got: list[bytes] = []

    def heard(self, message: bytes) -> None:
        self.got.append(message)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65535, 65536])
def test_frames_are_read_however_they_are_cut(size: int) -> None:
    from millions.server.protocol import frame_head

    text = b"x" * size
    data = b"HTTP/1.1 101 Switching Protocols\r\n\r\n" + (frame_head(size) + text) * 2
    for cut in (1, 7, len(data)) if size < 1000 else (1000, len(data)):
        reader = Reader()
        for start in range(0, len(data), cut):
            reader.data_received(data[start : start + cut])
        assert reader.got == [text, text]
