"""MC-4. The Exchange: pawns earn or lose by the quotations; the privileged player may take a company over."""

from __future__ import annotations

from dataclasses import replace

import jax.numpy as jnp
import numpy as np
from jax import Array

from millions.batch.arrays import MONEY, NONE, SMALL, flag_at
from millions.batch.club.box import Box, Move, Verb
from millions.batch.club.intrigue_companies import named
from millions.batch.club.moves import first_sector, with_most_bills
from millions.batch.club.pieces import level, privileged, quotations
from millions.batch.club.table import Question, Stage, Table, ask, go_to
from millions.games.club.components import SECTORS
from millions.games.club.exchange import DEPENDS_ON
from millions.games.club.variant import BOOK

DEPENDENCE = np.array([SECTORS.index(DEPENDS_ON[sector]) for sector in SECTORS])


def settle(box: Box, table: Table, words: Array) -> Table:
    """MC-4.1, MC-4.2. A player's pawns are added up and settled once; a player pays at most all they have."""
    quoted = quotations(table)
    earnings = quoted - quoted[DEPENDENCE]
    results = (table.exchange * earnings).sum(-1, dtype=MONEY)
    return replace(go_to(table, Stage.TAKEOVER), money=jnp.maximum(table.money + results, 0).astype(MONEY))


def hostile_takeover(box: Box, table: Table, words: Array) -> Table:
    """MC-4.3. The privileged player may buy a company, if another player has one."""
    seat, somebody = privileged(table.exchange.sum(-1))
    others_own = ((table.owner != NONE) & (table.owner != seat)).any()
    return ask(go_to(table, Stage.DRAW_COMPANIES), Question.HOSTILE_TAKEOVER, seat, somebody & others_own)


def targets(box: Box, table: Table, seat: Array) -> Array:
    """MC-4.3. The companies of others that the player can pay for, given the parts of the decision so far."""
    others = (table.owner != NONE) & (table.owner != seat)
    affordable = BOOK.takeover_factor * level(table) <= table.money[seat]
    return others & affordable & named(table, first_sector(box, table, "take over"), table.begun[1])


def take_over(box: Box, table: Table, move: Move) -> Table:
    """MC-4.3. At three times its level, paid to its owner; it keeps its face and bills."""
    happens = (move.verb == Verb.OPPONENT) & (table.question == Question.HOSTILE_TAKEOVER)
    card = with_most_bills(table, targets(box, table, move.seat) & (table.owner == move.other)) & happens
    price = BOOK.takeover_factor * (card * level(table)).sum(dtype=MONEY)
    payment = (flag_at(move.other, box.players) * price) - (flag_at(move.seat, box.players) * price)
    return replace(
        table,
        money=(table.money + payment).astype(MONEY),
        owner=jnp.where(card, move.seat, table.owner).astype(SMALL),
    )
