"""A bot with a personality: its temper, and a mind for the game that it is shown."""

from __future__ import annotations

from random import Random

from millions.bots.bot import Bot
from millions.bots.reason import Reason
from millions.bots.skills import AnyMind, mind_for
from millions.bots.talk import Heard, Promise, Remark
from millions.bots.temper import NEUTRAL, Temper
from millions.core.form import Forms
from millions.core.message import Action
from millions.core.seat import Seat
from millions.core.table import View


class Personality(Bot[View]):
    """Plays any game that it has a mind for, and remembers what that mind remembers."""

    def __init__(self, temper: Temper = NEUTRAL) -> None:
        self.temper = temper
        self._mind: AnyMind | None = None
        self._people = frozenset[Seat]()
        self._promises: tuple[Promise, ...] = ()
        self._reason: Reason | None = None
        self._last: tuple[View, Action] | None = None
        """What it did last, until it is asked what it says with it: thinking of that takes time."""

    def meet(self, people: frozenset[Seat]) -> None:
        self._people = people

    def named(self, promises: tuple[Promise, ...]) -> None:
        self._promises = promises

    def act(self, view: View, forms: Forms, rng: Random) -> Action:
        mind = self._mind_for(view)
        action, self._reason = mind.decide(view, forms, rng)
        self._last = view, action
        return action

    def recall(self, view: View, forms: Forms, rng: Random, action: Action) -> None:
        self._mind_for(view).recall(view, forms, rng, action)

    def _mind_for(self, view: View) -> AnyMind:
        if self._mind is None:
            self._mind = mind_for(view, self.temper)
        self._mind.meet(self._people, self._promises)
        return self._mind

    def remark(self) -> Remark | None:
        last, self._last = self._last, None
        return self._mind.aloud(*last) if last is not None and self._mind is not None else None

    def reply(self, view: View, heard: Heard, rng: Random) -> Remark | None:
        return self._mind_for(view).reply(view, heard, rng)

    def explain(self) -> Reason | None:
        return self._reason
