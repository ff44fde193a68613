"""Playing over WebSockets: a hello, then commands one way and the viewer's stream the other.

One device plays a seat at a time: the last that said hello.
"""

from __future__ import annotations

import asyncio
import re
from collections import Counter, defaultdict
from collections.abc import Iterable
from contextlib import suppress
from typing import Literal

import msgspec
from msgspec import Struct
from msgspec.json import encode
from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send

from millions.core.errors import Malformed, MillionsError
from millions.core.seat import SPECTATOR, Viewer
from millions.server.access import CHEAP, Rate, Rates, address_of, origin_allowed
from millions.server.config import Config
from millions.server.logs import log, what_happened
from millions.server.metrics import Metrics
from millions.server.refusals import OUR_FAULT, told, too_large, too_many_sockets
from millions.server.socket import Disconnected, Socket, socket_of
from millions.tables import Listener, LiveTable, TableManager
from millions.wire.answers import Goodbye, Presence, Refused
from millions.wire.commands import read_command, read_hello
from millions.wire.fields import CommandId
from millions.wire.keys import Key

HELLO_TIMEOUT_S = 10.0
GOODBYE_TIMEOUT_S = 2.0
FAREWELL_TIMEOUT_S = 3.0

CLOSE_CODES = {
    "restart": 1012,
    "taken-over": 4001,
    "left": 4005,
    "removed": 4006,
    "no-hello": 4002,
    "bad-hello": 4003,
    "refused": 4004,
}

PATH = re.compile(r"/api/tables/([^/]+)/socket")

GONE = suppress(Disconnected, OSError, RuntimeError)
"""Exceptions when a client is gone; ASGI servers raise different ones."""

Why = Literal["taken-over", "restart", "left", "removed"]


class Connection:
    """A client that said hello: which table's viewer it is, from which address, and the task that serves it."""

    __slots__ = ("address", "busy", "listener", "task", "viewer", "why")

    def __init__(self, viewer: Viewer, listener: Listener, task: asyncio.Task[object], address: str) -> None:
        self.viewer, self.listener, self.task, self.address = viewer, listener, task, address
        self.busy = False
        """A command is being answered."""
        self.why: Why | None = None
        """Why it is being closed, if it is."""

    def give_up(self) -> None:
        """The player has lost the seat: close, but finish a command that is being answered."""
        if not self.busy:
            self.close(self.listener.dismissed or "left")

    def close(self, why: Why) -> None:
        """End this connection, once a command that has begun is answered."""
        if self.why is None:
            self.why = why
            if not self.busy:
                self.task.cancel()


class Counted:
    """Counts a connection of an address while it lasts. A generator would take 0.5 kB more memory for each
    connection."""

    __slots__ = ("_address", "_by_address")

    def __init__(self, by_address: Counter[str], address: str) -> None:
        self._by_address, self._address = by_address, address

    def __enter__(self) -> None:
        self._by_address[self._address] += 1

    def __exit__(self, *error: object) -> None:
        self._by_address[self._address] -= 1
        if not self._by_address[self._address]:
            del self._by_address[self._address]


class Connections:
    """All connections of this program, by table."""

    def __init__(self, per_address: int) -> None:
        self._at: defaultdict[LiveTable, set[Connection]] = defaultdict(set)
        self._per_address = per_address
        self._by_address: Counter[str] = Counter()
        self.stopping = False
        """The server stops: new clients are told to reconnect."""

    def __len__(self) -> int:
        return sum(map(len, self._at.values()))

    def counted(self, address: str) -> Counted:
        """Count a connection of this address while it lasts."""
        return Counted(self._by_address, address)

    def check_room(self, address: str, more: int = 0) -> None:
        """Raise a refusal if this address has too many connections, or would have with this many more."""
        if self._by_address[address] + more > self._per_address:
            raise too_many_sockets()

    def enter(self, table: LiveTable, connection: Connection) -> None:
        """Add a connection; an older one of the same seat is closed."""
        if connection.viewer != SPECTATOR:
            for other in [other for other in self._at[table] if other.viewer == connection.viewer]:
                other.close("taken-over")
            table.arrived(connection.viewer)
        self._at[table].add(connection)
        self._tell_who_is_here(table, (connection,) if connection.viewer == SPECTATOR else self._at[table])

    def leave(self, table: LiveTable, connection: Connection) -> None:
        """Remove a connection."""
        others = self._at[table]
        others.discard(connection)
        if not others:
            del self._at[table]
        elif connection.viewer != SPECTATOR:
            self._tell_who_is_here(table, others)

    def tell_time(self) -> None:
        """The server was suspended: its clocks stood still while those of the clients went on, so send the time
        again."""
        for table, connections in self._at.items():
            self._tell_who_is_here(table, connections)

    def tell_presence(self, table: LiveTable) -> None:
        """A player without a connection of their own has come or gone."""
        self._tell_who_is_here(table, self._at.get(table, ()))

    def look_elsewhere(self, table: LiveTable) -> None:
        """Players have come or gone in other processes: close the connections of those who play from there now."""
        moved = table.moved_away
        for connection in [one for one in self._at.get(table, ()) if one.viewer in moved]:
            connection.close("taken-over")
        self.tell_presence(table)

    def send_away(self, table: LiveTable) -> None:
        """This process cannot go on with a table: close its connections, so that clients reconnect to another
        process."""
        for connection in list(self._at.get(table, ())):
            connection.close("restart")

    def _tell_who_is_here(self, table: LiveTable, to: Iterable[Connection]) -> None:
        here = table.connected
        presence = encode(Presence(tuple(sorted(here)), table.now(), table.gone_since))
        for connection in to:
            connection.listener.mention(presence)

    async def farewell(self) -> None:
        """The server stops: tell every client, and wait a little until they know."""
        self.stopping = True
        connections = [connection for table in self._at.values() for connection in table]
        for connection in connections:
            connection.close("restart")
        if connections:
            await asyncio.wait([connection.task for connection in connections], timeout=FAREWELL_TIMEOUT_S)


