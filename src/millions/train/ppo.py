"""Proximal policy optimisation, with a slow reference policy beside it: one update from the decisions of all tables.

After Schulman et al., "Proximal Policy Optimization Algorithms" (2017). The reference (a running mean of the policy,
after Sokota et al., "A Unified Approach to Reinforcement Learning, Quantal Response Equilibria, and Two-Player Zero-Sum
Games", 2023) slows the policy down, so that it does not run in circles against itself.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import optax
from jax import Array

from millions.batch import State
from millions.train.net import Params, beliefs, fresh, log_policy, shape_of, value_logit
from millions.train.settings import Settings
from millions.train.tables import PROPOSING, SECRET, Decisions, Room

Figures = dict[str, Array]
"""What a log says about one update."""

SMALL = 1e-8


class Progress(NamedTuple):
    """Everything that changes during a training."""

    net: Params
    reference: Params
    past: Params
    """Past selves: each array has one more axis."""
    optimiser: Any
    states: tuple[State, ...]
    """The tables of each room."""


class Lessons(NamedTuple):
    """Decisions, and what came of them for the two seats that are learnt from."""

    made: Decisions
    advantage: Array
    """Of the seat that decided: how much better it did than it expected."""
    share: Array
    """Of both seats: the share of the game that they should have expected."""


class Weights(NamedTuple):
    """What changes evenly from the first update to the last."""

    rate: float
    """Of learning."""
    entropy: float


def weights_at(settings: Settings, number: int) -> Weights:
    """The weights of an update."""
    done = number / max(1, settings.updates)
    rate = settings.learning_rate * (1 + done * (settings.last_rate - 1))
    return Weights(rate, settings.entropy + done * (settings.last_entropy - settings.entropy))


def optimiser(settings: Settings) -> optax.GradientTransformation:
    """Adam; its steps are multiplied by the rate of learning."""
    return optax.chain(optax.clip_by_global_norm(settings.most_gradient), optax.scale_by_adam(eps=1e-5))


def first_progress(settings: Settings, rooms: list[Room], key: Array, net: Params | None = None) -> Progress:
    """The beginning: a fresh net (or one that is given), and as many copies of it as past selves."""
    for_net, *for_rooms = jax.random.split(key, 1 + len(rooms))
    shape = shape_of(settings.game, settings.hidden, rooms[0].secrets.size)
    net = fresh(for_net, shape) if net is None else net
    past = jax.tree.map(lambda array: jnp.repeat(array[None], max(1, settings.groups.past), 0), net)
    states = tuple(jax.jit(room.begin)(one) for room, one in zip(rooms, for_rooms, strict=True))
    return Progress(net, jax.tree.map(jnp.copy, net), past, optimiser(settings).init(net), states)


def lessons(settings: Settings, made: Decisions, last_values: Array) -> Lessons:
    """Generalised advantages. In every step each seat, deciding or not, has its own value and its own advantage."""

    def back(after: tuple[Array, Array], step: tuple[Array, Array, Array]) -> tuple[tuple[Array, Array], Array]:
        next_values, next_gain = after
        values, shares, done = step
        going_on = 1 - done[:, None]
        surprise = shares + going_on * next_values - values
        gain = surprise + settings.trace * going_on * next_gain
        return (values, gain), gain

    steps = (made.values, made.shares, made.done.astype(jnp.float32))
    _, gains = jax.lax.scan(back, (last_values, jnp.zeros_like(last_values)), steps, reverse=True)
    gain = jnp.take_along_axis(gains, made.seats, -1)
    expected = jnp.take_along_axis(made.values, made.seats, -1)
    return Lessons(made, gain[..., 0], jnp.clip(gain + expected, 0, 1))


def loss_of(settings: Settings, room: Room) -> Callable[..., tuple[Array, Figures]]:
    """The loss of one room's lessons."""

    def loss(net: Params, reference: Params, entropy_weight: Array, taught: Lessons) -> tuple[Array, Figures]:
        made = taught.made
        hidden = room.hidden(net, made.rows)
        likely = log_policy(net, hidden[..., 0, :], made.mask)
        slow = log_policy(reference, room.hidden(reference, made.rows[..., 0, :]), made.mask)
        chances = jnp.exp(likely)
        entropy, learner = -(chances * likely).sum(-1), made.learner[..., 0]
        figures = {
            "policy_loss": mean(clipped(settings, likely, taught), learner),
            "value_loss": mean(
                optax.sigmoid_binary_cross_entropy(value_logit(net, hidden), taught.share), made.learner
            ),
            "belief_loss": mean(room.secrets.loss(beliefs(net, hidden[..., 0, :]), made.labels), learner),
            "entropy": mean(entropy, learner),
            "secret_entropy": mean(entropy, learner & made.mask[..., room.block(*SECRET)].any(-1)),
            "kl": mean((chances * (likely - slow)).sum(-1), learner),
        }
        total = (
            figures["policy_loss"]
            + settings.value_weight * figures["value_loss"]
            + settings.belief_weight * figures["belief_loss"]
            - entropy_weight * figures["entropy"]
            - settings.secret_entropy * figures["secret_entropy"]
            + settings.kl * figures["kl"]
        )
        return total, figures

    return loss


