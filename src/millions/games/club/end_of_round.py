"""MC-F. The end of a round: each player may make a move, and the next round is prepared."""

from __future__ import annotations

from millions.core.form import Forms
from millions.core.message import Action
from millions.core.problem import Problem
from millions.core.seat import Seat, Seats
from millions.core.step import Ask, Rule
from millions.games.club.components import PILES
from millions.games.club.moves import Develop, Pass, Tax, move, moves, no_move
from millions.games.club.table import NO_DRAFT, Table


class LastMoves(Rule[Table], frozen=True):
    """MC-F1. From the first player clockwise, each may make one company move."""

    def happen(self, table: Table) -> None:
        table.push(*[LastMove(seat) for seat in table.turn_order()])


class LastMove(Ask[Table, Develop | Tax | Pass], frozen=True):
    """MC-F1. One company move, or none; MC-V1: a player without a company has no move."""

    seat: Seat

    def awaits(self, table: Table) -> Seats:
        return (self.seat,) if table.companies[self.seat] else ()

    def options(self, table: Table, seat: Seat) -> Forms:
        return moves(table.companies[seat])

    def reason(self, table: Table, seat: Seat, action: Action) -> Problem | None:
        return no_move(table.companies[seat], action) if isinstance(action, Develop | Tax) else None

    def answer(self, table: Table, seat: Seat, action: Develop | Tax | Pass) -> None:
        move(table, seat, action)


class NextRound(Rule[Table], frozen=True):
    """MC-F2. Except after the last round (9) the next round is played; the first-player token passes clockwise."""

    def happen(self, table: Table) -> None:
        table.drafts = (NO_DRAFT,) * len(PILES)
        if table.round < table.numbers.rounds:
            table.first = (table.first + 1) % table.players
            table.push(*table.contents)
