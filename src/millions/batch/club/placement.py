"""MC-R. A round begins: one tile is closed, and each player places two pawns."""

from __future__ import annotations

from dataclasses import replace

import jax.numpy as jnp
import numpy as np
from jax import Array

from millions.batch.arrays import NONE, SMALL, first_alone, flag_at, small, when
from millions.batch.club.box import Box, Move, Verb
from millions.batch.club.pieces import closed_tile
from millions.batch.club.table import Question, Stage, Table, ask, go_to
from millions.games.club.components import PAWNS, PILES, SPOTS, Tile

TILE_OF_SPOT = np.array([list(Tile).index(spot.tile) for spot in SPOTS], np.int8)
PILE_OF_SPOT = np.array([PILES.get(spot.tile, NONE) for spot in SPOTS], np.int8)
LOBBY_SPOTS, EXCHANGE_SPOTS = (
    np.array([place for place, spot in enumerate(SPOTS) if spot.tile is tile]) for tile in (Tile.LOBBY, Tile.EXCHANGE)
)


def free_spots(table: Table) -> Array:
    """MC-R1, MC-R3, MC-R4. As many numbered seats as players on three tiles; no limit in the sectors of two."""
    full = (table.chairs != NONE).all(-1)
    free: Array = ~(full[PILE_OF_SPOT] & (PILE_OF_SPOT != NONE))
    return free & (closed_tile(table) != small(TILE_OF_SPOT))


def put(box: Box, table: Table, seat: Array, spot: Array) -> Table:
    """MC-R3, MC-R4. A pawn on a spot, after those that stand there; NONE is no spot."""
    who = flag_at(seat, box.players)
    there = flag_at(spot, len(SPOTS))
    free = table.chairs == NONE
    next_chair = first_alone(free)
    on_tile = jnp.stack([(there & (pile == PILE_OF_SPOT)).any() for pile in range(len(PILES))])
    return replace(
        table,
        lobby=table.lobby + (who[:, None] & there[LOBBY_SPOTS]),
        exchange=table.exchange + (who[:, None] & there[EXCHANGE_SPOTS]),
        chairs=jnp.where(next_chair & on_tile[:, None], seat, table.chairs),
    )


def place(box: Box, table: Table, move: Move) -> Table:
    """MC-R2. A pawn is placed."""
    return put(box, table, move.seat, jnp.where(move.verb == Verb.PLACE, move.spot, NONE))


def place_pawns(box: Box, table: Table, words: Array) -> Table:
    """MC-R2. From the first player clockwise each places one pawn, then each the second in the same order."""
    placed = table.lobby.sum() + table.exchange.sum() + (table.chairs != NONE).sum()
    seat = ((table.first + placed) % box.players).astype(SMALL)
    more = placed < PAWNS * box.players
    return when(more, ask(table, Question.PLACE_PAWNS, seat, more), go_to(table, Stage.OPEN_LOBBY))
