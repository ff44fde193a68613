"""What the views of both heist games show, for those who draw, read or play either."""

from __future__ import annotations

from enum import Enum
from typing import Any, Protocol

from msgspec import Struct

from millions.core.seat import Seat, Viewer
from millions.games.deals.bargain import Proposal
from millions.games.deals.terms import Characters


class HeistView(Protocol):
    """A table of either edition as one viewer sees it; each adds its own."""

    @property
    def viewer(self) -> Viewer: ...

    # For the whole game

    @property
    def players(self) -> int: ...

    @property
    def per_seat(self) -> int: ...

    @property
    def roles_in_play(self) -> tuple[Enum, ...]: ...

    @property
    def agenda(self) -> tuple[Any, ...]: ...

    @property
    def money(self) -> tuple[int, ...]: ...

    @property
    def leader(self) -> Seat: ...

    @property
    def round(self) -> int: ...

    # For one round

    @property
    def loot(self) -> Struct | None: ...

    @property
    def chosen(self) -> tuple[bool, ...]: ...

    @property
    def shown(self) -> tuple[Enum, ...]: ...

    @property
    def crew(self) -> Characters: ...

    @property
    def left(self) -> Characters: ...

    @property
    def face_up(self) -> Characters: ...

    @property
    def claims(self) -> tuple[Any, ...]: ...

    @property
    def proposals(self) -> tuple[Proposal, ...]: ...

    @property
    def proposals_made(self) -> tuple[int, ...]: ...

    @property
    def ready(self) -> tuple[Seat, ...]: ...

    @property
    def named(self) -> Enum | None: ...

    # For this viewer alone

    @property
    def known(self) -> tuple[Enum | None, ...]: ...

    @property
    def set_aside(self) -> Enum | None: ...
