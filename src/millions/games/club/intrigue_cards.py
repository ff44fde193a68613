"""MC-2.a to MC-2.h. The eight intrigue cards: those about money, and where the others are.

A card that leaves its player no choice takes effect without a question.
"""

from __future__ import annotations

from millions.core.seat import Seat
from millions.core.step import AnyStep, Rule
from millions.core.table import BANK
from millions.games.club.components import Intrigue
from millions.games.club.intrigue_colonies import ColonialContract, ColonialUnrest
from millions.games.club.intrigue_companies import CapitalIncrease, Dumping, Expansion, UnfairCompetition
from millions.games.club.table import Table


class Racket(Rule[Table], frozen=True):
    """MC-2.a. Take 3 from the bank; every opponent pays 3 to the bank, or all they have."""

    seat: Seat

    def happen(self, table: Table) -> None:
        table.pay(BANK, self.seat, table.numbers.racket, "racket")
        for other in table.opponents(self.seat):
            table.pay(other, BANK, min(table.numbers.racket, table.money[other]), "racketed")


class Capitalization(Rule[Table], frozen=True):
    """MC-2.b. Take 6 from the bank."""

    seat: Seat

    def happen(self, table: Table) -> None:
        table.pay(BANK, self.seat, table.numbers.capitalization, "capitalization")


CARDS: dict[Intrigue, type[AnyStep]] = {
    Intrigue.RACKET: Racket,
    Intrigue.CAPITALIZATION: Capitalization,
    Intrigue.COLONIAL_CONTRACT: ColonialContract,
    Intrigue.UNFAIR_COMPETITION: UnfairCompetition,
    Intrigue.COLONIAL_UNREST: ColonialUnrest,
    Intrigue.DUMPING: Dumping,
    Intrigue.EXPANSION: Expansion,
    Intrigue.CAPITAL_INCREASE: CapitalIncrease,
}
