"""M2-E. Get rich or go on.

The end after the last round (M2-E3) and the beginning of the next one are the same steps in both editions: see
`heists.ending`.
"""

from __future__ import annotations

from millions.core.step import Rule
from millions.games.dollars2.components import Table
from millions.games.heists.ending import EndAfterLastRound, NextRound, win
from millions.games.heists.setup import LeaderChosen


class EndAtFifty(Rule[Table], frozen=True):
    """M2-E1. A player with the target (50) or more wins; of several, the richest."""

    def happen(self, table: Table) -> None:
        target = table.numbers.target
        if there := tuple(seat for seat in range(table.players) if table.money[seat] >= target):
            win(table, there, "fifty")


class PassLeaderCard(Rule[Table], frozen=True):
    """M2-E2. The Leader card goes to the player with the least money; tied, to the first clockwise from the Leader."""

    def happen(self, table: Table) -> None:
        purses = table.money[: table.players]
        least = min(purses)
        poorest = tuple([seat for seat, purse in enumerate(purses) if purse == least])
        table.leader = table.closest_to_leader(poorest)
        table.tell(LeaderChosen, table.leader)


Steps = EndAtFifty | EndAfterLastRound | PassLeaderCard | NextRound
