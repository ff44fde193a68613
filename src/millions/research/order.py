"""Who decides next: an order turns the seats that the rules await into the seats that are asked.

The default asks every seat that the rules await, which is right for games in which one seat decides at a time, or
several decide secretly at once. A game with a free step, which seats may answer in any order, brings its own order.
"""

from __future__ import annotations

from typing import Any

from millions.core.message import Action
from millions.core.nature import Dealer
from millions.core.seat import Seat, Seats
from millions.core.table import View
from millions.research.setting import Setting


class Order:
    """The default order."""

    def asked(self, table: Any, awaited: Seats, speaker: Seat | None) -> tuple[Seats, Seat | None]:
        """The seats that decide now, and the speaker: the seat whose turn it is in a free step, None elsewhere."""
        return awaited, None

    def asked_in(self, view: View) -> Seats:
        """The seats that decide now, for a viewer that may act: the viewer, and those that decide at the same time."""
        return (view.viewer,)

    # Reduced games

    def is_over(self, setting: Setting, table: Any) -> bool:
        """The setting ends the game here, though the rules go on."""
        return False

    def agreed_draw(self, setting: Setting, table: Any) -> Action | None:
        """Nature's answer now, if the setting says what it is."""
        return None

    def dealer(self, setting: Setting, seed: int | None) -> Dealer:
        """A dealer that deals what the setting says."""
        return Dealer.new(seed)
