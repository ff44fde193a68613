"""What the terminal asks of a view of either heist game."""

from __future__ import annotations

from typing import TypeVar

from millions.core.seat import Seat
from millions.games.heists.view import HeistView

H = TypeVar("H", bound=HeistView)


def has_left(view: HeistView, seat: Seat) -> bool:
    """Has this player no character in any more?"""
    return not any(one // view.per_seat == seat for one in view.crew)
