"""The messages of a viewer's stream, generic over what belongs to a game.

The server instantiates them with `Raw`: parts that several viewers receive alike are encoded once. Clients and schemas
instantiate them with a game's own types (see `games`).
"""

from __future__ import annotations

from typing import Generic, TypeVar

from msgspec import UNSET, Raw, Struct, UnsetType

from millions.core.seat import Viewer
from millions.wire.settings import Settings
from millions.wire.state import TableState
from millions.wire.talk import Utterance

Event = TypeVar("Event")
Events = TypeVar("Events")
View = TypeVar("View")
Forms = TypeVar("Forms")
State = TypeVar("State")
Outlook = TypeVar("Outlook")
Talk = TypeVar("Talk")
Position = TypeVar("Position")


class Snapshot(Struct, Generic[View, Forms, Outlook], kw_only=True, tag_field="is", tag=True):
    """Everything one viewer sees after message `n` of their stream."""

    n: int
    you: Viewer
    settings: Settings
    room: TableState
    view: View
    """None before the match begins."""
    forms: Forms
    """What the viewer may do now."""
    outlook: Outlook
    """What follows from the rules now, computed from what everybody sees; None where the game has nothing to say."""
    talk: list[Utterance]


class Change(Struct, Generic[Events, View, Forms, State, Outlook, Talk], tag_field="is", tag=True, gc=False):
    """Message `n` of one viewer's stream: what changed for that viewer. Parts that did not change are left out."""

    n: int
    at: int
    events: Events | UnsetType = UNSET
    view: View | UnsetType = UNSET
    """The fields of the view that changed."""
    forms: Forms | UnsetType = UNSET
    room: State | UnsetType = UNSET
    """The fields of the table state that changed."""
    outlook: Outlook | UnsetType = UNSET
    """The fields of the outlook that changed; None when there is no outlook any more."""
    talk: Talk | UnsetType = UNSET
    """What was said since the last message."""


class PastEvents(Struct, Generic[Event]):
    """The events that message `n` of a stream reported, for viewers who were not there."""

    n: int
    at: int
    events: tuple[Event, ...] = ()


class Exercise(Struct, Generic[Position, Event], frozen=True):
    """A moment of a negotiation to practise, as one seat knows it: the table, and what that seat was told before."""

    seed: int
    """The same seed gives the same exercise."""
    table: Position
    happened: tuple[PastEvents[Event], ...]


EncodedChange = Change[Raw, Raw, Raw, Raw, Raw, Raw]
"""A change whose parts are encoded already."""

AnyExercise = Exercise[Snapshot[Raw, Raw, Raw], Raw]
"""An exercise of any game."""
