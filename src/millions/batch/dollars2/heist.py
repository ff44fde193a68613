"""M2-H. The heist: roles are called one by one, and each does its work."""

from __future__ import annotations

from dataclasses import replace

import jax.numpy as jnp
from jax import Array

from millions.batch.arrays import MONEY, flag_at, small, when
from millions.batch.dollars2.table import ACROBAT, BRAIN, BRUTE, DRIVER, MENTALIST, TECH, Box, Phase, Table
from millions.batch.heists.box import Move, Verb
from millions.batch.heists.heist import give, nameable, of_role
from millions.batch.heists.negotiation import own_characters, their_characters
from millions.games.dollars2.components import BOOK


def call(table: Table, role: int) -> Table:
    """M2-H1, M2-H2. The role's characters turn face up; several, or one the Tech has named, are out."""
    called = of_role(table, role)
    out = called & ((called.sum() > 1) | (table.named == role))
    return replace(table, face_up=table.face_up | called, crew=table.crew & ~out)


def take(box: Box, table: Table, characters: Array, amounts: Array) -> Table:
    """M2-H9. The players of these characters take amounts from the pot, which has enough for all of them."""
    taken = characters * amounts
    return replace(
        table, money=give(box, table.money, characters, amounts), pot=(table.pot - taken.sum()).astype(MONEY)
    )


# The Tech


def call_tech(table: Table) -> Table:
    """M2-H3. A Tech alone must name one of the other roles shown."""
    table = call(table, TECH)
    asks = of_role(table, TECH).any() & nameable(table, TECH).any()
    return replace(table, phase=when(asks, small(Phase.CUT), table.phase))


def names_offered(table: Table) -> Array:
    """M2-H3. The other roles in the centre."""
    return nameable(table, TECH) & (table.phase == Phase.CUT)


def name_role(table: Table, move: Move) -> Table:
    """M2-H3. All characters of the role are out when it is called."""
    return replace(table, named=when(move.verb == Verb.NAME, move.role, table.named))


# The Acrobat, the Brutes and the Mentalist


def call_acrobat(box: Box, table: Table) -> Table:
    """M2-H4. An Acrobat alone takes 5 from the pot."""
    table = call(table, ACROBAT)
    return take(box, table, of_role(table, ACROBAT), jnp.minimum(table.pot, BOOK.acrobats_take))


def call_brutes(box: Box, table: Table) -> Table:
    """M2-H5, M2-H9. Every Brute takes 2 from the pot, even if eliminated; in turn, clockwise from the Leader."""
    brutes = of_role(table, BRUTE)
    place = (jnp.arange(box.characters) - table.leader * box.per_seat) % box.characters
    before_me = (brutes & (place < place[:, None])).sum(1)
    amounts = jnp.clip(table.pot - BOOK.brutes_take * before_me, 0, BOOK.brutes_take)
    return take(box, call(table, BRUTE), brutes, amounts)


def call_mentalist(table: Table) -> Table:
    """M2-H6. A Mentalist alone must choose a victim if there is one."""
    table = call(table, MENTALIST)
    asks = of_role(table, MENTALIST).any() & victims(table).any()
    return replace(table, phase=when(asks, small(Phase.ROB), table.phase))


def victims(table: Table) -> Array:
    """M2-H6. The Brute, the Tech and the Acrobat, as far as they are still in."""
    return of_role(table, BRUTE) | of_role(table, TECH) | of_role(table, ACROBAT)


def robberies_offered(box: Box, table: Table, seat: Array) -> Array:
    """M2-H6. Own characters, in two places, then those of others."""
    offered = victims(table) & (table.phase == Phase.ROB)
    own = offered[own_characters(box, seat)]
    return jnp.concatenate([jnp.pad(own, (0, 2 - box.per_seat)), offered[their_characters(box, seat)]])


def rob(box: Box, table: Table, move: Move) -> Table:
    """M2-H6. The Mentalist's player takes 2 from the victim's, at most what that player has."""
    robber, victim = flag_at(move.seat, box.players), flag_at(box.owner(move.character), box.players)
    taken = jnp.minimum((table.money * victim).sum(), BOOK.mentalists_take) * (move.verb == Verb.ROB)
    return replace(table, money=(table.money + robber * taken - victim * taken).astype(MONEY))


# The Brain and the Driver


def call_brain(box: Box, table: Table) -> Table:
    """M2-H7. A Brain alone adds the Loot card's amount once more to the pot, or the card's own amount for it."""
    table = call(table, BRAIN)
    added = box.brain[table.loot] * of_role(table, BRAIN).any()
    return replace(table, pot=(table.pot + added).astype(MONEY))


def call_driver(box: Box, table: Table) -> Table:
    """M2-H8. A Driver alone takes 1 from the pot for every character still in, its own included."""
    table = call(table, DRIVER)
    return take(box, table, of_role(table, DRIVER), jnp.minimum(table.pot, BOOK.drivers_fee * table.crew.sum()))
