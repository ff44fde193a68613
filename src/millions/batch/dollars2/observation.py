"""The observation of the second edition: the same numbers in the same order as in `millions.research`."""

from __future__ import annotations

from itertools import chain

import jax.numpy as jnp
from jax import Array

from millions.batch.arrays import NONE, flag_at
from millions.batch.dollars2.table import Box, Phase, Table, asked
from millions.batch.heists.observation import Sight, about_claims, about_now, known_roles, sight_of
from millions.batch.rows import Part, lines
from millions.games.dollars2.components import BOOK

PHASES = int(Phase.OVER)


def parts(box: Box, table: Table, seat: Array) -> list[Part]:
    """All parts of a seat's observation, in order."""
    sight = sight_of(box, seat)
    chapters = (
        about_the_round(box, table),
        about_seats(box, table, sight),
        about_announcements(box, table, sight),
        about_claims(box, table, sight),
        about_now(box, table, sight, asked(box, table), PHASES, BOOK.target),
        what_is_known(box, table, sight),
    )
    return list(chain.from_iterable(chapters))


def about_the_round(box: Box, table: Table) -> tuple[Part, ...]:
    """M2-P. The Loot card, the pile, and the roles in the centre."""
    card, lies_there = table.loot, table.loot != NONE
    return (
        Part(table.round, BOOK.rounds),
        Part(table.pile),
        Part(box.amount[card] * lies_there, BOOK.target),
        Part(box.brain[card] * lies_there, BOOK.target),
        Part(box.bonuses[card] * lies_there),
        Part(table.shown),
        Part(flag_at(table.named, len(box.roles))),
    )


def about_seats(box: Box, table: Table, sight: Sight) -> tuple[Part, ...]:
    """M2-S7. What all players see of a player."""
    columns = (flag_at(table.leader, box.players), table.winners, table.votes != NONE)
    return (lines(*[column[sight.seats] for column in columns]),)


def about_announcements(box: Box, table: Table, sight: Sight) -> tuple[Part, ...]:
    """M2-N1. The roles that players say they sent."""
    return (Part(flag_at(table.announced, len(box.roles))[sight.characters]),)


def what_is_known(box: Box, table: Table, sight: Sight) -> tuple[Part, ...]:
    """M2-N5. Roles that the observer knows; the pot, the votes held, and the observer's own vote."""
    vote = table.votes[sight.seat]
    return (
        known_roles(box, table, sight, jnp.array(False)),
        Part(table.pot, BOOK.target),
        Part(table.votes_held),
        Part(table.voted_to_start),
        *(Part(vote == 1), Part(vote == 0)),
    )
