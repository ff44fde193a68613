"""A match at a table elsewhere with the interface of a local `Match`, limited to one viewer."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from millions.client.replica import Replica, ViewerLogEntry
from millions.core.form import Forms
from millions.core.game import AnyGame
from millions.core.message import Action, Event
from millions.core.seat import Seat, Viewer
from millions.core.table import Standing, View


class RemoteMatch:
    """What one viewer sees of the match. Questions about another seat fail an assertion."""

    def __init__(self, replica: Replica, act: Callable[[Action], object]) -> None:
        self._replica, self._act = replica, act

    @property
    def seats(self) -> tuple[str, ...]:
        """The names at the table; another person may take a seat over."""
        return self._replica.names()

    @property
    def game(self) -> AnyGame:
        """The game that is played."""
        return self._replica.game

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self._replica.room.stage == "over"

    @property
    def awaited(self) -> tuple[str, ...]:
        """The names of the seats that the game waits for."""
        return tuple([self.seats[seat] for seat in self._replica.room.awaited])

    @property
    def standings(self) -> tuple[Standing, ...]:
        """The final ranking; empty until the match is over."""
        return self._replica.room.standings

    @property
    def log(self) -> Sequence[ViewerLogEntry]:
        """What this viewer was told, message by message."""
        return self._replica.log

    def view(self, who: Viewer) -> View:
        """What this viewer may know."""
        assert who == self._replica.you and self._replica.view is not None, "another viewer's view is not known"
        return self._replica.view

    def forms(self, who: Seat) -> Forms:
        """What this seat may do now."""
        assert who == self._replica.you, "another seat's forms are not known"
        return self._replica.forms

    def heard(self, who: Viewer, since: int = 0) -> tuple[Event, ...]:
        """The events this viewer was told, from entry `since` of the log on."""
        assert who == self._replica.you, "what another viewer was told is not known"
        return tuple([event for entry in self._replica.log[since:] for event in entry.events])

    def play(self, who: Seat, action: Action) -> None:
        """Act. When this returns the action is stored and its events are in the log; raises if it is refused."""
        assert who == self._replica.you, "a player acts for their own seat only"
        self._act(action)
