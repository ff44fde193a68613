"""How much time is left to decide."""

from __future__ import annotations

from millions.terminal.joined.far import Seen


def left(seen: Seen) -> int | None:
    """When one's time is over, by the server's clock: one's own, or that of the negotiation."""
    room = seen.room
    own = room.deadlines[seen.you] if seen.you >= 0 else None
    return own if own is not None else room.negotiation_ends


def time_left(seen: Seen) -> str:
    """For the prompt; nothing, where no clock runs."""
    when = left(seen)
    if when is None or seen.room.stage != "playing":
        return ""
    minutes, seconds = divmod(max(0, round(seen.seconds_to(when))), 60)
    return f" {minutes}:{seconds:02}" if minutes < 60 else f" {minutes // 60} h"
