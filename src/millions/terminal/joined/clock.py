"""The time that is left to decide."""

from __future__ import annotations

from millions.client import Replica


def deadline(replica: Replica) -> int | None:
    """When the viewer's time ends, by the server's clock: the seat's own deadline, or that of the negotiation."""
    room = replica.room
    own = room.deadlines[replica.you] if replica.you >= 0 else None
    return own if own is not None else room.negotiation_ends


def time_left(replica: Replica) -> str:
    """The time left, for the prompt; empty where no clock runs."""
    when = deadline(replica)
    if when is None or replica.room.stage != "playing":
        return ""
    minutes, seconds = divmod(max(0, round(replica.seconds_until(when))), 60)
    return f" {minutes}:{seconds:02}" if minutes < 60 else f" {minutes // 60} h"
