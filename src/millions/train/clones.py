"""Personalities in the pool: nets that have learnt, from games between bots, to decide as a personality does.

Personalities are Python and cannot sit at tables on arrays; their clones can.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from functools import partial
from random import Random
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax
from jax import Array
from numpy.typing import NDArray

from millions.bots import PERSONALITIES, AnyBot, Bot, bot_named
from millions.core.errors import Malformed
from millions.core.form import Forms
from millions.core.game import game_named
from millions.core.message import Action
from millions.core.seat import Seat
from millions.research import Turns, code_of, observer_of
from millions.research.code import Parts
from millions.research.live import LiveSeat
from millions.research.mask import MaskArray
from millions.research.observer import Numbers
from millions.research.opponents import forms_for_bot
from millions.research.setting import card_names
from millions.train.net import Params, Shape, fresh, log_policy
from millions.trained import most_players, places

CHUNK = 25
"""Games that one process plays at a time."""

AT_ONCE = 1024
"""Decisions in one step of learning."""

RATE = 1e-3
EPOCHS = 15

KEPT = 20
"""One part in this number is not learnt, but tried."""

ITSELF = 0.6
"""The share of seats that one of the personalities takes, another one in each game."""

COMPANY = (*PERSONALITIES, "random", "novice", "regular", *("trained",) * 5)
"""Of whom the others are drawn: a learner will do things to a clone that personalities never do to each other."""


class Seen(NamedTuple):
    """Decisions of personalities, as arrays of NumPy or JAX. Rows are those of the largest table."""

    rows: Any
    players: Any
    masks: Any
    actions: Any
    whose: Any
    """The number of the personality."""


class Sighted(NamedTuple):
    """One decision of a personality, or a part of one."""

    players: int
    row: Numbers
    mask: MaskArray
    chosen: int
    """What it played."""
    whose: int = 0


class Watched(Bot[Any]):
    """A bot whose decisions are noted as a clone would have to make them. Those without an index are left out."""

    def __init__(self, bot: AnyBot, game: str, players: int, sighted: list[Sighted]) -> None:
        self.bot, self.players, self.seat, self.sighted = bot, players, LiveSeat(game, players), sighted

    def act(self, view: Any, forms: Forms, rng: Random) -> Action:
        action = self.bot.act(view, forms, rng)
        with suppress(Malformed):
            self.note(view, forms, self.seat.code.spell(view, view.viewer, action, forms))
        return action

    def note(self, view: Any, forms: Forms, parts: Parts) -> None:
        """Note a decision, part by part."""
        for number, index in enumerate(parts):
            begun = parts[:number]
            mask = self.seat.mask(view, forms, begun)
            if index not in mask.indexes:
                return
            row = self.seat.observation(view, begun).copy()
            self.sighted.append(Sighted(self.players, row, mask.array, index))


class Clone(NamedTuple):
    """A net that decides like a personality."""

    net: Params
    decisions: int
    """From which it learnt."""
    likeness: float
    """How often it chose the same on decisions that it had not learnt."""
    surprise: float
    """Its cross-entropy on them, in nats."""


def clones(
    shape: Shape, game: str, sizes: tuple[int, ...], names: Sequence[str], games: int, seed: int
) -> dict[str, Clone]:
    """A clone of each of these personalities, from games in which they meet."""
    seen = watched(game, sizes, tuple(names), games, seed)
    return dict(zip(names, told_apart(shape, seen, len(names), seed), strict=True))


def told_apart(shape: Shape, seen: Seen, personalities: int, seed: int) -> list[Clone]:
    """First a net learns the decisions of all personalities, then a copy of it those of each: they have much in
    common, and nobody is seen often."""
    for_all, *for_each = jax.random.split(jax.random.key(seed), 1 + personalities)
    common = fitted(fresh(for_all, shape), seen, for_all)
    found = []
    for number, key in enumerate(for_each):
        mine = Seen(*(array[seen.whose == number] for array in seen))
        found.append(fitted(common.net, mine, key))
    return found


# Watching


def watched(game: str, sizes: tuple[int, ...], names: tuple[str, ...], games: int, seed: int) -> Seen:
    """The decisions of personalities in games with each other and others, played in several processes."""
    starts = range(0, games, CHUNK)
    chunk = partial(watch, game, sizes, names, seed)
    with ProcessPoolExecutor(mp_context=multiprocessing.get_context("spawn"), initializer=on_the_processor) as workers:
        return joined(list(workers.map(chunk, starts)))


def on_the_processor() -> None:
    """Processes that play leave the accelerator alone."""
    jax.config.update("jax_platforms", "cpu")  # type: ignore[no-untyped-call]


def watch(game: str, sizes: tuple[int, ...], names: tuple[str, ...], seed: int, start: int) -> Seen:
    """The decisions of personalities in some games."""
    numbers = range(start, start + CHUNK)
    return gathered(game, [one for number in numbers for one in decisions(game, sizes, names, f"{seed} {number}")])


def gathered(game: str, found: Sequence[Sighted]) -> Seen:
    """Decisions as arrays, with the rows of the largest table."""
    most = most_players(game)
    row = observer_of(game, most, card_names(game_named(game).house_deck())).size
    rows = np.zeros((len(found), row), np.float16)
    masks = np.empty((len(found), code_of(game, most).size), bool)
    for at, one in enumerate(found):
        rows[at, places(game, one.players)] = one.row
        masks[at] = one.mask
    rest = [(one.players, one.chosen, one.whose) for one in found]
    sizes_seen, actions, owners = np.array(rest, np.int32).reshape(-1, 3).T
    return Seen(rows, sizes_seen, masks, actions, owners)


def joined(parts: Sequence[Seen]) -> Seen:
    """All of these decisions."""
    return Seen(*(np.concatenate(arrays) for arrays in zip(*parts, strict=True)))


def decisions(game: str, sizes: tuple[int, ...], names: tuple[str, ...], seed: str) -> Iterator[Sighted]:
    """One game; the decisions of the personalities among its bots."""
    rng = Random(seed)
    turns = Turns.new(game, rng.choice(sizes), seed=rng.getrandbits(32))
    name = rng.choice(names)
    kinds = [name if rng.random() < ITSELF else rng.choice(COMPANY) for _ in range(turns.players)]
    bots = [bot_named(kind) for kind in kinds]
    while not turns.over:
        seat = turns.asked[0]
        for index in spelled(turns, seat, bots[seat].act, rng):
            mask = turns.action_mask(seat)
            if index not in mask.indexes:
                turns.play(rng.choice(mask.indexes), seat)
                break
            if kinds[seat] in names:
                yield Sighted(turns.players, turns.observe(seat).copy(), mask.array, index, names.index(kinds[seat]))
            turns.play(index, seat)


def spelled(turns: Turns, seat: Seat, act: Callable[..., Any], rng: Random) -> tuple[int, ...]:
    """The indexes of a bot's decision; an index that is not legal if there is none for it."""
    view = game_named(turns.setting.game).view(turns.table, seat)
    action = act(view, forms_for_bot(turns, seat), rng)
    try:
        return turns.code.spell(turns.table, seat, action, turns.choice(seat).forms)
    except Malformed:
        return (-1,)


