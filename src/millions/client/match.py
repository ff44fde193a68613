"""A match at a table elsewhere, to be looked at and played in like one on this machine, from one place only."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from millions.client.seen import Happened, Seen
from millions.core.form import Forms
from millions.core.game import AnyGame
from millions.core.message import Action, Event
from millions.core.seat import Seat, Viewer
from millions.core.table import Standing, View


class FarMatch:
    """What one place at the table sees of the match. Nothing can be asked about another seat."""

    def __init__(self, seen: Seen, act: Callable[[Action], object]) -> None:
        self._seen, self._act = seen, act
        self.seats = seen.names()

    @property
    def game(self) -> AnyGame:
        """What is played."""
        return self._seen.game

    @property
    def over(self) -> bool:
        """Nothing is left on the agenda."""
        return self._seen.room.stage == "over"

    @property
    def awaited(self) -> tuple[str, ...]:
        """The seats the game waits for."""
        return tuple([self.seats[seat] for seat in self._seen.room.awaited])

    @property
    def standings(self) -> tuple[Standing, ...]:
        """Who won and who came where, once it is over."""
        return self._seen.room.standings

    @property
    def log(self) -> Sequence[Happened]:
        """What was told here, message by message."""
        return self._seen.log

    def view(self, who: Viewer) -> View:
        """What I may know."""
        assert who == self._seen.you and self._seen.view is not None, "one sees only what is one's own"
        return self._seen.view

    def forms(self, who: Seat) -> Forms:
        """What I may do now."""
        assert who == self._seen.you, "one acts only for oneself"
        return self._seen.forms

    def heard(self, who: Viewer, since: int = 0) -> tuple[Event, ...]:
        """What I was told, in the log's lines from `since` on."""
        assert who == self._seen.you, "one hears only what one is told"
        return tuple([event for line in self._seen.log[since:] for event in line.events])

    def play(self, who: Seat, action: Action) -> None:
        """I act; when this returns it is stored, and what came of it is in the log. Raises the reason if refused."""
        assert who == self._seen.you, "one acts only for oneself"
        self._act(action)
