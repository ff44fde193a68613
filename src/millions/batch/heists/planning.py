"""M1-P, M2-P. Planning: a Loot card, a secret choice, antes, and the roles shown in the centre."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations

import jax.numpy as jnp
from jax import Array

from millions.batch.arrays import MONEY, NONE, flag_at, nth_card, small
from millions.batch.chance import one_of
from millions.batch.heists.box import Box, Move, Verb
from millions.batch.heists.table import T, Table


def first_leader(box: Box, word: Array) -> Array:
    """M1-S4, M2-S4. The host may name the first Leader; otherwise chance decides."""
    return small(one_of(word, box.players) if box.named_leader is None else box.named_leader)


def turn_loot_card(box: Box, table: T, word: Array) -> T:
    """M1-P1, M2-P1. The top Loot card is turned up: each card of the pile is as likely."""
    drawn = nth_card(table.pile, one_of(word, table.pile.sum()))
    card = drawn if box.agreed_loot is None else small(box.agreed_loot)
    pile = table.pile & ~flag_at(card, len(box.cards))
    return replace(table, loot=card, pile=pile, round=table.round + 1)


def choices(box: Box, barred: Array) -> dict[str, Array]:
    """M1-P2, M2-P2. Any role in play but the barred one; with three players any two different ones, as A and B."""
    open_roles = box.in_play & ~flag_at(barred, len(box.roles))
    if box.per_seat == 1:
        return {"choose": open_roles, "choose two": open_roles[:0]}
    first, second = jnp.array(list(permutations(range(len(box.roles)), 2))).T
    return {"choose": open_roles[:0], "choose two": open_roles[first] & open_roles[second]}


def choose(box: Box, table: T, move: Move) -> T:
    """M1-P2, M2-P2. The player places one character face down or, with three players, two (M1-T1, M2-T1)."""
    hand = jnp.stack([move.role, move.second_role])[: box.per_seat]
    mine = box.characters_of(flag_at(move.seat, box.players)) & (move.verb == Verb.CHOOSE)
    return replace(table, roles=jnp.where(mine, jnp.tile(hand, box.players), table.roles))


def all_have_chosen(table: Table) -> Array:
    """M1-P2, M2-P2. Every character lies face down."""
    return (table.roles != NONE).all()


def place_antes(box: Box, table: T, ante: Array) -> T:
    """M1-P3, M2-P3. An ante for every character; the reserve adds what a player lacks (M1-T4: for each of two)."""
    paid = jnp.minimum(table.money, ante * box.per_seat).astype(MONEY)
    return replace(table, money=table.money - paid, crew=jnp.ones(box.characters, bool))


def show_roles(box: Box, table: T, word: Array) -> T:
    """M1-P5, M2-P4. The role cards are shuffled; one is set aside, the others lie open."""
    placed = flag_at(table.roles, len(box.roles)).sum(0, dtype=jnp.int8)
    set_aside = nth_card(placed, one_of(word, box.characters))
    return replace(table, shown=placed - flag_at(set_aside, len(box.roles)))


# The order of chance draws


def words_at_first(box: Box) -> int:
    """M1-S4, M2-S4: the first Leader, unless named; M1-P1, M2-P1: a card."""
    return 2 if box.named_leader is None else 1


def draws(box: Box, rounds: int) -> int:
    """The first Leader, unless named; in each round, a card and (M1-P5, M2-P4) a role set aside."""
    return words_at_first(box) - 1 + 2 * (box.setting.rounds or rounds)


def next_draw(box: Box, table: Table, choosing: Array) -> Array:
    """The number of the next draw: while characters are chosen, the role set aside in this round, else the card of the
    next."""
    return words_at_first(box) - 2 + 2 * table.round + ~choosing
