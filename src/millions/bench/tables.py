"""Tables as a load driver sees them: one action at a time, and when the last seat was told of it."""

from __future__ import annotations

import asyncio
from collections import Counter
from random import Random
from time import perf_counter
from typing import Any

import msgspec
from msgspec import Raw, Struct, field

from millions.bench.choosing import choose
from millions.bench.lines import Line

QUIET = 0.25
"""When an action is answered, and nothing was heard for so long, whoever heard nothing has nothing to hear."""

PATIENCE = 10.0
"""Seconds for an answer, before its absence is an error."""


class RoomNews(Struct):
    """What a driver wants to know of a room."""

    stage: str | None = None
    awaited: tuple[int, ...] | None = None
    rematch: str | None = None


class News(Struct):
    """What it wants to know of a message; the rest is skipped."""

    is_: str = field(name="is")
    forms: Raw = Raw()
    room: RoomNews | None = None
    code: str = ""


_news = msgspec.json.Decoder(News)


class Tally:
    """What is counted while it runs: actions that everybody was told of, how long that took, errors, sizes."""

    def __init__(self) -> None:
        self.errors: Counter[str] = Counter()
        self.said = self.told = self.said_bytes = self.told_bytes = 0
        self.start()

    def start(self) -> None:
        """From now on it counts."""
        self.latencies: list[float] = []
        self.actions = self.games = 0


class Seat(Line):
    """One seat's socket."""

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
    """One table and its seats' sockets. `act` is called at the table's pace; the first time when all have sat down."""

    def __init__(self, id: str, keys: list[str], tally: Tally, rng: Random, interval: float) -> None:
        self.id, self.keys, self.tally, self._rng, self._interval = id, keys, tally, rng, interval
        self._loop = asyncio.get_running_loop()
        self.seats: list[Seat] = []
        self._awaited: tuple[int, ...] = ()
        self._over = False
        self._moves = 0
        self._sent_at: float | None = None
        self._last_at = 0.0
        self._answered = True
        self._beat: asyncio.TimerHandle | None = None

    # Coming and going

    async def connect(self, host: str, port: int) -> None:
        """Everybody's socket; returns when each has its snapshot."""
        self._host, self._port = host, port
        self._there = asyncio.Event()
        self.seats = [Seat(self, number) for number in range(len(self.keys))]
        for seat in self.seats:
            await self._loop.create_connection(lambda seat=seat: seat, host, port)  # type: ignore[misc]
        async with asyncio.timeout(PATIENCE):
            await self._there.wait()

    def begin(self) -> None:
        """Play, at some moment of the interval."""
        self._beat = self._loop.call_later(self._rng.random() * self._interval, self.act)

    def stop(self) -> None:
        """Play no more."""
        if self._beat is not None:
            self._beat.cancel()
            self._beat = None

    def hang_up(self) -> None:
        """Close all sockets."""
        for seat in self.seats:
            seat.hang_up()

    # Acting

    def act(self) -> None:
        """The next action, if everybody knows the last one."""
        now = perf_counter()
        if not self._settled(now):
            if now - (self._sent_at or now) > PATIENCE:
                self.tally.errors["no answer"] += 1
                return
            self._beat = self._loop.call_later(QUIET, self.act)
            return
        self._count()
        self._beat = self._loop.call_later(self._interval, self.act)
        if self._over:
            self._command(self.seats[0], {"do": "Rematch"})
        elif able := [self.seats[seat] for seat in self._awaited if len(self.seats[seat].forms) > 2]:
            seat = self._rng.choice(able)
            self._command(seat, {"do": "Play", "action": choose(seat.forms, self._rng)})

    def _settled(self, now: float) -> bool:
        return self._answered and (all(seat.told for seat in self.seats) or now - self._last_at > QUIET)

    def _count(self) -> None:
        """The last action is done, and the last of those who were told of it was told then."""
        if self._sent_at is not None:
            self.tally.latencies.append(self._last_at - self._sent_at)
            self.tally.actions += 1
            self._sent_at = None

    def _command(self, seat: Seat, command: dict[str, Any]) -> None:
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

    def heard(self, seat: Seat, news: News, size: int) -> None:
        """Somebody was told something."""
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

    def _told(self, seat: Seat, size: int) -> None:
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
        if room.rematch is not None and room.rematch != self.id:
            self._move_to(room.rematch)

    def _move_to(self, table: str) -> None:
        """A rematch: everybody goes to another table with the key they have."""
        self.stop()
        self.tally.games += 1
        self.hang_up()
        self.id, self._sent_at = table, None
        self._moving = self._loop.create_task(self._move())

    async def _move(self) -> None:
        try:
            await self.connect(self._host, self._port)
            self.begin()
        except (OSError, TimeoutError):
            self.tally.errors["no rematch"] += 1
