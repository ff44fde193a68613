"""What research needs of one game: its order, its action code, its observer, and its bounds."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from millions.research.code import Code
from millions.research.observer import Observer
from millions.research.order import Order
from millions.research.setting import Setting


class Bounds(NamedTuple):
    """Upper bounds that OpenSpiel asks for: outcomes of one draw, and moves of one game."""

    outcomes: int
    moves: int


class Plan(NamedTuple):
    """A game's own parts. Codes are built for a number of players, observers for that and the names of the cards."""

    order: Order
    code: Callable[[int], Code]
    observer: Callable[[int, tuple[str, ...]], Observer]
    bounds: Callable[[Setting], Bounds] | None = None
    """None for games that are not offered to OpenSpiel."""
    version: int = 0
    """Of the game's environments; it changes only when their behaviour does."""
