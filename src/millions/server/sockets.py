"""Playing over a WebSocket: hello, then commands one way, and one's stream the other."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import msgspec
from msgspec import Struct
from msgspec.json import encode
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from millions.core.errors import Malformed, MillionsError
from millions.core.seat import SPECTATOR, Viewer
from millions.server.access import Rate, address_of, origin_allowed
from millions.server.config import Config
from millions.server.hub import Hub, Line
from millions.server.logs import log, what_happened
from millions.server.metrics import Metrics
from millions.server.refusals import OUR_FAULT, told, too_large, too_many_sockets, wrong_key
from millions.tables import House, Listener, LiveTable, Refused, read_command
from millions.tables.wire import Goodbye, read_hello

PATIENCE_FOR_HELLO = 10.0
PATIENCE_FOR_GOODBYE = 2.0

CLOSE_CODES = {"restart": 1012, "taken-over": 4001, "no-hello": 4002, "bad-hello": 4003, "refused": 4004}


class Sockets:
    """The door at `/api/tables/TABLE/socket`."""

    def __init__(self, house: House, hub: Hub, config: Config, metrics: Metrics) -> None:
        self._house, self._hub, self._config, self._metrics = house, hub, config, metrics

    async def play(self, socket: WebSocket) -> None:
        """One connection, from hello to goodbye."""
        if not origin_allowed(socket.headers, self._config.origins):
            return await socket.close()
        address = address_of(socket.client and (socket.client.host, socket.client.port))
        await socket.accept()
        self._hub.by_address[address] += 1
        try:
            await self._greet(socket, address)
        except (WebSocketDisconnect, RuntimeError):  # gone; Starlette complains about sending to whom is gone
            pass
        finally:
            self._hub.by_address[address] -= 1
            self._hub.by_address += {}  # forget those who have none left

    async def _greet(self, socket: WebSocket, address: str) -> None:
        try:
            if self._hub.by_address[address] > self._config.limits.sockets_per_address:
                raise too_many_sockets()
            async with asyncio.timeout(PATIENCE_FOR_HELLO):
                key, after = read_hello(await self._hear(socket))
            table = await self._house.table(socket.path_params["table"])
            viewer = SPECTATOR if key is None else table.seat_of(key)
            if viewer is None:
                raise wrong_key()
        except TimeoutError:
            return await _hang_up(socket, Goodbye("no-hello"))
        except MillionsError as error:
            await _say(socket, told(error))
            return await _hang_up(socket, Goodbye("bad-hello" if isinstance(error, Malformed) else "refused"))
        await self._stay(socket, table, viewer, after)

    async def _stay(self, socket: WebSocket, table: LiveTable, viewer: Viewer, after: int | None) -> None:
        task = asyncio.current_task()
        assert task is not None
        listener = table.listen(viewer, after)
        line = Line(viewer, listener, task)
        self._hub.enter(table.id, line)
        writer = asyncio.create_task(_write(socket, listener))
        try:
            await self._obey(socket, table, viewer)
        except asyncio.CancelledError:
            if line.why is None:
                raise
            await _hang_up(socket, Goodbye(line.why))
        finally:
            writer.cancel()
            listener.close()
            self._hub.leave(table.id, line)

    async def _obey(self, socket: WebSocket, table: LiveTable, viewer: Viewer) -> None:
        """Grant one wish after the other. Whoever sends too many too fast is read more slowly."""
        limits = self._config.limits
        rate = Rate(limits.messages_per_second, limits.messages_at_once)
        while True:
            text = await self._hear(socket)
            if pause := rate.wait():
                await asyncio.sleep(pause)
            await _say(socket, await self._answer(table, viewer, text))

    async def _answer(self, table: LiveTable, viewer: Viewer, text: str) -> Struct:
        """What is said to a command."""
        with self._metrics.command() as outcome:
            try:
                if len(text) > self._config.limits.message:
                    raise too_large(self._config.limits.message)
                wish = read_command(text)
                outcome.of(wish)
                if viewer == SPECTATOR:
                    raise Refused("only-watching", "whoever has no seat here can only watch")
                return await self._house.do(table, viewer, wish)
            except MillionsError as error:
                outcome.refused(error.code)
                return told(error, _id_in(text))
            except Exception as error:
                outcome.refused(OUR_FAULT.code)
                log.error("command failed", **what_happened(error))
                return told(OUR_FAULT, _id_in(text))

    async def _hear(self, socket: WebSocket) -> str:
        """The next message; what is no text is as good as nonsense."""
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code") or 1005)
        text: str | None = message.get("text")
        return text if text is not None else ""


class _WithId(Struct):
    id: str


def _id_in(text: str) -> str | None:
    """The id of a command that could perhaps not be read otherwise."""
    with suppress(msgspec.MsgspecError):
        return msgspec.json.decode(text, type=_WithId).id[:64]
    return None


async def _say(socket: WebSocket, answer: Struct) -> None:
    await socket.send({"type": "websocket.send", "text": encode(answer).decode()})


async def _write(socket: WebSocket, listener: Listener) -> None:
    """Everything this viewer is told, as fast as they read."""
    with suppress(WebSocketDisconnect, RuntimeError, OSError):
        while True:
            for message in await listener.next():
                await socket.send({"type": "websocket.send", "text": message.decode()})


async def _hang_up(socket: WebSocket, goodbye: Goodbye) -> None:
    """Say why, and close; whoever does not listen is not waited for."""
    with suppress(TimeoutError, WebSocketDisconnect, RuntimeError, OSError):
        async with asyncio.timeout(PATIENCE_FOR_GOODBYE):
            if socket.application_state is WebSocketState.CONNECTED:
                await _say(socket, goodbye)
                await socket.close(CLOSE_CODES[goodbye.why], goodbye.why)
