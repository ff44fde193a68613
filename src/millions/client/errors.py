"""What a server, or the way to it, refuses."""

from __future__ import annotations

from millions.wire.answers import Refused


def unreachable(base: str, error: object) -> Refused:
    """Nobody answers there."""
    why = getattr(error, "strerror", None) or str(error) or type(error).__name__
    return Refused("unreachable", f"no server of tables answers at {base} ({why})", base=base, error=str(why))


def taken_over() -> Refused:
    """Somebody with the same key has said hello after us."""
    return Refused("taken-over", "this seat is played from another device now")


def hung_up() -> Refused:
    """The server wants to hear no more, and did not say why."""
    return Refused("hung-up", "the server has hung up")


def not_understood(error: Exception) -> Refused:
    """Something came that this program cannot read."""
    sentence = f"the server says what this program does not understand: are they of the same version? ({error})"
    return Refused("not-understood", sentence, error=str(error))