def clipped(settings: Settings, likely: Array, taught: Lessons) -> Array:
    """PPO's objective: how much likelier an action became counts only within the clip."""
    made = taught.made
    gain = taught.advantage / (jnp.sqrt(mean(taught.advantage**2, made.learner[..., 0])) + SMALL)
    now = jnp.take_along_axis(likely, made.action[..., None], -1)[..., 0]
    ratio = jnp.exp(now - made.log_chance)
    return -jnp.minimum(gain * ratio, gain * jnp.clip(ratio, 1 - settings.clip, 1 + settings.clip))


def mean(numbers: Array, kept: Array) -> Array:
    """The mean of the learner's numbers."""
    return jnp.where(kept, numbers, 0).sum() / jnp.maximum(kept.sum(), 1)


class Learner:
    """One update: play, then learn. Rooms play in threads of their own, so that they are compiled at the same time."""

    def __init__(self, settings: Settings, rooms: list[Room]) -> None:
        self.settings, self.rooms, self.adam = settings, rooms, optimiser(settings)
        self.losses = [loss_of(settings, room) for room in rooms]
        self.plays = [jax.jit(partial(play, settings, room)) for room in rooms]
        self.learn = jax.jit(self._learn)
        self.threads = ThreadPoolExecutor(len(rooms))

    def update(self, progress: Progress, number: int, key: Array) -> tuple[Progress, Figures]:
        """The next progress, and what the log says about it."""
        for_learning, *for_rooms = jax.random.split(key, 1 + len(self.rooms))
        jobs = zip(self.plays, progress.states, for_rooms, strict=True)
        played = [self.threads.submit(play, progress.net, progress.past, state, one) for play, state, one in jobs]
        states, taught, results = zip(*[one.result() for one in played], strict=True)
        net, reference, memory, figures = self.learn(
            progress.net,
            progress.reference,
            progress.optimiser,
            list(taught),
            weights_at(self.settings, number),
            for_learning,
        )
        figures |= jax.tree.map(lambda *each: sum(each), *results)
        return Progress(net, reference, progress.past, memory, states), figures

    def _learn(
        self, net: Params, reference: Params, memory: Any, lessons: list[Lessons], weights: Weights, key: Array
    ) -> tuple[Params, Params, Any, Figures]:
        def minibatch(carry: tuple[Params, Any], taught: list[Lessons]) -> tuple[tuple[Params, Any], Figures]:
            net, memory = carry
            slope, figures = jax.grad(self._loss, has_aux=True)(net, reference, weights.entropy, taught)
            change, memory = self.adam.update(slope, memory, net)
            change = jax.tree.map(lambda one: -weights.rate * one, change)
            return (optax.apply_updates(net, change), memory), figures

        def epoch(carry: tuple[Params, Any], key: Array) -> tuple[tuple[Params, Any], Figures]:
            return jax.lax.scan(minibatch, carry, shuffled(lessons, self.settings.minibatches, key))

        keys = jax.random.split(key, self.settings.epochs)
        (net, memory), figures = jax.lax.scan(epoch, (net, memory), keys)
        reference = optax.incremental_update(net, reference, self.settings.reference_rate)
        return net, reference, memory, jax.tree.map(jnp.mean, figures)

    def _loss(self, net: Params, reference: Params, entropy: Array, taught: list[Lessons]) -> tuple[Array, Figures]:
        """The mean over all tables."""
        found = [loss(net, reference, entropy, one) for loss, one in zip(self.losses, taught, strict=True)]
        parts = [room.tables / self.settings.tables for room in self.rooms]
        whole: tuple[Array, Figures] = jax.tree.map(
            lambda *each: sum(part * one for part, one in zip(parts, each, strict=True)), *found
        )
        return whole


def play(
    settings: Settings, room: Room, net: Params, past: Params, state: State, key: Array
) -> tuple[State, Lessons, Figures]:
    """Some steps at every table of a room, and what they teach."""
    state, made, last_values = room.play(net, past, state, key, settings.steps)
    taught = lessons(settings, made, last_values)
    cost = settings.proposal_cost * jnp.asarray(room.block(*PROPOSING), jnp.float32)[made.action]
    return state, taught._replace(advantage=taught.advantage - cost), room.results(made)


def shuffled(lessons: list[Lessons], parts: int, key: Array) -> list[Lessons]:
    """Lessons in parts: each has whole games of other tables, from every room."""
    return [in_parts(one, parts, jax.random.fold_in(key, number)) for number, one in enumerate(lessons)]


def in_parts(lessons: Lessons, parts: int, key: Array) -> Lessons:
    """One room's lessons in parts."""
    order = jax.random.permutation(key, lessons.advantage.shape[1]).reshape(parts, -1)
    found: Lessons = jax.tree.map(lambda array: jnp.moveaxis(array[:, order], 1, 0), lessons)
    return found
