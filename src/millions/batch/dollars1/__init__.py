"""Millions of Dollars, first edition, on arrays: the contents page.

Read the modules in the order of play: table, negotiation, heist, sharing, ending; planning is the same in both
editions. A step is one decision and everything that happens by itself after it, until a seat is asked again.
"""

from __future__ import annotations

from dataclasses import replace

from jax import Array

from millions.batch.arrays import NONE, small, when
from millions.batch.dollars1 import observation
from millions.batch.dollars1.ending import end_the_round
from millions.batch.dollars1.heist import (
    call_snitches,
    call_the_others,
    denounce,
    fine_lone_snitch,
    names_offered,
    nobody_is_asked,
)
from millions.batch.dollars1.negotiation import negotiate, offers
from millions.batch.dollars1.sharing import pay_the_driver, reward_the_symbol, rob_the_brute, share_the_loot
from millions.batch.dollars1.table import Box, Phase, Table, ante, asked, box_of, lay_the_table
from millions.batch.heists.ending import returns
from millions.batch.heists.planning import (
    all_have_chosen,
    choices,
    choose,
    draws,
    first_leader,
    next_draw,
    place_antes,
    show_roles,
    turn_loot_card,
    words_at_first,
)
from millions.batch.heists.table import first_asked, next_speaker, undecided
from millions.batch.rules import Rules
from millions.games.dollars1.components import BOOK


def begin(box: Box, words: Array) -> Table:
    """M1-S, M1-P1. The table at the first choice of characters; `words` has a row for each chance draw."""
    table = replace(lay_the_table(box), leader=first_leader(box, words[0]))
    return turn_loot_card(box, table, words[-1])


def step(box: Box, table: Table, action: Array, word: Array) -> Table:
    """One decision, then one round's automatic steps in rulebook order, each only if it is due."""
    move = box.move(action, first_asked(asked(box, table)))
    # Planning
    planning = table.phase == Phase.CHOOSE
    table = choose(box, table, move)
    table = when(planning & all_have_chosen(table), open_negotiation(box, table, word), table)
    # Negotiation
    table = negotiate(box, table, move)
    negotiating = table.phase == Phase.NEGOTIATE
    agreed = negotiating & ~undecided(box, table).any()
    table = when(negotiating & ~agreed, replace(table, speaker=next_speaker(box, table)), table)
    # The heist
    table = denounce(table, move)
    heist = agreed | (table.phase == Phase.DENOUNCE)
    table = when(agreed, call_snitches(box, table), table)
    return when(heist & nobody_is_asked(table), carry_out(box, table, word), table)


def open_negotiation(box: Box, table: Table, word: Array) -> Table:
    """M1-P3, M1-P5. Antes are placed and roles shown; M1-N: the Leader speaks first."""
    table = show_roles(box, place_antes(box, table, ante(box, table)), word)
    return replace(table, phase=small(Phase.NEGOTIATE), speaker=small(NONE))


def carry_out(box: Box, table: Table, word: Array) -> Table:
    """M1-H4 to M1-E4. The heist after the Snitch, the sharing, and the end of the round."""
    table = fine_lone_snitch(box, call_the_others(box, table))
    table = pay_the_driver(box, share_the_loot(box, table))
    table = reward_the_symbol(box, rob_the_brute(box, table))
    return end_the_round(box, table, word)


def legal(box: Box, table: Table) -> Array:
    """The legal indexes of the seat that is asked."""
    seat = first_asked(asked(box, table))
    choosing = table.phase == Phase.CHOOSE
    blocks = {name: flags & choosing for name, flags in choices(box, table.laid_open[seat]).items()}
    return box.laid_out({**blocks, **offers(box, table, seat), "name": names_offered(table)})


RULES = Rules(
    box=box_of,
    begin=begin,
    step=step,
    asked=asked,
    legal=legal,
    parts=observation.parts,
    returns=lambda box, table: returns(box, table, BOOK.start_money),
    over=lambda table: table.phase == Phase.OVER,
    words_at_first=words_at_first,
    words_in_step=lambda box: 1,
    draws=lambda box: draws(box, BOOK.rounds),
    next_draw=lambda box, table: next_draw(box, table, table.phase == Phase.CHOOSE),
)
