"""M2-P. Planning: a Loot card fills the pot, a secret choice, antes, and the roles shown in the centre.

The secret choice and the roles shown are the same in both editions: `ChooseCharacters` (M2-P2) and `ShowRoles` (M2-P4,
M2-P5) are in `heists.planning`.
"""

from __future__ import annotations

from millions.core.form import Form, Forms
from millions.core.message import Action, Event
from millions.core.nature import CardFrom
from millions.core.seat import Seat
from millions.core.step import Rule
from millions.games.dollars2.components import ANTE, POT, LootCard, Table
from millions.games.heists.components import RESERVE
from millions.games.heists.planning import Choose as Choose
from millions.games.heists.planning import SetAside as SetAside
from millions.games.heists.planning import TurnTopCard, pay_ante


class TurnUp(Action, frozen=True):
    """M2-P1. Chance turns up a Loot card."""

    card: LootCard


class LootTurned(Event, frozen=True):
    """M2-P1. A round begins: this card fills the pot."""

    round: int
    card: LootCard


class TurnLootCard(TurnTopCard[Table, TurnUp], frozen=True):
    """M2-P1. The top Loot card is turned up and its amount goes from the reserve into the pot."""

    def options(self, table: Table, seat: Seat) -> Forms:
        return (Form(TurnUp, (CardFrom(table.pile),)),)

    def answer(self, table: Table, seat: Seat, action: TurnUp) -> None:
        self.turn_up(table, action.card)
        table.tell(LootTurned, table.round, action.card)
        table.pay(RESERVE, POT, action.card.amount, "loot")


class PlaceAntes(Rule[Table], frozen=True):
    """M2-P3. For every character 2 go into the pot; the reserve adds what a player lacks."""

    def happen(self, table: Table) -> None:
        table.crew = tuple(range(len(table.roles)))
        for character in table.crew:
            pay_ante(table, character, ANTE, POT)
