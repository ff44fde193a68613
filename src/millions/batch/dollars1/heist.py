"""M1-H. The heist: roles are called one by one; two or more of one role are out."""

from __future__ import annotations

from dataclasses import replace

import jax.numpy as jnp
from jax import Array

from millions.batch.arrays import MONEY, NONE, small, when
from millions.batch.dollars1.table import BRUTE, SNITCH, Box, Phase, Table, ante
from millions.batch.heists.box import Move, Verb
from millions.batch.heists.heist import give, nameable, of_role
from millions.games.dollars1.components import BOOK


def call_snitches(box: Box, table: Table) -> Table:
    """M1-H2, M1-H3. Two or more Snitches are out and lose their antes; one takes it back and must name a role."""
    snitches = of_role(table, SNITCH)
    doubled, alone = snitches.sum() > 1, snitches.sum() == 1
    asks = alone & nameable(table, SNITCH).any()
    return replace(
        table,
        phase=when(asks, small(Phase.DENOUNCE), table.phase),
        face_up=snitches,
        crew=table.crew & ~(snitches & doubled),
        money=give(box, table.money, snitches & alone, ante(box, table)),
    )


def names_offered(table: Table) -> Array:
    """M1-H3. The lone Snitch names one of the other roles in the centre."""
    return nameable(table, SNITCH) & (table.phase == Phase.DENOUNCE)


def denounce(table: Table, move: Move) -> Table:
    """M1-H3. A role is named."""
    return replace(table, named=when(move.verb == Verb.NAME, move.role, table.named))


def call_the_others(box: Box, table: Table) -> Table:
    """M1-H1, M1-H4 to M1-H7. The other roles are called; characters of a doubled or named role are out.

    Those who stay take their antes back, and Brutes always do. A Brute alone wins an Intimidation card, unless named.
    """
    called = table.crew & (table.roles != SNITCH)
    like_me = (called & (table.roles[:, None] == table.roles)).sum(1)
    out = called & ((like_me > 1) | (table.roles == table.named))
    brutes = called & (table.roles == BRUTE)
    return replace(
        table,
        face_up=table.face_up | called,
        crew=table.crew & ~out,
        money=give(box, table.money, (called & ~out) | brutes, ante(box, table)),
        intimidation=table.intimidation + box.seats_of(brutes & ~out),
    )


def fine_lone_snitch(box: Box, table: Table) -> Table:
    """M1-H8. A Snitch who is the only one left loses 3, or all there is, and is out."""
    snitch = of_role(table, SNITCH) & (table.crew.sum() == 1)
    fine = box.seats_of(snitch) * jnp.minimum(table.money, BOOK.snitch_fine)
    return replace(table, crew=table.crew & ~snitch, money=(table.money - fine).astype(MONEY))


def nobody_is_asked(table: Table) -> Array:
    """M1-H3. The heist goes on: no Snitch must name a role, or one has."""
    return (table.phase != Phase.DENOUNCE) | (table.named != NONE)
