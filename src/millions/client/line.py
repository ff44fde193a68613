"""A wire to one table that mends itself: nothing that is told is missed, no wish is granted twice."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from itertools import count
from random import uniform
from typing import Any

from msgspec import DecodeError
from msgspec.json import encode
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from millions.client.errors import hung_up, not_understood, taken_over, unreachable
from millions.client.link import Link
from millions.client.messages import Broken, Change, Heard, Mended, Snapshot, read_message
from millions.core.errors import MillionsError
from millions.wire.answers import Done, Goodbye, Presence, Refusal, error_of
from millions.wire.commands import Command, Hello

HEARTBEAT = 20.0
"""Seconds between two questions whether a silent server is still there, and for its answer."""

PATIENCE = 10.0
"""Seconds for a connection to come about."""

FIRST_PAUSE, LONGEST_PAUSE = 0.2, 10.0
"""Seconds before one tries again: more each time, and never the same for everybody."""

LARGEST = 4 * 1024 * 1024


class Line:
    """`open`, then `hear` again and again; `do` what one wishes; `close`. Once it has ended, both say why."""

    def __init__(self, link: Link) -> None:
        self.link = link
        self.n: int | None = None
        """The last message of one's stream that was heard."""
        self.ended: MillionsError | None = None
        self._inbox: asyncio.Queue[Heard | None] = asyncio.Queue()
        self._socket: ClientConnection | None = None
        self._open_wishes: dict[str, tuple[bytes, asyncio.Future[Done]]] = {}
        self._ids = (f"{token}-{number}" for token in (secrets.token_urlsafe(6),) for number in count(1))
        self._refusal: MillionsError | None = None
        self._keeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Call the server for the first time; raises if nobody is there."""
        try:
            socket = await self._call()
        except (OSError, TimeoutError, WebSocketException) as error:
            raise unreachable(self.link.base, error) from None
        self._keeper = asyncio.create_task(self._keep(socket))

    async def hear(self) -> Heard:
        """The next thing that is told."""
        message = await self._inbox.get()
        if message is None:
            assert self.ended is not None
            self._inbox.put_nowait(None)
            raise self.ended
        return message

    async def do(self, wish: type[Command], **fields: Any) -> Done:
        """Wish something, until it is granted or refused; a line that breaks meanwhile does not matter."""
        if self.ended is not None:
            raise self.ended
        command = wish(next(self._ids), **fields)
        data, answer = encode(command), asyncio.get_running_loop().create_future()
        self._open_wishes[command.id] = data, answer
        await self._send(data)
        try:
            done: Done = await answer
            return done
        finally:
            self._open_wishes.pop(command.id, None)

    async def close(self) -> None:
        """Hang up."""
        self._end(hung_up())
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.gather(self._keeper, return_exceptions=True)

    # Keeping it up

    async def _call(self) -> ClientConnection:
        return await connect(
            self.link.socket,
            compression=None,
            open_timeout=PATIENCE,
            close_timeout=1,
            ping_interval=HEARTBEAT,
            ping_timeout=HEARTBEAT,
            max_size=LARGEST,
        )

    async def _keep(self, socket: ClientConnection | None) -> None:
        """Listen; when the line breaks, call again."""
        pause = FIRST_PAUSE
        while self.ended is None:
            try:
                async with socket or await self._call() as socket:
                    await self._greet(socket)
                    async for data in socket:
                        self._take(data)
                        pause = FIRST_PAUSE
            except (OSError, TimeoutError, WebSocketException):
                pass
            if self._socket is not None and self.ended is None:
                self._inbox.put_nowait(Broken())
            self._socket = socket = None
            if self.ended is None:
                await asyncio.sleep(uniform(pause / 2, pause))
                pause = min(2 * pause, LONGEST_PAUSE)

    async def _greet(self, socket: ClientConnection) -> None:
        """Say who one is and what one has heard already, and ask again for what was not answered."""
        key = None if self.link.key is None else self.link.key.reveal()
        await socket.send(encode(Hello(key, self.n)).decode())
        if self.n is not None:
            self._inbox.put_nowait(Mended())
        self._socket = socket
        for data, _ in list(self._open_wishes.values()):
            await socket.send(data.decode())

    async def _send(self, data: bytes) -> None:
        if self._socket is not None:
            with suppress(WebSocketException, OSError):  # it will be sent again
                await self._socket.send(data.decode())

    def _take(self, data: str | bytes) -> None:
        try:
            message = read_message(data)
        except DecodeError as error:
            return self._end(not_understood(error))
        match message:
            case Done(id=id):
                self._answer(id, message, None)
            case Refusal(id=str(id)):
                self._answer(id, None, error_of(message))
            case Refusal():
                self._refusal = error_of(message)
            case Goodbye(why=why):
                self._part(why)
            case Snapshot(n=n):
                self.n = n
                self._inbox.put_nowait(message)
            case Change(n=n):
                if self.n is None or n == self.n + 1:
                    self.n = n
                    self._inbox.put_nowait(message)
            case Presence():
                self._inbox.put_nowait(message)

    def _answer(self, id: str, done: Done | None, error: MillionsError | None) -> None:
        _, answer = self._open_wishes.get(id, (b"", None))
        if answer is None or answer.done():
            return
        if done is not None:
            answer.set_result(done)
        elif error is not None:
            answer.set_exception(error)

    def _part(self, why: str) -> None:
        """The server is about to hang up; sometimes it makes no sense to call again."""
        if why == "taken-over":
            self._end(taken_over())
        elif why in ("refused", "bad-hello"):
            self._end(self._refusal or hung_up())

    def _end(self, error: MillionsError) -> None:
        if self.ended is not None:
            return
        self.ended = error
        self._inbox.put_nowait(None)
        for _, answer in self._open_wishes.values():
            if not answer.done():
                answer.set_exception(error)