# Learning


def fitted(net: Params, seen: Seen, key: Array) -> Clone:
    """Let a net learn decisions; one part in KEPT is kept to try it on, and the epoch that does best there counts."""
    adam = optax.adam(RATE)
    kept, learnt = (jax.tree.map(jnp.asarray, Seen(*part)) for part in zip(*(in_two(one) for one in seen), strict=True))
    size = min(AT_ONCE, len(learnt.actions))

    def step(carry: tuple[Params, Any], order: Array) -> tuple[tuple[Params, Any], None]:
        net, memory = carry
        slope = jax.grad(surprise)(net, Seen(*(array[order] for array in learnt)))
        change, memory = adam.update(slope, memory, net)
        return (optax.apply_updates(net, change), memory), None

    @jax.jit
    def epoch(carry: tuple[Params, Any], key: Array) -> tuple[Params, Any]:
        order = jax.random.permutation(key, len(learnt.actions))
        parts = order[: len(order) // size * size].reshape(-1, size)
        return jax.lax.scan(step, carry, parts)[0]

    carry, best, least = (net, adam.init(net)), net, float(surprise(net, kept))
    for number in range(EPOCHS):
        carry = epoch(carry, jax.random.fold_in(key, number))
        if (now := float(surprise(carry[0], kept))) < least:
            best, least = carry[0], now
    same = log_chances(best, kept).argmax(-1) == kept.actions
    return Clone(best, len(learnt.actions), float(same.mean()), least)


def in_two(array: NDArray[Any]) -> tuple[NDArray[Any], NDArray[Any]]:
    """A part to try a net on, and the part that it learns."""
    kept = max(1, len(array) // KEPT)
    return array[:kept], array[kept:]


def log_chances(net: Params, seen: Seen) -> Array:
    """What the net would do."""
    hidden = jax.nn.relu(seen.rows @ net["first"] + net["first_bias"][seen.players])
    hidden = jax.nn.relu(hidden @ net["second"] + net["second_bias"])
    return log_policy(net, hidden, seen.masks)


def surprise(net: Params, seen: Seen) -> Array:
    """The cross-entropy of the decisions."""
    return -jnp.take_along_axis(log_chances(net, seen), seen.actions[:, None], 1).mean()
