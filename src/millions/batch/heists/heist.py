"""M1-H, M2-H. Helpers for the heist that both editions use."""

from __future__ import annotations

import jax.numpy as jnp
from jax import Array

from millions.batch.arrays import MONEY
from millions.batch.heists.box import Box
from millions.batch.heists.table import Table


def of_role(table: Table, role: int) -> Array:
    """The characters of a role that are still in."""
    return table.crew & (table.roles == role)


def give(box: Box, money: Array, characters: Array, amount: Array) -> Array:
    """The players of these characters get an amount for each."""
    return (money + box.owners(characters * amount)).astype(MONEY)


def nameable(table: Table, namer: int) -> Array:
    """M1-H3, M2-H3. The other roles in the centre, without the namer's own."""
    return jnp.delete(table.shown > 0, namer)
