"""A bare relay to compare with: the same web server and messages of the same sizes, nothing else.

It speaks just enough of the protocol for the same driver: each message is passed on to every connection of the table,
and the sender is told that it is done. It knows no game, checks nothing and stores nothing.
"""

from __future__ import annotations

import sys
from collections import defaultdict

import msgspec
from starlette.types import Receive, Scope, Send

from millions.bench.driver import Driver
from millions.bench.figures import Load
from millions.bench.opening import SeatedTable
from millions.bench.tables import DriverTally

MODULE = "millions.bench.relay"
DONE = '{"is":"Done","id":"1","n":1}'
MOST_SOCKETS = 1_000_000
"""All connections come from the driver's address."""


class Sizes(msgspec.Struct, frozen=True):
    """Bytes of an action, and of what a seat is told of it, on average."""

    said: int
    told: int

    @classmethod
    def of(cls, tally: DriverTally) -> Sizes:
        """The average sizes at the real server."""
        return cls(tally.said_bytes // max(1, tally.said), tally.told_bytes // max(1, tally.told))


class RelayDriver(Driver):
    """The same driver; a relay's tables need not be opened."""

    async def open(self) -> list[SeatedTable]:
        return [(str(table), [""] * self.load.sockets) for table in range(self.load.tables)]


def relay_command(sizes: Sizes, load: Load) -> tuple[str, ...]:
    """The command that starts a relay."""
    return MODULE, str(sizes.said), str(sizes.told), str(load.sockets)


class Relay:
    """The ASGI application."""

    def __init__(self, sizes: Sizes, seats: int) -> None:
        self._tables: defaultdict[str, list[Send]] = defaultdict(list)
        self._told = '{"is":"Change","of":"' + "x" * max(0, sizes.told - 23) + '"}'
        forms = [{"verb": "Say", "blanks": {"it": {"kind": "one of", "among": ["x" * max(0, sizes.said - 58)]}}}]
        first = {"is": "Snapshot", "room": {"awaited": list(range(seats))}, "forms": forms}
        self._first = msgspec.json.encode(first).decode()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            return
        table = self._tables[scope["path"]]
        await receive()
        await send({"type": "websocket.accept"})
        await receive()
        await send({"type": "websocket.send", "text": self._first})
        table.append(send)
        while (await receive())["type"] == "websocket.receive":
            for other in table:
                await other({"type": "websocket.send", "text": self._told})
            await send({"type": "websocket.send", "text": DONE})
        table.remove(send)


def main() -> None:
    """Relay until a signal stops it."""
    import uvicorn

    from millions.server.config import Config, Limits
    from millions.server.run import uvicorn_config

    said, told, seats = map(int, sys.argv[1:])
    limits = Limits(sockets_per_address=MOST_SOCKETS)
    config = uvicorn_config(Relay(Sizes(said, told), seats), Config(port=0, limits=limits))
    config.lifespan = "off"
    door = config.bind_socket()
    door.listen(config.backlog)
    print(f"http://{config.host}:{door.getsockname()[1]}", flush=True)
    uvicorn.Server(config).run(sockets=[door])


if __name__ == "__main__":
    main()
