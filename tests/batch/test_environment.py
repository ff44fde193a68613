"""The environment has pgx's interface, and refuses what it cannot do."""

from __future__ import annotations

import importlib
from functools import cache, partial
from typing import Any

import batch_random
import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax import Array

from millions import batch
from millions.batch import Env, State, extra
from millions.batch.chance import one_of, some_of
from millions.batch.registry import rules_of
from millions.batch.sampling import random_index
from millions.core import record, replay
from millions.core.errors import BadDeck, BadSetup
from millions.core.game import game_named
from millions.core.nature import Dealer
from millions.research import Turns
from millions.research.extra import MissingExtra

SEEDS = range(6)


@cache
def heist() -> Env:
    """A short game: one heist of four players."""
    return batch.make("dollars-1e", 4, one_heist=True)


@cache
def step_of_heists() -> Any:
    """Compiled once for all tests: a step at as many tables as there are seeds."""
    return jax.jit(jax.vmap(partial(batch.step_dealt, heist())))


@cache
def heists() -> tuple[State, Any]:
    """The first states, and the words of chance."""
    words = batch.deal(heist(), SEEDS)
    return jax.jit(jax.vmap(partial(batch.init_dealt, heist())))(words), words


def test_one_of_is_the_high_half_of_the_product() -> None:
    for word in (0, 1, 0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFF, 0x1234_5678):
        for number in (1, 3, 10, 100, 65_535):
            assert int(one_of(jnp.uint32(word), number)) == word * number >> 32


def test_a_dealers_bytes_give_the_dealers_choices() -> None:
    """Several choices of one draw too; bytes that the dealer passes over are passed over."""
    bags = (1, 2, 39, 38, 37, 100)
    for seed in range(20):
        hand, bytes_again = Dealer.new(seed).hand(1), Dealer.new(seed).hand(1)
        row = jnp.array([bytes_again.randrange(256) for _ in range(32)], jnp.uint8)
        assert [int(choice) for choice in some_of(row, bags)] == [hand.randrange(bag) for bag in bags]


