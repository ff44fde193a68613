"""MC-F. The end of a round: each player may make a move, and the next round is prepared."""

from __future__ import annotations

from dataclasses import replace

from jax import Array

from millions.batch.arrays import SMALL, first_clockwise, flag_at, small, when
from millions.batch.club.box import Box
from millions.batch.club.pieces import owned
from millions.batch.club.table import Question, Stage, Table, ask, go_to, no_drafts, no_pawns
from millions.games.club.variant import BOOK


def last_moves(box: Box, table: Table, words: Array) -> Table:
    """MC-F1. From the first player clockwise, each may make one move; MC-V1: a player without a company has none."""
    due = table.waiting & owned(box, table).any(-1)
    seat = first_clockwise(due, table.first)
    asks = replace(table, waiting=table.waiting & ~flag_at(seat, box.players))
    return when(due.any(), ask(asks, Question.LAST_MOVE, seat, due.any()), go_to(table, Stage.NEXT_ROUND))


def next_round(box: Box, table: Table, words: Array) -> Table:
    """MC-F2. Except after round 9 pawns come back, and the first-player token passes clockwise."""
    table = replace(table, **no_drafts(box))
    over = replace(table, question=small(Question.OVER), actor=small(0))
    first = ((table.first + 1) % box.players).astype(SMALL)
    return when(table.round >= BOOK.rounds, over, close_tile(box, replace(table, first=first), words))


def close_tile(box: Box, table: Table, words: Array) -> Table:
    """MC-R1. A round begins: the next tile closes."""
    return replace(go_to(table, Stage.PLACE_PAWNS), round=table.round + 1, **no_pawns(box))
