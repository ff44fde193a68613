"""M1-E. The end of the round, and of the game."""

from __future__ import annotations

from millions.core.message import Event
from millions.core.seat import Seats
from millions.core.step import Rule
from millions.games.dollars1.components import Table
from millions.games.dollars1.options import LayOpen
from millions.games.heists.ending import begin_round, richest
from millions.games.heists.setup import LeaderChosen


class GameWon(Event, frozen=True):
    """M1-E3. The game is over: `twenty` reached or `rounds` played; tied players share the win."""

    winners: Seats
    why: str


class EndAtTwenty(Rule[Table], frozen=True):
    """M1-E1. If a player who shared in this round has the target (20) or more, the richest of those players wins."""

    def happen(self, table: Table) -> None:
        sharing = {table.owner(character) for character in table.sharers}
        if there := tuple(seat for seat in sorted(sharing) if table.money[seat] >= table.numbers.target):
            win(table, there, "twenty")


class EndAfterLastRound(Rule[Table], frozen=True):
    """M1-E2. After the 8th round the richest player wins."""

    def happen(self, table: Table) -> None:
        if table.round == table.numbers.rounds:
            win(table, tuple(range(table.players)), "rounds")


def win(table: Table, among: Seats, why: str) -> None:
    """M1-E3. The richest among these players win; tied players share it."""
    table.winners = richest(table, among)
    table.agenda = ()
    table.tell(GameWon, table.winners, why)


class NextRound(Rule[Table], frozen=True):
    """M1-E4. Cards return to hands, the Leader card goes to the next player clockwise, and a round begins."""

    def happen(self, table: Table) -> None:
        table.leader = (table.leader + 1) % table.players
        table.tell(LeaderChosen, table.leader)
        table.time_called, table.acts_before_time = False, table.players - 1
        table.looks = table.sharers = ()
        begin_round(table)


Steps = EndAtTwenty | EndAfterLastRound | LayOpen | NextRound
