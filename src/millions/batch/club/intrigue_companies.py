"""MC-2.d, MC-2.f, MC-2.g, MC-2.h. The intrigue cards about companies."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

import jax.numpy as jnp
from jax import Array
from jax.lax import clz

from millions.batch.arrays import NONE, SMALL, first_alone, first_place, small, when
from millions.batch.club.box import SECTOR, Box, Move, Verb
from millions.batch.club.moves import first_sector
from millions.batch.club.pieces import by_kind, level, of_sector, owned
from millions.batch.club.table import Question, Table, ask
from millions.games.club.components import HIGHEST_FACE, LOWEST_FACE, SECTORS, Intrigue
from millions.games.club.intrigue_companies import FURTHEST_LEVELS

CARDS = tuple(Intrigue)
COMPETITION, DUMPING, EXPANSION, CAPITAL_INCREASE = (
    CARDS.index(card)
    for card in (
        Intrigue.UNFAIR_COMPETITION,
        Intrigue.DUMPING,
        Intrigue.EXPANSION,
        Intrigue.CAPITAL_INCREASE,
    )
)

MOST_BILLS = 16
"""More than there can be in a game: one card a round puts one bill under a company."""


HIGHEST_NUMBER = (len(SECTORS) + 1) * HIGHEST_FACE * MOST_BILLS

FAR = (1 << 15) - 1
"""Above all numbers of companies."""


def alike(table: Table) -> Array:
    """For each company card, a key of its type, face and bills: equal keys are interchangeable companies."""
    kind: Array = small(SECTOR) * HIGHEST_FACE + table.face
    return kind.astype(jnp.int16) * MOST_BILLS + table.bills


def lowest_and_highest(numbers: Array, among: Array) -> tuple[Array, Array]:
    """The least and the greatest of some numbers, along the last axis; the range is empty if the least is above the
    greatest."""
    return jnp.where(among, numbers, FAR).min(-1), jnp.where(among, numbers, NONE).max(-1)


def one_kind(range: tuple[Array, Array]) -> Array:
    """Whether there is a company among these, and all of them are equal."""
    low, high = range
    return low == high


# MC-2.d Unfair competition


def can_turn(box: Box, table: Table) -> Array:
    """MC-2.d. By owner: the companies of the type that can rise (one's own) or fall (others'); faces stay in 1 to 4."""
    mine = table.owner == table.actor
    turns = jnp.where(mine, table.face < HIGHEST_FACE, table.face > LOWEST_FACE) & of_sector(table.sector)
    return owned(box, table) & turns


def turns_offered(box: Box, table: Table) -> dict[str, Array]:
    """MC-2.d. The faces of the companies to choose from."""
    rises = table.subject == table.actor
    cards = can_turn(box, table)[table.subject] & (table.question == Question.TURN)
    there = by_kind(table, cards).any(0)
    return {"rise": there[:-1] & rises, "fall": there[1:] & ~rises}


def turn_on(box: Box, table: Table, move: Move) -> Table:
    """MC-2.d. One's own company first, then one of each opponent clockwise; the player is asked if there is a choice.

    If only one company, or only equal ones, can turn, one turns without a question.
    """
    begins, turned = move.verb == Verb.COMPETE, (move.verb == Verb.RISE) | (move.verb == Verb.FALL)
    table = replace(table, sector=when(begins, move.sector, table.sector))
    order = (jnp.arange(box.players, dtype=SMALL) - move.seat) % box.players
    done = jnp.where(begins, 0, (table.subject - move.seat) % box.players + 1)
    cards = can_turn(box, table)
    low, high = lowest_and_highest(alike(table), cards)
    choice = (low < high) & (order >= done)
    nearest = jnp.where(choice, order, box.players).min()
    alone = (low == high) & (order >= done) & (order < nearest)
    turning = (first_alone(cards) & alone[:, None]).any(0) & (begins | turned)
    mine = table.owner == move.seat
    asks = (begins | turned) & choice.any()
    subject = first_place(choice & (order == nearest))
    table = replace(
        table,
        face=table.face + (turning & mine) - (turning & ~mine),
        subject=when(asks, subject, table.subject),
    )
    return ask(table, Question.TURN, move.seat, asks)


# MC-2.f Dumping


class Swaps(NamedTuple):
    """The companies that can be swapped, given the parts of the decision so far."""

    give: Array
    """The own companies that some swap gives."""
    take: Array
    """The companies of opponents that some swap takes."""


def named(table: Table, sector: Array, face: Array) -> Array:
    """MC-2.f, MC-4.3. The companies of a type and a face, each only if a part of the decision has named it."""
    right_type = (sector == NONE) | of_sector(sector)
    return right_type & ((face == NONE) | (table.face == face + LOWEST_FACE))


def levels_of(table: Table, cards: Array) -> Array:
    """The levels of some companies, as bits of a word."""
    return jnp.bitwise_or.reduce(jnp.where(cards, jnp.int32(1) << level(table).astype(jnp.int32), 0))


def swaps(box: Box, table: Table, seat: Array) -> Swaps:
    """MC-2.f. One's own company for one of an opponent, of any type; their levels differ by at most 1."""
    give = (table.owner == seat) & named(table, first_sector(box, table, "company given"), table.begun[1])
    take = (table.owner != seat) & (table.owner != NONE) & named(table, table.begun[2], table.begun[3])
    return Swaps(give & near(table, take), take & near(table, give))


