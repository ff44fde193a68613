"""What one has seen of a table, put together from what the line told: the game's own types, not plain data."""

from __future__ import annotations

import time

from msgspec import UNSET, Struct, convert, to_builtins

from millions.client.forms import read_forms
from millions.client.messages import Broken, Change, Heard, Mended, Plain, Snapshot
from millions.core.form import Forms
from millions.core.game import AnyGame, game_named
from millions.core.message import Event
from millions.core.seat import SPECTATOR, Seats, Viewer
from millions.core.table import View
from millions.wire.answers import Presence
from millions.wire.settings import Settings
from millions.wire.state import TableState
from millions.wire.talk import Utterance


class Happened(Struct, frozen=True):
    """What one message told: events, and the fields of the view that then looked different."""

    events: tuple[Event, ...] = ()
    changes: Plain = {}


class Seen:
    """A table as one viewer sees it."""

    settings: Settings
    room: TableState
    game: AnyGame

    def __init__(self) -> None:
        self.n = 0
        self.you: Viewer = SPECTATOR
        self.view: View | None = None
        self.forms: Forms = ()
        self.log: list[Happened] = []
        self.talk: list[Utterance] = []
        self.here: Seats = ()
        """The seats whose people are connected."""
        self.holds = True
        """Is the line in order?"""
        self.gaps = 0
        """So often was the table seen anew, without what had led there."""
        self._view: Plain = {}
        self._behind: int | None = None

    def take_in(self, message: Heard) -> None:
        """One more thing is known."""
        match message:
            case Snapshot():
                self._look(message)
            case Change():
                self._go_on(message)
            case Presence(here=here):
                self.here = here
            case Broken():
                self.holds = False
            case Mended():
                self.holds = True

    def _look(self, now: Snapshot) -> None:
        """Everything at once. What led there is not known, nor when the round began."""
        self.gaps += self.n > 0
        self.n, self.you, self.settings, self.room = now.n, now.you, now.settings, now.room
        self.game = game_named(now.settings.game)
        self.talk = now.talk
        self.view = None
        if now.view is not None:
            self._see(now.view, [], {name: value for name, value in now.view.items() if name != "round"})
        self.forms = read_forms(now.forms, self.game)

    def _go_on(self, change: Change) -> None:
        self.n = change.n
        late = int(time.time() * 1000) - change.at
        self._behind = late if self._behind is None else min(late, self._behind)
        if change.room:
            self.room = convert(to_builtins(self.room) | change.room, TableState)
        if change.view or change.events:
            self._see(self._view | change.view, change.events, change.view)
        if change.forms is not UNSET:
            self.forms = read_forms(change.forms, self.game)
        self.talk += change.talk

    def _see(self, view: Plain, events: list[Plain], changes: Plain) -> None:
        self._view = view
        self.view = convert(view, self.game.view_type)
        told: tuple[Event, ...] = convert(events, tuple[self.game.any_event, ...])  # type: ignore[name-defined]
        self.log.append(Happened(told, changes))

    def seconds_to(self, when: int) -> float:
        """How long until a moment of the server's clock; ours may be wrong, and news are never early."""
        return (when - time.time() * 1000 + (self._behind or 0)) / 1000

    def names(self) -> tuple[str, ...]:
        """Who sits where; a seat that nobody has taken has a number."""
        return tuple([one.name or f"({seat + 1})" for seat, one in enumerate(self.room.sitters)])
