"""What goes over a wire besides commands and streams: the greeting, and the answers to one connection alone."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from millions.core.errors import Malformed, MillionsError
from millions.core.seat import Seats
from millions.tables.entries import CommandId
from millions.tables.keys import Key

KeyText = Annotated[str, Meta(pattern=r"\A[A-Za-z0-9_-]{22}\Z", description="128 random bits, as base64url")]


class Hello(Struct, frozen=True, tag_field="do", tag=True, forbid_unknown_fields=True):
    """The first message on a socket: whose seat, if any, and after which message of its stream to go on."""

    key: KeyText | None = None
    after: Annotated[int, Meta(ge=0)] | None = None

    def __repr__(self) -> str:
        return f"Hello(after={self.after})"


class Refusal(Struct, frozen=True, omit_defaults=True, tag_field="is", tag=True):
    """It was not done, and nothing has happened. The code and its facts can be said in any language."""

    code: str
    sentence: str
    facts: dict[str, str | int] = {}
    id: CommandId | None = None
    """Which command."""


class Presence(Struct, frozen=True, tag_field="is", tag=True):
    """The seats whose people are connected now."""

    here: Seats


class Goodbye(Struct, frozen=True, tag_field="is", tag=True):
    """The server is about to hang up, and why."""

    why: Literal["taken-over", "restart", "no-hello", "bad-hello", "refused"]


def refusal(error: MillionsError, id: CommandId | None = None) -> Refusal:
    """An error as it is told."""
    return Refusal(error.code, str(error), error.facts, id)


_decoder: msgspec.json.Decoder[Hello] = msgspec.json.Decoder(Hello)


def read_hello(data: bytes | str) -> tuple[Key | None, int | None]:
    """Who says hello, and after which message to go on."""
    try:
        hello = _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Malformed("bad-hello", f"this is no greeting ({error})", error=str(error)) from None
    return None if hello.key is None else Key.read(hello.key), hello.after
