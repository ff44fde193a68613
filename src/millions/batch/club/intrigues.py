"""MC-2. The Intrigues: apply the card that was picked; the cards about money are here."""

from __future__ import annotations

from dataclasses import replace

import jax.numpy as jnp

from millions.batch.arrays import MONEY, flag_at
from millions.batch.club.box import Box, Move
from millions.batch.club.intrigue_colonies import choose_hand
from millions.batch.club.intrigue_companies import COMPETITION, expand, increase_capital
from millions.batch.club.table import Question, Table, ask
from millions.games.club.components import Intrigue
from millions.games.club.variant import BOOK

RACKET, CAPITALIZATION = (list(Intrigue).index(card) for card in (Intrigue.RACKET, Intrigue.CAPITALIZATION))


def apply(box: Box, table: Table, move: Move) -> Table:
    """MC-2.4. The card picked is applied at once, before anything else; a move without a card applies none."""
    table = take_money(box, table, move)
    table = choose_hand(box, table, move)
    table = ask(table, Question.UNFAIR_COMPETITION, move.seat, move.card == COMPETITION)
    return increase_capital(expand(table, move), move)


def take_money(box: Box, table: Table, move: Move) -> Table:
    """MC-2.a: take 3, every opponent pays 3 or all they have. MC-2.b: take 6."""
    me = flag_at(move.seat, box.players)
    racket = jnp.where(me, BOOK.racket, -jnp.minimum(table.money, BOOK.racket)) * (move.card == RACKET)
    grant = me * BOOK.capitalization * (move.card == CAPITALIZATION)
    return replace(table, money=(table.money + racket + grant).astype(MONEY))
