"""MC-F. The end of a round: each player may make a move, and the next round is prepared."""

from __future__ import annotations

from millions.core.step import Rule
from millions.games.club.components import PILES
from millions.games.club.moves import CompanyMove
from millions.games.club.table import NO_DRAFT, Table


class LastMoves(Rule[Table], frozen=True):
    """MC-F1. From the first player clockwise, each may make one company move."""

    def happen(self, table: Table) -> None:
        table.push(*[LastMove(seat) for seat in table.turn_order()])


class LastMove(CompanyMove, frozen=True):
    """MC-F1. One company move, or none; MC-V1: a player without a company has no move."""


class NextRound(Rule[Table], frozen=True):
    """MC-F2. Except after the last round (9) the next round is played; the first-player token passes clockwise."""

    def happen(self, table: Table) -> None:
        table.drafts = (NO_DRAFT,) * len(PILES)
        if table.round < table.numbers.rounds:
            table.first = (table.first + 1) % table.players
            table.push(*table.contents)
