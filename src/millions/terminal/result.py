"""The end of a match: the final ranking, and what the game adds to it."""

from __future__ import annotations

from millions.bots import PERSON
from millions.terminal.bots import bot_label
from millions.terminal.matches import AnyMatch
from millions.terminal.presenter import Presenter
from millions.terminal.saves import Occupant
from millions.terminal.stage import Stage
from millions.words import Speaker


def show_result(match: AnyMatch, speaker: Speaker, stage: Stage, presenter: Presenter) -> None:
    """The final ranking."""
    stage.heading(speaker.text("ending"))
    for standing in match.standings:
        stage.say(speaker.standing(standing), "bold" if standing.won else "")
    presenter.result(match, speaker, stage)


def unmask(seats: tuple[Occupant, ...], speaker: Speaker, stage: Stage) -> None:
    """If people have played: say which kind each bot was."""
    bots = [occupant for occupant in seats if occupant.kind != PERSON]
    if bots and len(bots) < len(seats):
        were = [speaker.text("bots-was", seat=bot.name, bot=bot_label(bot.kind, speaker)) for bot in bots]
        stage.blank()
        stage.say(speaker.text("bots-were", bots=speaker.text("list-apart").join(were)))
