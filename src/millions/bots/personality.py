"""A bot with a personality: its dials, and the mind of whatever game it is shown."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Protocol

from millions.bots.bot import Bot
from millions.bots.heists.dials import SENSIBLE, Dials
from millions.bots.heists.dollars1 import Mind1
from millions.bots.heists.dollars2 import Mind2
from millions.bots.reason import Reason
from millions.core.form import Forms
from millions.core.message import Action
from millions.core.table import View
from millions.games.dollars1.view import View as View1
from millions.games.dollars2.view import View as View2


class Mind(Protocol):
    """What one seat thinks and remembers in one match of one game."""

    def decide(self, view: Any, forms: Forms, rng: Random) -> tuple[Action, Reason]:
        """One of the actions offered, and why."""


MINDS: dict[type[View], Callable[[Dials], Mind]] = {View1: Mind1, View2: Mind2}
"""The mind of each game, by the view it is shown."""


class Personality(Bot):
    """Fresh for every seat and match: it remembers what it was shown, and nothing else."""

    def __init__(self, dials: Dials = SENSIBLE) -> None:
        self.dials = dials
        self._mind: Mind | None = None
        self._reason: Reason | None = None

    def act(self, view: View, forms: Forms, rng: Random) -> Action:
        if self._mind is None:
            if type(view) not in MINDS:
                raise TypeError(f"this bot cannot play what {type(view).__module__} shows")
            self._mind = MINDS[type(view)](self.dials)
        action, self._reason = self._mind.decide(view, forms, rng)
        return action

    def explain(self) -> Reason | None:
        return self._reason
