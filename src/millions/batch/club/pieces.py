"""Helpers for what lies on the table: companies, decks, pawns."""

from __future__ import annotations

import jax.numpy as jnp
from jax import Array

from millions.batch.arrays import MONEY, NONE, SMALL, flag_at, small
from millions.batch.club.box import CARDS_OF_A_REGION, CARDS_OF_A_SECTOR, SECTOR, Box
from millions.batch.club.table import COLONY_PILE, INTRIGUE_PILE, KINDS, Stage, Table
from millions.games.club.components import SECTORS, Tile
from millions.games.club.placement import CLOSED
from millions.research.club.code import FACES

CLOSED_TILES = tuple(list(Tile).index(tile) for tile in CLOSED)

# Companies


def level(table: Table) -> Array:
    """MC-2.h. Of each company card: face plus bills."""
    return table.face + table.bills


def owned(box: Box, table: Table) -> Array:
    """By seat: the company cards it owns."""
    return jnp.arange(box.players, dtype=SMALL)[:, None] == table.owner


def of_sector(sector: Array) -> Array:
    """The company cards of a type."""
    return sector == SECTOR


def by_sector(cards: Array) -> Array:
    """Flags or numbers of company cards (the last axis) as one line for each type."""
    return cards.reshape(*cards.shape[:-1], len(SECTORS), CARDS_OF_A_SECTOR)


def by_kind(table: Table, cards: Array) -> Array:
    """Whether there is one of these company cards of each type and face."""
    return by_sector(cards & (table.face == jnp.array(FACES, SMALL)[:, None])).any(-1).T


def quotations(table: Table) -> Array:
    """MC-S4. The levels of all players' companies of a type, added up."""
    return by_sector(level(table) * (table.owner != NONE)).sum(-1, dtype=MONEY)


# Decks


def unbought(table: Table, pile: int) -> Array:
    """MC-3.1, MC-5.1. Of each kind, the cards of a draft that nobody bought: still going around, or discarded."""
    bought = flag_at(table.picked[pile], KINDS[pile]) & table.bought[pile][:, None]
    return table.drawn[pile] - bought.sum(0, dtype=SMALL)


def hand(table: Table, pile: int) -> Array:
    """MC-2.1. Of each kind, the cards of the hand that goes around."""
    return table.drawn[pile] - flag_at(table.picked[pile], KINDS[pile]).sum(0, dtype=SMALL)


def rest(table: Table, pile: int) -> Array:
    """MC-2.3, MC-3.2, MC-5.2. Of each kind, the undrawn cards of a deck, before discards go back."""
    if pile == INTRIGUE_PILE:
        return 1 - table.drawn[pile] - flag_at(table.played, KINDS[pile])
    if pile == COLONY_PILE:
        return CARDS_OF_A_REGION - table.colonies.sum(0, dtype=SMALL) - unbought(table, pile)
    return by_sector(table.owner == NONE).sum(-1, dtype=SMALL) - unbought(table, pile)


def deck(table: Table, pile: int) -> Array:
    """Of each kind, the undrawn cards of a deck; MC-3.2: once it is shuffled, the colonies that nobody bought too."""
    undrawn = rest(table, pile)
    if pile != COLONY_PILE:
        return undrawn
    return undrawn + unbought(table, pile) * (table.stage > Stage.SHUFFLE_COLONIES)


# Pawns


def privileged(pawns: Array) -> tuple[Array, Array]:
    """MC-R6. From each seat's number of pawns on a tile: who has strictly most, and whether anybody has."""
    most = pawns.max()
    return jnp.argmax(pawns).astype(SMALL), (most > 0) & ((pawns == most).sum() == 1)


def pawns_on(box: Box, table: Table, pile: int) -> Array:
    """Each seat's number of pawns on a tile with a deck."""
    return (table.chairs[pile] == jnp.arange(box.players, dtype=SMALL)[:, None]).sum(-1, dtype=SMALL)


def closed_tile(table: Table) -> Array:
    """MC-R1. The tile closed in this round; during set-up already that of the first round."""
    return small(CLOSED_TILES)[jnp.maximum(table.round, 1) - 1]
