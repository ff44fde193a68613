"""M2-E. Get rich or go on."""

from __future__ import annotations

from millions.core.message import Event
from millions.core.seat import Seat, Seats
from millions.core.step import Rule
from millions.games.dollars2.components import Table
from millions.games.heists.ending import begin_round, richest
from millions.games.heists.setup import LeaderChosen


class GameWon(Event, frozen=True):
    """M2-E1, M2-E3. The game is over: `fifty` reached or `rounds` played; a tie is broken by the Leader's seat."""

    winners: Seats
    why: str
    tied: Seats


class EndAtFifty(Rule[Table], frozen=True):
    """M2-E1. A player with the target (50) or more wins; of several, the richest."""

    def happen(self, table: Table) -> None:
        target = table.numbers.target
        if there := tuple(seat for seat in range(table.players) if table.money[seat] >= target):
            win(table, there, "fifty")


class EndAfterLastRound(Rule[Table], frozen=True):
    """M2-E3. After the 5th Loot card has been shared the richest player wins; the Leader card does not move."""

    def happen(self, table: Table) -> None:
        if table.round == table.numbers.rounds:
            win(table, tuple(range(table.players)), "rounds")


def win(table: Table, among: Seats, why: str) -> None:
    """M2-E4. The richest wins; tied, the one closest clockwise to the Leader, who is closest of all."""
    tied = richest(table, among)
    table.winners = (closest_to_leader(table, tied),)
    table.agenda = ()
    table.tell(GameWon, table.winners, why, tied if len(tied) > 1 else ())


def closest_to_leader(table: Table, seats: Seats) -> Seat:
    """The first of these met going clockwise from the Leader, the Leader first of all."""
    return min(seats, key=lambda seat: (seat - table.leader) % table.players)


class PassLeaderCard(Rule[Table], frozen=True):
    """M2-E2. The Leader card goes to the player with the least money; tied, to the first clockwise from the Leader."""

    def happen(self, table: Table) -> None:
        purses = table.money[: table.players]
        least = min(purses)
        poorest = tuple([seat for seat, purse in enumerate(purses) if purse == least])
        table.leader = closest_to_leader(table, poorest)
        table.tell(LeaderChosen, table.leader)


class NextRound(Rule[Table], frozen=True):
    """M2-E2. Cards return to hands and a round begins."""

    def happen(self, table: Table) -> None:
        table.announced = (None,) * len(table.roles)
        table.votes_held = 0
        table.voted_to_start = False
        begin_round(table)


Steps = EndAtFifty | EndAfterLastRound | PassLeaderCard | NextRound
