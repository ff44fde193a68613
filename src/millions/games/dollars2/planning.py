"""M2-P. Planning: a Loot card fills the pot, a secret choice, antes, and the roles shown in the centre.

The secret choice (M2-P2), the antes and the roles shown (M2-P4, M2-P5) are the same steps in both editions: see
`heists.planning`.
"""

from __future__ import annotations

from typing import ClassVar

from millions.core.message import Action, Event
from millions.core.seat import Seat
from millions.games.dollars2.components import POT, LootCard, Table
from millions.games.heists.components import RESERVE
from millions.games.heists.planning import TurnTopCard


class TurnUp(Action, frozen=True):
    """M2-P1. Chance turns up a Loot card."""

    card: LootCard


class LootTurned(Event, frozen=True):
    """M2-P1. A round begins: this card fills the pot."""

    round: int
    card: LootCard


class TurnLootCard(TurnTopCard[Table, TurnUp], frozen=True):
    """M2-P1. The top Loot card is turned up and its amount goes from the reserve into the pot."""

    verb: ClassVar[type[Action]] = TurnUp

    def answer(self, table: Table, seat: Seat, action: TurnUp) -> None:
        self.turn_up(table, action.card)
        table.tell(LootTurned, table.round, action.card)
        table.pay(RESERVE, POT, action.card.amount, "loot")
