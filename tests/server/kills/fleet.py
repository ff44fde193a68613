"""Three servers on one database; a proxy that sends every connection to any of them; a pooler before the database."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from random import Random
from urllib.parse import parse_qs, quote, urlsplit

import psycopg
import pytest
from msgspec import json

from millions.server.config import Config
from tests.server.honest import PATIENCE, Program, free_port
from tests.server.parties import GENEROUS

SKEWS_S = (0, 30, -30)


class Fleet:
    """Servers that are killed, stopped and started again, each at its own port; `url` leads to any of them."""

    def __init__(self, store: str, folder: Path, rng: Random) -> None:
        self.store, self.logs, self.url, self.rng = store, folder / "clients", "", rng
        self.programs = [Program(store, folder / f"log-{skew}") for skew in SKEWS_S]
        for program, skew in zip(self.programs, SKEWS_S, strict=True):
            config = json.encode(Config(port=program.port, store=store, limits=GENEROUS)).decode()
            module = "tests.server.kills.unreliable"
            program.command = [sys.executable, "-m", module, config, str(skew), str(rng.random())]
        self._lines: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """All of them, behind the proxy."""
        proxy = await asyncio.start_server(self._route, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{proxy.sockets[0].getsockname()[1]}"
        try:
            for program in self.programs:
                program.launch()
            for program in self.programs:
                await program.answers()
            yield
        finally:
            proxy.close()
            for program in self.programs:
                program.kill()
            for line in self._lines:
                line.cancel()
            await asyncio.gather(*self._lines, return_exceptions=True)

    async def _route(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection, to any server; to another one if nobody answers there."""
        for program in self.rng.sample(self.programs, len(self.programs)):
            with suppress(OSError):
                up_reader, up_writer = await asyncio.open_connection("127.0.0.1", program.port)
                lines = [asyncio.create_task(_pump(*line)) for line in ((reader, up_writer), (up_reader, writer))]
                self._lines.update(lines)
                await asyncio.wait(lines, return_when=asyncio.FIRST_COMPLETED)
                for line in lines:
                    line.cancel()
                    self._lines.discard(line)
                up_writer.transport.abort()
                break
        writer.transport.abort()

    async def harm(self) -> str:
        """Kill one of them, stop it for longer than the others wait for it, or tell it to stop; it comes back."""
        program, how = self.rng.choice(self.programs), self.rng.choice(("kill", "kill", "kill", "stop", "freeze"))
        if self.rng.random() < 0.8:  # else it may hardly have begun to start
            await serves(program)
        assert program.process is not None
        if how == "freeze":
            program.process.send_signal(signal.SIGSTOP)
            await asyncio.sleep(6 + 6 * self.rng.random())
            program.process.send_signal(signal.SIGCONT)
            return how
        if how == "stop":
            program.process.terminate()
            await asyncio.to_thread(program.process.wait, PATIENCE)
        else:
            program.kill()
        program.launch()
        return how

    def complaints(self) -> list[str]:
        return [line for program in self.programs for line in program.complaints() if line.startswith("{")]


async def serves(program: Program) -> None:
    """Wait until it serves; if it has ended since there was no database when it started, start it again."""
    while True:
        try:
            return await program.answers()
        except AssertionError:
            if not program.has_ended:
                raise
            await asyncio.sleep(0.5)
            program.launch()


async def _pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()


@contextmanager
def pooled(address: str) -> Iterator[str]:
    """The address of a PgBouncer in transaction mode in front of a database at a local socket.

    Not in pytest's own folder: it does not run as root, and another user may not look in there.
    """
    program = shutil.which("pgbouncer") or shutil.which("pgbouncer", path="/usr/sbin")
    if program is None:
        pytest.skip("there is no PgBouncer here; on Debian: apt-get install pgbouncer")
    parts, port = urlsplit(address), free_port()
    host = parse_qs(parts.query)["host"][0]
    folder = Path(tempfile.mkdtemp(prefix="millions-pool-"))
    folder.chmod(0o755)
    (folder / "users.txt").write_text('"postgres" ""\n')
    (folder / "bouncer.ini").write_text(
        f"[databases]\n* = host={host} user=postgres\n[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = {port}\n"
        f"unix_socket_dir =\nauth_type = any\nauth_file = {folder}/users.txt\npool_mode = transaction\n"
        "default_pool_size = 20\nmax_client_conn = 500\nignore_startup_parameters = options,extra_float_digits\n"
    )
    owner = Path(host).owner()  # nobody else reaches the database's socket
    command = [program, "-q", *(["-u", owner] if os.geteuid() == 0 else []), str(folder / "bouncer.ini")]
    between = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        pool = f"postgresql://postgres@127.0.0.1:{port}/{quote(parts.path.strip('/') or 'postgres')}"
        _until_it_answers(pool)
        yield pool
    finally:
        between.kill()
        between.wait()
        shutil.rmtree(folder)


def _until_it_answers(pool: str) -> None:
    for _ in range(10 * int(PATIENCE)):
        with suppress(psycopg.OperationalError):
            return psycopg.connect(pool, connect_timeout=1).close()
        time.sleep(0.1)
    raise AssertionError("PgBouncer does not answer")
