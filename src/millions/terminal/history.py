"""Where the rounds begin in a match's log."""

from __future__ import annotations

from collections.abc import Sequence

from millions.terminal.matches import Happened


def rounds_begin(log: Sequence[Happened]) -> int:
    """Where in the log the present round began."""
    return max((n for n, line in enumerate(log) if begins_a_round(line)), default=0)


def begins_a_round(line: Happened) -> bool:
    """Does a round begin with this answer?"""
    return bool(line.changes.get("round"))
