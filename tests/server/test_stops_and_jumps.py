"""A real server is stopped for a while, or the date of its system is set: nobody loses time, nothing stands still."""

from __future__ import annotations

import asyncio
import signal
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from millions.wire.keys import Key
from tests.loops import in_a_loop
from tests.server.parties import Client
from tests.server.processes import NAMES, Process

pytestmark = pytest.mark.slow

HOUR_S = 3600
DECISION_S = 6


class DatedProcess(Process):
    """A server on a system whose date the test sets."""

    @property
    def command(self) -> list[str]:
        self.set_date(self.wrong_by_s)
        config = f'{{"port":0,"store":"{self.store}"}}'
        return [sys.executable, "-m", "tests.server.dated", config, str(self._file)]

    wrong_by_s = 0

    @property
    def _file(self) -> Path:
        return self.folder / "date"

    def set_date(self, wrong_by_s: int) -> None:
        self.wrong_by_s = wrong_by_s
        self._file.write_text(str(wrong_by_s))


async def seated(server: Process, people: int, **settings: Any) -> tuple[str, list[Client]]:
    """A table with people who are connected, and bots."""
    keys = [Key.new() for _ in range(people)]
    async with httpx.AsyncClient(base_url=server.url, trust_env=False) as http:
        chairs = [*[{}] * people, *[{"kind": "random"}] * (4 - people)]
        chosen = {"game": "dollars-1e", "chairs": chairs, **settings}
        table = (await http.post("/api/tables", json=chosen)).json()["table"]
        for name, key in zip(NAMES, keys, strict=False):
            answer = await http.post(f"/api/tables/{table}/seats", json={"name": name, "key": key.reveal()})
            assert answer.status_code == 201
    clients = [await Client(server.url, table, key).connect() for key in keys]
    for client in clients:
        await client.until(lambda client=client: client.n > 0)  # type: ignore[misc]
    return table, clients


def stewarded(client: Client) -> bool:
    return any(sitter["steward"] for sitter in client.room["sitters"])


@in_a_loop
async def test_nobody_runs_out_of_time_while_the_server_is_stopped(tmp_path: Path) -> None:
    async with Process(tmp_path) as server:
        _, clients = await seated(server, 4, clocks={"decision": DECISION_S})
        server.send(signal.SIGSTOP)
        await asyncio.sleep(DECISION_S + 1)
        server.send(signal.SIGCONT)
        answer = await clients[0].do("Play", action={"verb": "Choose", "roles": ["driver"]})
        assert answer["is"] == "Done", answer
        assert not stewarded(clients[0])
        await clients[0].until(lambda: stewarded(clients[0]))  # and then the clocks go on
        assert b"did not run for a while" in server.log.read_bytes()
        for client in clients:
            await client.close()


@in_a_loop
async def test_the_date_is_set_forward_and_back_while_people_and_bots_play(tmp_path: Path) -> None:
    async with DatedProcess(tmp_path) as server:
        _, (client,) = await seated(server, 1, clocks={"decision": 60, "negotiation": 60}, pace=100)
        for wrong_by_s in (HOUR_S, -HOUR_S):
            server.set_date(wrong_by_s)
            await client.until(lambda: 0 in client.room["awaited"])
            n = client.n
            forms = [form for form in client.forms if not form["blanks"] or form["verb"] == "Choose"]
            blanks = {"roles": ["driver"]} if forms[0]["verb"] == "Choose" else {}
            assert (await client.do("Play", action={"verb": forms[0]["verb"], **blanks}))["is"] == "Done"
            await client.until(lambda n=n: client.n > n + 1)  # type: ignore[misc]  # bots go on
            assert not stewarded(client)
        await client.close()


@pytest.mark.parametrize("wrong_by_s", [HOUR_S, -HOUR_S])
@in_a_loop
async def test_spectators_do_not_see_the_game_early_because_the_date_was_set(tmp_path: Path, wrong_by_s: int) -> None:
    async with DatedProcess(tmp_path) as server:
        table, clients = await seated(server, 4, watch_delay=HOUR_S // 2, clocks={"decision": 600})
        assert clients[0].view
        await server.stop()
        server.set_date(wrong_by_s)
        await server.start()
        spectator = await Client(server.url, table).connect()
        player = await Client(server.url, table, clients[0].key).connect()
        for client in (spectator, player):
            await client.until(lambda client=client: client.n > 0)  # type: ignore[misc]
        assert player.view
        assert not spectator.view
        assert not stewarded(player)
        for client in (spectator, player, *clients):
            await client.close()
