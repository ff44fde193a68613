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
from millions.train.refit import imitator
from millions.train.settings import Settings
from millions.train.tables import PROPOSING, Decisions, Room
from millions.trained.bot import SECRET

Figures = dict[str, Array]
"""What a log says about one update."""

SMALL = 1e-8

WATCHED = 2
"""Of this number of decisions that are learnt from, one more is added at which the learner only watches."""


class Progress(NamedTuple):
    """Everything that changes during a training."""

    net: Params
    reference: Params
    past: Params
    """Past selves: each array has one more axis."""
    optimiser: Any
    states: tuple[State, ...]
    """The tables of each room."""
    visiting: Params | None = None
    """Of a mixed training: the net that plays beside the bots while updates on arrays go on."""
    imitator: Any = None
    """Of a training with `refit`: the clone that learns on, and its optimiser's memory."""
    rival: Any = None
    """Of a training with rivals: the progress of the one that learns now."""


class Lessons(NamedTuple):
    """Decisions (with a place for each step and table, or in one line), and what came of them for the two seats."""

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
    visiting = jax.tree.map(jnp.copy, net) if settings.mixed else None
    clone = imitator(net) if settings.refit else None
    return Progress(net, jax.tree.map(jnp.copy, net), past, optimiser(settings).init(net), states, visiting, clone)


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


class Minibatch(NamedTuple):
    """Places of decisions among the lessons in one line, and whether each is one: the last line may be too long."""

    deciding: Array
    decided: Array
    """Here the learner decides: policy, value and beliefs are learnt."""
    watching: Array
    watched: Array
    """Here another seat of the learner's watches: its value is learnt."""


