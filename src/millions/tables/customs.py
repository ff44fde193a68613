"""What a live table must know about a game beyond its rules: when people negotiate, who must be silent, and whose word
stands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from millions.core.game import AnyGame
from millions.core.message import Action
from millions.core.seat import Seat
from millions.core.step import AnyStep
from millions.games.dollars1 import components as box1
from millions.games.dollars1 import negotiation as talk1
from millions.games.dollars2 import negotiation as talk2
from millions.games.dollars2.vote import CallVote, CastVotes
from millions.games.heists.standing import ReadyAgain

Verbs = tuple[type[Action], ...]


class Customs(NamedTuple):
    """One game at a live table."""

    negotiation: tuple[type[AnyStep], ...] = ()
    """The steps during which the negotiation's clock runs instead of everybody's own."""
    silent: Callable[[Any, Seat], bool] = lambda table, seat: False
    """May this seat not talk now?"""
    standing: ReadyAgain | None = None
    """At the beginning: whose word "ready" stands although an offer took it away."""
    hurries: Verbs = ()
    """What a bot does not do while a person is still deciding: it would take their time to talk and deal."""


def withdrew(table: box1.Table, seat: Seat) -> bool:
    """M1-N3. A player all of whose characters have left cannot talk any more this round."""
    mine = range(seat * table.per_seat, (seat + 1) * table.per_seat)
    return set(table.left).issuperset(mine)


PLAIN = Customs()

CUSTOMS = {
    "dollars-1e": Customs((talk1.Negotiate,), withdrew, ReadyAgain(), (talk1.CallTime,)),
    "dollars-2e": Customs((talk2.Negotiate, CastVotes), standing=ReadyAgain(), hurries=(CallVote,)),
}


def customs_of(game: AnyGame) -> Customs:
    """The customs of a game; a game that is not listed has none."""
    return CUSTOMS.get(game.name, PLAIN)
