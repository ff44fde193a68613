"""A real `millions serve`, and people who know nothing of it but what comes over their sockets."""

from __future__ import annotations

import asyncio
import re
import signal
import subprocess
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, Self

import httpx
from websockets.exceptions import ConnectionClosed

from millions.core.nature import commitment_to
from millions.wire.keys import Key
from tests.server.parties import PATIENCE, Client
from tests.terminal.driving import COMMAND, environment

NAMES = ("Annabel", "Bartholomew", "Cassiopeia", "Desdemona")


HASTE = 0.5
"""How often somebody who could say that they are ready does."""


class Process:
    """A server in a process of its own: its store, its address, and everything it has said."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.store, self.log = folder, folder / "tables.db", folder / "log"
        self.url = ""
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def command(self) -> list[str]:
        """What is run."""
        return [*COMMAND, "serve", "--port", "0", "--store", str(self.store), "--log-level", "debug", "--logs", "json"]

    async def __aenter__(self) -> Self:
        return await self.start()

    async def __aexit__(self, *_: object) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.kill()
            self._process.wait()

    async def start(self) -> Self:
        """Start it, and wait until its door is open."""
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                self.command, stdout=subprocess.PIPE, stderr=log, env=environment(self.folder, 200)
            )
        assert self._process.stdout is not None
        line = await asyncio.to_thread(self._process.stdout.readline)
        found = re.search(rb"http://[0-9.:]+", line)
        assert found, line
        self.url = found[0].decode()
        return self

    def send(self, which: signal.Signals) -> None:
        """Send it a signal that does not end it."""
        assert self._process is not None
        self._process.send_signal(which)

    async def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Tell it to stop, and wait until it has."""
        assert self._process is not None
        self._process.send_signal(how)
        with self._process:
            return await asyncio.to_thread(self._process.wait, 30)


class People:
    """Everybody at one table of such a server."""

    def __init__(self, url: str, table: str, keys: list[Key]) -> None:
        self.url, self.table, self.keys = url, table, keys
        self.clients = [Client(url, table, key) for key in keys]
        self.done: list[tuple[int, str]] = []
        """Every wish that was granted: whose, and under which id."""

    @classmethod
    async def gather(cls, url: str, game: str) -> People:
        """A table is opened, and four people sit down."""
        keys = [Key.new() for _ in NAMES]
        async with httpx.AsyncClient(base_url=url, trust_env=False) as http:
            settings = {"game": game, "chairs": [{}] * len(NAMES), "talk": "open"}
            table = (await http.post("/api/tables", json=settings)).json()["table"]
            for name, key in zip(NAMES, keys, strict=True):
                body = {"name": name, "key": key.reveal(), "commitment": commitment_to(f"salt-of-{name}")}
                assert (await http.post(f"/api/tables/{table}/seats", json=body)).status_code == 201
            for name, key in zip(NAMES, keys, strict=True):
                reveal = {"do": "Reveal", "id": "salt", "salt": f"salt-of-{name}"}
                bearer = {"Authorization": f"Bearer {key.reveal()}"}
                told = await http.post(f"/api/tables/{table}/commands", json=reveal, headers=bearer)
                assert told.status_code == 200
        return cls(url, table, keys)

    async def play(self, rng: Random, steps: int = 100_000) -> None:
        """Everybody plays at once, at random, until the match is over, enough was done, or the connection breaks."""
        for client in self.clients:
            if not client.connected:
                await client.connect(client.n or None)
        enough = len(self.done) + steps
        await asyncio.gather(*(self._act(seat, rng, enough) for seat in range(len(self.clients))))

    async def _act(self, seat: int, rng: Random, enough: int) -> None:
        client = self.clients[seat]
        with suppress(OSError, ConnectionClosed):
            while client.room.get("stage") != "over" and len(self.done) < enough:
                await self._one_wish(seat, client, rng)

    async def _one_wish(self, seat: int, client: Client, rng: Random) -> None:
        forms = [form for form in client.forms if all(blank["kind"] == "one of" for blank in form["blanks"].values())]
        if not forms or seat not in client.room["awaited"]:
            n = client.n
            with suppress(TimeoutError):
                async with asyncio.timeout(0.05):
                    await client.until(lambda: client.n > n or not client.connected)
            if not client.connected:
                raise ConnectionError
            return
        form = rng.choice([form for form in forms if form["verb"] == "Ready" and rng.random() < HASTE] or forms)
        blanks: dict[str, Any] = {name: rng.choice(blank["among"]) for name, blank in form["blanks"].items()}
        id = f"{seat}-{len(self.done)}-{rng.random()}"
        answer = await client.do("Play", id, action={"verb": form["verb"], **blanks})
        if answer["is"] == "Done":
            self.done.append((seat, id))

    def move_to(self, url: str) -> None:
        """The server is somewhere else now."""
        self.url = url
        for client in self.clients:
            client.address = f"{url.replace('http', 'ws')}/api/tables/{self.table}/socket"

    async def verified(self) -> dict[str, Any]:
        """What the server says of the finished record."""
        async with httpx.AsyncClient(base_url=self.url, trust_env=False, timeout=PATIENCE) as http:
            answer = await http.get(f"/api/tables/{self.table}/verification")
            found: dict[str, Any] = answer.json()
            return found

    async def close(self) -> None:
        for client in self.clients:
            await client.close()
