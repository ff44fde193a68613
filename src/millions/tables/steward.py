"""Who plays for somebody who is away: carefully, without a deal and without a word."""

from __future__ import annotations

from random import Random

from millions.bots import Bot, RandomBot, SensibleBot
from millions.core.form import Forms
from millions.core.message import Action
from millions.core.table import View
from millions.tables.customs import Customs


class Steward(Bot):
    """Declines what is proposed, is ready, and otherwise does what a sensible player would."""

    def __init__(self, customs: Customs) -> None:
        self.customs = customs

    def act(self, view: View, forms: Forms, rng: Random) -> Action:
        offered = {form.verb: form for form in forms}
        for verb in self.customs.modest:
            if verb in offered:
                return offered[verb].sample(rng)
        try:
            return SensibleBot().act(view, forms, rng)
        except TypeError:  # a game it does not know
            return RandomBot().act(view, forms, rng)
