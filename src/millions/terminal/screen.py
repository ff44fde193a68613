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
    """Colours the names in a game's styles, and the name of the viewer."""

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
    """Draws what one player sees. Each game has its own."""

    styles: ClassVar[Styles]
    """The colours of things with a name."""
    patterns: ClassVar[Mapping[str, str]] = {}
    """The colours of abbreviations, by regular expression."""

    def __init__(self, stage: Stage, speaker: Speaker) -> None:
        self.stage, self.speaker = stage, speaker

    def say_numbers(self) -> None:
        """Say so where the numbers are not the book's."""
        if numbers := self.speaker.other_numbers():
            self.stage.say(numbers, "dim")

    def header(self, view: V) -> None:
        """Draw the round and the phase."""
        raise NotImplementedError

    def draw(self, view: V) -> None:
        """Draw the whole table."""
        raise NotImplementedError

    def watched(self, view: V) -> None:
        """Draw the beginning of a round in which only bots play."""
        self.header(view)

    def replayed(self, view: V) -> None:
        """Draw the table in a replay."""
        self.draw(view)

    @staticmethod
    def worth_drawing(line: Line) -> bool:
        """Is the table drawn in a replay after this line?"""
        return False
