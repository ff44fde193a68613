"""The beginnings of rounds in a match's log."""

from __future__ import annotations

from collections.abc import Sequence

from millions.terminal.matches import Happened


def rounds_begin(log: Sequence[Happened]) -> int:
    """The index in the log at which the current round began."""
    return max((n for n, line in enumerate(log) if begins_a_round(line)), default=0)


def begins_a_round(line: Happened) -> bool:
    """Does a round begin with this entry?"""
    return bool(line.changes.get("round"))
