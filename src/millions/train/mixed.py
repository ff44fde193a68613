"""A mixed training: most updates on arrays, some beside the bots themselves, whose games go on meanwhile.

Beside bots alone, a net learns to beat them and to be exploited by everybody else: its choice of roles becomes
predictable, since these bots do not mind. Updates on arrays, against itself, past selves and clones, keep it careful.
"""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor

import jax
import jax.numpy as jnp
from jax import Array
from msgspec import structs

from millions.train.beside import Besides, Taught
from millions.train.clones import Seen
from millions.train.net import Params, replace_past
from millions.train.ppo import Figures, Learner, Progress
from millions.train.refit import ReplayBuffer, refit
from millions.train.settings import ONE_GROUP, Settings
from millions.train.tables import Room, rooms_of

KINDS = ("bots", "guests", "rivals", "past", "random")
"""Of opponents, in the log."""

IMITATION = ("clone_decisions", "clone_same", "clone_surprise")
"""Sums over the decisions that a clone has just seen, and not yet learnt."""


class Mixed:
    """One update: on arrays, or every so often beside bots. The games beside bots are played by the net as it was when
    they began, at the last update there (`Progress.visiting`), so a run that is resumed goes on exactly.

    With `refit` the decisions of a personality in these games teach its clones (`refit`).
    """

    def __init__(self, settings: Settings, rooms: list[Room], progress: Progress, buffer: ReplayBuffer) -> None:
        self.every = settings.beside_every
        self.learner = Learner(settings, rooms, progress)
        alone = structs.replace(settings, groups=ONE_GROUP, clones=(), rivals=0, refit="")
        self.besides = Besides(alone, rooms_of(alone), settings.refit)
        self.thread = ThreadPoolExecutor(1)
        self.games: Future[Taught] | None = None
        self.buffer = buffer

    def update(self, progress: Progress, number: int, key: Array) -> tuple[Progress, Figures]:
        """The next progress, and what the log says about it."""
        last = number - number % self.every + self.every - 1
        if self.games is None:
            self._begin(progress.visiting, last)
        if number != last or self.games is None:
            after, figures = self.learner.update(progress, number, key)
            return after, with_all_kinds(figures)
        taught = self.games.result()
        after, figures = self.besides.study(progress, number, key, taught)
        self._begin(after.net, last + self.every)
        if taught.seen is not None:
            after, likeness = self._refit(after, taught.seen, number)
            figures |= likeness
        renamed = {name.replace("guests", "bots"): figure for name, figure in figures.items()}
        return after._replace(visiting=jax.tree.map(jnp.copy, after.net)), with_all_kinds(renamed)

    def _refit(self, progress: Progress, seen: Seen, number: int) -> tuple[Progress, Figures]:
        """Let the clone learn on, and take its places."""
        settings, past = self.learner.settings, progress.past
        learnt, figures = refit(progress.imitator, self.buffer, seen, number)
        for slot in settings.refitted_slots:
            past = replace_past(past, learnt[0], slot)
        return progress._replace(past=past, imitator=learnt), figures

    def close(self) -> None:
        """Stop the processes; games under way are thrown away."""
        self.besides.close()
        self.thread.shutdown()

    def _begin(self, net: Params | None, number: int) -> None:
        """Begin the games of the next update beside bots, if there is one."""
        self.games = None
        if net is not None and number < self.learner.settings.updates:
            self.games = self.thread.submit(self.besides.play, net, number)


def with_all_kinds(figures: Figures) -> Figures:
    """The figures, with 0 for the opponents that this update did not have."""
    names = [f"{kind}_{what}" for kind in KINDS for what in ("games", "won")]
    return {name: jnp.zeros(()) for name in (*names, *IMITATION)} | figures
