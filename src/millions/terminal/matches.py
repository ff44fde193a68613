"""What the terminal needs of a match, be it on this machine or at a live table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from millions.core.form import Forms
from millions.core.game import AnyGame
from millions.core.message import Action, Event
from millions.core.seat import Seat, Viewer
from millions.core.table import Standing, View


class Happened(Protocol):
    """An entry of the log: its events, and the fields of the view that changed."""

    @property
    def events(self) -> tuple[Event, ...]: ...

    @property
    def changes(self) -> Mapping[str, Any]: ...


class AnyMatch(Protocol):
    """A match to look at and to play in. A seat's view and forms are requested only for the person at that seat."""

    @property
    def game(self) -> AnyGame: ...

    @property
    def seats(self) -> tuple[str, ...]: ...

    @property
    def over(self) -> bool: ...

    @property
    def awaited(self) -> tuple[str, ...]: ...

    @property
    def standings(self) -> tuple[Standing, ...]: ...

    @property
    def log(self) -> Sequence[Happened]: ...

    def view(self, who: Viewer, /) -> View: ...

    def forms(self, who: Seat, /) -> Forms: ...

    def heard(self, who: Viewer, since: int = 0, /) -> tuple[Event, ...]: ...

    def play(self, who: Seat, action: Action, /) -> object:
        """Act; raises IllegalAction, and changes nothing, if the rules do not allow it now."""
