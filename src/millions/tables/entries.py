"""The entries of a live table's log: everything that happened at the table, in order.

A table *is* its log: applying the same entries gives the same table and the same streams, byte for byte. The dealer's
secret is not in the log; the store keeps it separately.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Raw, Struct

from millions.core.errors import BadRecord
from millions.core.record import Header
from millions.core.seat import Seat, Seats
from millions.wire.fields import CommandId, Salt, Text
from millions.wire.settings import Settings
from millions.wire.talk import AnyPhrase

LOG_VERSION = 1

Fingerprint = str


class Entry(
    Struct, frozen=True, kw_only=True, tag_field="entry", tag=True, omit_defaults=True, forbid_unknown_fields=True
):
    """Something that happened at a table, and when (milliseconds); for a command also the seat and the command id."""

    at: int
    by: Seat | None = None
    command: CommandId | None = None

    def __repr__(self) -> str:
        return f"{type(self).__name__}(at={self.at})"  # its fields may be secret


class Opened(Entry, frozen=True, kw_only=True):
    """The table was opened: the host's settings, and the dealer's commitment."""

    version: int = LOG_VERSION
    settings: Settings
    commitment: str
    host: Fingerprint
    rematch_of: str | None = None


class Sat(Entry, frozen=True, kw_only=True):
    """A person sat down, optionally with a salt for the dealer and with the key to their own history."""

    seat: Seat
    name: str
    key: Fingerprint
    person: Fingerprint | None = None
    salt: Salt | None = None


class Salted(Entry, frozen=True, kw_only=True):
    """A person added randomness to the dealer's, before the first card."""

    seat: Seat
    salt: Salt


class StoodUp(Entry, frozen=True, kw_only=True):
    """A person left before the match began: the seat is free again."""

    seat: Seat


class Filled(Entry, frozen=True, kw_only=True):
    """The host began the match: a bot took a free seat."""

    seat: Seat
    bot: str
    name: str


class Began(Entry, frozen=True, kw_only=True):
    """The match began: the header of its record, and nature's first answers."""

    header: Header
    lines: tuple[Raw, ...]


class Played(Entry, frozen=True, kw_only=True):
    """A seat acted: the lines of the record, nature's answers included. Without `by` it was a bot or a steward."""

    lines: tuple[Raw, ...]


class Said(Entry, frozen=True, kw_only=True):
    """A person said something that binds nobody: a text or a phrase."""

    seat: Seat
    text: Text | None = None
    phrase: AnyPhrase | None = None


class Stewarded(Entry, frozen=True, kw_only=True):
    """From now on a steward plays for this seat: until its owner comes back or, for a bot that failed, to the end."""

    seat: Seat
    why: Literal["clock", "request", "left", "failed"]


class CameBack(Entry, frozen=True, kw_only=True):
    """The owner of a seat plays again."""

    seat: Seat


class TimeUp(Entry, frozen=True, kw_only=True):
    """The negotiation's time is over: stewards settle it for everybody the game still waits for."""


class WishedPause(Entry, frozen=True, kw_only=True):
    """A person wants to pause. When all who are present want it, the table pauses."""

    seat: Seat


class WishedResume(Entry, frozen=True, kw_only=True):
    """A person wants to go on. When more than half of those present want it, the table goes on."""

    seat: Seat
    absent: Seats = ()
    """Players who were not connected at that moment: their votes are not waited for."""


class Woke(Entry, frozen=True, kw_only=True):
    """The program restarted, or the store works again: no clock ran since the last entry."""


class Rematched(Entry, frozen=True, kw_only=True):
    """The same people play again at another table."""

    table: str


class Closed(Entry, frozen=True, kw_only=True):
    """The host closed the table before the match began."""


AnyEntry = (
    Opened
    | Sat
    | Salted
    | StoodUp
    | Filled
    | Began
    | Played
    | Said
    | Stewarded
    | CameBack
    | TimeUp
    | WishedPause
    | WishedResume
    | Woke
    | Rematched
    | Closed
)

encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def decode(data: bytes) -> AnyEntry:
    """Decode an entry of the log."""
    try:
        return _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRecord(
            "log-unreadable",
            f"an entry of the log cannot be read ({error}); is it of a newer program?",
            error=str(error),
        ) from None
