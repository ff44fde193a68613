"""MC-2.1, MC-3.1, MC-5.1. The draft of Intrigues, Colonies and Companies, and the privilege that follows it."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import jax.numpy as jnp
from jax import Array

from millions.batch.arrays import NONE, SMALL, first_alone, flag_at, nth_card, small, when
from millions.batch.chance import some_of
from millions.batch.club.box import Box, Move, Verb
from millions.batch.club.moves import found
from millions.batch.club.pieces import deck, hand, pawns_on, privileged
from millions.batch.club.table import (
    COLONY_PILE,
    COMPANY_PILE,
    INTRIGUE_PILE,
    KINDS,
    Question,
    Stage,
    Table,
    ask,
    go_to,
)
from millions.games.club.components import PILES
from millions.games.club.variant import BOOK

PICK = {
    INTRIGUE_PILE: Question.PICK_INTRIGUE,
    COLONY_PILE: Question.PICK_COLONY,
    COMPANY_PILE: Question.PICK_COMPANY,
}
PICK_FROM_REST = {
    INTRIGUE_PILE: Question.PICK_FROM_INTRIGUES,
    COLONY_PILE: Question.PICK_FROM_COLONIES,
    COMPANY_PILE: Question.PICK_FROM_COMPANIES,
}


# Drawing and handing on


def open_tile(pile: int, stage: Stage, box: Box, table: Table, words: Array) -> Table:
    """MC-2.1. The player on the first seat picks first, if there is a card to draw; `draw_hand` draws."""
    chairs = table.chairs[pile]
    drawn = (chairs[0] != NONE) & deck(table, pile).any()
    table = replace(
        go_to(table, stage),
        searched=jnp.where(jnp.arange(len(PILES)) == pile, NONE, table.searched).astype(SMALL),
        draws=table.draws + drawn,
    )
    return ask(table, PICK[pile], chairs[0], drawn)


def draw_hand(box: Box, table: Table, words: Array) -> Table:
    """MC-2.1. As many cards as there are pawns, plus one; MC-3.3: or all there are. Each card is as likely.

    Only when a draft has just begun; a step begins at most one.
    """
    begins = {pile: (table.question == PICK[pile]) & ~table.drawn[pile].any() for pile in KINDS}
    kinds = max(KINDS.values())
    decks = [jnp.pad(deck(table, pile) * now, (0, kinds - KINDS[pile])) for pile, now in begins.items()]
    left = jnp.stack(decks).sum(0)
    pawns = jnp.stack([(table.chairs[pile] != NONE).sum() * now for pile, now in begins.items()]).sum()
    undrawn, size = left, left.sum()
    sizes = [jnp.maximum(size - place, 1) for place in range(box.players + 1)]
    for place, choice in enumerate(some_of(words, sizes)):
        left = left - (flag_at(nth_card(left, choice), kinds) & (place <= pawns) & (place < size))
    hand = (undrawn - left).astype(SMALL)
    return replace(table, drawn={pile: table.drawn[pile] + hand[: KINDS[pile]] * now for pile, now in begins.items()})


def pass_along(pile: int, stage: Stage, box: Box, table: Table, words: Array) -> Table:
    """MC-2.1. The next seat picks one of the cards; MC-3.3: a seat that is handed no card does nothing."""
    chair = (table.picked[pile] != NONE).sum()
    chairs = table.chairs[pile]
    seat = chairs[jnp.minimum(chair, box.players - 1)]
    picks = (chair < (chairs != NONE).sum()) & hand(table, pile).any()
    return when(picks, ask(table, PICK[pile], seat, picks), go_to(table, stage))


def privilege(pile: int, stage: Stage, box: Box, table: Table, words: Array) -> Table:
    """MC-2.3, MC-3.2, MC-5.2. The privileged player looks through the undrawn rest, if there is any."""
    seat, somebody = privileged(pawns_on(box, table, pile))
    return search(pile, ask(go_to(table, stage), PICK_FROM_REST[pile], seat, somebody & deck(table, pile).any()), seat)


def search(pile: int, table: Table, seat: Array) -> Table:
    """MC-2.3, MC-Z2. If the seat is asked, it looks through the deck."""
    searches = (jnp.arange(len(PILES)) == pile) & (table.question != NONE)
    return replace(table, searched=jnp.where(searches, seat, table.searched))


def shuffle_intrigues(box: Box, table: Table, words: Array) -> Table:
    """MC-2.3. Then all eight cards are shuffled."""
    return forget(go_to(table, Stage.DRAW_COLONIES), INTRIGUE_PILE)


def shuffle_colonies(box: Box, table: Table, words: Array) -> Table:
    """MC-3.2. Then deck and discards are shuffled together; what each seat saw is remembered for this round."""
    return go_to(table, Stage.EXCHANGE)


def shuffle_companies(box: Box, table: Table, words: Array) -> Table:
    """MC-5.2. Then deck and discards are shuffled together. MC-F1: everybody may make one move."""
    everybody = jnp.ones(box.players, bool)
    return replace(forget(go_to(table, Stage.LAST_MOVES), COMPANY_PILE), waiting=everybody)


def forget(table: Table, pile: int) -> Table:
    """MC-2.3, MC-5.2. A draft is over: its cards are shuffled, so nothing that was seen of them matters any more."""
    at = jnp.arange(len(PILES)) == pile
    return replace(
        table,
        drawn={**table.drawn, pile: jnp.zeros_like(table.drawn[pile])},
        picked=jnp.where(at[:, None], NONE, table.picked).astype(SMALL),
        bought=table.bought & ~at[:, None],
        searched=jnp.where(at, NONE, table.searched).astype(SMALL),
        played=small(NONE) if pile == INTRIGUE_PILE else table.played,
    )


# Picking


def offers(table: Table) -> dict[str, Array]:
    """MC-2.2, MC-2.3, MC-3.1 to MC-3.3, MC-5.1, MC-5.2. The cards of the hand, or of the rest; with money, to buy."""
    purse = table.money[table.actor]
    held, there = {}, {}
    for pile in KINDS:
        held[pile] = (hand(table, pile) > 0) & (table.question == PICK[pile])
        there[pile] = held[pile] | ((deck(table, pile) > 0) & (table.question == PICK_FROM_REST[pile]))
    return {
        "intrigue": there[INTRIGUE_PILE],
        "buy colony": there[COLONY_PILE] & (purse >= BOOK.colony_price),
        "discard colony": held[COLONY_PILE],
        "buy company": there[COMPANY_PILE] & (purse >= BOOK.company_price),
        "discard company": held[COMPANY_PILE],
    }


def pick(box: Box, table: Table, move: Move) -> Table:
    """MC-2.1, MC-3.1, MC-5.1. A card leaves the hand that goes around, or the rest; a buyer pays for it and keeps
    it."""
    colony, company = move.verb == Verb.BUY_COLONY, move.verb == Verb.BUY_COMPANY
    price = colony * BOOK.colony_price + company * BOOK.company_price
    who = flag_at(move.seat, box.players)
    took_colony = colony | (move.verb == Verb.TAKE_COLONY)
    region = flag_at(move.region, KINDS[COLONY_PILE]) & took_colony
    table = note_pick(table, move, colony | company | (move.verb == Verb.INTRIGUE))
    table = found(table, move.seat, move.sector, company | (move.verb == Verb.TAKE_COMPANY))
    from_rest = (move.verb == Verb.INTRIGUE) & (table.question == Question.PICK_FROM_INTRIGUES)
    return replace(
        table,
        money=(table.money - who * price).astype(table.money.dtype),
        colonies=table.colonies + (who[:, None] & region),
        played=when(from_rest, move.card, table.played),
    )


def note_pick(table: Table, move: Move, bought: Array) -> Table:
    """MC-2.1. Which card was picked on the next numbered seat, and whether it was bought or played."""
    kinds = jnp.stack([move.card, move.region, move.sector])
    picks = jnp.stack([table.question == question for question in PICK.values()])
    free = table.picked == NONE
    here = first_alone(free) & picks[:, None]
    return replace(table, picked=jnp.where(here, kinds[:, None], table.picked), bought=table.bought | (here & bought))


STAGES = {
    Stage.DRAW_INTRIGUES: partial(open_tile, INTRIGUE_PILE, Stage.INTRIGUES),
    Stage.INTRIGUES: partial(pass_along, INTRIGUE_PILE, Stage.INTRIGUE_PRIVILEGE),
    Stage.INTRIGUE_PRIVILEGE: partial(privilege, INTRIGUE_PILE, Stage.SHUFFLE_INTRIGUES),
    Stage.SHUFFLE_INTRIGUES: shuffle_intrigues,
    Stage.DRAW_COLONIES: partial(open_tile, COLONY_PILE, Stage.COLONIES),
    Stage.COLONIES: partial(pass_along, COLONY_PILE, Stage.COLONY_PRIVILEGE),
    Stage.COLONY_PRIVILEGE: partial(privilege, COLONY_PILE, Stage.SHUFFLE_COLONIES),
    Stage.SHUFFLE_COLONIES: shuffle_colonies,
    Stage.DRAW_COMPANIES: partial(open_tile, COMPANY_PILE, Stage.COMPANIES),
    Stage.COMPANIES: partial(pass_along, COMPANY_PILE, Stage.COMPANY_PRIVILEGE),
    Stage.COMPANY_PRIVILEGE: partial(privilege, COMPANY_PILE, Stage.SHUFFLE_COMPANIES),
    Stage.SHUFFLE_COMPANIES: shuffle_companies,
}
