"""What the batch environment needs of one game's rules: pure functions on the arrays of one table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from jax import Array

from millions.research import Setting


class Rules(NamedTuple):
    """A game. Functions take its box (the constants of a game) and its table (a pytree of arrays)."""

    box: Callable[[Setting], Any]
    begin: Callable[[Any, Array], Any]
    """The first table, from random words: one for each draw."""
    step: Callable[[Any, Any, Array, Array], Any]
    """The next table, from a legal action and the random words of one draw."""
    asked: Callable[[Any, Any], Array]
    legal: Callable[[Any, Any], Array]
    parts: Callable[[Any, Any, Array], Sequence[Any]]
    """A seat's observation in parts: whole numbers, each part with a unit."""
    returns: Callable[[Any, Any], Array]
    over: Callable[[Any], Array]
    words_at_first: Callable[[Any], int]
    words_in_step: Callable[[Any], int]
    draws: Callable[[Any], int]
    """The most chance draws in a game."""
    next_draw: Callable[[Any, Any], Array]
    """The number of draws before the next one."""
