"""Draws the table of a game as one player sees it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from enum import Enum
from typing import ClassVar, Generic

from rich.highlighter import RegexHighlighter

from millions.core.record import Line
from millions.terminal.stage import Stage
from millions.terminal.views import V
from millions.words import Speaker

NARROW = 72
TINY = 50

Styles = Mapping[Enum, str]


class Colours(RegexHighlighter):
    """Colours what a game's styles name, and the name of whoever is looking."""

    base_style = ""

    def __init__(self, speaker: Speaker, screen: type[Screen[V]]) -> None:
        patterns = []
        for thing, style in screen.styles.items():
            either = "|".join(re.escape(name) for name in sorted(speaker.all_names(thing), key=len, reverse=True))
            patterns.append(rf"\b(?P<{style}>{either})\b")
        patterns += [f"(?P<{style}>{pattern})" for pattern, style in screen.patterns.items()]
        if speaker.me is not None:
            patterns.append(rf"(?<!\w)(?P<bold>{re.escape(speaker.seat(speaker.me))})(?!\w)")
        self.highlights = patterns  # type: ignore[misc]


class Screen(Generic[V]):
    """Draws what one player sees, on one stage. Each game has its own."""

    rounds: ClassVar[int]
    styles: ClassVar[Styles]
    """The colours of what has a name."""
    patterns: ClassVar[Mapping[str, str]] = {}
    """The colours of what is written shortly."""

    def __init__(self, stage: Stage, speaker: Speaker) -> None:
        self.stage, self.speaker = stage, speaker

    def header(self, view: V) -> None:
        """The round, and what it is about now."""
        raise NotImplementedError

    def draw(self, view: V) -> None:
        """The whole table."""
        raise NotImplementedError

    def watched(self, view: V) -> None:
        """What is drawn at the beginning of a round where only bots play."""
        self.header(view)

    def replayed(self, view: V) -> None:
        """What is drawn in a replay."""
        self.draw(view)

    @staticmethod
    def worth_drawing(line: Line) -> bool:
        """Is the table drawn in a replay after this answer?"""
        return False
