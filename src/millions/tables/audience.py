"""Everybody who hears of a table: their streams, those who listen now, and spectators who perhaps see things later."""

from __future__ import annotations

from millions.core.message import Event
from millions.core.seat import SPECTATOR, Seat, Viewer
from millions.tables.clock import Millis
from millions.tables.delay import Delay
from millions.tables.entries import AnyEntry, StoodUp
from millions.tables.listener import Listener
from millions.tables.state import State
from millions.tables.stream import Picture, Streams, snapshot
from millions.wire.state import TableState

REMEMBERED_COMMANDS = 64
"""Commands of a seat whose repetition is recognised."""


class Audience:
    """Tells each viewer what changes for them."""

    def __init__(self, state: State) -> None:
        self._state = state
        self._streams = Streams()
        self._listeners: set[Listener] = set()
        seconds = state.settings.watch_delay
        self._delay = Delay(seconds * 1000) if seconds else None
        self._granted: dict[Seat, dict[str, int]] = {}

    @property
    def room(self) -> TableState:
        """What everybody can see by now, spectators included."""
        return self._picture(SPECTATOR).room

    @property
    def listens(self) -> bool:
        """Does anybody?"""
        return bool(self._listeners)

    @property
    def next_call(self) -> Millis | None:
        """When spectators will be shown something that is held back."""
        return self._delay.next_call if self._delay is not None else None

    def tell(self, entry: AnyEntry, events: tuple[Event, ...], now: Millis) -> None:
        """An entry has been stored and applied."""
        told = self._streams.tell(self._state, entry, events)
        if self._delay is not None and SPECTATOR in told:
            self._delay.hold(entry.at, told.pop(SPECTATOR), self._streams.picture(self._state, SPECTATOR))
            self.show_spectators(now)
        for viewer, message in told.items():
            self._put(viewer, message)
        if entry.by is not None and entry.command is not None:
            self._remember(entry.by, entry.command)
        if isinstance(entry, StoodUp):
            self._granted.pop(entry.seat, None)
            self._dismiss(entry.seat)

    def _remember(self, seat: Seat, command: str) -> None:
        """A command was granted, and its seat has been told all of it."""
        granted = self._granted.setdefault(seat, {})
        granted[command] = self._streams[seat].n
        if len(granted) > REMEMBERED_COMMANDS:
            del granted[next(iter(granted))]

    def granted(self, seat: Seat, command: str) -> int | None:
        """The number of the message up to which this command of a seat was told, if it was granted."""
        return self._granted.get(seat, {}).get(command)

    def _dismiss(self, seat: Seat) -> None:
        """Whoever listened at this seat has given it back: what its next owner is told is not for them."""
        for listener in [one for one in self._listeners if one.viewer == seat]:
            listener.dismiss()

    def show_spectators(self, now: Millis) -> None:
        """What was held back for long enough."""
        for message in self._delay.release(now) if self._delay is not None else ():
            self._put(SPECTATOR, message)

    def _put(self, viewer: Viewer, message: bytes) -> None:
        for listener in self._listeners:
            if listener.viewer == viewer:
                listener.put(message)

    def number(self, viewer: Viewer) -> int:
        """The number of the last message this viewer was given."""
        return self._picture(viewer).n

    def after(self, viewer: Viewer, n: int) -> list[bytes] | None:
        """The messages after this number, if they are at hand."""
        return self._streams[viewer].between(n, self.number(viewer))

    def snapshot(self, viewer: Viewer) -> bytes:
        """Everything as this viewer may see it by now."""
        return snapshot(self._state.settings, self._picture(viewer))

    def _picture(self, viewer: Viewer) -> Picture:
        late = self._delay.picture if viewer == SPECTATOR and self._delay is not None else None
        return late or self._streams.picture(self._state, viewer)

    def listen(self, viewer: Viewer, after: int | None) -> Listener:
        """Hear what this viewer is told from now on; first what is missing after a number, or a fresh snapshot."""
        missing = None if after is None else self.after(viewer, after)
        listener = Listener(viewer, self.snapshot, self._listeners.discard)
        for message in [self.snapshot(viewer)] if missing is None else missing:
            listener.put(message)
        self._listeners.add(listener)
        return listener
