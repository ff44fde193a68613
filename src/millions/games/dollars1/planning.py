"""M1-P. Planning: a Loot card, a secret choice, antes, and the roles shown in the centre.

The secret choice and the roles shown are the same in both editions: `ChooseCharacters` (M1-P2) and `ShowRoles` (M1-P5,
M1-P6) are in `heists.planning`.
"""

from __future__ import annotations

from millions.core.form import Form, Forms
from millions.core.message import Action, Event
from millions.core.nature import CardFrom
from millions.core.seat import Seat
from millions.core.step import Rule
from millions.games.dollars1.components import LootCard, Table, ante_on
from millions.games.heists.planning import Choose as Choose
from millions.games.heists.planning import SetAside as SetAside
from millions.games.heists.planning import TurnTopCard, pay_ante


class TurnUp(Action, frozen=True):
    """M1-P1. Chance turns up a Loot card."""

    card: LootCard


class LootTurned(Event, frozen=True):
    """M1-P1. A round begins: this is what there is to share."""

    round: int
    card: LootCard


class TurnLootCard(TurnTopCard[Table, TurnUp], frozen=True):
    """M1-P1. The top Loot card of the pile is turned up."""

    def options(self, table: Table, seat: Seat) -> Forms:
        return (Form(TurnUp, (CardFrom(table.pile),)),)

    def answer(self, table: Table, seat: Seat, action: TurnUp) -> None:
        self.turn_up(table, action.card)
        table.tell(LootTurned, table.round, action.card)


class PlaceAntes(Rule[Table], frozen=True):
    """M1-P3. An ante goes onto every character; the reserve adds what a player lacks (M1-T4: on each of two)."""

    def happen(self, table: Table) -> None:
        assert table.loot is not None
        table.crew = tuple(range(len(table.roles)))
        for character in table.crew:
            pay_ante(table, character, table.loot.ante, ante_on(character))
