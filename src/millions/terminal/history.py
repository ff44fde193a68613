"""Purses round by round, read from a match's log."""

from __future__ import annotations

from collections.abc import Sequence

from millions.core.record import Line
from millions.words import Speaker

Purses = tuple[int, ...]


def purses_by_round(log: Sequence[Line], players: int, over: bool) -> list[Purses]:
    """What everybody had when each round began and, once the match is over, at the end."""
    purses: list[Purses] = []
    money: Purses = ()
    for line in log:
        money = tuple(line.changes.get("money", money))
        if begins_a_round(line):
            purses.append(money[:players])
    return [*purses, money[:players]] if over else purses


def rounds_begin(log: Sequence[Line]) -> int:
    """Where in the log the present round began."""
    return max((n for n, line in enumerate(log) if begins_a_round(line)), default=0)


def begins_a_round(line: Line) -> bool:
    """Does a round begin with this answer?"""
    return bool(line.changes.get("round"))


def what_the_round_did(log: Sequence[Line], speaker: Speaker, over: bool) -> str | None:
    """Everybody's purse after the round that just ended, and by how much it changed; None before the first has."""
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
