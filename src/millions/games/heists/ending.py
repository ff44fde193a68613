"""M1-E, M2-E. The end of a round, and who came where."""

from __future__ import annotations

from millions.core.seat import Seats
from millions.core.table import Standing, ranked
from millions.games.heists.table import Table


def richest(table: Table, among: Seats) -> Seats:
    """Those of the players who have most money."""
    most = max(table.money[seat] for seat in among)
    return tuple(seat for seat in among if table.money[seat] == most)


def begin_round(table: Table) -> None:
    """M1-E4, M2-E2. Cards return to hands, and the round begins again at the top of the contents."""
    table.roles = (None,) * len(table.roles)
    table.loot = table.set_aside = table.named = None
    table.crew = table.left = table.face_up = ()
    table.shown = table.claims = ()
    table.ready = frozenset()
    table.proposals_made = (0,) * table.players
    table.agenda = table.contents


def standings(table: Table) -> tuple[Standing, ...]:
    """Winners first, then by money; equals share a place."""
    return ranked(table.money[: table.players], table.winners)
