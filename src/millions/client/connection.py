"""A WebSocket connection to one table that reconnects by itself.

After reconnecting it continues the stream after the last message it received, and sends unanswered commands again under
their ids. So no message is missed and no command is carried out twice.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from random import uniform

from msgspec import DecodeError
from msgspec.json import encode
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from millions.client.errors import hung_up, not_understood, removed, taken_over, unreachable
from millions.client.link import Link
from millions.client.log import ClientLog
from millions.client.messages import Disconnected, Received, Reconnected, read_message
from millions.core.errors import MillionsError
from millions.wire.answers import Done, Goodbye, Presence, Refusal, error_of
from millions.wire.commands import Command, Hello
from millions.wire.fields import CommandId
from millions.wire.stream import Change, Snapshot

PING_S = 20.0
"""Seconds between two pings to a silent server, and the time it has to answer."""

OPEN_TIMEOUT_S = 10.0
CLOSE_TIMEOUT_S = 1.0

FIRST_BACKOFF_S, LONGEST_BACKOFF_S = 0.2, 10.0
"""Delay before reconnecting: doubled after each attempt, with jitter."""

LARGEST_MESSAGE_BYTES = 4 * 1024 * 1024

MakeCommand = Callable[[CommandId], Command]
"""Makes a command under the id it is given; a command class without further fields is one."""


class Connection:
    """Call `open`, then `receive` in a loop; `send` commands; `close`. After it has ended, all of them raise why."""

    def __init__(self, link: Link, log: ClientLog | None = None) -> None:
        """With `log`, everything that is sent and received is logged, for `millions audit`."""
        self.link, self._log = link, log
        self.n: int | None = None
        """Number of the last message of the stream that was received."""
        self.ended: MillionsError | None = None
        """Why the connection has ended for good."""
        self._received: asyncio.Queue[Received | None] = asyncio.Queue()
        self._socket: ClientConnection | None = None
        self._unanswered: dict[CommandId, tuple[bytes, asyncio.Future[Done]]] = {}
        prefix = secrets.token_urlsafe(6)
        self._ids = (f"{prefix}-{number}" for number in count(1))
        self._refusal: MillionsError | None = None
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connect for the first time; raises if no server answers."""
        try:
            socket = await self._connect()
        except (OSError, TimeoutError, WebSocketException) as error:
            raise unreachable(self.link.base, error) from None
        self._task = asyncio.create_task(self._run(socket))

    async def receive(self) -> Received:
        """The next message."""
        message = await self._received.get()
        if message is None:
            assert self.ended is not None
            self._received.put_nowait(None)
            raise self.ended
        return message

    async def send(self, make: MakeCommand) -> Done:
        """Send a command and wait for the answer, across reconnections; raises the reason if it is refused."""
        if self.ended is not None:
            raise self.ended
        command = make(next(self._ids))
        data, answer = encode(command), asyncio.get_running_loop().create_future()
        self._unanswered[command.id] = data, answer
        await self._try_to_send(data)
        try:
            done: Done = await answer
            return done
        finally:
            self._unanswered.pop(command.id, None)

    async def close(self) -> None:
        """Close the connection for good."""
        self._end(hung_up())
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    # Staying connected

    async def _connect(self) -> ClientConnection:
        return await connect(
            self.link.socket,
            compression=None,
            open_timeout=OPEN_TIMEOUT_S,
            close_timeout=CLOSE_TIMEOUT_S,
            ping_interval=PING_S,
            ping_timeout=PING_S,
            max_size=LARGEST_MESSAGE_BYTES,
        )

    async def _run(self, socket: ClientConnection | None) -> None:
        """Receive messages; reconnect when the connection is lost."""
        backoff_s = FIRST_BACKOFF_S
        while self.ended is None:
            try:
                async with socket or await self._connect() as socket:
                    await self._say_hello(socket)
                    async for data in socket:
                        self._handle(data)
                        backoff_s = FIRST_BACKOFF_S
            except (OSError, TimeoutError, WebSocketException):
                pass
            if self._socket is not None and self.ended is None:
                self._received.put_nowait(Disconnected())
            self._socket = socket = None
            if self.ended is None:
                await asyncio.sleep(uniform(backoff_s / 2, backoff_s))
                backoff_s = min(2 * backoff_s, LONGEST_BACKOFF_S)

    async def _say_hello(self, socket: ClientConnection) -> None:
        """Authenticate, ask for the messages after the last one received, and repeat unanswered commands."""
        key = None if self.link.key is None else self.link.key.reveal()
        await self._send(socket, encode(Hello(key, self.n)))
        if self.n is not None:
            self._received.put_nowait(Reconnected())
        self._socket = socket
        for data, _ in list(self._unanswered.values()):
            await self._send(socket, data)

    async def _try_to_send(self, data: bytes) -> None:
        if self._socket is not None:
            with suppress(WebSocketException, OSError):  # it is sent again after reconnecting
                await self._send(self._socket, data)

    async def _send(self, socket: ClientConnection, data: bytes) -> None:
        if self._log is not None:
            self._log.sent(data)
        await socket.send(data.decode())

    # Messages

    def _handle(self, data: str | bytes) -> None:
        if self._log is not None:
            self._log.received(data.encode() if isinstance(data, str) else data)
        try:
            message = read_message(data)
        except DecodeError as error:
            return self._end(not_understood(error))
        match message:
            case Done(id=id):
                self._answer(id, message)
            case Refusal(id=str(id)):
                self._answer(id, error_of(message))
            case Refusal():
                self._refusal = error_of(message)
            case Goodbye(why=why):
                self._part(why)
            case Snapshot(n=n):
                self.n = n
                self._received.put_nowait(message)
            case Change(n=n):
                if self.n is None or n == self.n + 1:  # a repeated message is dropped
                    self.n = n
                    self._received.put_nowait(message)
            case Presence():
                self._received.put_nowait(message)

    def _answer(self, id: CommandId, result: Done | MillionsError) -> None:
        _, answer = self._unanswered.get(id, (b"", None))
        if answer is None or answer.done():
            return
        if isinstance(result, Done):
            answer.set_result(result)
        else:
            answer.set_exception(result)

    def _part(self, why: str) -> None:
        """The server is about to close the connection; after some reasons reconnecting is pointless."""
        if why == "taken-over":
            self._end(taken_over())
        elif why == "removed":
            self._end(removed())
        elif why in ("refused", "bad-hello"):
            self._end(self._refusal or hung_up())

    def _end(self, error: MillionsError) -> None:
        if self.ended is not None:
            return
        self.ended = error
        self._received.put_nowait(None)
        for _, answer in self._unanswered.values():
            if not answer.done():
                answer.set_exception(error)
