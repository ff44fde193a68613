"""Counts matches that began and ended in this program, by game: for the operator."""

from __future__ import annotations

from collections import Counter

from millions.tables.decision import Decision
from millions.tables.entries import Began
from millions.tables.state import State


class MatchTally:
    """How many matches began and ended since the program started."""

    def __init__(self) -> None:
        self.begun: Counter[str] = Counter()
        self.ended: Counter[str] = Counter()

    def count(self, decision: Decision, state: State) -> None:
        """A decision of this program was stored, and applied to the state of its table."""
        if any(isinstance(entry, Began) for entry in decision.entries):
            self.begun[state.settings.game] += 1
        if decision.filing.status == "over" and state.match is not None:
            self.ended[state.settings.game] += 1
