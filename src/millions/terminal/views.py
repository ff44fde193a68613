"""What the terminal asks of any game's view."""

from __future__ import annotations

from typing import Protocol, TypeVar

from millions.core.seat import Viewer


class AnyView(Protocol):
    """A table as one viewer sees it; each game shows more."""

    @property
    def viewer(self) -> Viewer: ...

    @property
    def round(self) -> int: ...


V = TypeVar("V", bound=AnyView)