class Sockets:
    """Serves `/api/tables/TABLE/socket`, as a bare ASGI application: a framework would take more memory than a
    connection."""

    def __init__(self, manager: TableManager, connections: Connections, config: Config, metrics: Metrics) -> None:
        self._manager, self._connections, self._config, self._metrics = manager, connections, config, metrics
        limits = config.limits
        self._messages = Rates(CHEAP * limits.requests_per_second, CHEAP * limits.requests_at_once)
        self.handshakes = Rates(limits.requests_per_second, limits.sockets_per_address + limits.spare_connections)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One connection, from hello to goodbye."""
        socket, table = socket_of(scope, receive, send), _table_in(scope["path"])
        if table is None or not origin_allowed(Headers(scope=scope), self._config.origins):
            return await socket.close()
        address = address_of(scope.get("client"))
        if self.handshakes.allow(address):
            return await socket.close()
        await socket.accept()
        with self._connections.counted(address), GONE:
            if (met := await self._greet(socket, table, address)) is not None:
                await self._stay(socket, *met)

    async def _greet(self, socket: Socket, id: str, address: str) -> tuple[LiveTable, Connection, Key | None] | None:
        """The table, the connection and the key of a client; None if it was turned away."""
        if self._connections.stopping:  # accepted while the listener was closing: nothing else would end it
            await _hang_up(socket, Goodbye("restart"))
            return None
        try:
            self._connections.check_room(address)
            async with asyncio.timeout(HELLO_TIMEOUT_S):
                key, after = read_hello(await socket.hear())
            table = await self._manager.table(id)
            viewer = SPECTATOR if key is None else table.seat_for(key)
        except TimeoutError:
            await _hang_up(socket, Goodbye("no-hello"))
            return None
        except MillionsError as error:
            await _say(socket, told(error))
            await _hang_up(socket, Goodbye("bad-hello" if isinstance(error, Malformed) else "refused"))
            return None
        task = asyncio.current_task()
        assert task is not None
        return table, Connection(viewer, table.listen(viewer, after), task, address), key

    async def _stay(self, socket: Socket, table: LiveTable, connection: Connection, key: Key | None) -> None:
        listener = connection.listener
        self._connections.enter(table, connection)
        socket.follow(listener, connection.give_up)
        try:
            await self._obey(socket, table, connection, key)
        except asyncio.CancelledError:
            if connection.why is None:
                raise
            await _hang_up(socket, Goodbye(connection.why))
        finally:
            socket.stop()
            listener.close()
            self._connections.leave(table, connection)

    async def _obey(self, socket: Socket, table: LiveTable, connection: Connection, key: Key | None) -> None:
        """Carry out commands one by one, until the player loses the seat. Fast senders are read more slowly
        (back-pressure)."""
        limits = self._config.limits
        rate = Rate(limits.messages_per_second, limits.messages_at_once)
        of_address = self._messages.of(connection.address)
        while not connection.listener.dismissed and connection.why is None:
            text = await socket.hear()
            if pause := max(rate.wait(), of_address.wait()):
                await asyncio.sleep(pause)
            connection.busy = True
            await _say(socket, await self._answer(table, connection, key, text))
            connection.busy, connection.listener.answering = False, None
        await _hang_up(socket, Goodbye(connection.why or connection.listener.dismissed or "left"))

    async def _answer(self, table: LiveTable, connection: Connection, key: Key | None, text: str) -> Struct:
        """The answer to a command."""
        with self._metrics.command() as outcome:
            try:
                if len(text) > self._config.limits.message:
                    raise too_large(self._config.limits.message)
                wish = read_command(text)
                outcome.of(wish)
                connection.listener.answering = wish.id
                if connection.viewer == SPECTATOR:
                    raise Refused("only-watching", "a spectator can only watch")
                return await table.do(connection.viewer, wish, key, connection.address, surely=False)
            except MillionsError as error:
                outcome.refused(error.code)
                return told(error, _id_in(text))
            except Exception as error:
                outcome.refused(OUR_FAULT.code)
                log.error("command failed", **what_happened(error))
                return told(OUR_FAULT, _id_in(text))


def _table_in(path: str) -> str | None:
    """The id of the table whose connection this is."""
    found = PATH.fullmatch(path)
    return None if found is None else found[1]


class _WithId(Struct):
    id: CommandId


def _id_in(text: str) -> str | None:
    """The id of a command that could perhaps not be decoded as a whole."""
    with suppress(msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return msgspec.json.decode(text, type=_WithId).id
    return None


async def _say(socket: Socket, answer: Struct) -> None:
    await socket.say(encode(answer))


async def _hang_up(socket: Socket, goodbye: Goodbye) -> None:
    """Send the reason and close, without waiting for a client that does not read."""
    with suppress(TimeoutError, OSError, RuntimeError):
        async with asyncio.timeout(GOODBYE_TIMEOUT_S):
            await _say(socket, goodbye)
            await socket.close(CLOSE_CODES[goodbye.why], goodbye.why)
