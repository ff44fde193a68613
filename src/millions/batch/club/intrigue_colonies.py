"""MC-2.c, MC-2.e. The intrigue cards about colonies: look at an opponent's cards, then buy or swap one."""

from __future__ import annotations

from dataclasses import replace

import jax.numpy as jnp
from jax import Array

from millions.batch.arrays import MONEY, NONE, flag_at, when
from millions.batch.club.box import FIRST_PARTS, Box, Move, Verb, first_parts
from millions.batch.club.looks import hand_over, look
from millions.batch.club.table import Question, Table, ask
from millions.games.club.components import Intrigue
from millions.games.club.variant import BOOK

CARDS = tuple(Intrigue)
CONTRACT, UNREST = CARDS.index(Intrigue.COLONIAL_CONTRACT), CARDS.index(Intrigue.COLONIAL_UNREST)


def colony_given(box: Box, table: Table) -> Array:
    """MC-2.e. The first part of a swap, or NONE."""
    begins = flag_at(table.begun[0], len(FIRST_PARTS))[first_parts("colony given", box.code)]
    return jnp.where(begins.any(), jnp.argmax(begins), NONE)


def offers(box: Box, table: Table, nothing_begun: Array) -> dict[str, Array]:
    """MC-2.c, MC-2.e. Whom to look at; which card to buy, or to give and to take."""
    question, mine, theirs = table.question, table.colonies[table.actor] > 0, table.colonies[table.subject] > 0
    looks = (question == Question.COLONIAL_CONTRACT) | (question == Question.COLONIAL_UNREST)
    swaps = question == Question.SWAP_UNREST
    affords = table.money[table.actor] >= BOOK.contract_price
    return {
        "look": jnp.full(box.players - 1, looks),
        "contract": theirs & (question == Question.BUY_CONTRACT) & affords,
        "colony given": mine & swaps & nothing_begun,
        "colony wanted": theirs & swaps & ~nothing_begun,
    }


def buy_or_swap(box: Box, table: Table, move: Move) -> Table:
    """MC-2.c: a card is bought for 3 paid to its owner. MC-2.e: an own card is swapped for one of those seen."""
    buys, swaps = move.verb == Verb.CONTRACT, move.verb == Verb.COLONY_WANTED
    price = buys * BOOK.contract_price
    payment = (flag_at(table.subject, box.players) * price) - (flag_at(move.seat, box.players) * price)
    given = jnp.where(swaps, colony_given(box, table), NONE)
    taken = jnp.where(buys | swaps, move.region, NONE)
    table = hand_over(box, table, move.seat, table.subject, given)
    table = hand_over(box, table, table.subject, move.seat, taken)
    return replace(table, money=(table.money + payment).astype(MONEY))


def choose_hand(box: Box, table: Table, move: Move) -> Table:
    """MC-2.c, MC-2.e. An opponent must be chosen, and may be one without cards; with one there is no choice."""
    contract, unrest = move.card == CONTRACT, move.card == UNREST
    if box.players > 2:
        table = ask(table, Question.COLONIAL_CONTRACT, move.seat, contract)
        return ask(table, Question.COLONIAL_UNREST, move.seat, unrest)
    return look_and_ask(box, table, move.seat, 1 - move.seat, contract, unrest)


def answer_look(box: Box, table: Table, move: Move, question: Array) -> Table:
    """MC-2.c, MC-2.e. An opponent is chosen."""
    looks = move.verb == Verb.LOOK
    contract, unrest = question == Question.COLONIAL_CONTRACT, question == Question.COLONIAL_UNREST
    return look_and_ask(box, table, move.seat, move.other, looks & contract, looks & unrest)


def look_and_ask(box: Box, table: Table, seat: Array, owner: Array, contract: Array, unrest: Array) -> Table:
    """MC-2.c: one may be bought, if there is any. MC-2.e: one may be swapped, if both have a card."""
    looks = contract | unrest
    seen = look(box, table, seat, flag_at(owner, box.players) & looks)
    theirs, mine = table.colonies[owner].any(), table.colonies[seat].any()
    seen = ask(seen, Question.BUY_CONTRACT, seat, contract & theirs)
    seen = ask(seen, Question.SWAP_UNREST, seat, unrest & mine & theirs)
    return replace(seen, subject=when(looks, owner, table.subject))
