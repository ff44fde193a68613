"""Purses round by round, read from a match's log; in a heist they are public."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table

from millions.terminal.history import begins_a_round
from millions.terminal.matches import AnyMatch, Happened
from millions.terminal.stage import Stage, hold
from millions.words import Speaker

Purses = tuple[int, ...]


def purses_by_round(log: Sequence[Happened], players: int, over: bool) -> list[Purses]:
    """All purses at the beginning of each round and, once the match is over, at the end."""
    purses: list[Purses] = []
    money: Purses = ()
    for line in log:
        money = tuple(line.changes.get("money", money))
        if begins_a_round(line):
            purses.append(money[:players])
    return [*purses, money[:players]] if over else purses


def what_the_round_did(log: Sequence[Happened], speaker: Speaker, over: bool) -> str | None:
    """All purses after the round that just ended, and by how much they changed; None before the first round ends."""
    purses = purses_by_round(log, len(speaker.names), over)
    if len(purses) < 2:
        return None
    told = [
        speaker.text("story-purse", seat=name, purse=now, change=signed(now - then))
        for name, then, now in zip(speaker.names, purses[-2], purses[-1], strict=True)
    ]
    return speaker.text("story-round-over", purses=", ".join(told))


def signed(change: int) -> str:
    """A change of money, with its sign."""
    return f"+{change}" if change > 0 else f"−{-change}" if change else "="


def show_money(match: AnyMatch, speaker: Speaker, stage: Stage) -> None:
    """Shown at the end: the purses after each round."""
    stage.blank()
    stage.say(speaker.text("ending-money"), "dim")
    stage.show(money_table(match, speaker))


def money_table(match: AnyMatch, speaker: Speaker) -> Table:
    """All purses after every round."""
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column(hold(speaker.text("column-player")))
    purses = purses_by_round(match.log, len(match.seats), over=True)
    for number in range(len(purses)):
        table.add_column(str(number) if number else speaker.text("column-start"), justify="right")
    for seat, name in enumerate(match.seats):
        table.add_row(hold(name), *[str(at[seat]) for at in purses])
    return table
