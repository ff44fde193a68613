"""MC-V. Company moves, and whatever else happens to one company that an index names by its type and face."""

from __future__ import annotations

from dataclasses import replace

import jax.numpy as jnp
from jax import Array

from millions.batch.arrays import MONEY, NONE, SMALL, first_alone, flag_at, is_one_of
from millions.batch.club.box import COMPANY_CARDS, FIRST_PARTS, Box, Move, Verb, first_parts
from millions.batch.club.pieces import by_kind, level, of_sector
from millions.batch.club.table import Question, Table, ask
from millions.games.club.components import LOWEST_FACE


def with_most_bills(table: Table, cards: Array) -> Array:
    """Of companies that differ only in the bills under them, the one with the most bills is meant: an index names a
    type and a face, as in `millions.research`."""
    best = jnp.argmax(jnp.where(cards, table.bills, NONE))
    return flag_at(best, COMPANY_CARDS) & cards


def movable(table: Table) -> Array:
    """MC-1.2, MC-2.g, MC-F1. The own companies on which a move may be made now."""
    mine = table.owner == table.actor
    lobbying, again = table.question == Question.MAKE_MOVES, table.question == Question.EXPAND_AGAIN
    any_company = (table.question == Question.EXPANSION) | (table.question == Question.LAST_MOVE)
    this = jnp.arange(COMPANY_CARDS) == table.again
    return mine & (any_company | (lobbying & of_sector(table.sector)) | (again & this))


def offers(table: Table) -> dict[str, Array]:
    """MC-V1. Develop below face 4, tax above face 1."""
    there = by_kind(table, movable(table))
    return {"develop": there[:, :-1], "tax": there[:, 1:]}


def first_sector(box: Box, table: Table, block: str) -> Array:
    """The type named by the first part of a decision, if it is of this block, else NONE."""
    begins = flag_at(table.begun[0], len(FIRST_PARTS))[first_parts(block, box.code)]
    return jnp.where(begins.any(), jnp.argmax(begins), NONE)


def company_meant(box: Box, table: Table, move: Move) -> Array:
    """MC-V1, MC-2.d, MC-2.h. The company that an index develops, taxes, turns, or raises the capital of, if it does."""
    moved = is_one_of(move.verb, [Verb.DEVELOP, Verb.TAX])
    turned = is_one_of(move.verb, [Verb.RISE, Verb.FALL])
    raised = first_sector(box, table, "raise capital")
    sector = jnp.where(moved, move.sector, jnp.where(turned, table.sector, raised))
    owner = jnp.where(turned, table.subject, move.seat)
    meant = (table.owner == owner) & (table.face == move.face) & of_sector(sector)
    again = table.question == Question.EXPAND_AGAIN
    meant &= ~again | (jnp.arange(COMPANY_CARDS) == table.again)
    happens = moved | turned | ((move.verb == Verb.FACE) & (raised != NONE))
    return with_most_bills(table, meant & happens)


def change_company(box: Box, table: Table, move: Move) -> Table:
    """MC-V1: develop, or tax for the company's level. MC-2.d: it rises or falls. MC-2.h: a bill is put under it."""
    card = company_meant(box, table, move)
    up = (move.verb == Verb.DEVELOP) | (move.verb == Verb.RISE)
    down = (move.verb == Verb.TAX) | (move.verb == Verb.FALL)
    income = (card * level(table)).sum(dtype=MONEY) * (move.verb == Verb.TAX)
    return replace(
        table,
        face=table.face + (card & up) - (card & down),
        bills=table.bills + (card & (move.verb == Verb.FACE)),
        money=table.money + (flag_at(move.seat, box.players) * income).astype(MONEY),
        again=jnp.where(card.any(), jnp.argmax(card), table.again).astype(SMALL),
    )


def expand_again(table: Table, move: Move, question: Array) -> Table:
    """MC-2.g. After a first move a second one, on the same company."""
    moved = (question == Question.EXPANSION) & (move.verb != Verb.PASS)
    return ask(table, Question.EXPAND_AGAIN, move.seat, moved)


def found(table: Table, seat: Array, sector: Array, condition: Array) -> Table:
    """MC-5.1, MC-Z2. A company comes from the deck to its first owner, at face 1."""
    free = (table.owner == NONE) & of_sector(sector)
    card = first_alone(free) & condition
    return replace(
        table,
        owner=jnp.where(card, seat, table.owner),
        face=jnp.where(card, LOWEST_FACE, table.face).astype(table.face.dtype),
    )