def near(table: Table, cards: Array) -> Array:
    """MC-2.f. The companies whose level differs by at most 1 from that of one of these."""
    levels = levels_of(table, cards)
    levels |= (levels << FURTHEST_LEVELS) | (levels >> FURTHEST_LEVELS)
    return (levels >> level(table).astype(jnp.int32)) & 1 > 0


def swap(table: Table, among: Swaps, seat: Array, happens: Array) -> Table:
    """MC-2.f. Make the swap that gains most levels; among equals, the one that gives the company with most bills.

    All companies that may be given have the same type and face, and so have all that may be taken.
    """
    give, take = levels_of(table, among.give), levels_of(table, among.take)
    up, same, down = (take >> 1) & give, take & give, (take << 1) & give
    gain = jnp.where(up > 0, 1, jnp.where(same > 0, 0, -1))
    given = highest_bit(jnp.where(up > 0, up, jnp.where(same > 0, same, down)))
    gives = first_alone(among.give & (level(table) == given)) & happens
    takes = first_alone(among.take & (level(table) == given + gain)) & happens
    owner = jnp.where(takes, table.owner, NONE).max()
    return replace(table, owner=jnp.where(takes, seat, jnp.where(gives, owner, table.owner)).astype(SMALL))


def highest_bit(word: Array) -> Array:
    """The place of the highest bit."""
    return 31 - clz(word)


def dump(table: Table, move: Move, question: Array, possible: Swaps) -> Table:
    """MC-2.f. A swap must be made if there is any. With one choice it is made without a question, else it is named in
    parts.

    The last part says whose company is taken.
    """
    mine = alike(table)
    theirs = mine + table.owner.astype(jnp.int16) * HIGHEST_NUMBER
    alone = one_kind(lowest_and_highest(mine, possible.give)) & one_kind(lowest_and_highest(theirs, possible.take))
    picked = move.card == DUMPING
    decided = (move.verb == Verb.OPPONENT) & (question == Question.DUMPING)
    whose = picked | (table.owner == move.other)
    meant = Swaps(possible.give, possible.take & whose)
    table = swap(table, meant, move.seat, decided | (picked & alone))
    return ask(table, Question.DUMPING, move.seat, picked & possible.give.any() & ~alone)


# MC-2.g Expansion, MC-2.h Capital increase


def expand(table: Table, move: Move) -> Table:
    """MC-2.g. Up to two moves on one own company: the first is asked for."""
    owns = (table.owner == move.seat).any()
    return ask(table, Question.EXPANSION, move.seat, owns & (move.card == EXPANSION))


def increase_capital(table: Table, move: Move) -> Table:
    """MC-2.h. A bill under one own company; with one choice it is made without a question."""
    mine = table.owner == move.seat
    low, high = lowest_and_highest(alike(table), mine)
    now = move.card == CAPITAL_INCREASE
    alone = first_alone(mine) & now & (low == high)
    table = replace(table, bills=table.bills + alone)
    return ask(table, Question.CAPITAL_INCREASE, move.seat, now & (low < high))
