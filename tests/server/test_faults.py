"""Lines that are slow, break or fall silent: matches finish, nobody misses a message, and nobody is waited for."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import WebSocketException

from millions import GAMES
from millions.audit import audit, read_logs
from millions.core.message import Action
from millions.core.replay import verify
from millions.core.seat import SPECTATOR, Seat
from tests.loops import in_a_loop
from tests.server.parties import Client, Evening, serving
from tests.server.proxies import Fault, Proxy, proxy
from tests.walks import offered

PEOPLE = 4
FAULTS: tuple[Fault, ...] = ("none", "delay", "cut", "half-open", "trickle")
SOON = 0.25
"""Seconds after which somebody who hears nothing tries another line; twice as long each time, for a busy machine."""
LATEST = 4.0

BROKEN = (OSError, EOFError, TimeoutError, WebSocketException)


class Stubborn(Client):
    """Comes back as often as it takes, and asks again under the same id."""

    came_back = 0
    patience = SOON

    async def insist(self, action: Action, id: str) -> dict[str, Any]:
        """Ask until there is an answer."""
        while True:
            try:
                async with asyncio.timeout(self.patience):
                    if not self.connected:
                        await self.connect(self.n, open_timeout=self.patience)
                    answer = await self.play(action, id)
                self.patience = SOON
                return answer
            except BROKEN:
                await self.drop()

    async def catch_up(self, n: int) -> None:
        """Come back until everything up to this message was heard."""
        while self.n < n:
            try:
                async with asyncio.timeout(self.patience):
                    if not self.connected:
                        await self.connect(self.n, open_timeout=self.patience)
                    await self.until(lambda: self.n >= n or not self.connected)
                self.patience = SOON
            except BROKEN:
                await self.drop()

    async def drop(self) -> None:
        """Give up this line."""
        self.came_back += 1
        self.patience = min(2 * self.patience, LATEST)
        if self._socket is not None:
            self._socket.transport.abort()
        if self._reader is not None:
            self._reader.cancel()
            await asyncio.gather(self._reader, return_exceptions=True)


async def play_through(evening: Evening, between: Proxy, rng: Random, steps: int, logs: Path) -> dict[int, Stubborn]:
    """Everybody plays at random over bad connections, up to this number of steps."""
    clients = {
        viewer: Stubborn(between.url, evening.table.id, evening.key(viewer), evening.log(logs, viewer))
        for viewer in (SPECTATOR, *range(PEOPLE))
    }
    for step in range(steps):
        choice = offered(evening.match_table())
        if not choice:
            break
        seat, form = rng.choice(choice)
        answer = await clients[seat].insist(form.sample(rng), f"{seat}-{step}")
        assert answer["is"] == "Done", answer
        watcher = rng.choice([*clients])
        await clients[watcher].catch_up(evening.table.number(watcher))
    for viewer, client in clients.items():
        await client.catch_up(evening.table.number(viewer))
        await client.drop()
    return clients


async def assert_missed_nothing(evening: Evening, viewer: Seat, client: Client) -> None:
    """Each message of one's own stream came once, in order, byte by byte; nothing of anybody else's came."""
    whole = await evening.table.after(viewer, 0)
    assert client.n == len(whole)
    assert not client.wrong_numbers
    changes = [data for data in client.stream if b'"is":"Change"' in data[:20]]
    numbers = [json.loads(data)["n"] for data in changes]
    assert len(set(numbers)) == len(numbers)
    assert all(whole[n - 1] == data for n, data in zip(numbers, changes, strict=True))
    assert len(numbers) == len(whole) or client.snapshots
    assert all(json.loads(data)["you"] == viewer for data in client.stream if b'"is":"Snapshot"' in data[:20])


@pytest.mark.parametrize(
    ("game", "seed", "steps"),
    [
        ("dollars-1e", 1, 12),
        *[pytest.param(game, seed, 5000, marks=pytest.mark.slow) for game in GAMES for seed in range(2)],
    ],
)
@in_a_loop
async def test_a_match_over_bad_lines_finishes_and_nobody_misses_or_overhears_anything(
    game: str, seed: int, steps: int, tmp_path: Path
) -> None:
    async with serving() as server, proxy(server.port, *FAULTS, seed=seed) as between:
        evening = await Evening.open(server, game, PEOPLE)
        for seat in range(PEOPLE):
            await evening.sit(seat)
        number = evening.table.state.number
        clients = await play_through(evening, between, Random(seed), steps, tmp_path)
        for viewer, client in clients.items():
            await assert_missed_nothing(evening, viewer, client)
        assert (await audit(read_logs([tmp_path]), server.manager.store, complete=True)).faults == []
        if steps > 1000:
            assert min(between.met.values()) > 0
            assert sum(client.came_back for client in clients.values()) > 5
            assert evening.table.room.stage == "over"
            verify(await evening.table.record())
        else:
            assert evening.table.state.number == number + steps  # each wish was granted once


@in_a_loop
async def test_who_reads_too_slowly_stalls_nobody_and_is_given_a_fresh_snapshot() -> None:
    async with serving(small_buffers=True) as server, proxy(server.port, "held") as between:
        evening = await Evening.begin(server, "dollars-1e", PEOPLE)
        slow = await Client(between.url, evening.table.id).connect()
        await slow.until(lambda: slow.n > 0)
        between.flows.clear()
        longest = 0.0
        for number in range(200):
            began = time.monotonic()
            answer = await evening.clients[number % PEOPLE].do("Say", text="é" * 500)
            longest = max(longest, time.monotonic() - began)
            assert answer["is"] == "Done"
            await server.clock.advance(1000)
        await evening.all_told()
        assert slow.n < evening.table.number() - 64
        between.flows.set()
        await slow.until(lambda: slow.n == evening.table.number())
        assert slow.snapshots == 2
        assert not slow.wrong_numbers
        assert len(slow.stream) < 200
        assert longest < 2
        last = json.loads(evening.table.snapshot())
        assert (slow.view, slow.room) == (last["view"], last["room"])
        await slow.close()
        await evening.close()
