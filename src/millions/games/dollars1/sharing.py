"""M1-L. Sharing the loot between the characters left (M1-H9: with none left, nothing is shared).

The book's example (M1-L6), step by step: 8 on the card with a Mastermind left is 10 to share (M1-L1); Mastermind, Crook
and Brute get 3 each and 1 stays (M1-L2); no Driver (M1-L3); the Crook takes 2 from the Brute (M1-L4), who gets 1 for
the card's symbol (M1-L5).
"""

from __future__ import annotations

from millions.core.message import Event
from millions.core.step import Rule
from millions.games.dollars1.components import Table
from millions.games.heists.components import BRUTE, CROOK, DRIVER, MASTERMIND, RESERVE
from millions.games.heists.terms import Characters


class LootShared(Event, frozen=True):
    """M1-L1, M1-L2. The amount to share, the share of each character, and the rest that stays in the reserve."""

    amount: int
    characters: Characters
    share: int
    rest: int


class NothingShared(Event, frozen=True):
    """M1-H9. No character is left: nothing is shared."""


class ShareTheLoot(Rule[Table], frozen=True):
    """M1-L1, M1-L2. The card's amount, plus 2 with a Mastermind left, divided equally, rounded down."""

    def happen(self, table: Table) -> None:
        assert table.loot is not None
        table.sharers = table.crew
        if not table.crew:
            table.tell(NothingShared)
            return
        amount = table.loot.amount + (table.numbers.mastermind_bonus if table.still_in(MASTERMIND) else 0)
        share, rest = divmod(amount, len(table.crew))
        table.tell(LootShared, amount, table.crew, share, rest)
        for character in table.crew:
            table.pay(RESERVE, table.owner(character), share, "share")


class PayTheDriver(Rule[Table], frozen=True):
    """M1-L3. Each character that shared pays 1 to the Driver's player."""

    def happen(self, table: Table) -> None:
        for driver in table.still_in(DRIVER):
            for payer in map(table.owner, table.crew):
                fee = min(table.numbers.drivers_fee, table.money[payer])  # a share always covers the book's fee
                table.pay(payer, table.owner(driver), fee, "driver")


class RobTheBrute(Rule[Table], frozen=True):
    """M1-L4. The Crook's player takes 2 from the Brute's player, at most what that player has."""

    def happen(self, table: Table) -> None:
        crook, brute = table.still_in(CROOK), table.still_in(BRUTE)
        if crook and brute:
            victim = table.owner(brute[0])
            table.pay(victim, table.owner(crook[0]), min(table.numbers.crooks_take, table.money[victim]), "crook")


class RewardTheSymbol(Rule[Table], frozen=True):
    """M1-L5. The player whose role left in matches the Loot card's symbol gets 1 from the reserve."""

    def happen(self, table: Table) -> None:
        assert table.loot is not None
        if table.loot.symbol is not None:
            for character in table.still_in(table.loot.symbol):
                table.pay(RESERVE, table.owner(character), table.numbers.symbol_bonus, "symbol")


Steps = ShareTheLoot | PayTheDriver | RobTheBrute | RewardTheSymbol
