"""What a client sends over the WebSocket: a hello, then commands.

Each command has an id chosen by the client. The server carries out a repeated id once, so a client may send a command
again whenever the connection broke before the answer came.
"""

from __future__ import annotations

from typing import Annotated, Generic, TypeVar

import msgspec
from msgspec import Meta, Raw, Struct

from millions.core.errors import Malformed
from millions.core.seat import Seat
from millions.wire.fields import CommandId, Commitment, KeyText, Salt, Text
from millions.wire.keys import Key
from millions.wire.talk import AnyPhrase

A = TypeVar("A")


class Hello(Struct, frozen=True, tag_field="do", tag=True, forbid_unknown_fields=True):
    """The first message on a WebSocket: the key of a seat, if any, and the last message the client has received."""

    key: KeyText | None = None
    after: Annotated[int, Meta(ge=0)] | None = None

    def __repr__(self) -> str:
        return f"Hello(after={self.after})"


class Command(Struct, frozen=True, tag_field="do", tag=True, forbid_unknown_fields=True):
    """A request of a player who has a seat."""

    id: CommandId


class Play(Command, Generic[A], frozen=True):
    """Act in the game. If a steward played for the seat, its player is back."""

    action: A

    def __repr__(self) -> str:
        return f"Play(id={self.id!r})"


class Say(Command, frozen=True):
    """Say something in free text."""

    text: Text


class Signal(Command, frozen=True):
    """Say a phrase."""

    phrase: AnyPhrase


class StepAway(Command, frozen=True):
    """Let a steward play for this seat until its player comes back."""


class ComeBack(Command, frozen=True):
    """The player takes the seat back from the steward."""


class Leave(Command, frozen=True):
    """While seats are free, give the seat back; later, leave it to a bot, or in the match to a steward."""


class Commit(Command, frozen=True):
    """Commit to a salt, while seats are free; it replaces the commitment made when sitting down."""

    commitment: Commitment


class Reveal(Command, frozen=True):
    """Reveal the salt that was committed to, once every seat is taken. After the last salt the match begins."""

    salt: Salt

    def __repr__(self) -> str:
        return f"Reveal(id={self.id!r})"


class BeginWithout(Command, frozen=True):
    """Begin without the players who have not revealed their salts after a short wait: bots take their seats."""


class WishPause(Command, frozen=True):
    """Ask for a pause. The table pauses once every player present has asked."""


class WishResume(Command, frozen=True):
    """Ask to resume. The table resumes once more than half of the players present have asked."""


class Nudge(Command, frozen=True):
    """Remind the player at this seat that the table waits for them."""

    seat: Seat


class CallSteward(Command, frozen=True):
    """Let a steward play for the player at this seat, who is not connected, until that player is back."""

    seat: Seat


class WaitFor(Command, frozen=True):
    """Wait for the player at this seat, who is not connected: no bot takes it by itself until they are back.

    The host asks for it; where the host does not sit at the table, any player.
    """

    seat: Seat


class Hold(Command, frozen=True):
    """Let bots wait for this player, who is reading; 0: not any longer. Only where one person plays."""

    seconds: Annotated[int, Meta(ge=0, le=300)]


class SetPace(Command, frozen=True):
    """Let bots take this time for a decision, on average, in milliseconds. Only where one person plays."""

    pace: Annotated[int, Meta(ge=0, le=60_000)]


CommandOf = (
    Play[A]
    | Say
    | Signal
    | StepAway
    | ComeBack
    | Leave
    | Commit
    | Reveal
    | BeginWithout
    | WishPause
    | WishResume
    | Nudge
    | CallSteward
    | WaitFor
    | Hold
    | SetPace
)
"""Any command, given the type of the game's actions."""

AnyCommand = CommandOf[Raw]
"""Any command as the server reads it: the action stays encoded until the table's game is known."""

_commands: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)
_hellos: msgspec.json.Decoder[Hello] = msgspec.json.Decoder(Hello)


def read_command(data: bytes | str) -> AnyCommand:
    """Decode a command; raises Malformed."""
    try:
        return _commands.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Malformed("no-such-command", f"this is no command ({error})", error=str(error)) from None


def read_hello(data: bytes | str) -> tuple[Key | None, int | None]:
    """The key in a hello, if any, and the last message the client has received; raises Malformed."""
    try:
        hello = _hellos.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Malformed("bad-hello", f"this is no greeting ({error})", error=str(error)) from None
    return None if hello.key is None else Key.read(hello.key), hello.after
