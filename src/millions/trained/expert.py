"""A search that uses a trained net."""

from __future__ import annotations

from random import Random

from msgspec import UNSET, structs

from millions.bots import Search
from millions.bots.guide import AnyGuide
from millions.core.form import Forms
from millions.core.message import Action
from millions.core.table import View
from millions.games.club.view import View as ClubView
from millions.trained.club import ClubNetGuide
from millions.trained.guide import NetGuide
from millions.trained.reasons import beliefs


class Expert(Search):
    """Thinks ahead with the net of the game that it is shown; at a table with other numbers, without one."""

    def guide(self, view: View) -> AnyGuide:
        plain = super().guide(view)
        if getattr(view, "variant", UNSET) is not UNSET:
            return plain
        return ClubNetGuide(plain, view) if isinstance(view, ClubView) else NetGuide(plain, view)

    def act(self, view: View, forms: Forms, rng: Random) -> Action:
        action = super().act(view, forms, rng)
        guide = self.guide(view)
        if self.reason and isinstance(guide, NetGuide):
            self.reason = structs.replace(self.reason, **beliefs(view, guide.net.believe(guide.seat.observation(view))))
        return action
