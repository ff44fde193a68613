"""What players know of one another's colony cards: what they saw, and what must still be there."""

from __future__ import annotations

from dataclasses import replace

import jax.numpy as jnp
from jax import Array

from millions.batch.arrays import NONE, SMALL, flag_at
from millions.batch.club.box import Box
from millions.batch.club.table import Table
from millions.games.club.components import REGIONS


def look(box: Box, table: Table, seat: Array, owners: Array) -> Table:
    """MC-2.c, MC-2.e, MC-Z3. A seat looks at the colony cards of these owners, and remembers them."""
    pairs = flag_at(seat, box.players)[:, None] & owners
    return replace(
        table,
        looked=jnp.where(pairs, table.round, table.looked),
        saw=jnp.where(pairs[..., None], table.colonies, table.saw),
        sure=jnp.where(pairs[..., None], table.colonies, table.sure),
    )


def hand_over(box: Box, table: Table, source: Array, target: Array, region: Array) -> Table:
    """MC-2.c, MC-2.e. A colony card goes from hand to hand; the two players know which, the others know that one did.

    With NONE for the region nothing happens.
    """
    gives, gets = flag_at(source, box.players), flag_at(target, box.players)
    card = flag_at(region, len(REGIONS))
    happens = card.any()
    known = (gives | gets)[:, None, None]
    looked = (table.looked != NONE)[..., None]
    less = jnp.where(known, card, happens) & gives[:, None] & looked  # any one card may be gone for the others
    more = known & card & gets[:, None] & looked
    new = (gives[:, None] & gets & happens)[..., None] & ~looked
    return replace(
        table,
        colonies=(table.colonies - (gives[:, None] & card) + (gets[:, None] & card)).astype(SMALL),
        looked=jnp.where(new[..., 0], table.round, table.looked),
        saw=jnp.where(new, card, table.saw).astype(SMALL),
        sure=jnp.where(new, card, jnp.maximum(table.sure - less, 0) + more).astype(SMALL),
    )
