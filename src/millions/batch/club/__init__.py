"""Million Club on arrays: the contents page.

Read the modules in the order of play: table and pieces, setup, placement; the tiles lobby, draft, intrigues
(intrigue_colonies, intrigue_companies), exchange; end_of_round, scoring. `moves` is what happens to one company,
`looks` what players know of one another's colonies. A step is one decision, or a part of one, and all that happens by
itself after it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import jax.numpy as jnp
from jax import Array

from millions.batch.arrays import NONE, SMALL, around, first_alone, is_one_of, small, when
from millions.batch.club import draft, intrigue_colonies, moves, observation, setup
from millions.batch.club.box import Box, Move, Verb, box_of
from millions.batch.club.end_of_round import close_tile, last_moves, next_round
from millions.batch.club.exchange import hostile_takeover, settle, take_over, targets
from millions.batch.club.intrigue_colonies import answer_look, buy_or_swap
from millions.batch.club.intrigue_companies import dump, named, swaps, turn_on, turns_offered
from millions.batch.club.intrigues import apply
from millions.batch.club.lobby import begin_with, lobby, lobby_privilege, move_pawn, open_lobby, use_move
from millions.batch.club.moves import change_company, expand_again, first_sector
from millions.batch.club.pieces import by_kind, by_sector
from millions.batch.club.placement import LOBBY_SPOTS, free_spots, place, place_pawns
from millions.batch.club.scoring import returns
from millions.batch.club.setup import begin_by_profile, deal, name_first
from millions.batch.club.table import NOBODY, Question, Stage, Table, asked, go_to, lay_the_table, nobody_asked
from millions.batch.rules import Rules
from millions.games.club.components import LOWEST_FACE, PILES, SECTORS
from millions.games.club.variant import BOOK

SETTING_UP = {**setup.STAGES, Stage.CLOSE_TILE: close_tile, Stage.PLACE_PAWNS: place_pawns}

BEGIN = (Verb.PAWN_FROM, Verb.COLONY_GIVEN, Verb.RAISE_CAPITAL, Verb.COMPANY_GIVEN, Verb.TAKE_OVER)
"""The verbs that begin a decision in parts."""

MAY_PASS = (
    *(Question.MAKE_MOVES, Question.EXPANSION, Question.EXPAND_AGAIN, Question.LAST_MOVE),
    *(Question.LOBBY_PRIVILEGE, Question.HOSTILE_TAKEOVER, Question.BUY_CONTRACT, Question.SWAP_UNREST),
    *(Question.PICK_FROM_INTRIGUES, Question.PICK_FROM_COLONIES, Question.PICK_FROM_COMPANIES),
)

ROUND = {
    Stage.PLACE_PAWNS: place_pawns,
    Stage.OPEN_LOBBY: open_lobby,
    Stage.LOBBY: lobby,
    Stage.LOBBY_PRIVILEGE: lobby_privilege,
    **draft.STAGES,
    Stage.EXCHANGE: settle,
    Stage.TAKEOVER: hostile_takeover,
    Stage.LAST_MOVES: last_moves,
    Stage.NEXT_ROUND: next_round,
}
"""The automatic stages: each one asks a seat, or goes to a later stage."""


def begin(box: Box, words: Array) -> Table:
    """MC-S, MC-Z. The table at the first decision; the last random word draws the first player."""
    table = deal(box, lay_the_table(box), words)
    table = begin_by_profile(table) if box.profiles else go_to(table, Stage.CHOOSE_FIRST)
    return go_on(box, table, words[-1], SETTING_UP)


def step(box: Box, table: Table, action: Array, words: Array) -> Table:
    """One decision, or a part of one, and then the stages of a round until a seat is asked."""
    move = box.move(action, table.actor)
    after = decide(box, table, move)
    after = go_on(box, after, words, {**SETTING_UP, **ROUND} if box.profiles else ROUND)
    after = go_on(box, after, words, {Stage.PLACE_PAWNS: place_pawns})  # of the next round
    after = draft.draw_hand(box, after, words)
    return when(completes(box, table, move), after, note_part(table, move))


def go_on(box: Box, table: Table, words: Array, stages: dict[Stage, Any]) -> Table:
    """Run the stages in rulebook order, each only if it is due and nobody is asked."""
    for stage in sorted(stages):
        now = nobody_asked(table) & (table.stage == stage)
        table = when(now, stages[stage](box, table, words), table)
    return table


def decide(box: Box, table: Table, move: Move) -> Table:
    """Apply a decision, and ask the questions that it leads to."""
    question, possible = table.question, swaps(box, table, move.seat)
    table = place(box, name_first(table, move), move)
    table = use_move(box, begin_with(box, table, move), move)
    table = change_company(box, move_pawn(box, table, move), move)
    table = draft.pick(box, table, move)
    table = take_over(box, buy_or_swap(box, table, move), move)
    table = replace(table, question=small(NOBODY), begun=jnp.full_like(table.begun, NONE))
    table = dump(apply(box, table, move), move, question, possible)
    table = answer_look(box, table, move, question)
    return expand_again(turn_on(box, table, move), move, question)


# Decisions in parts


def completes(box: Box, table: Table, move: Move) -> Array:
    """Whether the index completes a decision; a face completes one only for a capital increase."""
    last_face = (move.verb == Verb.FACE) & (first_sector(box, table, "raise capital") != NONE)
    part = is_one_of(move.verb, (*BEGIN, Verb.TYPE_WANTED, Verb.FACE))
    complete: Array = when(part, last_face, ~part)
    return complete


def note_part(table: Table, move: Move) -> Table:
    """Note a part of a decision; nothing happens before the last part."""
    part = jnp.where(move.verb == Verb.FACE, move.face - LOWEST_FACE, move.sector)
    part = when(is_one_of(move.verb, BEGIN), move.part, part)
    free = table.begun == NONE
    return replace(table, begun=jnp.where(first_alone(free), part, table.begun).astype(SMALL))


def parts_of_companies(box: Box, table: Table) -> dict[str, Array]:
    """MC-2.f, MC-2.h, MC-4.3. The next part of a decision about companies."""
    begun, seat = (table.begun != NONE).sum(), table.actor
    raising, dumping, buying = (
        table.question == question
        for question in (Question.CAPITAL_INCREASE, Question.DUMPING, Question.HOSTILE_TAKEOVER)
    )
    mine = (table.owner == seat) & named(table, first_sector(box, table, "raise capital"), table.begun[1]) & raising
    swap, target = swaps(box, table, seat), targets(box, table, seat) & buying
    give, take = swap.give & dumping, swap.take & dumping
    by_face = by_kind(table, when(begun == 1, mine | give | target, take)).any(0)
    others = around(seat, box.players)[1:]
    last = jnp.where(begun == 4, take, target & (begun == 2))
    return {
        "raise capital": by_sector(mine).any(-1) & (begun == 0),
        "company given": by_sector(give).any(-1) & (begun == 0),
        "take over": by_sector(target).any(-1) & (begun == 0),
        "type wanted": by_sector(take).any(-1) & (begun == 2),
        "face": by_face & ((begun == 1) | (begun == 3)),
        "opponent": (last & (table.owner == others[:, None])).any(-1),
    }


# What is legal


def legal(box: Box, table: Table) -> Array:
    """The legal indexes of the seat that is asked."""
    question, nothing_begun = table.question, table.begun[0] == NONE
    lobbied, spots = table.lobby[table.actor] > 0, free_spots(table)
    moving = question == Question.LOBBY_PRIVILEGE
    return box.laid_out(
        {
            **setup.offers(box, table),
            "place": spots & (question == Question.PLACE_PAWNS),
            "begin with": lobbied & (question == Question.CHOOSE_SECTOR),
            **moves.offers(table),
            "pass": (is_one_of(question, MAY_PASS) & nothing_begun)[None],
            "pawn from": lobbied & moving & nothing_begun,
            "pawn to": spots[len(LOBBY_SPOTS) :] & moving & ~nothing_begun,
            **draft.offers(table),
            **intrigue_colonies.offers(box, table, nothing_begun),
            "compete": jnp.full(len(SECTORS), question == Question.UNFAIR_COMPETITION),
            **turns_offered(box, table),
            **parts_of_companies(box, table),
        }
    )


RULES = Rules(
    box=box_of,
    begin=begin,
    step=step,
    asked=asked,
    legal=legal,
    parts=observation.parts,
    returns=returns,
    over=lambda table: table.question == Question.OVER,
    words_at_first=setup.words_at_first,
    words_in_step=lambda box: box.players + 1,
    draws=lambda box: setup.words_at_first(box) + len(PILES) * BOOK.rounds,
    next_draw=lambda box, table: table.draws,
)
