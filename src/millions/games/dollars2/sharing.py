"""M2-L. Sharing the pot between the characters left."""

from __future__ import annotations

from millions.core.message import Event
from millions.core.step import Rule
from millions.games.dollars2.components import POT, Table
from millions.games.heists.components import RESERVE, TECH
from millions.games.heists.heist import fine_if_alone
from millions.games.heists.terms import Characters


class PotShared(Event, frozen=True):
    """M2-L3. What is in the pot, the share of each character, and what the reserve adds to make it even."""

    amount: int
    characters: Characters
    share: int
    added: int


class PotLost(Event, frozen=True):
    """M2-L1, M2-L4, M2-N7. Nobody shares: the pot goes to the reserve."""


class LoneTech(Rule[Table], frozen=True):
    """M2-L1. A Tech who is the only one left loses 5, at most what the player has, and the loot is lost."""

    def happen(self, table: Table) -> None:
        fine_if_alone(table, TECH, table.numbers.tech_fine)


class AddBonuses(Rule[Table], frozen=True):
    """M2-L2. For each role left in that is pictured on the Loot card, the reserve adds its bonus to the pot."""

    def happen(self, table: Table) -> None:
        assert table.loot is not None
        for bonus in table.loot.bonuses:
            if table.still_in(bonus.role):
                table.pay(RESERVE, POT, bonus.amount, f"bonus-{bonus.role.value}")


class ShareThePot(Rule[Table], frozen=True):
    """M2-L3, M2-L4. The pot is shared equally, rounded up, the reserve adding the rest; with none left it is lost."""

    def happen(self, table: Table) -> None:
        pot, heads = table.money[POT], len(table.crew)
        if not heads:
            table.tell(PotLost)
            table.pot_to_reserve()
            return
        share = -(-pot // heads)
        missing = share * heads - pot
        table.tell(PotShared, pot, table.crew, share, missing)
        table.pay(RESERVE, POT, missing, "rounding")
        for character in table.crew:
            table.pay(POT, table.owner(character), share, "share")


Steps = LoneTech | AddBonuses | ShareThePot
