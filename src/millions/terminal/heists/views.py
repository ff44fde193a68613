"""What the terminal needs of a view of either edition."""

from __future__ import annotations

from typing import TypeVar

from millions.core.seat import Seat
from millions.games.heists.view import HeistView

H = TypeVar("H", bound=HeistView)


def has_left(view: HeistView, seat: Seat) -> bool:
    """Has this player no character in any more?"""
    return not any(view.owner(one) == seat for one in view.crew)
