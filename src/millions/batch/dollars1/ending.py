"""M1-E. The end of the round, and of the game."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import jax.numpy as jnp
from jax import Array

from millions.batch.arrays import NONE, small, when
from millions.batch.dollars1.table import Box, Phase, Table
from millions.batch.heists.ending import go_on_or_end, richest
from millions.batch.heists.planning import turn_loot_card
from millions.batch.heists.table import cards_in_hands
from millions.games.dollars1.components import BOOK


def end_the_round(box: Box, table: Table, word: Array) -> Table:
    """M1-E1 to M1-E4. A player wins, or the next round begins with its Loot card."""
    won, ahead = find_winners(box, table), next_round(box, table)
    return go_on_or_end(box, won, ahead, word, partial(turn_loot_card, box), Phase.OVER)


def find_winners(box: Box, table: Table) -> Table:
    """M1-E1, M1-E2, M1-E3. The richest of those who shared and have 20; after round 8, the richest of all."""
    there = box.seats_of(table.sharers) & (table.money >= BOOK.target)
    everybody = jnp.full(box.players, table.round == BOOK.rounds)
    among = when(there.any(), there, everybody)
    return replace(table, winners=richest(table, among), phase=small(Phase.OVER))


def next_round(box: Box, table: Table) -> Table:
    """M1-E4. Cards return to hands, and the Leader card goes to the next player clockwise."""
    return replace(
        table,
        **cards_in_hands(box),
        phase=small(Phase.CHOOSE),
        leader=(table.leader + 1) % box.players,
        laid_open=table.roles if box.fooled else table.laid_open,  # M1-O1
        speaker=small(NONE),
        time_called=jnp.array(False),
        acts_before_time=small(box.players - 1),
        looks=jnp.zeros_like(table.looks),
        sharers=jnp.zeros_like(table.sharers),
    )
