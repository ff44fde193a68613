"""Lockstep: the batched rules and the readable engine play the same games with the same chance, and are compared.

After every decision: who is asked, the mask, one seat's observation (bit by bit), whether the game is over, and the
rewards. Each game has its own temperament, so that games of deals, of claims and of departures are all played.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from msgspec.structs import replace
from numpy.typing import NDArray

from millions.batch.arrays import when
from millions.batch.environment import Env
from millions.batch.rows import row
from millions.core.table import Paid
from millions.research import Turns

Words = NDArray[np.uint32]

WILDEST = 3.0
"""How much more one temperament likes a kind of action than another: the width of a normal distribution of logs."""


class Draws(Random):
    """Chance for the readable engine: the words that the batched game gets."""

    words: list[int]

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        """One of this many things, as `chance.one_of` chooses it."""
        return self.words.pop(0) * start >> 32


class Seen(NamedTuple):
    """What is compared after each step."""

    asked: Array
    mask: Array
    row: Array
    over: Array
    rewards: Array


class Game:
    """One game of the readable engine, with a temperament."""

    def __init__(self, env: Env, words: Words, rng: Random) -> None:
        self.draws = Draws()
        self.draws.words = words[: env.words_at_first].tolist()
        self.turns = Turns.begin(replace(env.setting, recall=True), rng=self.draws)
        self.rng = rng
        blocks = self.turns.code.ranges.values()
        self.likes = [like for place in blocks for like in [np.exp(rng.gauss(0, WILDEST)) / len(place)] * len(place)]

    def choose(self) -> int:
        """An index by temperament."""
        legal = self.turns.legal()
        return self.rng.choices(legal, [self.likes[index] for index in legal])[0]

    def play(self, index: int, words: Words) -> None:
        """Play an index; nature draws from the words, if it draws."""
        self.draws.words = words.tolist()
        self.turns.play(index)


def compiled_step(env: Env) -> Callable[..., Any]:
    """Begin or continue many games at once, and see what is compared. One compilation."""
    rules, box = env.rules, env.box

    def one(table: Any, fresh: Array, action: Array, words: Array, viewer: Array) -> tuple[Any, Seen]:
        table = when(
            fresh,
            rules.begin(box, words[: env.words_at_first]),
            rules.step(box, table, action, words[: env.words_in_step]),
        )
        over = rules.over(table)
        seen = row(rules.parts(box, table, viewer))
        return table, Seen(rules.asked(box, table), rules.legal(box, table), seen, over, rules.returns(box, table))

    def many(tables: Any, *more: Array) -> Any:
        return jax.vmap(one)(tables, *more)

    return jax.jit(many)


def no_tables(env: Env, games: int) -> Any:
    """Arrays of the right shapes, before the first game."""
    words = jnp.zeros((games, env.words_at_first), jnp.uint32)
    shapes = jax.eval_shape(jax.vmap(partial(env.rules.begin, env.box)), words)
    return jax.tree.map(lambda leaf: jnp.zeros(leaf.shape, leaf.dtype), shapes)


def lockstep(env: Env, decisions: int, games: int = 32, seed: int = 0) -> Counter[str]:
    """Play at least this many decisions, and count the kinds of messages; a difference raises AssertionError."""
    rng, chance = Random(seed), np.random.default_rng(seed)
    step = compiled_step(env)
    tables = no_tables(env, games)
    table: list[Game | None] = [None] * games
    told: Counter[str] = Counter()
    played, most_words = 0, max(env.words_at_first, env.words_in_step)
    while played < decisions:
        words = chance.integers(0, 1 << 32, (games, most_words), np.uint32)
        viewers = chance.integers(0, env.num_players, games, np.int8)
        fresh = np.array([game is None or game.turns.over for game in table])
        actions = np.zeros(games, np.int32)
        for at, game in enumerate(table):
            if game is None or game.turns.over:
                table[at] = Game(env, words[at], rng)
                continue
            actions[at] = game.choose()
            game.play(int(actions[at]), words[at])
            played += 1
        tables, seen = step(tables, fresh, actions, words, viewers)
        compare(env, table, Seen(*map(np.asarray, seen)), viewers)  # type: ignore[arg-type]
        count(table, told)
    return told


def compare(env: Env, table: list[Game | None], seen: Seen, viewers: NDArray[np.int8]) -> None:
    """Everything that both engines show is the same."""
    for at, game in enumerate(table):
        assert game is not None
        turns = game.turns
        told = env.setting, turns.log[-3:]
        assert bool(seen.over[at]) == turns.over, told
        assert not turns.over or np.array_equal(seen.rewards[at], np.array(turns.returns(), np.float32)), told
        assert tuple(np.flatnonzero(seen.asked[at])) == turns.asked, told
        ours, theirs = np.asarray(seen.mask[at]), turns.mask()
        assert np.array_equal(ours, theirs), (
            [turns.code.label(int(index)) for index in np.flatnonzero(ours != theirs)],
            told,
        )
        numbers, expected = np.asarray(seen.row[at]), turns.observe(int(viewers[at]))
        differ = np.flatnonzero(numbers.view(np.uint32) != expected.view(np.uint32))
        assert not differ.size, (differ, numbers[differ], expected[differ], told)


def count(table: list[Game | None], told: Counter[str]) -> None:
    """Count what was done and told since the last time: kinds of messages, some with their reason.

    And whether a Brute took the last coin after others had taken two: "Paid brute 2, 1".
    """
    for game in table:
        assert game is not None
        told.update(f"{type(one).__name__} {getattr(one, 'why', '')}".strip() for _, one in game.turns.messages)
        brutes = {one.amount for _, one in game.turns.messages if isinstance(one, Paid) and one.why == "brute"}
        if brutes == {1, 2}:
            told["Paid brute 2, 1"] += 1
        game.turns.messages.clear()
