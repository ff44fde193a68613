"""What the terminal needs of any game's view."""

from __future__ import annotations

from typing import Protocol, TypeVar

from millions.core.seat import Viewer


class AnyView(Protocol):
    """A view; each game adds its own fields."""

    @property
    def viewer(self) -> Viewer: ...

    @property
    def round(self) -> int: ...


V = TypeVar("V", bound=AnyView)


def round_of(view: object) -> int:
    """The round, counted from 1; 0 before the first, and in a game without rounds."""
    return int(getattr(view, "round", 0))
