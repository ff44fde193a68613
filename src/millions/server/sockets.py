"""Playing over a WebSocket: hello, then commands one way, and one's stream the other."""

from __future__ import annotations

import asyncio
import re
from contextlib import suppress

import msgspec
from msgspec import Struct
from msgspec.json import encode
from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send

from millions.core.errors import Malformed, MillionsError
from millions.core.seat import SPECTATOR, Viewer
from millions.server.access import Rate, address_of, origin_allowed
from millions.server.config import Config
from millions.server.hub import Hub, Line
from millions.server.logs import log, what_happened
from millions.server.metrics import Metrics
from millions.server.refusals import OUR_FAULT, told, too_large, too_many_sockets
from millions.server.socket import Gone, Socket
from millions.tables import House, LiveTable
from millions.tables.errors import wrong_key
from millions.wire.answers import Goodbye, Refused
from millions.wire.commands import read_command, read_hello
from millions.wire.fields import CommandId
from millions.wire.keys import Key

PATIENCE_FOR_HELLO = 10.0
PATIENCE_FOR_GOODBYE = 2.0

CLOSE_CODES = {"restart": 1012, "taken-over": 4001, "left": 4005, "no-hello": 4002, "bad-hello": 4003, "refused": 4004}

PATH = re.compile(r"/api/tables/([^/]+)/socket")


class Sockets:
    """The door at `/api/tables/TABLE/socket`: an ASGI application, since a framework would weigh more than a socket."""

    def __init__(self, house: House, hub: Hub, config: Config, metrics: Metrics) -> None:
        self._house, self._hub, self._config, self._metrics = house, hub, config, metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One connection, from hello to goodbye."""
        socket, path = Socket(scope, receive, send), PATH.fullmatch(scope["path"])
        if path is None or not origin_allowed(Headers(scope=scope), self._config.origins):
            return await socket.close()
        address = address_of(scope["client"])
        await socket.accept()
        self._hub.by_address[address] += 1
        try:
            await self._greet(socket, path[1], address)
        except (Gone, OSError, RuntimeError):  # gone; uvicorn complains about sending to whom is gone
            pass
        finally:
            self._hub.by_address[address] -= 1
            self._hub.by_address += {}  # forget those who have none left

    async def _greet(self, socket: Socket, id: str, address: str) -> None:
        try:
            if self._hub.by_address[address] > self._config.limits.sockets_per_address:
                raise too_many_sockets()
            async with asyncio.timeout(PATIENCE_FOR_HELLO):
                key, after = read_hello(await socket.hear())
            table = await self._house.table(id)
            viewer = SPECTATOR if key is None else table.seat_of(key)
            if viewer is None:
                raise wrong_key()
        except TimeoutError:
            return await _hang_up(socket, Goodbye("no-hello"))
        except MillionsError as error:
            await _say(socket, told(error))
            return await _hang_up(socket, Goodbye("bad-hello" if isinstance(error, Malformed) else "refused"))
        await self._stay(socket, table, viewer, key, after)

    async def _stay(self, socket: Socket, table: LiveTable, viewer: Viewer, key: Key | None, after: int | None) -> None:
        task = asyncio.current_task()
        assert task is not None
        listener = table.listen(viewer, after)
        line = Line(viewer, listener, task)
        self._hub.enter(table.id, line)
        socket.follow(listener, line.give_up)
        try:
            await self._obey(socket, table, line, key)
        except asyncio.CancelledError:
            if line.why is None:
                raise
            await _hang_up(socket, Goodbye(line.why))
        finally:
            listener.close()
            self._hub.leave(table.id, line)

    async def _obey(self, socket: Socket, table: LiveTable, line: Line, key: Key | None) -> None:
        """Grant one wish after the other, until the seat is given back. Whoever sends too fast is read more slowly."""
        limits = self._config.limits
        rate = Rate(limits.messages_per_second, limits.messages_at_once)
        while not line.listener.dismissed:
            text = await socket.hear()
            if pause := rate.wait():
                await asyncio.sleep(pause)
            line.busy = True
            await _say(socket, await self._answer(table, line.viewer, key, text))
            line.busy = False
        await _hang_up(socket, Goodbye("left"))

    async def _answer(self, table: LiveTable, viewer: Viewer, key: Key | None, text: str) -> Struct:
        """What is said to a command."""
        with self._metrics.command() as outcome:
            try:
                if len(text) > self._config.limits.message:
                    raise too_large(self._config.limits.message)
                wish = read_command(text)
                outcome.of(wish)
                if viewer == SPECTATOR:
                    raise Refused("only-watching", "whoever has no seat here can only watch")
                return await self._house.do(table, viewer, wish, key)
            except MillionsError as error:
                outcome.refused(error.code)
                return told(error, _id_in(text))
            except Exception as error:
                outcome.refused(OUR_FAULT.code)
                log.error("command failed", **what_happened(error))
                return told(OUR_FAULT, _id_in(text))


class _WithId(Struct):
    id: CommandId


def _id_in(text: str) -> str | None:
    """The id of a command that could perhaps not be read otherwise."""
    with suppress(msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return msgspec.json.decode(text, type=_WithId).id
    return None


async def _say(socket: Socket, answer: Struct) -> None:
    await socket.say(encode(answer))


async def _hang_up(socket: Socket, goodbye: Goodbye) -> None:
    """Say why, and close; whoever does not listen is not waited for."""
    with suppress(TimeoutError, OSError, RuntimeError):
        async with asyncio.timeout(PATIENCE_FOR_GOODBYE):
            await _say(socket, goodbye)
            await socket.close(CLOSE_CODES[goodbye.why], goodbye.why)
