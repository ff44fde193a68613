"""M1-E, M2-E. The end of a round and of the game, and who came where."""

from __future__ import annotations

from millions.core.seat import Seats
from millions.core.step import Rule
from millions.core.table import Standing, ranked
from millions.games.heists.table import Table


class EndAfterLastRound(Rule[Table], frozen=True):
    """M1-E2, M2-E3. After the last round (the 8th, or the 5th) the richest player wins.

    The Leader card does not move (M2-E3).
    """

    def happen(self, table: Table) -> None:
        if table.round == table.numbers.rounds:
            win(table, tuple(range(table.players)), "rounds")


def win(table: Table, among: Seats, why: str) -> None:
    """M1-E3, M2-E4. The richest of these players win; tied ones share it, or it goes to one of them (`Table.crown`)."""
    most = max(table.money[seat] for seat in among)
    table.agenda = ()
    table.crown(tuple(seat for seat in among if table.money[seat] == most), why)


class NextRound(Rule[Table], frozen=True):
    """M1-E4, M2-E2. Cards return to hands and a round begins."""

    def happen(self, table: Table) -> None:
        begin_round(table)


def begin_round(table: Table) -> None:
    """M1-E4, M2-E2. Cards return to hands, and the round begins again at the top of the contents."""
    table.clear()
    table.agenda = table.contents


def standings(table: Table) -> tuple[Standing, ...]:
    """Winners first, then by money; equals share a place."""
    return ranked(table.money[: table.players], table.winners)
