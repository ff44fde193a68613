"""Everybody who watches a table: their streams, who listens now, and spectators who may see things later."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Mapping
from typing import Literal

from millions.core.message import Event
from millions.core.seat import SPECTATOR, Seat, Viewer
from millions.tables.clock import Millis
from millions.tables.entries import AnyEntry, Filled, Removed, StoodUp, TookOver
from millions.tables.state import State
from millions.tables.stream import Picture, Streams, ToldChange, encode, snapshot
from millions.wire.state import TableState

REMEMBERED_COMMANDS = 64
"""Commands of a seat whose repetition is recognised."""

LOSES_A_SEAT = (StoodUp, Filled, Removed)
"""Entries after which a seat is not its player's any more."""

Dismissal = Literal["left", "removed"]

MOST_WAITING = 64
"""Messages that may wait for a listener. If more come, all are dropped and a snapshot takes their place."""


class Audience:
    """Sends each viewer what changes for them."""

    def __init__(self, state: State) -> None:
        self._state = state
        self._streams = Streams()
        self._listeners: set[Listener] = set()
        delay_s = state.settings.watch_delay
        self._delay = Delay(delay_s * 1000) if delay_s else None
        self._granted: dict[Seat, dict[str, int]] = {}
        self._from: dict[Seat, int] = {}
        """Seats that were taken over: the last message that was not for their present owner."""
        self.on_attendance: Callable[[], None] = _no_wake
        """Called when a player has begun or ceased to listen."""

    @property
    def room(self) -> TableState:
        """What everybody can see by now, spectators included."""
        return self.picture(SPECTATOR).room

    @property
    def listens(self) -> bool:
        """Is there any listener?"""
        return bool(self._listeners)

    @property
    def connected(self) -> set[Seat]:
        """The seats whose players listen now."""
        return {listener.viewer for listener in self._listeners} - {SPECTATOR}

    @property
    def next_call(self) -> Millis | None:
        """When spectators will be shown something that is held back."""
        return self._delay.next_call if self._delay is not None else None

    def tell(self, entry: AnyEntry, events: tuple[Event, ...]) -> None:
        """Report an entry that has been stored and applied."""
        told = self._streams.tell(self._state, entry, events)
        if self._delay is not None and SPECTATOR in told:
            picture = self._streams.picture(self._state, SPECTATOR)
            self._delay.hold(entry.at, encode(told.pop(SPECTATOR)), picture)
            self.show_spectators(entry.at)
        self._put(told, entry.by, entry.command)
        if entry.by is not None and entry.command is not None:
            self._remember(entry.by, entry.command)
        if isinstance(entry, LOSES_A_SEAT):
            self._granted.pop(entry.seat, None)
            self._dismiss(entry.seat, "removed" if isinstance(entry, Removed) else "left")
        if isinstance(entry, TookOver):
            self._from[entry.seat] = self._streams[entry.seat].n - (entry.seat in told)

    def _remember(self, seat: Seat, command: str) -> None:
        """A command was carried out, and its seat has been told all of it."""
        granted = self._granted.setdefault(seat, {})
        granted[command] = self._streams[seat].n
        if len(granted) > REMEMBERED_COMMANDS:
            del granted[next(iter(granted))]

    def granted(self, seat: Seat, command: str) -> int | None:
        """The number of the message up to which this command of a seat was told, if it was carried out."""
        return self._granted.get(seat, {}).get(command)

    def _dismiss(self, seat: Seat, why: Dismissal) -> None:
        """The seat is no longer theirs: what its next owner is told is not for its present listeners."""
        for listener in [one for one in self._listeners if one.viewer == seat]:
            listener.dismiss(why)

    def show_spectators(self, now: Millis) -> None:
        """Send spectators what was held back for long enough."""
        for message in self._delay.release(now) if self._delay is not None else ():
            for listener in [one for one in self._listeners if one.viewer == SPECTATOR]:
                listener.put(message)

    def resume(self, unknown: Millis) -> None:
        """After the log was read: time of unknown length (the program did not run) does not count as a delay.

        Once a match is over its record is public, so nothing is held back.
        """
        if self._delay is not None:
            self._delay.postpone(unknown)
            if self._state.over:
                self._delay.release_all()

    def _put(self, told: Mapping[Viewer, ToldChange], by: Seat | None, command: str | None) -> None:
        """Hand each listener its viewer's message, if there is one; `command` of seat `by` led to it."""
        encoded: dict[int, bytes] = {}
        for listener in self._listeners:
            if (change := told.get(listener.viewer)) is None:
                continue
            if (message := encoded.get(id(change))) is None:
                message = encoded[id(change)] = encode(change)
            listener.put(message, command if listener.viewer == by else None)

    def number(self, viewer: Viewer) -> int:
        """The number of the last message this viewer was sent."""
        return self.picture(viewer).n

    def first_after(self, viewer: Viewer, n: int) -> int:
        """This number, or the one after which the messages of this viewer are for the seat's present owner."""
        return max(n, self._from.get(viewer, 0))

    def after(self, viewer: Viewer, n: int) -> list[bytes] | None:
        """The messages after this number, if they are in memory."""
        return self._streams[viewer].between(n, self.number(viewer))

    def latest(self, viewer: Viewer, n: int) -> list[bytes]:
        """The messages after this number, as far as they are in memory."""
        return self.after(viewer, max(n, self._streams[viewer].forgotten)) or []

    def snapshot(self, viewer: Viewer) -> bytes:
        """Everything as this viewer may see it by now."""
        return snapshot(self._state.settings, self.picture(viewer))

    def picture(self, viewer: Viewer) -> Picture:
        """What this viewer may see by now."""
        if viewer != SPECTATOR or self._delay is None:
            return self._streams.picture(self._state, viewer)
        assert self._delay.picture is not None, "the first entry is held back for no time"
        return self._delay.picture

    def listen(self, viewer: Viewer, after: int | None) -> Listener:
        """A listener for this viewer. It first receives the messages after a number, or else a snapshot."""
        missing = None if after is None or after < self.first_after(viewer, 0) else self.after(viewer, after)
        listener = Listener(viewer, self.snapshot, self._leave)
        for message in [self.snapshot(viewer)] if missing is None else missing:
            listener.put(message)
        self._listeners.add(listener)
        if viewer != SPECTATOR:
            self.on_attendance()
        return listener

    def _leave(self, listener: Listener) -> None:
        if listener in self._listeners:
            self._listeners.remove(listener)
            if listener.viewer != SPECTATOR:
                self.on_attendance()


