"""What a server says over a socket, as a client reads it."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType

from millions.core.seat import Viewer
from millions.wire.answers import Done, Goodbye, Presence, Refusal
from millions.wire.settings import Settings
from millions.wire.state import TableState
from millions.wire.talk import Utterance

Plain = dict[str, Any]
"""An object as it stands in JSON."""


class Snapshot(Struct, tag_field="is", tag=True):
    """Everything as one sees it after message `n`."""

    n: int
    you: Viewer
    settings: Settings
    room: TableState
    view: Plain | None
    forms: list[Plain]
    talk: list[Utterance]


class Change(Struct, tag_field="is", tag=True):
    """Message `n` of one's stream: what is different now."""

    n: int
    at: int
    events: list[Plain] = []
    view: Plain = {}
    forms: list[Plain] | UnsetType = UNSET
    room: Plain = {}
    talk: list[Utterance] = []


class Broken(Struct, frozen=True):
    """The line broke. It is being mended; nobody need do anything."""


class Mended(Struct, frozen=True):
    """The line holds again."""


Told = Snapshot | Change | Presence
"""What is told to whoever looks at the table."""

Heard = Told | Broken | Mended
"""What comes out of a line."""

_decoder: msgspec.json.Decoder[Told | Done | Refusal | Goodbye] = msgspec.json.Decoder(Told | Done | Refusal | Goodbye)
read_message = _decoder.decode
