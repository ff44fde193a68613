"""M2-N. Negotiation, with what only this edition has: announcements and votes."""

from __future__ import annotations

from dataclasses import replace

import jax.numpy as jnp
from jax import Array

from millions.batch.arrays import MONEY, NONE, flag_at, small, when
from millions.batch.dollars2.table import Box, Phase, Table
from millions.batch.heists import negotiation as shared
from millions.batch.heists.box import Move, Verb
from millions.batch.heists.table import players_in, proposal_open
from millions.games.dollars2.components import BOOK

# Announcements


def announcements(box: Box, table: Table) -> dict[str, Array]:
    """M2-N1. Any role in play; with three players one each for A and B, perhaps the same."""
    now = (table.phase == Phase.ANNOUNCE) & box.in_play
    if box.per_seat == 1:
        return {"announce": now, "announce two": now[:0]}
    return {"announce": now[:0], "announce two": now[:, None] & now}


def announce(box: Box, table: Table, move: Move) -> Table:
    """M2-N1. A player announces; after the last one, everybody negotiates, the Leader first."""
    hand = jnp.stack([move.role, move.second_role])[: box.per_seat]
    mine = box.characters_of(flag_at(move.seat, box.players)) & (move.verb == Verb.ANNOUNCE)
    announced = jnp.where(mine, jnp.tile(hand, box.players), table.announced)
    done = (table.phase == Phase.ANNOUNCE) & (announced != NONE).all()
    return replace(
        table,
        announced=announced,
        phase=when(done, small(Phase.NEGOTIATE), table.phase),
        speaker=when(done, small(NONE), table.speaker),
    )


# Talk and deals


def offers(box: Box, table: Table, seat: Array) -> dict[str, Array]:
    """M2-N. What the player whose turn it is may do."""
    negotiating = table.phase == Phase.NEGOTIATE
    speaks = negotiating & ~proposal_open(table)
    others_in = players_in(box, table).sum() > 1
    everyone = jnp.ones(box.characters, bool)
    may_call = speaks & (seat == table.leader) & (table.votes_held < box.limits.votes)
    return {
        **shared.talk(box, table, seat, speaks, everyone),  # M2-N4: also of characters that have left
        **shared.deals(box, table, seat, speaks & others_in),
        **shared.answers(table, negotiating),
        "call a vote": may_call[None],
        "vote": jnp.full(2, table.phase == Phase.VOTE),
    }


def negotiate(box: Box, table: Table, move: Move) -> Table:
    """M2-N. Apply a move. M2-N3: a player who leaves takes the ante out of the pot."""
    table = shared.say_ready(box, shared.claim(box, table, move), move)
    after = shared.leave_or_answer(box, table, move, jnp.array(BOOK.ante), jnp.array(False))
    gone = after.left.sum() - table.left.sum()
    after = replace(after, pot=(table.pot - BOOK.ante * gone).astype(MONEY))
    return shared.propose(box, after, move)


# Votes


def vote(box: Box, table: Table, move: Move) -> Table:
    """M2-N5. The Leader calls a vote, all players vote at once; at least half of them start the heist."""
    called = move.verb == Verb.CALL_VOTE
    casts = flag_at(move.seat, box.players) & ((move.verb == Verb.VOTE_FOR) | (move.verb == Verb.VOTE_AGAINST))
    votes = jnp.where(casts, move.verb == Verb.VOTE_FOR, table.votes).astype(table.votes.dtype)
    counted = (table.phase == Phase.VOTE) & (votes != NONE).all()
    table = replace(table, votes=votes, phase=when(called, small(Phase.VOTE), table.phase))
    return when(counted, count_votes(box, table), table)


def count_votes(box: Box, table: Table) -> Table:
    """M2-N5. The negotiation goes on, or is over."""
    return replace(
        table,
        votes=jnp.full_like(table.votes, NONE),
        votes_held=table.votes_held + 1,
        voted_to_start=2 * (table.votes == 1).sum() >= box.players,
        phase=small(Phase.NEGOTIATE),
    )
