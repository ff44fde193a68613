"""Environments with the interface of pgx: `init`, `step`, `observe`, and a state whose attributes a trainer reads.

All functions are pure and work on one game. `jax.vmap` plays many games at once, `jax.jit` compiles them; every array
has the same shape in every state of an environment.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
from jax import Array
from msgspec import Struct

from millions.batch.arrays import first_place, when
from millions.batch.registry import rules_of
from millions.batch.rows import row, whole_numbers
from millions.batch.rules import Rules
from millions.core.errors import BadSetup
from millions.core.game import game_named
from millions.research import LIMITS, Limits, Setting, code_of, observer_of
from millions.research.making import make_setting
from millions.research.registry import plan_of

ILLEGAL_REWARD = -1.0
"""The reward of a seat that plays an illegal index; the other seats get what pgx gives them."""

OBSERVATIONS = ("float32", "bfloat16", "int16", "none")
"""Types of observations: float32 as in `millions.research`, the same in 16 bits, integers before division, none."""


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class State:
    """A game in progress: public attributes, and the table, which holds secrets."""

    current_player: Array
    """The seat that decides next; of several that decide at once, the first. 0 when the game is over."""
    observation: Array
    """The observation of the current player."""
    rewards: Array
    """The reward of each seat for the last step: 0 until the game is over."""
    terminated: Array
    truncated: Array
    """Always False: every game ends."""
    legal_action_mask: Array
    """The legal indexes of the current player; all of them when the game is over, as in pgx."""
    _step_count: Array
    _table: Any
    _env_id: str = field(metadata={"static": True})

    @property
    def env_id(self) -> str:
        """The name of the game."""
        return self._env_id

    def replace(self, **changes: Any) -> State:
        """A copy of the state with some attributes replaced."""
        return replace(self, **changes)


class Env:
    """A game for a number of players."""

    def __init__(self, setting: Setting, rules: Rules, observation: str = "float32") -> None:
        """Use `make`."""
        self.setting, self.rules, self.observation = setting, rules, observation
        self.box = rules.box(setting)

    @property
    def id(self) -> str:
        """The name of the game."""
        return self.setting.game

    @property
    def version(self) -> str:
        """The version of the game's environments in `millions.research`; it changes only when their behaviour does."""
        return f"v{plan_of(self.id).version}"

    @property
    def num_players(self) -> int:
        """The number of players."""
        return self.setting.players

    @cached_property
    def num_actions(self) -> int:
        """The number of indexes of the action code."""
        return code_of(self.id, self.num_players).size

    @cached_property
    def observation_shape(self) -> tuple[int, ...]:
        """The shape of an observation."""
        if self.observation == "none":
            return (0,)
        return (observer_of(self.id, self.num_players, self.setting.cards).size,)

    @property
    def words_at_first(self) -> int:
        """The number of random words that a new game uses."""
        return self.rules.words_at_first(self.box)

    @property
    def words_in_step(self) -> int:
        """The number of random words that a step uses."""
        return self.rules.words_in_step(self.box)

    # Playing

    def init(self, key: Array) -> State:
        """A new game."""
        return self.begin(jax.random.bits(key, (self.words_at_first,)))

    def step(self, state: State, action: Array, key: Array | None = None) -> State:
        """The current player plays an index; the game goes on until a seat must decide again.

        An illegal index ends the game as in pgx. After the end, a step changes nothing and rewards are 0.
        """
        if key is None:
            raise BadSetup("step-key", "a step needs a key: cards are drawn in it")
        return self.advance(state, action, jax.random.bits(key, (self.words_in_step,)))

    def begin(self, words: Array) -> State:
        """A new game from `words_at_first` random words of 32 bits."""
        return self._going_on(self.rules.begin(self.box, words), jnp.zeros((), jnp.int32))

    def advance(self, state: State, action: Array, words: Array) -> State:
        """A step with `words_in_step` random words of 32 bits."""
        after = self._state(self.rules.step(self.box, state._table, action, words), state._step_count + 1)
        after = when(~self._is_legal(state, action), self._refused(state), after)
        return when(state.terminated, state.replace(rewards=jnp.zeros_like(state.rewards)), after)

    def step_or_begin(self, state: State, action: Array, key: Array) -> State:
        """A step with auto-reset: a finished game begins again; rewards and `terminated` of the step are kept.

        Faster than `auto_reset`: only one of the two tables is observed.
        """
        words = jax.random.bits(key, (self.words_in_step + self.words_at_first,))
        return self.advance_or_begin(state, action, words[: self.words_in_step], words[self.words_in_step :])

    def advance_or_begin(
        self, state: State, action: Array, words: Array, new_words: Array, legal: Array | None = None
    ) -> State:
        """The same with random words for the step and for a new game; `legal` says whether the index is legal, if
        known."""
        table = self.rules.step(self.box, state._table, action, words)
        legal, over = self._is_legal(state, action) if legal is None else legal, self.rules.over(table)
        rewards = jnp.where(over, self.rules.returns(self.box, table), 0.0)
        ended = over | ~legal
        table = when(ended, self.rules.begin(self.box, new_words), table)
        after = self._going_on(table, jnp.where(ended, 0, state._step_count + 1))
        return after.replace(rewards=jnp.where(legal, rewards, self._loss(state)), terminated=ended)

    def _state(self, table: Any, count: Array) -> State:
        """The state of a table; when the game is over, rewards are paid and all indexes are legal."""
        over, going_on = self.rules.over(table), self._going_on(table, count)
        return going_on.replace(
            rewards=jnp.where(over, self.rules.returns(self.box, table), 0.0),
            terminated=over,
            legal_action_mask=going_on.legal_action_mask | over,
        )

    def _going_on(self, table: Any, count: Array) -> State:
        """The state of a table whose game is not over."""
        seat = first_place(self.rules.asked(self.box, table)).astype(jnp.int32)
        return State(
            current_player=seat,
            observation=self._row(table, seat),
            rewards=jnp.zeros(self.num_players),
            terminated=jnp.array(False),
            truncated=jnp.array(False),
            legal_action_mask=self.rules.legal(self.box, table),
            _step_count=count,
            _table=table,
            _env_id=self.id,
        )

    def _is_legal(self, state: State, action: Array) -> Array:
        """Whether an index is legal; an index out of range is not (JAX alone would clamp it)."""
        action = jnp.asarray(action)
        return (action >= 0) & (action < self.num_actions) & state.legal_action_mask[action]

    def _refused(self, state: State) -> State:
        """The state after an illegal index: the table stays, and the game is over."""
        return state.replace(
            rewards=self._loss(state),
            terminated=jnp.ones_like(state.terminated),
            legal_action_mask=jnp.ones_like(state.legal_action_mask),
            _step_count=state._step_count + 1,
        )

    def _loss(self, state: State) -> Array:
        """The rewards after an illegal index."""
        loser = jnp.arange(self.num_players) == state.current_player
        return jnp.where(loser, ILLEGAL_REWARD, -ILLEGAL_REWARD * (self.num_players - 1))

    # Observing

    def observe(self, state: State, player_id: Array | None = None) -> Array:
        """The observation of a seat (by default the current player): only what it may know."""
        return self._row(state._table, state.current_player if player_id is None else jnp.asarray(player_id))

    def _row(self, table: Any, seat: Array) -> Array:
        if self.observation == "none":
            return jnp.zeros(0)
        parts = self.rules.parts(self.box, table, seat.astype(jnp.int8))
        if self.observation == "int16":
            return whole_numbers(parts)
        return row(parts).astype(self.observation)


