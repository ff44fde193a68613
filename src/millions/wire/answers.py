"""What the server tells one connection alone: replies to its commands, who is connected, why it closes."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from millions.core.errors import IllegalAction, MillionsError
from millions.core.problem import NOT_OFFERED, Problem
from millions.core.seat import Seats
from millions.wire.fields import CommandId


class Done(Struct, frozen=True, tag_field="is", tag=True):
    """The command was carried out and stored. Message `n` of the viewer's stream and those before it include it."""

    id: CommandId
    n: int


class Refusal(Struct, frozen=True, omit_defaults=True, tag_field="is", tag=True):
    """The request was refused and changed nothing. A client translates the code and its facts into any language."""

    code: str
    sentence: str
    facts: dict[str, str | int] = {}
    id: CommandId | None = None
    """The refused command, if its id could be read."""
    problem: Problem | None = None
    """Why the rules refuse an action, where they do."""


class Presence(Struct, frozen=True, tag_field="is", tag=True):
    """The seats whose players are connected now, and the time by which deadlines are set.

    It comes after the hello, whenever a player connects or is disconnected, and when the server did not run for a
    while. For spectators whose stream is delayed, that time was `watch_delay` ago.
    """

    here: Seats
    at: int
    """The time of the table, in milliseconds."""
    gone_since: tuple[int | None, ...]
    """For each seat, since when its player is not connected; None for those who are, for bots and for free seats."""


class Goodbye(Struct, frozen=True, tag_field="is", tag=True):
    """The server is about to close the connection, and why."""

    why: Literal["taken-over", "restart", "left", "removed", "no-hello", "bad-hello", "refused"]


class Refused(MillionsError):
    """A reasonable request that the server does not carry out now: the seat is taken, the table is paused."""


def refusal(error: MillionsError, id: CommandId | None = None) -> Refusal:
    """The message that reports an error to a client."""
    problem = error.problem if isinstance(error, IllegalAction) else None
    return Refusal(error.code, str(error), error.facts, id, problem)


def error_of(refusal: Refusal) -> MillionsError:
    """The error that a refusal reports, for the client to raise."""
    facts = refusal.facts
    if refusal.code == "illegal-action":
        who, what, when = (str(facts.get(name, "")) for name in ("who", "what", "when"))
        return IllegalAction(who, what, when, refusal.problem or Problem(NOT_OFFERED, str(facts.get("rule", ""))))
    return Refused(refusal.code, refusal.sentence, **facts)
