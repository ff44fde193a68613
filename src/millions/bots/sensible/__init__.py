"""A first bot worth playing against: believes the shown cards, leaves when it is probably doubled, buys a rival out
when that pays, sells its own departure when it can, and sometimes lies.

`values` says what a heist is worth, `bargaining` what follows from it; each edition adds what is its own.
"""

from __future__ import annotations

from random import Random

from millions.bots import club
from millions.bots.bot import Bot
from millions.bots.sensible import dollars1, dollars2
from millions.core.form import Forms
from millions.core.message import Action
from millions.core.table import View
from millions.games.club.view import View as ClubView
from millions.games.dollars1.view import View as View1
from millions.games.dollars2.view import View as View2


class SensibleBot(Bot):
    """Weighs what it could do over worlds it cannot exclude; plays all three games."""

    def act(self, view: View, forms: Forms, rng: Random) -> Action:
        match view:
            case View1():
                return dollars1.act(view, forms, rng)
            case View2():
                return dollars2.act(view, forms, rng)
            case ClubView():
                return club.act(view, forms, rng, club.Dials())
        raise TypeError(f"this bot cannot play what {type(view).__module__} shows")
