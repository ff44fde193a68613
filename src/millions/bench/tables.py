"""The driver's tables: one action at a time, and the moment when the last seat was told of it."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from random import Random
from time import perf_counter
from typing import Any

import msgspec
from msgspec import Raw, Struct, field

from millions.bench.choosing import choose
from millions.bench.client_socket import ClientSocket
from millions.bench.opening import SeatedTable
from millions.core.errors import MillionsError

OpenAnother = Callable[[], Awaitable[SeatedTable]]

QUIET_S = 0.25
"""An acknowledged action is complete after this time without messages: some seats are not told of every action."""

ANSWER_TIMEOUT_S = 10.0
"""A missing answer counts as an error after this time."""


class RoomNews(Struct):
    """The fields of the table state that the driver needs."""

    stage: str | None = None
    awaited: tuple[int, ...] | None = None


class SeatNews(Struct):
    """The fields of a message that the driver needs; the rest is skipped."""

    is_: str = field(name="is")
    forms: Raw = Raw()
    room: RoomNews | None = None
    code: str = ""


_news = msgspec.json.Decoder(SeatNews)


class DriverTally:
    """Counts while the driver runs: actions, latencies until the last seat was told, errors, sizes."""

    def __init__(self) -> None:
        self.errors: Counter[str] = Counter()
        self.said = self.told = self.said_bytes = self.told_bytes = 0
        self.over: list[str] = []
        """Tables at which a match is over."""
        self.start()

    def start(self) -> None:
        """Start counting."""
        self.latencies: list[float] = []
        self.actions = self.games = 0


class SeatConnection(ClientSocket):
    """One seat's connection."""

    __slots__ = ("forms", "number", "table", "told")

    def __init__(self, table: PlayedTable, number: int) -> None:
        super().__init__(f"/api/tables/{table.id}/socket")
        self.table, self.number = table, number
        self.forms = b""
        self.told = False

    def opened(self) -> None:
        self.say(msgspec.json.encode({"do": "Hello", "key": self.table.keys[self.number]}))

    def heard(self, message: bytes) -> None:
        news = _news.decode(message)
        if news.forms:
            self.forms = bytes(news.forms)
        self.table.heard(self, news, len(message))

    def broken(self) -> None:
        self.table.tally.errors["hung up"] += 1


class PlayedTable:
    """One table and its seats' connections. `act` is called at the table's pace."""

    def __init__(
        self, seated: SeatedTable, tally: DriverTally, rng: Random, interval: float, open_another: OpenAnother
    ) -> None:
        (self.id, self.keys), self.tally, self._rng, self.interval = seated, tally, rng, interval
        self._open_another = open_another
        self._loop = asyncio.get_running_loop()
        self.seats: list[SeatConnection] = []
        self._awaited: tuple[int, ...] = ()
        self._over = False
        self._moves = 0
        self._sent_at: float | None = None
        self._last_at = 0.0
        self._answered = True
        self._beat: asyncio.TimerHandle | None = None

    # Connecting

    async def connect(self, host: str, port: int) -> None:
        """Connect all seats; returns when each has its snapshot."""
        self._host, self._port = host, port
        self._there = asyncio.Event()
        self.seats = [SeatConnection(self, number) for number in range(len(self.keys))]
        for seat in self.seats:
            await self._loop.create_connection(lambda seat=seat: seat, host, port)  # type: ignore[misc]
        async with asyncio.timeout(ANSWER_TIMEOUT_S):
            await self._there.wait()

    def begin(self) -> None:
        """Start to play, at a random moment of the interval."""
        self._beat = self._loop.call_later(self._rng.random() * self.interval, self.act)

    def stop(self) -> None:
        """Stop playing."""
        if self._beat is not None:
            self._beat.cancel()
            self._beat = None

    def hang_up(self) -> None:
        """Close all connections."""
        for seat in self.seats:
            seat.hang_up()

    # Acting

    def act(self) -> None:
        """Send the next action, if the last one is complete."""
        now = perf_counter()
        if not self._settled(now):
            if now - (self._sent_at or now) > ANSWER_TIMEOUT_S:
                self.tally.errors["no answer"] += 1
                return
            self._beat = self._loop.call_later(QUIET_S, self.act)
            return
        self._count()
        if self._over:
            return self._move_on()
        self._beat = self._loop.call_later(self.interval, self.act)
        if able := [self.seats[seat] for seat in self._awaited if len(self.seats[seat].forms) > 2]:
            seat = self._rng.choice(able)
            self._command(seat, {"do": "Play", "action": choose(seat.forms, self._rng)})

    def _settled(self, now: float) -> bool:
        return self._answered and (all(seat.told for seat in self.seats) or now - self._last_at > QUIET_S)

    def _count(self) -> None:
        """Count the last action: it took until the last message about it came."""
        if self._sent_at is not None:
            self.tally.latencies.append(self._last_at - self._sent_at)
            self.tally.actions += 1
            self._sent_at = None

    def _command(self, seat: SeatConnection, command: dict[str, Any]) -> None:
        self._moves += 1
        message = msgspec.json.encode({**command, "id": str(self._moves)})
        for one in self.seats:
            one.told = False
        self._answered = False
        self._sent_at = self._last_at = perf_counter()
        self.tally.said += 1
        self.tally.said_bytes += len(message)
        seat.say(message)

    # Hearing

    def heard(self, seat: SeatConnection, news: SeatNews, size: int) -> None:
        """A seat received a message."""
        match news.is_:
            case "Change":
                self._told(seat, size)
            case "Done":
                self._answered = True
            case "Refusal":
                self.tally.errors[news.code] += 1
                self._answered = True
            case "Snapshot":
                self._told(seat, 0)
                if all(one.told for one in self.seats):
                    self._there.set()
        if news.room is not None:
            self._look(news.room)

    def _told(self, seat: SeatConnection, size: int) -> None:
        seat.told = True
        self._last_at = perf_counter()
        if size:
            self.tally.told += 1
            self.tally.told_bytes += size

    def _look(self, room: RoomNews) -> None:
        if room.awaited is not None:
            self._awaited = room.awaited
        if room.stage is not None:
            self._over = room.stage == "over"

    def _move_on(self) -> None:
        """The match is over: all seats go on at another table."""
        self.stop()
        self.tally.games += 1
        self.tally.over.append(self.id)
        self.hang_up()
        self._over, self._sent_at = False, None
        self._moving = self._loop.create_task(self._move())

    async def _move(self) -> None:
        try:
            self.id, self.keys = await self._open_another()
            await self.connect(self._host, self._port)
            self.begin()
        except (OSError, TimeoutError, MillionsError):
            self.tally.errors["no other table"] += 1