def loss_of(settings: Settings, room: Room) -> Callable[..., tuple[Array, Figures]]:
    """The loss of one minibatch of a room's lessons."""

    def loss(
        net: Params, reference: Params, entropy_weight: Array, lessons: Lessons, some: Minibatch
    ) -> tuple[Array, Figures]:
        taught: Lessons = jax.tree.map(lambda array: array[some.deciding], lessons)
        made, learner, number = taught.made, some.decided, len(some.deciding)
        rows = jnp.concatenate([made.rows[:, 0], lessons.made.rows[some.watching, 1]])
        shares = jnp.concatenate([taught.share[:, 0], lessons.share[some.watching, 1]])
        hidden = room.hidden(net, rows)
        likely = log_policy(net, hidden[:number], made.mask)
        slow = log_policy(reference, room.hidden(reference, made.rows[:, 0]), made.mask)
        chances = jnp.exp(likely)
        entropy = -(chances * likely).sum(-1)
        figures = {
            "policy_loss": mean(clipped(settings, likely, taught, learner), learner),
            "value_loss": mean(
                optax.sigmoid_binary_cross_entropy(value_logit(net, hidden), shares),
                jnp.concatenate([learner, some.watched]),
            ),
            "belief_loss": mean(room.secrets.loss(beliefs(net, hidden[:number]), made.labels), learner),
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


def clipped(settings: Settings, likely: Array, taught: Lessons, learner: Array) -> Array:
    """PPO's objective: how much likelier an action became counts only within the clip."""
    made = taught.made
    gain = taught.advantage / (jnp.sqrt(mean(taught.advantage**2, learner)) + SMALL)
    now = jnp.take_along_axis(likely, made.action[..., None], -1)[..., 0]
    ratio = jnp.exp(now - made.log_chance)
    return -jnp.minimum(gain * ratio, gain * jnp.clip(ratio, 1 - settings.clip, 1 + settings.clip))


def mean(numbers: Array, kept: Array) -> Array:
    """The mean of the learner's numbers."""
    return jnp.where(kept, numbers, 0).sum() / jnp.maximum(kept.sum(), 1)


class Learner:
    """One update: play, then learn. Updates take the rooms in turn; all are compiled at the same time, in threads."""

    def __init__(self, settings: Settings, rooms: list[Room], progress: Progress) -> None:
        self.settings = settings
        self.turns = [settings.sizes.index(players) for players in settings.players]
        with ThreadPoolExecutor(len(rooms)) as threads:
            made = threads.map(lambda room, state: compiled(settings, room, progress, state), rooms, progress.states)
            self.rooms = list(made)

    def update(self, progress: Progress, number: int, key: Array) -> tuple[Progress, Figures]:
        """The next progress, and what the log says about it."""
        for_playing, for_learning = jax.random.split(key)
        turn = self.turns[number % len(self.turns)]
        play, learn = self.rooms[turn]
        state, taught, results = play(progress.net, progress.past, progress.states[turn], for_playing)
        net, reference, memory, figures = learn(
            progress.net,
            progress.reference,
            progress.optimiser,
            taught,
            weights_at(self.settings, number),
            for_learning,
        )
        states = (*progress.states[:turn], state, *progress.states[turn + 1 :])
        after = progress._replace(net=net, reference=reference, optimiser=memory, states=states)
        return after, figures | results


def compiled(
    settings: Settings, room: Room, progress: Progress, state: State
) -> tuple[Callable[..., Any], Callable[..., Any]]:
    """Playing and learning in one room."""
    net, key = progress.net, jax.random.key(0)
    playing = jax.jit(partial(play, settings, room), donate_argnums=2)
    learning = jax.jit(partial(learn, settings, room))
    _, taught, _ = jax.eval_shape(playing, net, progress.past, state, key)
    weights = weights_at(settings, 0)
    return (
        playing.lower(net, progress.past, state, key).compile(),
        learning.lower(net, progress.reference, progress.optimiser, taught, weights, key).compile(),
    )


def play(
    settings: Settings, room: Room, net: Params, past: Params, state: State, key: Array
) -> tuple[State, Lessons, Figures]:
    """Some steps at every table of a room, and what they teach."""
    state, made, last_values = room.play(net, past, state, key, settings.steps)
    taught = lessons(settings, made, last_values)
    cost = settings.proposal_cost * jnp.asarray(room.block(*PROPOSING), jnp.float32)[made.action]
    return state, taught._replace(advantage=taught.advantage - cost), room.results(made)


def learn(
    settings: Settings,
    room: Room,
    net: Params,
    reference: Params,
    memory: Any,
    taught: Lessons,
    weights: Weights,
    key: Array,
) -> tuple[Params, Params, Any, Figures]:
    """Some epochs over what was taught, then the reference follows."""
    line: Lessons = jax.tree.map(lambda array: array.reshape(-1, *array.shape[2:]), taught)
    loss, adam = loss_of(settings, room), optimiser(settings)

    def minibatch(carry: tuple[Params, Any], some: Minibatch) -> tuple[tuple[Params, Any], Figures]:
        net, memory = carry
        slope, figures = jax.grad(loss, has_aux=True)(net, reference, weights.entropy, line, some)
        change, memory = adam.update(slope, memory, net)
        change = jax.tree.map(lambda one: -weights.rate * one, change)
        return (optax.apply_updates(net, change), memory), figures

    def epoch(carry: tuple[Params, Any], key: Array) -> tuple[tuple[Params, Any], Figures]:
        return jax.lax.scan(minibatch, carry, minibatches(settings, room, line.made.learner, key))

    keys = jax.random.split(key, settings.epochs)
    (net, memory), figures = jax.lax.scan(epoch, (net, memory), keys)
    reference = optax.incremental_update(net, reference, settings.reference_rate)
    return net, reference, memory, jax.tree.map(jnp.mean, figures)


def minibatches(settings: Settings, room: Room, learner: Array, key: Array) -> Minibatch:
    """The learner's decisions in random order, as many as its share of the seats, and half as many that it watches."""
    parts = settings.minibatches
    size = max(1, int(len(learner) * float(room.learners.mean())) // parts)
    for_deciding, for_watching = jax.random.split(key)
    deciding = drawn(learner[:, 0], parts, size, for_deciding)
    return Minibatch(*deciding, *drawn(learner[:, 1], parts, max(1, size // WATCHED), for_watching))


def drawn(wanted: Array, parts: int, size: int, key: Array) -> tuple[Array, Array]:
    """Places in random order of what is wanted, in parts; and whether there is something in each."""
    order = jax.random.permutation(key, len(wanted))
    found = order[jnp.nonzero(wanted[order], size=parts * size, fill_value=0)[0]]
    there = jnp.arange(parts * size) < wanted.sum()
    return found.reshape(parts, size), there.reshape(parts, size)
