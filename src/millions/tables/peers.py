"""Other processes that use the same store, as a live table sees them; and the case that there are none.

Any process may decide for any table: the append that names the entry it follows lets one of them win, and the others
read what it wrote. Peers only make that quick (they tell each other of entries), orderly (bots think in one process)
and fair (all of them have the same time, and know who is connected elsewhere).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from millions.core.seat import Seat
from millions.tables.clock import Millis

Arrivals = Mapping[Seat, Millis]
"""The seats whose players are connected to a process, and when they came."""

Holders = Mapping[str, Arrivals]
"""The other processes that have a table in memory."""

YIELD_MS: Millis = 1_000
"""How long a process waits for the leader of a table before it lets clocks run out there itself."""

BOTS_YIELD_MS: Millis = 5_000
"""The same for bots, which may think or queue longer than a second: else two busy processes would do all work twice.
A process that was killed is known to be gone after as long."""

HAND_OVER_TIMEOUT_S = 2.0
"""For saying in all logs that players move; then they are told, whether it could be stored or not."""


class Peers(Protocol):
    """The other processes."""

    on_entries: Callable[[str, int], None]
    """Called when a table's log has grown, with the number of its last entry."""
    on_spent: Callable[[str, int], None]
    """Called when another process has counted something that is limited for all of them together."""
    on_holders: Callable[[str, Holders], None]
    """Called when other processes hold a table, or do so no longer, or the players connected to them have changed."""

    @property
    def alone(self) -> bool:
        """Does no other process use the store, as far as is known?"""

    @property
    def since(self) -> Millis | None:
        """Since when at least one of these processes has been running; None before this is known."""

    async def in_step(self) -> None:
        """Make sure that this process has the time of all, also after it was stopped; raises StoreFailed if not."""

    def leads(self, table: str) -> bool:
        """Is it for this process to let bots think and clocks run out at a table?"""

    def loads(self, table: str) -> bool:
        """Is it for this process to load a table that will be due soon?"""

    def wrote(self, table: str, last: int) -> None:
        """This process has appended to a table's log, up to this entry."""

    def spent(self, what: str, number: int) -> None:
        """This process has counted something that is limited for all of them together; a name has no comma."""

    def hold(self, table: str, here: Arrivals) -> None:
        """This process has a table in memory, and these players are connected to it."""

    def let_go(self, table: str) -> None:
        """This process has a table in memory no longer."""

    async def run(self) -> None:
        """Keep in touch until cancelled."""

    async def close(self) -> None:
        """Tell the others that this process stops."""


class Alone:
    """There is no other process."""

    alone = True
    since: Millis | None = None

    def __init__(self) -> None:
        self.on_entries: Callable[[str, int], None] = lambda table, last: None
        self.on_spent: Callable[[str, int], None] = lambda what, number: None
        self.on_holders: Callable[[str, Holders], None] = lambda table, holders: None

    async def in_step(self) -> None:
        """This process has the time."""

    def leads(self, table: str) -> bool:
        return True

    def loads(self, table: str) -> bool:
        return True

    def wrote(self, table: str, last: int) -> None:
        """Nobody else reads it."""

    def spent(self, what: str, number: int) -> None:
        """Nobody else counts."""

    def hold(self, table: str, here: Arrivals) -> None:
        """Nobody else has it."""

    def let_go(self, table: str) -> None:
        """Nobody else wants it."""

    async def run(self) -> None:
        """There is nobody to keep in touch with."""

    async def close(self) -> None:
        """There is nobody to tell."""
