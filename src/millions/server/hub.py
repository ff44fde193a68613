"""Who is connected to which table. One device plays a seat at a time: the last that said hello."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import Iterable
from typing import Literal

from msgspec.json import encode

from millions.core.seat import SPECTATOR, Viewer
from millions.tables import Listener
from millions.wire.answers import Presence

Why = Literal["taken-over", "restart", "left"]


class Line:
    """One connection, looking at one table with one pair of eyes."""

    __slots__ = ("busy", "listener", "task", "viewer", "why")

    def __init__(self, viewer: Viewer, listener: Listener, task: asyncio.Task[object]) -> None:
        self.viewer, self.listener, self.task = viewer, listener, task
        self.busy = False
        """A command is being answered."""
        self.why: Why | None = None
        """Why it is being hung up, if it is."""

    def give_up(self) -> None:
        """The seat was given back; whoever is just being answered is told that first."""
        if not self.busy:
            self.hang_up("left")

    def hang_up(self, why: Why) -> None:
        """End this connection; what it has begun is finished all the same."""
        if self.why is None:
            self.why = why
            self.task.cancel()


class Hub:
    """All lines of this program."""

    def __init__(self) -> None:
        self._lines: defaultdict[str, set[Line]] = defaultdict(set)
        self.by_address: Counter[str] = Counter()

    @property
    def sockets(self) -> int:
        """How many connections there are."""
        return sum(map(len, self._lines.values()))

    def enter(self, table: str, line: Line) -> None:
        """A line that looks at a table from now on."""
        if line.viewer != SPECTATOR:
            for other in [other for other in self._lines[table] if other.viewer == line.viewer]:
                other.hang_up("taken-over")
        self._lines[table].add(line)
        self._tell_who_is_here(table, (line,) if line.viewer == SPECTATOR else self._lines[table])

    def leave(self, table: str, line: Line) -> None:
        """It looks no more."""
        lines = self._lines[table]
        lines.discard(line)
        if not lines:
            del self._lines[table]
        elif line.viewer != SPECTATOR:
            self._tell_who_is_here(table, lines)

    def _tell_who_is_here(self, table: str, to: Iterable[Line]) -> None:
        here = {line.viewer for line in self._lines[table]} - {SPECTATOR}
        presence = encode(Presence(tuple(sorted(here))))
        for line in to:
            line.listener.mention(presence)

    async def farewell(self, patience: float = 3.0) -> None:
        """The server stops: tell everybody, and wait a little until they know."""
        lines = [line for lines in self._lines.values() for line in lines]
        for line in lines:
            line.hang_up("restart")
        if lines:
            await asyncio.wait([line.task for line in lines], timeout=patience)
