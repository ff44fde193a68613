"""Whose word "ready" stands although an offer took it away (M1-N8, M2-N6): it is said again once they have answered.

This is a custom of tables, not a rule: by the rules an offer makes those it names undecided, and they may say ready at
any later time. What everybody sees is all that it takes, so nothing secret can decide it.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from millions.core.message import Event
from millions.core.seat import Seat, Seats
from millions.core.table import Table as AnyTable
from millions.games.heists.bargain import Agreed, Proposed, Struck
from millions.games.heists.components import Withdrew
from millions.games.heists.negotiation import HeistBegan, OpenNegotiation, Ready, SaidReady
from millions.games.heists.table import Table

NOBODY: frozenset[Seat] = frozenset()

MATTER = frozenset((SaidReady, Proposed, Agreed, Struck, Withdrew, HeistBegan))
"""The events that change whose word stands."""


class ReadyAgain(Struct, frozen=True, gc=False):
    """Who is ready, and who was ready until an offer asked them for an answer."""

    ready: frozenset[Seat] = NOBODY
    asked: frozenset[Seat] = NOBODY

    word = Ready()
    """What is said again."""

    def after(self, events: Iterable[Event]) -> ReadyAgain:
        """The same after these events: a deal, a departure or an offer of one's own calls for another look."""
        matter = [event for event in events if type(event) in MATTER]
        if not matter:  # most actions: 0.2 instead of 1 µs
            return self
        ready, asked = self.ready, self.asked
        for event in matter:
            match event:
                case SaidReady(seat=seat):
                    ready, asked = ready | {seat}, asked - {seat}
                case Proposed(seat=seat, awaiting=awaiting):
                    asked = (asked | ready.intersection(awaiting)) - {seat}
                    ready = ready.difference(awaiting, {seat})
                case Agreed(seat=seat):
                    asked -= {seat}
                case Struck() | Withdrew() | HeistBegan():
                    ready, asked = NOBODY, NOBODY
        return self if (ready, asked) == (self.ready, self.asked) else ReadyAgain(ready, asked)

    def due(self, table: AnyTable) -> Seats:
        """Those who have answered everything they were asked: their word stands again."""
        if not self.asked or not isinstance(table, Table) or not isinstance(table.agenda[0], OpenNegotiation):
            return ()
        return tuple(sorted(self.asked.intersection(table.players_in).difference(table.owing())))
