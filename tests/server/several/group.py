"""Several servers on one PostgreSQL database, in this loop, and people who are connected to different ones."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from typing import Any

from millions.core.seat import SPECTATOR
from millions.server.store import open_store
from millions.server.store.peers import PostgresPeers
from millions.tables import LoopClock, entries
from millions.wire.keys import Key
from tests.server.honest import action
from tests.server.parties import PATIENCE, Client, Server, serving
from tests.walks import NAMES


def peers_of(server: Server) -> PostgresPeers:
    peers = server.manager.peers
    assert isinstance(peers, PostgresPeers)
    return peers


async def until(so: Callable[[], bool]) -> None:
    """Wait for it."""
    async with asyncio.timeout(PATIENCE):
        while not so():
            await asyncio.sleep(0.01)


@asynccontextmanager
async def together(address: str, number: int = 2) -> AsyncIterator[list[Server]]:
    """This number of servers, which know of each other."""
    async with AsyncExitStack() as stack:
        servers: list[Server] = []
        for _ in range(number):
            clock = LoopClock()
            peers = PostgresPeers(address, clock)
            servers.append(await stack.enter_async_context(serving(open_store(address), clock, peers=peers)))
            await until(lambda peers=peers: peers.since is not None)  # type: ignore[misc]
        for server in servers:
            await until(lambda server=server: not server.manager.peers.alone)  # type: ignore[misc]
        yield servers


class Gathering:
    """One table, and its people at different servers."""

    def __init__(self, servers: list[Server], table: str, keys: list[Key]) -> None:
        self.servers, self.table, self.keys = servers, table, keys
        self.clients: list[Client] = []

    @classmethod
    async def begin(cls, servers: list[Server], people: int = 4, **settings: Any) -> Gathering:
        """Everybody has sat down and is connected, each at the next server; so is a spectator at each."""
        chosen = {"game": "dollars-1e", "chairs": [{}] * people, "pace": 0, **settings}
        opened = await servers[0].http.post("/api/tables", json=chosen)
        gathering = cls(servers, opened.json()["table"], [Key.new() for _ in range(people)])
        for seat, key in enumerate(gathering.keys):
            body = {"name": NAMES[seat], "key": key.reveal(), "seat": seat}
            sat = await gathering.at(seat).http.post(f"/api/tables/{gathering.table}/seats", json=body)
            assert sat.status_code == 201, sat.text
        gathering.clients = [await gathering.client(seat).connect() for seat in range(people)]
        gathering.clients += [await Client(server.url, gathering.table).connect() for server in servers]
        for client in gathering.clients:
            await client.until(lambda client=client: bool(client.room))  # type: ignore[misc]
        return gathering

    def at(self, place: int) -> Server:
        return self.servers[place % len(self.servers)]

    def client(self, seat: int, at: int | None = None) -> Client:
        """A player of this seat who is not connected yet, at the usual server or another one."""
        return Client(self.at(seat if at is None else at).url, self.table, self.keys[seat])

    async def log(self) -> list[entries.AnyEntry]:
        """What is stored."""
        return [entries.decode(body) for body in await self.servers[0].manager.store.read(self.table)]

    async def play(self, rng: Random, actions: int) -> int:
        """Players who are awaited act, at random; at most this often. Returns how often."""
        players = self.clients[: len(self.keys)]
        for done in range(actions):
            await until(lambda: self._able(players) != [] or players[0].room.get("stage") == "over")
            if players[0].room["stage"] == "over":
                return done
            client = rng.choice(self._able(players))
            wish = action(rng.choice(client.forms), client.view, rng)
            n = client.n
            answer = await client.do("Play", action=wish)
            if answer["is"] == "Done":
                await client.until(lambda client=client, n=n: client.n > n)  # type: ignore[misc]
        return actions

    def _able(self, players: list[Client]) -> list[Client]:
        return [one for seat, one in enumerate(players) if one.forms and seat in one.room.get("awaited", ())]

    async def all_told(self) -> None:
        """Wait until everybody has heard everything that is stored."""
        last = len(await self.log())
        for server in self.servers:
            table = server.manager.at_hand(self.table)
            assert table is not None
            await until(lambda table=table: table.state.number >= last)  # type: ignore[misc]
        for place, client in enumerate(self.clients):
            viewer = place if place < len(self.keys) else SPECTATOR
            table = self.servers[0].manager.at_hand(self.table)
            assert table is not None
            await client.until(lambda c=client, t=table, v=viewer: c.n >= t.number(v))  # type: ignore[misc]

    async def close(self) -> None:
        for client in self.clients:
            await client.close()
