"""The entries of a live table's log: everything that happened at the table, in order.

A table *is* its log: applying the same entries gives the same table and the same streams, byte for byte. The dealer's
secret is not in the log; the store keeps it separately.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec
from msgspec import Raw, Struct

from millions.core.errors import BadRecord
from millions.core.record import Branch, Header, Line
from millions.core.seat import Seat, Seats
from millions.wire.fields import Avatar, CommandId, Commitment, Salt, Text
from millions.wire.settings import Settings
from millions.wire.state import Origin
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
    branch: Branch | None = None
    """Of a table at which a finished match is played on: where it begins."""
    branch_of: str | None = None
    """The table of that match."""
    salted: bool = True
    """Whether players may add salts to the deal. Only a benchmark, which deals the same cards again, says no."""

    @property
    def origin(self) -> Origin | None:
        """The match that is played on, as viewers see it before it goes on."""
        return None if self.branch_of is None else Origin(self.branch_of)


class Sat(Entry, frozen=True, kw_only=True):
    """A person sat down, optionally with a commitment to a salt and with the key to their own history."""

    seat: Seat
    name: str
    key: Fingerprint
    person: Fingerprint | None = None
    commitment: Commitment | None = None
    face: Avatar | None = None
    program: bool = False
    """The player is a program, as it says itself."""
    salt: Salt | None = None
    """Only in logs from before commitments."""


class Salted(Entry, frozen=True, kw_only=True):
    """A person added a salt that everybody saw at once. Only in logs from before commitments."""

    seat: Seat
    salt: Salt


class Committed(Entry, frozen=True, kw_only=True):
    """A person committed to a salt, or to another one."""

    seat: Seat
    commitment: Commitment


class Sealed(Entry, frozen=True, kw_only=True):
    """Every seat is taken: no commitment can change any more, and the salts are to be revealed."""


class Revealed(Entry, frozen=True, kw_only=True):
    """A person revealed the salt they had committed to. Nobody else is told it before the match begins."""

    seat: Seat
    salt: Salt


class StoodUp(Entry, frozen=True, kw_only=True):
    """A person left before the match began: the seat is free again."""

    seat: Seat


class Removed(Entry, frozen=True, kw_only=True):
    """The host removed a player, before or during the match. A bot takes the seat, or it is free for another person.

    While nobody sits at a free seat of a match, a steward plays.
    """

    seat: Seat
    bot: str | None = None
    name: str | None = None


class TookOver(Entry, frozen=True, kw_only=True):
    """During the match a person sat down at a free seat, and plays from here on."""

    seat: Seat
    name: str
    key: Fingerprint
    person: Fingerprint | None = None
    face: Avatar | None = None
    program: bool = False


class Automated(Entry, frozen=True, kw_only=True):
    """The seat is played by a program, though it had not said so: its key was used where only programs come."""

    seat: Seat


class Nudged(Entry, frozen=True, kw_only=True):
    """A player reminded another one that the table waits for them."""

    seat: Seat


class Filled(Entry, frozen=True, kw_only=True):
    """A bot took a free seat, or that of a player who left or did not reveal their salt before the match began."""

    seat: Seat
    bot: str
    name: str
    why: Literal["free", "left", "unrevealed"] = "free"


class Began(Entry, frozen=True, kw_only=True):
    """The match began: the header of its record, and nature's first answers."""

    header: Header
    lines: tuple[Raw, ...]


class Played(Entry, frozen=True, kw_only=True):
    """A seat acted: the lines of the record, nature's answers included. Without `by` it was a bot or a steward."""

    lines: tuple[Raw, ...]


class Said(Entry, frozen=True, kw_only=True):
    """A person or a bot said something that binds nobody: a text or a phrase."""

    seat: Seat
    text: Text | None = None
    phrase: AnyPhrase | None = None


class Stewarded(Entry, frozen=True, kw_only=True):
    """From now on a steward plays for this seat: until its owner comes back or, for a bot that failed, to the end."""

    seat: Seat
    why: Literal["clock", "request", "left", "absent", "failed"]
    """`absent`: the player was not connected when time ran out, or for too long; they come back by connecting."""


class CameBack(Entry, frozen=True, kw_only=True):
    """The owner of a seat plays again."""

    seat: Seat


class WaitedFor(Entry, frozen=True, kw_only=True):
    """The host waits for an absent player, for whom no steward comes by itself; or the player is back."""

    seat: Seat
    wait: bool = True


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


class Held(Entry, frozen=True, kw_only=True):
    """The only person at the table is reading: bots wait until this time."""

    until: int


class Paced(Entry, frozen=True, kw_only=True):
    """The only person at the table wants bots to take this time for a decision, in milliseconds."""

    pace: int


class Woke(Entry, frozen=True, kw_only=True):
    """The program restarted, or the store works again: no clock ran since the last entry, or for a certain time."""

    lost: int | None = None
    """The milliseconds that do not count; None: all since the last entry."""


class Rematched(Entry, frozen=True, kw_only=True):
    """A player opened a table for a rematch."""

    table: str


class Closed(Entry, frozen=True, kw_only=True):
    """The host closed the table before the match began, or when nobody played there any more."""


AnyEntry = (
    Opened
    | Sat
    | Salted
    | Committed
    | Sealed
    | Revealed
    | StoodUp
    | Removed
    | TookOver
    | Automated
    | Nudged
    | Filled
    | Began
    | Played
    | Said
    | Stewarded
    | CameBack
    | WaitedFor
    | TimeUp
    | WishedPause
    | WishedResume
    | Held
    | Paced
    | Woke
    | Rematched
    | Closed
)

MOST_GESTURES = 20
"""Times in a minute that a seat may step away, come back, nudge, wait for another, hold or hurry bots, wish for a
pause or its end, or commit."""

Gesture = Committed | Stewarded | CameBack | WaitedFor | Nudged | WishedPause | WishedResume | Held | Paced

encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def raw(lines: Sequence[Line]) -> tuple[Raw, ...]:
    """Lines of the record, encoded."""
    return tuple([Raw(encode(line)) for line in lines])


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
