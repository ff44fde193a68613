"""Errors of the connection to a server, as refusals with a code that can be translated."""

from __future__ import annotations

from millions.wire.answers import Refused


def unreachable(base: str, error: object) -> Refused:
    """No server answers at this address, or what answers is no server of tables."""
    why = getattr(error, "strerror", None) or str(error) or type(error).__name__
    return Refused("unreachable", f"no server of tables answers at {base} ({why})", base=base, error=str(why))


def taken_over() -> Refused:
    """Another connection has said hello with the same key."""
    return Refused("taken-over", "this seat is played from another device now")


def removed() -> Refused:
    """The host has removed this player from the table."""
    return Refused("removed", "the host has removed you from this table")


def hung_up() -> Refused:
    """The connection was closed for good, without a reason."""
    return Refused("hung-up", "the server has closed the connection")


def not_understood(error: Exception) -> Refused:
    """The server sent something that this version of the program cannot decode."""
    sentence = f"the server's message cannot be read; does it run another version of this program? ({error})"
    return Refused("not-understood", sentence, error=str(error))
