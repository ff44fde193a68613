"""M2-L. Sharing the pot between the characters left."""

from __future__ import annotations

from dataclasses import replace

import jax.numpy as jnp

from millions.batch.arrays import MONEY
from millions.batch.dollars2.table import TECH, Box, Table
from millions.batch.heists.heist import give, of_role
from millions.games.dollars2.components import BOOK


def lone_tech(box: Box, table: Table) -> Table:
    """M2-L1. A Tech who is the only one left loses 5, at most what the player has, and the loot is lost."""
    tech = of_role(table, TECH) & (table.crew.sum() == 1)
    fine = box.seats_of(tech) * jnp.minimum(table.money, BOOK.tech_fine)
    return replace(table, crew=table.crew & ~tech, money=(table.money - fine).astype(MONEY))


def add_bonuses(box: Box, table: Table) -> Table:
    """M2-L2. For each role left in that is pictured on the Loot card, the reserve adds its bonus to the pot."""
    left_in = jnp.stack([of_role(table, role).any() for role in range(len(box.roles))])
    return replace(table, pot=(table.pot + (box.bonuses[table.loot] * left_in).sum()).astype(MONEY))


def share_the_pot(box: Box, table: Table) -> Table:
    """M2-L3, M2-L4. The pot is shared equally, rounded up, the reserve adding the rest; with none left it is lost."""
    share = -(-table.pot // jnp.maximum(table.crew.sum(), 1))
    return replace(table, pot=jnp.zeros_like(table.pot), money=give(box, table.money, table.crew, share))
