"""The end of a match: who came where, and how the money went."""

from __future__ import annotations

from rich.table import Table

from millions.core.match import Match
from millions.terminal.history import purses_by_round
from millions.terminal.stage import Stage, hold
from millions.words import Speaker


def show_result(match: Match, speaker: Speaker, stage: Stage) -> None:
    """The final ranking, and everybody's purse round by round."""
    stage.heading(speaker.text("ending"))
    for standing in match.standings:
        stage.say(speaker.standing(standing), "bold" if standing.won else "")
    stage.blank()
    stage.say(speaker.text("ending-money"), "dim")
    stage.show(money_table(match, speaker))


def money_table(match: Match, speaker: Speaker) -> Table:
    """Everybody's purse after every round."""
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column(hold(speaker.text("column-player")))
    purses = purses_by_round(match.log, len(match.seats), over=True)
    for number in range(len(purses)):
        table.add_column(str(number) if number else speaker.text("column-start"), justify="right")
    for seat, name in enumerate(match.seats):
        table.add_row(hold(name), *[str(at[seat]) for at in purses])
    return table