def test_random_indexes_are_the_legal_ones_each_as_likely() -> None:
    mask = jnp.zeros(122, bool).at[jnp.array([0, 31, 32, 64, 121])].set(True)
    words = jnp.array([-(-(at << 32) // 5) for at in range(5)], jnp.uint32)
    assert jax.jit(jax.vmap(random_index, (None, 0)))(mask, words).tolist() == [0, 31, 32, 64, 121]


def test_attributes_are_those_of_pgx() -> None:
    env = heist()
    state = jax.eval_shape(env.init, jax.random.key(0))
    shapes = {
        "current_player": ((), jnp.int32),
        "observation": (env.observation_shape, jnp.float32),
        "rewards": ((4,), jnp.float32),
        "terminated": ((), jnp.bool_),
        "truncated": ((), jnp.bool_),
        "legal_action_mask": ((env.num_actions,), jnp.bool_),
        "_step_count": ((), jnp.int32),
    }
    assert {name: (getattr(state, name).shape, getattr(state, name).dtype) for name in shapes} == shapes
    assert (env.id, env.version, env.num_players) == ("dollars-1e", "v1", 4)
    step = jax.eval_shape(env.step, state, jnp.int32(0), jax.random.key(0))
    assert jax.tree.map(lambda one: (one.shape, one.dtype), state) == jax.tree.map(
        lambda one: (one.shape, one.dtype), step
    )


@pytest.mark.parametrize("kind", ["bfloat16", "int16", "none"])
def test_observations_of_other_kinds(kind: str) -> None:
    env = batch.make("dollars-1e", 4, observation=kind)
    state = jax.eval_shape(env.init, jax.random.key(0))
    assert state.observation.dtype == ("float32" if kind == "none" else kind)
    assert state.observation.shape == env.observation_shape
    assert env.observation_shape[0] == (0 if kind == "none" else batch.make("dollars-1e", 4).observation_shape[0])


@pytest.mark.slow
def test_dealt_games_become_records_that_verify() -> None:
    """The rewards are the returns of `Turns`; after the end nothing changes, and rewards are 0."""
    env, step, (state, words) = heist(), step_of_heists(), heists()
    rng, played = np.random.default_rng(0), [list[int]() for _ in SEEDS]
    gained = np.zeros((len(SEEDS), 4))
    while not state.terminated.all():
        masks = np.asarray(state.legal_action_mask)
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in masks], np.int32)
        for seed in SEEDS:
            if not state.terminated[seed]:
                played[seed].append(int(actions[seed]))
        state = step(state, actions, words)
        gained += np.asarray(state.rewards)
    for seed in SEEDS:
        turns = Turns.begin(env.setting, seed)
        for index in played[seed]:
            turns.play(index)
        assert turns.over
        assert tuple(gained[seed]) == turns.returns()
        found = replay.findings(record.encode(batch.match_of(env, seed, played[seed])))
        assert found.ok
        assert found.dealt > 1
    after = step(state, np.zeros(len(SEEDS), np.int32), words)
    assert not after.rewards.any()
    assert after.terminated.all()
    assert state.legal_action_mask.all()


@pytest.mark.slow
def test_an_illegal_index_ends_the_game_as_in_pgx() -> None:
    """A number that is no index, too: JAX would take -121 for 1, and numbers that are too large for the last index."""
    state, words = heists()
    size = heist().num_actions
    assert state.legal_action_mask[:, 1].all()
    refused = step_of_heists()(state, np.array([size - 1, 1 - size, -1, size, 2 * size, 1 << 30], np.int32), words)
    assert refused.terminated.all()
    assert refused.rewards.tolist() == [[-1.0, 3.0, 3.0, 3.0]] * len(SEEDS)
    assert refused.legal_action_mask.all()


# Bad input


def test_without_jax_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("millions.research.extra.find_spec", lambda name: None)
    with pytest.raises(MissingExtra, match=r'pip install "millions\[batch\]"'):
        importlib.reload(extra)


def test_games_player_counts_decks_and_observations_are_checked() -> None:
    with pytest.raises(BadSetup, match="3 to 8"):
        batch.make("dollars-1e", 9)
    with pytest.raises(BadSetup, match="cannot be played on arrays"):
        rules_of("chess")
    with pytest.raises(BadDeck, match="8 to 100 Loot cards"):
        batch.make("dollars-1e", 4, deck=game_named("dollars-1e").read_deck({"name": "none", "cards": []}))
    with pytest.raises(BadSetup, match="no observation 'words'"):
        batch.make("dollars-1e", 4, observation="words")
    with pytest.raises(BadSetup, match="its own options"):
        batch.make("dollars-1e", 4, one_heist=True, options={"fooled": True})
    with pytest.raises(BadSetup, match="claims is a whole number"):
        batch.make("dollars-1e", 4, limits={"claims": 21})


def test_a_step_needs_a_key() -> None:
    with pytest.raises(BadSetup, match="needs a key"):
        heist().step(heists()[0], jnp.int32(0))


@pytest.mark.slow
def test_the_example_plays_and_finished_games_begin_again() -> None:
    tables = 16
    ended, rewards = batch_random.play(heist(), tables, steps=50)
    assert ended > 2 * tables
    assert rewards.any()


@pytest.mark.slow
def test_a_game_of_the_club_becomes_a_record_that_verifies() -> None:
    batch_random.one_game(batch.make("million-club", 2, observation="none"), seed=1).verify()


@pytest.mark.slow
def test_beginning_again_is_the_same_in_one_step_and_wrapped() -> None:
    """After legal indexes and after illegal ones, at tables where games end and at others."""
    env, steps = batch.make("dollars-1e", 4, one_heist=True, observation="none"), 40

    def both(state: State, key: Array) -> tuple[State, Array]:
        words = jax.random.bits(key, (env.words_in_step + env.words_at_first,))
        for_step, for_new = words[: env.words_in_step], words[env.words_in_step :]
        index = random_index(state.legal_action_mask | (words[0] % 16 == 0), jax.random.bits(key))
        wrapped = batch.auto_reset(
            lambda state, action, _: env.advance(state, action, for_step), lambda _: env.begin(for_new)
        )(state, index, key)
        ours = env.step_or_begin(state, index, key)
        same = jax.tree.map(jnp.array_equal, ours, wrapped)
        return ours, jnp.array([jnp.array(jax.tree.leaves(same)).all(), ours.terminated, ours.rewards.min() == -1])

    def game(key: Array) -> Array:
        first, *more = jax.random.split(key, steps + 1)
        _, seen = jax.lax.scan(both, env.init(first), jnp.array(more))
        return seen

    seen = jax.jit(jax.vmap(game))(jax.random.split(jax.random.key(0), 8))
    same, ended, _ = jnp.moveaxis(seen, -1, 0)
    assert same.all()
    assert ended.any()
    assert not ended.all()
