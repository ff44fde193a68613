"""M1-N, M2-N. Negotiation: talk binds nobody, deals do, and anybody may leave."""

from __future__ import annotations

from dataclasses import replace

import jax.numpy as jnp
from jax import Array

from millions.batch.arrays import MONEY, NONE, around, flag_at, when
from millions.batch.heists.box import Box, Move, Verb
from millions.batch.heists.table import T, Table, players_in, proposal_open

# What is on offer


def talk(box: Box, table: Table, seat: Array, speaks: Array, claimable: Array) -> dict[str, Array]:
    """M1-N1, M1-N2, M1-N8; M2-N1, M2-N3, M2-N6. Claim a role for a character, say ready, leave."""
    mine = own_characters(box, seat)
    may_claim = speaks & (table.claims_made[mine].sum() < box.limits.claims)
    may_leave = speaks & (table.left.sum() < box.limits.departures)
    return {
        "claim": may_claim & claimable[mine][:, None] & box.in_play,
        "ready": speaks[None],
        "withdraw": may_leave & table.crew[mine],
    }


def deals(box: Box, table: Table, seat: Array, may_propose: Array) -> dict[str, Array]:
    """M1-N5, M1-N6; M2-N2. Buy another's departure, or sell one's own, at a price that the payer has in hand."""
    made, limits = table.proposals_made, box.limits
    allowed = may_propose & (made[seat] < limits.proposals) & (made.sum() < limits.proposals_in_all)
    allowed &= table.left.sum() < limits.departures
    affordable = table.money[:, None] >= box.ladder
    others = around(seat, box.players)[1:]
    buyers = players_in(box, table)[others][:, None] & affordable[others]
    return {
        "buy out": allowed & table.crew[their_characters(box, seat)][:, None] & affordable[seat],
        "sell out": allowed & table.crew[own_characters(box, seat)][:, None, None] & buyers,
    }


def answers(table: Table, negotiating: Array) -> dict[str, Array]:
    """M1-N7, M2-N2. Agree to the open proposal, or decline it."""
    asked = (negotiating & proposal_open(table))[None]
    return {"accept": asked, "decline": asked}


def own_characters(box: Box, seat: Array) -> Array:
    """The seat's own characters: A and, with three players, B."""
    return around(seat * box.per_seat, box.characters)[: box.per_seat]


def their_characters(box: Box, seat: Array) -> Array:
    """The characters of the other seats, clockwise."""
    return around(seat * box.per_seat, box.characters)[box.per_seat :]


# What each action does


def claim(box: Box, table: T, move: Move) -> T:
    """M1-N1, M2-N1. Everybody hears it."""
    about = flag_at(move.character, box.characters) & (move.verb == Verb.CLAIM)
    claimed = jnp.where(about, move.role, table.claimed)
    return replace(table, claimed=claimed, claims_made=table.claims_made + about)


def say_ready(box: Box, table: T, move: Move) -> T:
    """M1-N8, M2-N6. One more player is ready."""
    says = flag_at(move.seat, box.players) & (move.verb == Verb.READY)
    return replace(table, ready=table.ready | says)


def propose(box: Box, table: T, move: Move) -> T:
    """M1-N5, M2-N2. A proposal is on the table. M1-N8, M2-N6: the two it names are not ready any more."""
    made = move.verb == Verb.PROPOSE
    proposer = flag_at(move.seat, box.players) & made
    named = flag_at(move.payer, box.players) | flag_at(box.owner(move.character), box.players)
    return replace(
        table,
        proposals_made=table.proposals_made + proposer,
        ready=table.ready & ~(named & made),
        proposer=when(made, move.seat, table.proposer),
        payer=when(made, move.payer, table.payer),
        leaver=when(made, move.character, table.leaver),
        price=when(made, move.price, table.price),
    )


def leave_or_answer(box: Box, table: T, move: Move, ante: Array, ready_is_kept: Array) -> T:
    """M1-N2, M1-N4, M1-N7; M2-N2, M2-N3. A struck deal moves its price first. A player who leaves gets the ante back.

    M1-N8, M2-N6. A departure makes everybody not ready. An accepted or declined proposal is not open any more.
    """
    struck, leaves = move.verb == Verb.ACCEPT, move.verb == Verb.WITHDRAW
    answered = struck | (move.verb == Verb.DECLINE)
    goes = jnp.where(struck, table.leaver, move.character)
    departs = flag_at(goes, box.characters) & (struck | leaves)
    price = jnp.where(struck, table.price, 0).astype(MONEY)
    paid = box.seats_of(departs) * price - flag_at(table.payer, box.players) * price
    ante_back = box.seats_of(departs) * ante
    return replace(
        table,
        money=(table.money + paid + ante_back).astype(MONEY),
        crew=table.crew & ~departs,
        left=table.left | departs,
        ready=table.ready & (ready_is_kept | ~departs.any()),
        proposer=when(answered, jnp.full_like(table.proposer, NONE), table.proposer),
    )
