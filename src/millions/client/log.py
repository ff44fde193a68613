"""A client's log: everything one client sent and received, as JSON Lines. `millions audit` checks such logs.

The first line says whose log it is: `{"table": "…", "viewer": 0}`, where -2 is a spectator. Then each line is a message
as it was: `{"sent": {…}}` or `{"received": {…}}`. Keys are left out, so a log can be shown to people who help you once
the match is over.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType
from msgspec.json import encode

from millions.core.seat import Viewer


class Owner(Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of a log: which table, and whose client."""

    table: str
    viewer: Viewer


class Message(Struct, frozen=True, forbid_unknown_fields=True):
    """A further line: one message, sent or received."""

    sent: Raw | UnsetType = UNSET
    received: Raw | UnsetType = UNSET


class ClientLog:
    """Writes the log of one client. Each line is written at once, so a killed client leaves all but its last line."""

    def __init__(self, file: Path, table: str, viewer: Viewer) -> None:
        file.parent.mkdir(parents=True, exist_ok=True)
        self._file = file.open("ab", buffering=0)
        if not file.stat().st_size:
            self._write(Owner(table, viewer))

    def sent(self, data: bytes) -> None:
        """The client has sent a message, or is about to."""
        with suppress(msgspec.DecodeError):
            data = encode({name: value for name, value in _fields.decode(data).items() if name != "key"})
        self._write(Message(sent=Raw(data)))

    def received(self, data: bytes) -> None:
        """The client has received a message."""
        self._write(Message(received=Raw(data)))

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    def _write(self, line: Owner | Message) -> None:
        self._file.write(encode(line) + b"\n")


_fields: msgspec.json.Decoder[dict[str, Raw]] = msgspec.json.Decoder(dict[str, Raw])
