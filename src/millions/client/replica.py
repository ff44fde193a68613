"""A table as one viewer sees it, put together from the messages of the stream, in the game's own types."""

from __future__ import annotations

import time
from typing import Any

from msgspec import UNSET, Raw, Struct, UnsetType

from millions.client.decoding import ROOM_CHANGES, TALK, GameDecoders, decoders_of
from millions.client.messages import Disconnected, EncodedSnapshot, Received, Reconnected
from millions.core.form import Forms
from millions.core.game import AnyGame, game_named
from millions.core.message import Event
from millions.core.seat import SPECTATOR, Seats, Viewer
from millions.core.table import View
from millions.wire.answers import Presence
from millions.wire.forms import read_forms
from millions.wire.settings import Settings
from millions.wire.shapes import changed_fields, updated
from millions.wire.state import TableState
from millions.wire.stream import Change, EncodedChange, Snapshot
from millions.wire.talk import Utterance


class ViewerLogEntry(Struct, frozen=True):
    """What one message reported: events, and the fields of the view that changed."""

    events: tuple[Event, ...] = ()
    changes: dict[str, Any] = {}


class Replica:
    """The state of one viewer's stream. `apply` every message in order; the attributes are then up to date."""

    settings: Settings
    room: TableState
    game: AnyGame
    _decoders: GameDecoders

    def __init__(self) -> None:
        self.n = 0
        """Number of the last message applied; 0 before the first snapshot."""
        self.you: Viewer = SPECTATOR
        self.view: View | None = None
        self.forms: Forms = ()
        self.outlook: Struct | None = None
        self.log: list[ViewerLogEntry] = []
        self.talk: list[Utterance] = []
        self.here: Seats = ()
        """The seats whose players are connected."""
        self.connected = True
        self.resyncs = 0
        """How often a new snapshot replaced the state, so that the events in between are unknown."""
        self._server_ahead_ms = 0

    def apply(self, message: Received) -> None:
        """Update the state by one message."""
        match message:
            case Snapshot():
                self._replace(message)
            case Change():
                self._update(message)
            case Presence(here=here, at=at):
                self.here = here
                self._server_ahead_ms = at - _local_ms()
            case Disconnected():
                self.connected = False
            case Reconnected():
                self.connected = True

    def _replace(self, now: EncodedSnapshot) -> None:
        self.resyncs += self.n > 0
        self.n, self.you, self.settings, self.room, self.talk = now.n, now.you, now.settings, now.room, now.talk
        self.game = game_named(now.settings.game)
        self._decoders = decoders_of(self.game)
        self.view = self._decoders.view.decode(now.view)
        self.outlook = self._decoders.outlook.decode(now.outlook)
        self._set_forms(now.forms)
        if self.view is not None:
            fields = {name: getattr(self.view, name) for name in self.view.__struct_fields__}
            fields.pop("round", None)  # it is not known when the round began
            self.log.append(ViewerLogEntry((), fields))

    def _update(self, change: EncodedChange) -> None:
        self.n = change.n
        if change.room is not UNSET:
            self.room = updated(TableState, self.room, ROOM_CHANGES.decode(change.room))
        if change.view is not UNSET or change.events is not UNSET:
            self._update_view(change.view, change.events)
        if change.forms is not UNSET:
            self._set_forms(change.forms)
        if change.outlook is not UNSET:
            fields = self._decoders.outlook_changes.decode(change.outlook)
            kind = self.game.outlook_type
            self.outlook = None if fields is None or kind is None else updated(kind, self.outlook, fields)
        if change.talk is not UNSET:
            self.talk += TALK.decode(change.talk)

    def _update_view(self, view: Raw | UnsetType, events: Raw | UnsetType) -> None:
        changes: dict[str, Any] = {}
        if view is not UNSET:
            changed = self._decoders.view_changes.decode(view)
            self.view = updated(self.game.view_type, self.view, changed)
            changes = changed_fields(changed)
        happened = () if events is UNSET else self._decoders.events.decode(events)
        self.log.append(ViewerLogEntry(happened, changes))

    def _set_forms(self, forms: Raw) -> None:
        self.forms = read_forms(self._decoders.forms.decode(forms))

    def seconds_until(self, at_ms: int) -> float:
        """Seconds until a moment of the table's time, which the server has told. A spectator may see things later."""
        delay_ms = self.settings.watch_delay * 1000 if self.you == SPECTATOR else 0
        return (at_ms - (_local_ms() + self._server_ahead_ms - delay_ms)) / 1000

    def names(self) -> tuple[str, ...]:
        """The names at the table; a free seat has its number in parentheses."""
        return tuple([sitter.name or f"({seat + 1})" for seat, sitter in enumerate(self.room.sitters)])


def _local_ms() -> int:
    """This program's own clock, which nobody sets."""
    return time.monotonic_ns() // 1_000_000
