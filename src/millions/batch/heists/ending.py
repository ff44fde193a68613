"""M1-E, M2-E. The end of a round, and of the game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import jax.numpy as jnp
from jax import Array

from millions.batch.arrays import small, when
from millions.batch.heists.box import Box
from millions.batch.heists.table import T, Table
from millions.batch.winning import win_and_loss


def richest(table: Table, among: Array) -> Array:
    """The players with the most money among these."""
    most = jnp.where(among, table.money, -1).max()
    return among & (table.money == most)


def go_on_or_end(box: Box, won: T, ahead: T, word: Array, turn_up: Callable[[T, Array], T], over: int) -> T:
    """M1-E, M2-E. A player has won, or the next round begins with its Loot card; one-heist games end here."""
    dealt = turn_up(ahead, word)
    if box.setting.rounds is not None:
        last = ahead.round >= box.setting.rounds
        dealt = when(last, replace(ahead, phase=small(over)), dealt)
    return when(won.winners.any(), won, dealt)


def returns(box: Box, table: Table, purse: int) -> Array:
    """The return of each seat: winners share 1, the others −1; after one heist, the money won or lost."""
    if box.setting.rounds is not None:
        return (table.money - purse).astype(jnp.float32)
    return win_and_loss(table.winners)
