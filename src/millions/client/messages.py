"""What a connection delivers: messages of the viewer's stream, and changes of the connection itself."""

from __future__ import annotations

import msgspec
from msgspec import Raw, Struct

from millions.wire.answers import Done, Goodbye, Presence, Refusal
from millions.wire.stream import EncodedChange, Snapshot

EncodedSnapshot = Snapshot[Raw, Raw, Raw]
"""A snapshot whose game is not known yet: its settings name the game with whose types the parts are decoded."""


class Disconnected(Struct, frozen=True):
    """The connection was lost; it reconnects by itself."""


class Reconnected(Struct, frozen=True):
    """The connection works again."""


StreamMessage = EncodedSnapshot | EncodedChange | Presence
Received = StreamMessage | Disconnected | Reconnected

_decoder: msgspec.json.Decoder[StreamMessage | Done | Refusal | Goodbye] = msgspec.json.Decoder(
    StreamMessage | Done | Refusal | Goodbye
)
read_message = _decoder.decode
"""Decode anything a server sends over the WebSocket."""