def _no_wake() -> None:
    """For listeners that are polled."""


class Listener:
    """A viewer's messages as they come: `take` them when woken, or await the `next`; `close` when done.

    A listener that is too slow is given a fresh snapshot; the table never waits for it.
    """

    __slots__ = ("_aside", "_leave", "_lost", "_snapshot", "_waiting", "answering", "dismissed", "viewer", "wake")

    def __init__(self, viewer: Viewer, snapshot: Callable[[Viewer], bytes], leave: Callable[[Listener], None]) -> None:
        self.viewer = viewer
        self._snapshot, self._leave = snapshot, leave
        self._waiting: list[bytes] = []
        self._aside: bytes | None = None
        self._lost = False
        self.dismissed: Dismissal | None = None
        """No more messages will come: the seat does not belong to this listener any more, and why."""
        self.wake: Callable[[], None] = _no_wake
        """Called whenever a message has come, while the table is telling: it must be quick and must not fail."""
        self.answering: str | None = None
        """The id of a command that will be answered right after what it leads to: the answer takes the messages along,
        so they do not wake."""

    def mention(self, aside: bytes) -> None:
        """Receive something that is not part of the stream; only the latest mention is kept."""
        self._aside = aside
        self.wake()

    def put(self, message: bytes, command: str | None = None) -> None:
        """Receive a message of the stream, perhaps what a command of this viewer led to; never waits."""
        if len(self._waiting) >= MOST_WAITING:
            self._waiting = []
            self._lost = True
        if not self._lost:
            self._waiting.append(message)
        if command is None or command != self.answering:
            self.wake()

    def take(self) -> list[bytes]:
        """The messages since the last call, perhaps none; a snapshot if some were dropped."""
        messages = [self._snapshot(self.viewer)] if self._lost else self._waiting
        if self._aside is not None:
            messages.append(self._aside)
            self._aside = None
        self._waiting, self._lost = [], False
        return messages

    async def next(self) -> list[bytes]:
        """Wait for at least one message and take all; an empty list once no more will come."""
        while not (messages := self.take()) and not self.dismissed:
            news = asyncio.Event()
            self.wake = news.set
            await news.wait()
        return messages

    def dismiss(self, why: Dismissal) -> None:
        """Deliver what has come, and nothing after it: not even what a snapshot would show."""
        self.dismissed, self._lost = why, False
        self.wake()
        self.close()

    def close(self) -> None:
        """Stop listening."""
        self._leave(self)


class Delay:
    """Holds back what spectators are told, so that nobody plays with what somebody else can look up.

    Before the match begins nothing is held back.
    """

    def __init__(self, by: Millis) -> None:
        self._by = by
        self._held: deque[tuple[Millis, bytes, Picture]] = deque()
        self.picture: Picture | None = None
        """What spectators have been shown."""

    def hold(self, at: Millis, message: bytes, picture: Picture) -> None:
        """Keep a message until its time has come."""
        self._held.append((at + (self._by if picture.view is not None else 0), message, picture))

    def release(self, now: Millis) -> list[bytes]:
        """The messages whose time has come."""
        released = []
        while self._held and self._held[0][0] <= now:
            _, message, self.picture = self._held.popleft()
            released.append(message)
        return released

    def postpone(self, by: Millis) -> None:
        """Hold everything back for longer."""
        self._held = deque([(when + by, message, picture) for when, message, picture in self._held])

    def release_all(self) -> None:
        """Show everything. Nobody listens yet."""
        while self._held:
            _, _, self.picture = self._held.popleft()

    @property
    def next_call(self) -> Millis | None:
        """When the next message is due."""
        return self._held[0][0] if self._held else None
