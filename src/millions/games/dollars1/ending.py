"""M1-E. The end of the round, and of the game.

That the game ends after the last round (M1-E2) is the same step in both editions: see `heists.ending`.
"""

from __future__ import annotations

from millions.core.step import Rule
from millions.games.dollars1.components import Table
from millions.games.dollars1.options import LayOpen
from millions.games.heists.ending import EndAfterLastRound, begin_round, win
from millions.games.heists.setup import LeaderChosen


class EndAtTwenty(Rule[Table], frozen=True):
    """M1-E1. If a player who shared in this round has the target (20) or more, the richest of those players wins."""

    def happen(self, table: Table) -> None:
        sharing = {table.owner(character) for character in table.sharers}
        if there := tuple(seat for seat in sorted(sharing) if table.money[seat] >= table.numbers.target):
            win(table, there, "twenty")


class NextRound(Rule[Table], frozen=True):
    """M1-E4. Cards return to hands, the Leader card goes to the next player clockwise, and a round begins."""

    def happen(self, table: Table) -> None:
        table.leader = (table.leader + 1) % table.players
        table.tell(LeaderChosen, table.leader)
        begin_round(table)


Steps = EndAtTwenty | EndAfterLastRound | LayOpen | NextRound
