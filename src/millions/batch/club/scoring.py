"""MC-X. Scoring: companies, colonies, fortune."""

from __future__ import annotations

import jax.numpy as jnp
from jax import Array

from millions.batch.arrays import MONEY
from millions.batch.club.box import Box
from millions.batch.club.pieces import by_sector, level, owned
from millions.batch.club.table import Question, Table
from millions.batch.winning import win_and_loss
from millions.games.club.variant import BOOK


def scores(box: Box, table: Table) -> Array:
    """MC-X1 to MC-X3. By seat, the lines of its score sheet in the order of `Score`; 0 before the end."""
    mine = owned(box, table)
    types, regions = by_sector(mine).sum(-1), table.colonies
    sheet = (
        (mine * level(table)).sum(-1),
        majorities(types),
        BOOK.set_points * types.min(-1),
        BOOK.colony_points * regions.sum(-1),
        majorities(regions),
        BOOK.set_points * regions.min(-1),
        table.money // BOOK.money_for_a_point,
    )
    lines = jnp.stack([line.astype(MONEY) for line in sheet], axis=-1)
    return lines * (table.question == Question.OVER)


def majorities(counts: Array) -> Array:
    """MC-X1, MC-X2. A point for each card of every kind of which a player has strictly more than any other."""
    most = counts.max(0)
    alone = (counts == most).sum(0) == 1
    return BOOK.majority_points * (counts * ((counts == most) & alone)).sum(-1)


def winners(box: Box, table: Table) -> Array:
    """MC-X4. Most points win; tied: the richer; still tied: shared. Nobody before the end."""
    points = scores(box, table).sum(-1)
    tied = points == points.max()
    richest = jnp.where(tied, table.money, -1).max()
    return tied & (table.money == richest) & (table.question == Question.OVER)


def returns(box: Box, table: Table) -> Array:
    """MC-X4. The return of each seat: winners share 1, the others −1."""
    return win_and_loss(winners(box, table))
