"""MC-1. The Lobby: moves on companies of a type, as many as there are pawns in its sector."""

from __future__ import annotations

from dataclasses import replace

import jax.numpy as jnp
from jax import Array

from millions.batch.arrays import NONE, SMALL, first_clockwise, first_place, flag_at, small, when
from millions.batch.club.box import Box, Move, Verb
from millions.batch.club.pieces import by_sector, owned, privileged
from millions.batch.club.placement import put
from millions.batch.club.table import Question, Stage, Table, ask, go_to
from millions.games.club.components import SECTORS


def owners_of_types(box: Box, table: Table) -> Array:
    """By seat and type: whether the seat has a company of it."""
    return by_sector(owned(box, table)).any(-1)


def choose_order(box: Box, table: Table) -> Array:
    """MC-1.1. The seats with pawns in two sectors and companies of both types: they choose which comes first."""
    return ((table.lobby > 0) & owners_of_types(box, table)).sum(-1) == 2


def moves_of_sectors(table: Table) -> Array:
    """MC-1.1. By seat and sector: as many moves as there are pawns of all players, with at least one of one's own."""
    return (table.lobby > 0) * table.lobby.sum(0, dtype=SMALL)


def open_lobby(box: Box, table: Table, words: Array) -> Table:
    """MC-1.1. Each player takes every sector in which they have a pawn, once."""
    moves = jnp.where(choose_order(box, table)[:, None], 0, moves_of_sectors(table)).astype(SMALL)
    everybody = jnp.ones(box.players, bool)
    return replace(go_to(table, Stage.LOBBY), moves_left=moves, waiting=everybody, sector=small(NONE))


def lobby(box: Box, table: Table, words: Array) -> Table:
    """MC-1.1, MC-1.2. In turn order; a sector is left when its moves are used or the player has no such company."""
    live = (table.moves_left > 0) & owners_of_types(box, table)  # by seat and sector: there is a move to make
    chooses = table.waiting & choose_order(box, table)
    due = live.any(-1) | chooses
    # The next player, and the sector: the one begun with, else the first
    seat = first_clockwise(due, table.first)
    before = clockwise_from_first(box, table) < ((seat - table.first) % box.players)
    begun = flag_at(table.sector, len(SECTORS)) & (seat == table.actor)
    mine = live[seat]
    sector = first_place(when((begun & mine).any(), begun & mine, mine))
    # Moves of players and sectors that were passed over are lost
    passed = flag_at(seat, box.players)[:, None] & (jnp.arange(len(SECTORS)) < sector) & ~live
    asks = ask(table, Question.MAKE_MOVES, seat, ~chooses[seat])
    asks = replace(
        ask(asks, Question.CHOOSE_SECTOR, seat, chooses[seat]),
        sector=sector,
        moves_left=jnp.where(before[:, None] | passed, 0, table.moves_left),
        waiting=table.waiting & ~before & ~flag_at(seat, box.players),
    )
    done = replace(go_to(table, Stage.LOBBY_PRIVILEGE), moves_left=jnp.zeros_like(table.moves_left))
    return when(due.any(), asks, done)


def clockwise_from_first(box: Box, table: Table) -> Array:
    """MC-R5. The place of each seat in turn order."""
    return (jnp.arange(box.players, dtype=SMALL) - table.first) % box.players


def begin_with(box: Box, table: Table, move: Move) -> Table:
    """MC-1.1. A player in two sectors has chosen which comes first."""
    chosen = move.verb == Verb.BEGIN_WITH
    mine = flag_at(move.seat, box.players)[:, None] & chosen
    return replace(
        table,
        moves_left=jnp.where(mine, moves_of_sectors(table), table.moves_left).astype(SMALL),
        sector=when(chosen, move.sector, table.sector),
    )


def use_move(box: Box, table: Table, move: Move) -> Table:
    """MC-1.2. A move of the Lobby is used, or all of a sector are left."""
    lobbying = table.question == Question.MAKE_MOVES
    here = flag_at(move.seat, box.players)[:, None] & flag_at(table.sector, len(SECTORS)) & lobbying
    left = jnp.where(move.verb == Verb.PASS, 0, table.moves_left - 1)
    return replace(table, moves_left=jnp.where(here, left, table.moves_left).astype(SMALL))


def lobby_privilege(box: Box, table: Table, words: Array) -> Table:
    """MC-1.3. The privileged player may move a pawn: some other tile always has a free seat."""
    seat, somebody = privileged(table.lobby.sum(-1))
    return ask(go_to(table, Stage.DRAW_INTRIGUES), Question.LOBBY_PRIVILEGE, seat, somebody)


def move_pawn(box: Box, table: Table, move: Move) -> Table:
    """MC-1.3. An own pawn goes from a sector of the Lobby to another tile; it counts there in every way."""
    moves = move.verb == Verb.PAWN_TO
    sector = flag_at(table.begun[0], len(SECTORS)) & moves
    left = replace(table, lobby=table.lobby - (flag_at(move.seat, box.players)[:, None] & sector))
    return put(box, left, move.seat, jnp.where(moves, move.spot, NONE))
