"""Millions of Dollars, second edition, on arrays: the contents page.

Read the modules in the order of play: table, negotiation, heist, sharing, ending; planning is the same in both
editions. A step is one decision and everything that happens by itself after it, until a seat is asked again.
"""

from __future__ import annotations

from dataclasses import replace

import jax.numpy as jnp
from jax import Array

from millions.batch.arrays import MONEY, NONE, small, when
from millions.batch.dollars2 import observation
from millions.batch.dollars2.ending import end_the_round, fill_the_pot
from millions.batch.dollars2.heist import (
    call_acrobat,
    call_brain,
    call_brutes,
    call_driver,
    call_mentalist,
    call_tech,
    name_role,
    names_offered,
    rob,
    robberies_offered,
)
from millions.batch.dollars2.negotiation import announce, announcements, negotiate, offers, vote
from millions.batch.dollars2.sharing import add_bonuses, lone_tech, share_the_pot
from millions.batch.dollars2.table import Box, Phase, Table, asked, box_of, lay_the_table
from millions.batch.heists.box import Verb
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
    words_at_first,
)
from millions.batch.heists.table import first_asked, next_speaker, undecided
from millions.batch.rules import Rules
from millions.games.dollars2.components import BOOK


def begin(box: Box, words: Array) -> Table:
    """M2-S, M2-P1. The table at the first choice of characters; `words` has a row for each chance draw."""
    table = replace(lay_the_table(box), leader=first_leader(box, words[0]))
    return fill_the_pot(box, table, words[-1])


def step(box: Box, table: Table, action: Array, word: Array) -> Table:
    """One decision, then one round's automatic steps in rulebook order, each only if it is due."""
    move = box.move(action, first_asked(asked(box, table)))
    # Planning
    planning = table.phase == Phase.CHOOSE
    table = choose(box, table, move)
    table = when(planning & all_have_chosen(table), open_announcements(box, table, word), table)
    # Negotiation
    table = announce(box, table, move)
    table = vote(box, negotiate(box, table, move), move)
    negotiating = table.phase == Phase.NEGOTIATE
    agreed = negotiating & (table.voted_to_start | ~undecided(box, table).any())
    table = when(negotiating & ~agreed, replace(table, speaker=next_speaker(box, table)), table)
    # The heist, which stops where the Tech names a role and where the Mentalist chooses a victim
    table = name_role(table, move)
    table = when(agreed, call_tech(table), table)
    tech_is_done = (agreed & (table.phase != Phase.CUT)) | (move.verb == Verb.NAME)
    table = when(tech_is_done, call_mentalist(call_brutes(box, call_acrobat(box, table))), table)
    mentalist_is_done = (tech_is_done & (table.phase != Phase.ROB)) | (move.verb == Verb.ROB)
    return when(mentalist_is_done, carry_out(box, rob(box, table, move), word), table)


def open_announcements(box: Box, table: Table, word: Array) -> Table:
    """M2-P3, M2-P4. Antes go into the pot and roles are shown; M2-N1: the Leader announces first."""
    table = show_roles(box, place_antes(box, table, jnp.array(BOOK.ante)), word)
    pot = (table.pot + BOOK.ante * box.characters).astype(MONEY)
    return replace(table, pot=pot, phase=small(Phase.ANNOUNCE), speaker=small(NONE))


def carry_out(box: Box, table: Table, word: Array) -> Table:
    """M2-H7 to M2-E4. Brain and Driver, the sharing, and the end of the round."""
    table = call_driver(box, call_brain(box, table))
    table = share_the_pot(box, add_bonuses(box, lone_tech(box, table)))
    return end_the_round(box, table, word)


def legal(box: Box, table: Table) -> Array:
    """The legal indexes of the seat that is asked."""
    seat = first_asked(asked(box, table))
    choosing = table.phase == Phase.CHOOSE
    blocks = {name: flags & choosing for name, flags in choices(box, small(NONE)).items()}
    heist = {"name": names_offered(table), "rob": robberies_offered(box, table, seat)}
    return box.laid_out({**blocks, **announcements(box, table), **offers(box, table, seat), **heist})


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
