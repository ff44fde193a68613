"""What a game brings to the terminal."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from millions.core.step import AnyStep
from millions.terminal.matches import AnyMatch
from millions.words import Speaker

if TYPE_CHECKING:
    from millions.terminal.reading import Reader
    from millions.terminal.screen import Screen
    from millions.terminal.stage import Stage
    from millions.terminal.story import Story
    from millions.terminal.turn import Turn


@dataclass(frozen=True)
class Edition:
    """How one game is drawn, read, told and played at the prompt."""

    screen: type[Screen[Any]]
    reader: type[Reader[Any]]
    story: type[Story]
    turn: type[Turn[Any]]
    result: Callable[[AnyMatch, Speaker, Stage], None] = lambda match, speaker, stage: None
    """What is shown at the end, below who came where."""
    free: tuple[type[AnyStep], ...] = ()
    """The steps in which everybody may act, and waiting is allowed."""
