"""The end of a match: who came where, and what the game adds."""

from __future__ import annotations

from millions.terminal.edition import Edition
from millions.terminal.matches import AnyMatch
from millions.terminal.stage import Stage
from millions.words import Speaker


def show_result(match: AnyMatch, speaker: Speaker, stage: Stage, edition: Edition) -> None:
    """The final ranking."""
    stage.heading(speaker.text("ending"))
    for standing in match.standings:
        stage.say(speaker.standing(standing), "bold" if standing.won else "")
    edition.result(match, speaker, stage)
