"""What a live table must know of a game that the rules need not know: when people bargain, who must be
silent, and what can be reckoned for everybody."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from msgspec import Struct

from millions.core.game import AnyGame
from millions.core.seat import Seat
from millions.core.step import AnyStep
from millions.games.club import outlook as outlook_of_club
from millions.games.dollars1 import components as box1
from millions.games.dollars1 import negotiation as talk1
from millions.games.dollars1 import outlook as outlook1
from millions.games.dollars2 import negotiation as talk2
from millions.games.dollars2 import outlook as outlook2

Outlook = Struct
"""What the rules promise at this moment, reckoned for everybody from what everybody sees."""


class Customs(NamedTuple):
    """One game's customs at a live table."""

    negotiation: tuple[type[AnyStep], ...] = ()
    """The steps during which the negotiation's clock runs instead of everybody's own."""
    silent: Callable[[Any, Seat], bool] = lambda table, seat: False
    """Must this seat hold its tongue?"""
    outlook: Callable[[Any], Outlook | None] = lambda view: None
    """What follows from the rules just now, from a spectator's view."""


def withdrew(table: box1.Table, seat: Seat) -> bool:
    """M1-N3. A player all of whose characters have left cannot talk any more this round."""
    mine = range(seat * table.per_seat, (seat + 1) * table.per_seat)
    return set(table.left).issuperset(mine)


PLAIN = Customs()

CUSTOMS = {
    "dollars-1e": Customs((talk1.Negotiate,), withdrew, outlook1.outlook),
    "dollars-2e": Customs((talk2.Negotiate, talk2.CastVotes), outlook=outlook2.outlook),
    "million-club": Customs(outlook=outlook_of_club.outlook),
}


def customs_of(game: AnyGame) -> Customs:
    """The customs of a game; most have none."""
    return CUSTOMS.get(game.name, PLAIN)
