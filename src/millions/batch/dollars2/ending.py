"""M2-E. Get rich or go on."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import jax.numpy as jnp
from jax import Array

from millions.batch.arrays import MONEY, NONE, first_clockwise, flag_at, small, when
from millions.batch.dollars2.table import Box, Phase, Table
from millions.batch.heists.ending import go_on_or_end, richest
from millions.batch.heists.planning import turn_loot_card
from millions.batch.heists.table import cards_in_hands
from millions.games.dollars2.components import BOOK


def end_the_round(box: Box, table: Table, word: Array) -> Table:
    """M2-E1 to M2-E4. A player wins, or the next round begins with its Loot card."""
    won, ahead = find_winner(box, table), next_round(box, table)
    return go_on_or_end(box, won, ahead, word, partial(fill_the_pot, box), Phase.OVER)


def fill_the_pot(box: Box, table: Table, word: Array) -> Table:
    """M2-P1. The top Loot card is turned up and its amount goes from the reserve into the pot."""
    table = turn_loot_card(box, table, word)
    return replace(table, pot=(table.pot + box.amount[table.loot]).astype(MONEY))


def find_winner(box: Box, table: Table) -> Table:
    """M2-E1, M2-E3, M2-E4. The richest of those with 50; after round 5, of all; tied, the closest to the Leader."""
    there = table.money >= BOOK.target
    among = when(there.any(), there, jnp.full(box.players, table.round == BOOK.rounds))
    winner = flag_at(first_clockwise(richest(table, among), table.leader), box.players)
    return replace(table, winners=winner & among.any(), phase=small(Phase.OVER))


def next_round(box: Box, table: Table) -> Table:
    """M2-E2. The Leader card goes to the poorest; tied, to the first clockwise from the Leader. Cards return."""
    poorest = table.money == table.money.min()
    return replace(
        table,
        **cards_in_hands(box),
        phase=small(Phase.CHOOSE),
        leader=first_clockwise(poorest, table.leader),
        speaker=small(NONE),
        announced=jnp.full_like(table.announced, NONE),
        votes_held=small(0),
        voted_to_start=jnp.array(False),
    )
