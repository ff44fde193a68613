"""What a game brings to the terminal, apart from a player's turn at the prompt (`turn.GameInTerminal` adds that)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from millions.core.step import AnyStep
from millions.terminal.matches import AnyMatch
from millions.terminal.reading import Reader
from millions.terminal.screen import Screen
from millions.terminal.stage import Stage
from millions.terminal.story import Story
from millions.words import Speaker


def nothing_to_add(match: AnyMatch, speaker: Speaker, stage: Stage) -> None:
    """The result of a game that shows no more than the final ranking."""


@dataclass(frozen=True, kw_only=True)
class Presenter:
    """How one game is drawn, read and told."""

    screen: type[Screen[Any]]
    reader: type[Reader[Any]]
    story: type[Story]
    result: Callable[[AnyMatch, Speaker, Stage], None] = nothing_to_add
    """Shows something at the end, below the final ranking."""
    free: tuple[type[AnyStep], ...] = ()
    """The steps in which everybody may act, and waiting is allowed."""
