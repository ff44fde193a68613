"""The observation of the first edition: the same numbers in the same order as in `millions.research`."""

from __future__ import annotations

from itertools import chain

from jax import Array

from millions.batch.arrays import NONE, flag_at
from millions.batch.dollars1.table import Box, Phase, Table, asked
from millions.batch.heists.observation import Sight, about_claims, about_now, known_roles, sight_of
from millions.batch.rows import Part, lines
from millions.games.dollars1.components import BOOK
from millions.games.dollars1.setup import AMOUNTS, ANTES

PHASES = int(Phase.OVER)


def parts(box: Box, table: Table, seat: Array) -> list[Part]:
    """All parts of a seat's observation, in order."""
    sight = sight_of(box, seat)
    chapters = (
        about_the_round(box, table),
        about_seats(box, table, sight),
        about_claims(box, table, sight),
        about_now(box, table, sight, asked(box, table), PHASES, BOOK.target),
        what_is_known(box, table, sight),
    )
    return list(chain.from_iterable(chapters))


def about_the_round(box: Box, table: Table) -> tuple[Part, ...]:
    """M1-P. The Loot card, the pile, and the roles in the centre."""
    card, roles = table.loot, len(box.roles)
    lies_there = card != NONE
    return (
        Part(table.round, BOOK.rounds),
        Part(table.pile),
        Part(box.amount[card] * lies_there, AMOUNTS[-1]),
        Part(box.ante[card] * lies_there, ANTES[-1]),
        Part(flag_at(box.symbol[card], roles) & lies_there),
        Part(table.shown),
        Part(flag_at(table.named, roles)),
    )


def about_seats(box: Box, table: Table, sight: Sight) -> tuple[Part, ...]:
    """M1-S7. What lies before each player."""
    leader = flag_at(table.leader, box.players)
    laid_open = flag_at(table.laid_open, len(box.roles))
    columns = (leader, table.winners, table.intimidation, laid_open)
    return (lines(*[column[sight.seats] for column in columns]),)


def what_is_known(box: Box, table: Table, sight: Sight) -> tuple[Part, ...]:
    """M1-N11. Roles that the observer knows; who shared; whether time was called or may be; who has looked at whom."""
    return (
        known_roles(box, table, sight, table.looks[sight.seat]),
        Part(table.sharers[sight.characters]),
        Part(table.time_called),
        Part(table.acts_before_time),
        Part(table.looks[sight.seats][:, sight.characters]),
    )
