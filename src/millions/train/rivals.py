"""Rivals: exploiters that learn beside the learner, each alone at a table with it.

Each begins as the learner's own net and learns to beat what the bot `trained` would play; the learner meets it while it
learns, and the ones before it as they were in the end. So what a rival finds out, the learner soon answers. After the
main exploiters of Vinyals et al., "Grandmaster Level in StarCraft II Using Multi-agent Reinforcement Learning" (2019).
"""

from __future__ import annotations

import jax
import jax.numpy as jnp
from jax import Array

from millions.train.net import replace_past
from millions.train.ppo import Learner, Progress, first_progress, optimiser
from millions.train.settings import Settings
from millions.train.tables import rooms_of


def first_rival(settings: Settings, key: Array, progress: Progress) -> Progress:
    """The progress of the first rival, before it has learnt."""
    chosen = settings.of_rivals()
    return first_progress(chosen, rooms_of(chosen), key, progress.net)


class Rivals:
    """One update of the rival that learns now, and its net at the learner's tables."""

    def __init__(self, settings: Settings, progress: Progress) -> None:
        self.whole, self.settings = settings, settings.of_rivals()
        assert progress.rival is not None
        self.learner = Learner(self.settings, rooms_of(self.settings), progress.rival)
        self.replaced = jax.jit(replace_past)

    def update(self, progress: Progress, number: int, key: Array) -> Progress:
        """The progress with a rival that has learnt a little more."""
        rival: Progress = progress.rival
        turn, part = divmod(number, self.whole.rival_updates)
        if part == 0:
            net = progress.net
            rival = rival._replace(net=net, reference=net, optimiser=optimiser(self.settings).init(net))
        rival = rival._replace(past=jax.tree.map(lambda array: array[None], progress.reference))
        rival, _ = self.learner.update(rival, number, key)
        slot = len(self.whole.clones) + turn % self.whole.rivals
        past = self.replaced(progress.past, rival.net, jnp.asarray(slot))
        return progress._replace(past=past, rival=rival)