def make(
    game: str,
    players: int,
    *,
    options: Mapping[str, Any] | None = None,
    deck: str | Path | Struct | None = None,
    limits: Limits | Mapping[str, Any] = LIMITS,
    one_heist: bool | str = False,
    observation: str = "float32",
) -> Env:
    """An environment. Arguments are those of `millions.research`; `one_heist` is its reduced game."""
    rules = rules_of(game_named(game).name)
    if observation not in OBSERVATIONS:
        known = ", ".join(OBSERVATIONS)
        sentence = f"there is no observation {observation!r}; there is: {known}"
        raise BadSetup("no-such-observation", sentence, given=repr(observation), known=known)
    return Env(make_setting(game, players, one_heist, options, deck, limits), rules, observation)


def auto_reset(
    step: Callable[[State, Array, Array], State], init: Callable[[Array], State]
) -> Callable[[State, Array, Array], State]:
    """A step with auto-reset, as in pgx: a finished game begins again; rewards and `terminated` of the step are
    kept."""

    def step_or_begin(state: State, action: Array, key: Array) -> State:
        step_key, init_key = jax.random.split(key)
        going_on = state.replace(terminated=jnp.zeros_like(state.terminated))
        after = step(going_on, action, step_key)
        fresh = init(init_key).replace(rewards=after.rewards, terminated=after.terminated)
        return when(after.terminated, fresh, after)

    return step_or_begin
