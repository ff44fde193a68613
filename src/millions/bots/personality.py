"""A bot with a personality: its dials, and the mind of whatever game it is shown."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple, Protocol

from millions.bots.bot import Bot
from millions.bots.club.mind import ClubMind
from millions.bots.club.taste import TASTES, Taste
from millions.bots.heists.dials import PERSONALITIES as HEIST_DIALS
from millions.bots.heists.dials import SENSIBLE, Dials
from millions.bots.heists.dollars1 import Mind1
from millions.bots.heists.dollars2 import Mind2
from millions.bots.reason import Reason
from millions.core.form import Forms
from millions.core.message import Action
from millions.core.table import View
from millions.games.club.view import View as ClubView
from millions.games.dollars1.view import View as View1
from millions.games.dollars2.view import View as View2


class Temper(NamedTuple):
    """One character at every table: how it bargains, and what it likes in the club."""

    dials: Dials = SENSIBLE
    taste: Taste = Taste()


NEUTRAL = Temper()

PERSONALITIES = {name: Temper(HEIST_DIALS[name], TASTES[name]) for name in HEIST_DIALS}
"""By the name people type; the catalogue `bots` describes each."""


class Mind(Protocol):
    """What one seat thinks and remembers in one match of one game."""

    def decide(self, view: Any, forms: Forms, rng: Random) -> tuple[Action, Reason]:
        """One of the actions offered, and why."""

    def recall(self, view: Any, forms: Forms, rng: Random, action: Action) -> None:
        """Remember a past decision, as `Bot.recall` says."""


MINDS: dict[type[View], Callable[[Temper], Mind]] = {
    View1: lambda temper: Mind1(temper.dials),
    View2: lambda temper: Mind2(temper.dials),
    ClubView: lambda temper: ClubMind(temper.taste),
}
"""The mind of each game, by the view it is shown."""


class Personality(Bot):
    """Plays any game it has a mind for, and remembers what that mind remembers."""

    def __init__(self, temper: Temper = NEUTRAL) -> None:
        self.temper = temper
        self._mind: Mind | None = None
        self._reason: Reason | None = None

    def act(self, view: View, forms: Forms, rng: Random) -> Action:
        action, self._reason = self._mind_for(view).decide(view, forms, rng)
        return action

    def recall(self, view: View, forms: Forms, rng: Random, action: Action) -> None:
        self._mind_for(view).recall(view, forms, rng, action)

    def _mind_for(self, view: View) -> Mind:
        if self._mind is None:
            if type(view) not in MINDS:
                raise TypeError(f"this bot cannot play what {type(view).__module__} shows")
            self._mind = MINDS[type(view)](self.temper)
        return self._mind

    def explain(self) -> Reason | None:
        return self._reason
