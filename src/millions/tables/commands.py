"""What a person at the table may ask of it. Each wish has an id; the same id again is the same wish, granted once."""

from __future__ import annotations

import msgspec
from msgspec import Raw, Struct

from millions.core.errors import Malformed
from millions.tables.entries import CommandId, Salt
from millions.tables.talk import AnyPhrase, Text


class Command(Struct, frozen=True, tag_field="do", tag=True, forbid_unknown_fields=True):
    """A wish of somebody who has a seat."""

    id: CommandId


class Play(Command, frozen=True):
    """Act in the game. Whoever acts is back, if a steward played meanwhile."""

    action: Raw

    def __repr__(self) -> str:
        return f"Play(id={self.id!r})"


class Say(Command, frozen=True):
    """Talk in a language."""

    text: Text


class Signal(Command, frozen=True):
    """Talk in claims, offers and requests."""

    phrase: AnyPhrase


class StepAway(Command, frozen=True):
    """Let a steward play for me until I come back."""


class ComeBack(Command, frozen=True):
    """I play again."""


class Leave(Command, frozen=True):
    """Before the match, give the seat back; during it, leave it to a steward."""


class AddSalt(Command, frozen=True):
    """Add randomness to the dealer's, before the first card."""

    salt: Salt


class WishPause(Command, frozen=True):
    """Let us pause."""


class WishResume(Command, frozen=True):
    """Let us go on."""


class Rematch(Command, frozen=True):
    """The same people, another match."""


AnyCommand = Play | Say | Signal | StepAway | ComeBack | Leave | AddSalt | WishPause | WishResume | Rematch


class Done(Struct, frozen=True, tag_field="is", tag=True):
    """It is done, and stored; everything up to message `n` of one's stream includes it."""

    id: CommandId
    n: int


_decoder: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)


def read_command(data: bytes | str) -> AnyCommand:
    """A command as it comes over the wire."""
    try:
        return _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Malformed("no-such-command", f"this is no command ({error})", error=str(error)) from None
