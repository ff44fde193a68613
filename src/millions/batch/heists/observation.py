"""The parts of an observation that both editions share, in the order of `millions.research`."""

from __future__ import annotations

from typing import NamedTuple

import jax.numpy as jnp
from jax import Array

from millions.batch.arrays import around, flag_at
from millions.batch.heists.box import Box
from millions.batch.heists.table import Table, proposal_open
from millions.batch.rows import Part, lines


class Sight(NamedTuple):
    """The observer's order: its own seat and characters first, then clockwise."""

    seats: Array
    characters: Array
    seat: Array


def sight_of(box: Box, seat: Array) -> Sight:
    """The sight of a seat."""
    return Sight(around(seat, box.players), around(seat * box.per_seat, box.characters), seat)


def about_claims(box: Box, table: Table, sight: Sight) -> tuple[Part, ...]:
    """The claims about each character in this negotiation."""
    claimed = flag_at(table.claimed, len(box.roles))[sight.characters]
    return (lines(claimed, table.claims_made[sight.characters]),)


def about_now(box: Box, table: Table, sight: Sight, asked: Array, phases: int, unit: int) -> tuple[Part, ...]:
    """What changes with every decision; money is counted in the edition's unit."""
    seats, characters = sight.seats, sight.characters
    return (
        Part(flag_at(table.phase, phases)),
        *(Part(asked[seats]), Part(table.ready[seats]), Part(table.proposals_made[seats])),
        *about_the_proposal(box, table, sight, unit),
        Part(table.money[seats], unit),
        *(Part(table.crew[characters]), Part(table.left[characters]), Part(table.face_up[characters])),
    )


def about_the_proposal(box: Box, table: Table, sight: Sight, unit: int) -> tuple[Part, ...]:
    """The open proposal: who made it, who pays, who leaves, and the price."""
    is_open = proposal_open(table)
    return (
        Part(flag_at(table.proposer, box.players)[sight.seats] & is_open),
        Part(flag_at(table.payer, box.players)[sight.seats] & is_open),
        Part(flag_at(table.leaver, box.characters)[sight.characters] & is_open),
        Part(jnp.where(is_open, jnp.minimum(table.price, unit), 0), unit),
    )


def known_roles(box: Box, table: Table, sight: Sight, looked_at: Array) -> Part:
    """The roles of the observer's own characters, of those face up, and of those that it has looked at."""
    own = box.characters_of(flag_at(sight.seat, box.players))
    known = own | table.face_up | looked_at
    return Part((flag_at(table.roles, len(box.roles)) & known[:, None])[sight.characters])
