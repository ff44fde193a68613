"""What a server, or the way to it, refuses."""

from __future__ import annotations

from millions.core.errors import IllegalAction, MillionsError
from millions.tables import Refused
from millions.tables.wire import Refusal


def refused(refusal: Refusal) -> MillionsError:
    """A refusal as it came over the wire, as the error it was."""
    facts = refusal.facts
    if refusal.code == "illegal-action":
        who, what, when, rule = (str(facts.get(name, "")) for name in ("who", "what", "when", "rule"))
        return IllegalAction(who, what, when, rule)
    return Refused(refusal.code, refusal.sentence, **facts)


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
