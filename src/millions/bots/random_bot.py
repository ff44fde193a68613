"""A bot that chooses a form at random and fills it at random."""

from random import Random

from millions.bots.bot import Bot
from millions.core.form import Forms
from millions.core.message import Action
from millions.core.table import View


class RandomBot(Bot[View]):
    """Every family of actions is equally likely; within a family every action is, but small deals are likelier."""

    def act(self, view: View, forms: Forms, rng: Random) -> Action:
        return rng.choice(forms).sample(rng)
