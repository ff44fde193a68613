"""M1-P. Planning: a Loot card, a secret choice, antes, and the roles shown in the centre.

The secret choice (M1-P2), the antes and the roles shown (M1-P5, M1-P6) are the same steps in both editions: see
`heists.planning`.
"""

from __future__ import annotations

from typing import ClassVar

from millions.core.message import Action, Event
from millions.core.seat import Seat
from millions.games.dollars1.components import LootCard, Table
from millions.games.heists.planning import TurnTopCard


class TurnUp(Action, frozen=True):
    """M1-P1. Chance turns up a Loot card."""

    card: LootCard


class LootTurned(Event, frozen=True):
    """M1-P1. A round begins: this is what there is to share."""

    round: int
    card: LootCard


class TurnLootCard(TurnTopCard[Table, TurnUp], frozen=True):
    """M1-P1. The top Loot card of the pile is turned up."""

    verb: ClassVar[type[Action]] = TurnUp

    def answer(self, table: Table, seat: Seat, action: TurnUp) -> None:
        self.turn_up(table, action.card)
        table.tell(LootTurned, table.round, action.card)
