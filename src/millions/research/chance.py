"""Nature's draws: where they come from, and their probabilities."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from millions.core.form import Form
from millions.core.message import Action
from millions.research.memo import Memo


class RandomDraws(NamedTuple):
    """Draws from one random generator; faster than a `Dealer`, who has a verifiable source for each draw."""

    rng: Random

    def hand(self, number: int) -> Random:
        """The source of the draw with this number."""
        return self.rng


def probabilities(question: Form) -> tuple[tuple[Action, float], ...]:
    """The possible answers to a question of chance, and the probability of each."""
    return tuple((action, float(question.chance(action))) for action in question)


outcomes_of: Memo[Form, tuple[tuple[Action, float], ...]] = Memo(probabilities)
