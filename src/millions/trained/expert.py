"""A search that uses a trained net."""

from __future__ import annotations

from random import Random

from msgspec import UNSET, structs

from millions.bots import Search
from millions.bots.guide import AnyGuide
from millions.bots.heists.guide import HeistGuide
from millions.bots.search import Budget
from millions.bots.search.search import Opponents
from millions.core.form import Forms
from millions.core.message import Action
from millions.core.table import View
from millions.games.club.view import View as ClubView
from millions.trained.club import ClubNetGuide
from millions.trained.company import Company
from millions.trained.guide import NetGuide
from millions.trained.reasons import beliefs


class Expert(Search):
    """Thinks ahead with the net of the game that it is shown; at a table with other numbers, without one."""

    def __init__(self, budget: Budget | None = None, opponents: Opponents | None = None) -> None:
        super().__init__(budget, opponents)
        self.company = Company()

    def guide(self, view: View) -> AnyGuide:
        plain = super().guide(view)
        if getattr(view, "variant", UNSET) is not UNSET:
            return plain
        if isinstance(view, ClubView):
            return ClubNetGuide(plain, view)
        return NetGuide(plain, view, self.company)

    def act(self, view: View, forms: Forms, rng: Random) -> Action:
        self.note(view)
        action = super().act(view, forms, rng)
        guide = self.guide(view)
        if self.reason and isinstance(guide, NetGuide):
            self.reason = structs.replace(self.reason, **beliefs(view, guide.net.believe(guide.seat.observation(view))))
        return action

    def recall(self, view: View, forms: Forms, rng: Random, action: Action) -> None:
        self.note(view)
        super().recall(view, forms, rng, action)

    def note(self, view: View) -> None:
        """Learn from a view what the others are like."""
        plain = super().guide(view)
        if isinstance(plain, HeistGuide) and getattr(view, "variant", UNSET) is UNSET:
            self.company.note(plain, view)  # type: ignore[arg-type]
