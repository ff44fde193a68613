"""M1-N. Negotiation, with what only this edition has: the Leader's call for time, and Intimidation cards."""

from __future__ import annotations

from dataclasses import replace

from jax import Array

from millions.batch.arrays import flag_at, is_one_of
from millions.batch.dollars1.table import Box, Phase, Table, ante
from millions.batch.heists import negotiation as shared
from millions.batch.heists.box import Move, Verb
from millions.batch.heists.negotiation import their_characters
from millions.batch.heists.table import players_in, proposal_open

ACTS = (Verb.CLAIM, Verb.PROPOSE, Verb.ACCEPT, Verb.DECLINE, Verb.WITHDRAW, Verb.READY)
"""M1-N9. What counts before the Leader may call time."""


def offers(box: Box, table: Table, seat: Array) -> dict[str, Array]:
    """M1-N. What the player whose turn it is may do."""
    negotiating = table.phase == Phase.NEGOTIATE
    speaks = negotiating & ~proposal_open(table)
    others_in = players_in(box, table).sum() > 1
    leads = speaks & (seat == table.leader) & (table.acts_before_time == 0)
    return {
        **shared.talk(box, table, seat, speaks, table.crew),  # M1-N3: a player who has left says nothing
        **shared.deals(box, table, seat, speaks & others_in & ~table.time_called),
        **shared.answers(table, negotiating),
        "call time": (leads & ~table.time_called)[None],
        "intimidate": looks_offered(box, table, seat, speaks | (table.phase == Phase.DENOUNCE)),
    }


def looks_offered(box: Box, table: Table, seat: Array, now: Array) -> Array:
    """M1-N11. With an Intimidation card: look at another player's character that is in and face down."""
    hidden = (table.crew & ~table.face_up)[their_characters(box, seat)]
    return hidden & now & (table.intimidation[seat] > 0)


def negotiate(box: Box, table: Table, move: Move) -> Table:
    """M1-N. Apply a move; at most one of these functions changes the table."""
    table = shared.claim(box, table, move)
    table = shared.say_ready(box, table, move)
    table = shared.leave_or_answer(box, table, move, ante(box, table), table.time_called)
    table = shared.propose(box, table, move)
    return look(box, call_time(table, move), move)


def call_time(table: Table, move: Move) -> Table:
    """M1-N9. The Leader calls time, once others have acted as often as there are other players: each act counts."""
    acts = is_one_of(move.verb, ACTS) & (move.seat != table.leader) & (table.acts_before_time > 0)
    called = table.time_called | (move.verb == Verb.CALL_TIME)
    return replace(table, time_called=called, acts_before_time=table.acts_before_time - acts)


def look(box: Box, table: Table, move: Move) -> Table:
    """M1-N11. The card is spent; all see on whom."""
    looks = move.verb == Verb.INTIMIDATE
    who, whom = flag_at(move.seat, box.players) & looks, flag_at(move.character, box.characters)
    return replace(
        table,
        intimidation=table.intimidation - who,
        looks=table.looks | (who[:, None] & whom),
    )
