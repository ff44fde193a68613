"""The end of a match: who came where, and what the game adds."""

from __future__ import annotations

from millions.bots import PERSON
from millions.terminal.edition import Edition
from millions.terminal.matches import AnyMatch
from millions.terminal.saves import Sitting
from millions.terminal.stage import Stage
from millions.words import Speaker


def show_result(match: AnyMatch, speaker: Speaker, stage: Stage, edition: Edition) -> None:
    """The final ranking."""
    stage.heading(speaker.text("ending"))
    for standing in match.standings:
        stage.say(speaker.standing(standing), "bold" if standing.won else "")
    edition.result(match, speaker, stage)


def unmask(seats: tuple[Sitting, ...], speaker: Speaker, stage: Stage) -> None:
    """With people at the table: which kind each bot was."""
    bots = [sitting for sitting in seats if sitting.kind != PERSON]
    if bots and len(bots) < len(seats):
        were = [speaker.text("bots-was", seat=bot.name, bot=speaker.text(f"bot-{bot.kind}-name")) for bot in bots]
        stage.blank()
        stage.say(speaker.text("bots-were", bots=speaker.text("list-apart").join(were)))
