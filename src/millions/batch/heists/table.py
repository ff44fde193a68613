"""The table that both editions play on, as arrays; each adds its own fields."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

import jax.numpy as jnp
from jax import Array

from millions.batch.arrays import MONEY, NONE, SMALL, first_clockwise, first_place, flag_at, small, when
from millions.batch.heists.box import Box


@dataclass(frozen=True, kw_only=True)
class Table:
    """M1-S7, M2-S7. Arrays have a place for each seat, character, role or card; the others are single numbers."""

    phase: Array
    """The number of the question that is open, among the phases of the edition's observation."""

    # For the whole game
    money: Array
    """Of each seat: the purse."""
    pile: Array
    leader: Array
    round: Array
    winners: Array

    # For one round
    loot: Array
    """The Loot card's number in the deck."""
    roles: Array
    shown: Array
    """Of each role: open cards in the centre."""
    claimed: Array
    """Of each character: the role last claimed."""
    claims_made: Array
    """Of each character."""
    crew: Array
    left: Array
    face_up: Array
    named: Array

    # For the negotiation
    ready: Array
    proposals_made: Array
    speaker: Array
    """The seat whose turn it is."""
    proposer: Array
    """Of the open proposal: at most one is open, and it is answered at once."""
    payer: Array
    leaver: Array
    price: Array


T = TypeVar("T", bound=Table)


def cards_in_hands(box: Box) -> dict[str, Array]:
    """M1-E4, M2-E2. The fields of one round at its beginning: cards are in the hands, and nothing has been said."""
    none, nobody = small(NONE), jnp.zeros(box.characters, bool)
    return {
        "loot": none,
        "roles": jnp.full(box.characters, NONE, SMALL),
        "shown": jnp.zeros(len(box.roles), SMALL),
        "claimed": jnp.full(box.characters, NONE, SMALL),
        "claims_made": jnp.zeros(box.characters, SMALL),
        "crew": nobody,
        "left": nobody,
        "face_up": nobody,
        "named": none,
        "ready": jnp.zeros(box.players, bool),
        "proposals_made": jnp.zeros(box.players, SMALL),
    }


def start(box: Box, purse: int) -> dict[str, Array]:
    """M1-S2, M1-S3; M2-S2, M2-S3. Everybody gets the same; the pile is all cards of the deck."""
    none = small(NONE)
    return {
        **cards_in_hands(box),
        "phase": small(0),
        "money": jnp.full(box.players, purse, MONEY),
        "pile": jnp.ones(len(box.cards), bool),
        "leader": small(0),
        "round": small(0),
        "winners": jnp.zeros(box.players, bool),
        "speaker": none,
        "proposer": none,
        "payer": none,
        "leaver": none,
        "price": small(0),
    }


# Who is asked


def players_in(box: Box, table: Table) -> Array:
    """The seats that still have a character in."""
    return box.seats_of(table.crew)


def proposal_open(table: Table) -> Array:
    """Whether a proposal awaits an answer."""
    return table.proposer != NONE


def owing(box: Box, table: Table) -> Array:
    """M1-N7, M2-N2. The player who pays, or whose character leaves, and who did not propose: an answer is due."""
    leaves = box.owner(table.leaver)
    answers = jnp.where(table.payer == table.proposer, leaves, table.payer)
    return flag_at(answers, box.players) & proposal_open(table)


def undecided(box: Box, table: Table) -> Array:
    """M1-N8, M2-N6. The players still in, except those who are ready and owe no answer."""
    return players_in(box, table) & (~table.ready | owing(box, table))


def next_speaker(box: Box, table: Table) -> Array:
    """The next player who is not ready, clockwise from the Leader; while a proposal is open, the turn stays."""
    first = jnp.where(table.speaker == NONE, table.leader, table.speaker + 1)
    turn = first_clockwise(undecided(box, table), first)
    return when(proposal_open(table), table.speaker, turn)


def asked_to_choose(box: Box, table: Table) -> Array:
    """M1-P2, M2-P2. The players who have placed nothing yet."""
    return table.roles[:: box.per_seat] == NONE


def asked_in_negotiation(box: Box, table: Table) -> Array:
    """The player who owes an answer, else the one whose turn it is."""
    speaks = flag_at(table.speaker, box.players)
    return when(proposal_open(table), owing(box, table), speaks)


def first_asked(asked: Array) -> Array:
    """The seat that decides next: of several that decide at once, the first."""
    return first_place(asked)
