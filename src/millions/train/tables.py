"""Rollouts at many tables: which policy plays each seat, how it decides, and what is stored of each decision."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from numpy.typing import NDArray

from millions import batch
from millions.batch import Env, State
from millions.research.reduced import SMALL
from millions.train.net import Params, features, log_policy, value_logit
from millions.train.secrets import Secrets, secrets_of
from millions.train.settings import Groups, Settings
from millions.trained import LEVELS, places
from millions.trained.bot import SECRET
from millions.trained.places import Places

PROPOSING = ("buy out", "sell out")
"""Blocks of the action codes: proposals. Million Club has none."""

MOST_LOST, MOST_MOVED = 4, 20
"""In a small heist nobody loses more than this, and the best and the worst result differ by no more than that."""

ROUNDING = 1 - 1e-6
"""Keeps a number below the sum that it is a part of."""


class Decisions(NamedTuple):
    """The rollout buffer: arrays indexed by step and table (as `step` returns them, by table)."""

    rows: Array
    """The observations of two seats: the one that decides, and another one of the learner, whose value is learnt
    too."""
    seats: Array
    """These two."""
    learner: Array
    """Whether the learner plays each of them."""
    mask: Array
    action: Array
    log_chance: Array
    """The log-probability of the action, at the time of the decision."""
    labels: Array
    """Labels for the belief head of the seat that decides."""
    values: Array
    """Value estimates: the share of the game that every seat expected to win."""
    shares: Array
    """Rewards: the share of the game that every seat won with this step."""
    done: Array


@dataclass(frozen=True, eq=False)
class Room:
    """All tables of one size."""

    env: Env
    """Plays without observations: `rows` observes several seats in each step."""
    eyes: Env
    tables: int
    groups: Groups
    seats: int = 0
    """The number of the learner's seats at tables with others; 0: from one to all but one."""
    shared: bool = False
    """These seats share what they win."""
    as_played: bool = False
    """Fixed opponents play as the bot `trained` does."""
    invited: int = 0
    """Fixed opponents that take the first slots of the past selves."""
    rivals: int = 0
    """Exploiters that take the next ones."""
    proposes: bool = True
    """Whether the learner proposes deals to these."""

    @cached_property
    def players(self) -> int:
        """The number of seats at each table."""
        return self.env.num_players

    @cached_property
    def places(self) -> Places:
        """Where a row's numbers lie in the rows that the net reads."""
        return places(self.env.id, self.players)

    @cached_property
    def secrets(self) -> Secrets:
        """Labels for beliefs."""
        return secrets_of(self.env)

    @cached_property
    def left_out(self) -> NDArray[np.bool_]:
        """The indexes that the bot `trained` never plays."""
        return self.block(*PROPOSING)

    def block(self, *names: str) -> NDArray[np.bool_]:
        """By index: whether it belongs to one of these blocks of the action code."""
        ranges = self.env.box.code.ranges
        wanted = [index for name in names for index in ranges.get(name, ())]
        return np.isin(np.arange(self.env.num_actions), wanted)

    @cached_property
    def borders(self) -> tuple[int, int]:
        """The first table with a past self, and the first with random seats."""
        share = self.tables // self.groups.all
        return share * self.groups.own, share * (self.groups.own + self.groups.past)

    @cached_property
    def guests(self) -> slice:
        """The tables with fixed opponents."""
        return self.slots(0, self.invited)

    @cached_property
    def exploiters(self) -> slice:
        """The tables with rivals."""
        return self.slots(self.invited, self.invited + self.rivals)

    def slots(self, first: int, last: int) -> slice:
        """The tables of some of the slots of past selves."""
        start, end = self.borders
        size = (end - start) // max(1, self.groups.past)
        return slice(start + first * size, start + last * size)

    @cached_property
    def learners(self) -> NDArray[np.bool_]:
        """By table and seat: whether the learner plays there. From table to table the seats vary first, then the number
        of seats."""
        table, seat = np.arange(self.tables)[:, None], np.arange(self.players)
        number = np.array(self.seats or 1 + table // self.players % (self.players - 1)) + 0 * table
        number[self.exploiters] = self.players - 1
        found: NDArray[np.bool_] = (table < self.borders[0]) | ((seat + table) % self.players < number)
        return found

    # Playing

    def begin(self, key: Array) -> State:
        """New games at all tables."""
        words = jax.random.bits(key, (self.tables, self.env.words_at_first))
        state: State = jax.vmap(self.env.begin)(words)
        return state

    def play(self, net: Params, past: Params, state: State, key: Array, steps: int) -> tuple[State, Decisions, Array]:
        """A rollout: some steps at every table, then each seat's value estimate at the end, for bootstrapping."""

        def step(state: State, key: Array) -> tuple[State, Decisions]:
            return self.step(net, past, state, key)

        state, decisions = jax.lax.scan(step, state, jax.random.split(key, steps))
        return state, decisions, self.values(net, self.hidden(net, self.rows(state)))

    def step(self, net: Params, past: Params, state: State, key: Array) -> tuple[State, Decisions]:
        """One decision at every table."""
        for_other, for_action, for_cards = jax.random.split(key, 3)
        seats = self.two_seats(state.current_player, for_other)
        learner = jnp.take_along_axis(jnp.asarray(self.learners), seats, 1)
        learner &= jnp.stack([jnp.ones(self.tables, bool), seats[:, 0] != seats[:, 1]], 1)
        rows, mask = self.rows(state), self.mask(state.legal_action_mask, learner[:, 0])
        two_rows = jnp.take_along_axis(rows, seats[..., None], 1)
        hidden = self.hidden(net, rows)
        own = log_policy(net, jnp.take_along_axis(hidden, seats[:, :1, None], 1)[:, 0], mask)
        likely = self.policies(own, past, two_rows[:, 0], mask, learner[:, 0])
        action = sample(likely, jax.random.uniform(for_action, (self.tables,)))
        words = jax.random.bits(for_cards, (self.tables, self.env.words_in_step + self.env.words_at_first))
        cards = jnp.split(words, [self.env.words_in_step], 1)
        after: State = jax.vmap(self.env.advance_or_begin)(state, action, *cards)
        return after, Decisions(
            rows=two_rows,
            seats=seats,
            learner=learner,
            mask=mask,
            action=action,
            log_chance=jnp.take_along_axis(likely, action[:, None], 1)[:, 0],
            labels=jax.vmap(lambda table, seat: self.secrets.read(self.env, table, seat))(state._table, seats[:, 0]),
            values=self.values(net, hidden),
            shares=self.shares(self.worth(after)),
            done=after.terminated,
        )

    def worth(self, after: State) -> Array:
        """Each seat's reward of a step, from 0 to 1: its share of the win, or in a small heist its money."""
        if self.env.setting.rounds is None:
            return jnp.maximum(after.rewards, 0)
        return jnp.where(after.terminated[:, None], jnp.clip((after.rewards + MOST_LOST) / MOST_MOVED, 0, 1), 0)

    def shares(self, won: Array) -> Array:
        """The rewards of the seats, averaged over the learner's seats if they share them."""
        if not self.shared:
            return won
        mine = jnp.asarray(self.learners)
        together = jnp.where(mine, won, 0).sum(-1, keepdims=True) / jnp.maximum(mine.sum(-1, keepdims=True), 1)
        return jnp.where(mine, together, won)

    def two_seats(self, deciding: Array, key: Array) -> Array:
        """The seat that decides, and another one of the learner's at random, if there is one."""
        others = jnp.asarray(self.learners) & (jnp.arange(self.players) != deciding[:, None])
        drawn = jnp.where(others, jax.random.uniform(key, others.shape), -1.0)
        other = jnp.where(others.any(1), drawn.argmax(1), deciding)
        return jnp.stack([deciding, other], 1).astype(jnp.int32)

    def policies(self, own: Array, past: Params, rows: Array, mask: Array, learner: Array) -> Array:
        """The log-policy that decides at each table: the learner's, a past self's, or uniform."""
        first, last = self.borders
        shape = (self.groups.past, (last - first) // max(1, self.groups.past), -1)

        def of_past(net: Params, rows: Array, mask: Array) -> Array:
            if not self.as_played:
                return log_policy(net, features(net, rows, self.places, self.players), mask)
            kept = self.spoken(mask)
            return self.as_trained_plays(log_policy(net, features(net, rows, self.places, self.players), kept), kept)

        parts = [own[:first]]
        if last > first:
            theirs = jax.vmap(of_past)(past, rows[first:last].reshape(shape), mask[first:last].reshape(shape))
            parts.append(theirs.reshape(last - first, -1))
        at_random = jax.nn.log_softmax(jnp.where(mask[last:], 0.0, -jnp.inf))
        likely = jnp.concatenate([*parts, at_random])
        return jnp.where(learner[:, None], own, likely)

    def mask(self, legal: Array, learner: Array) -> Array:
        """The mask of each table: what is legal, without proposals where the learner makes none."""
        if self.proposes:
            return legal
        silent = np.zeros(self.tables, bool)
        silent[self.guests] = silent[self.exploiters] = True
        return jnp.where((learner & silent)[:, None], self.spoken(legal), legal)

    def spoken(self, mask: Array) -> Array:
        """The mask of what the bot `trained` may play."""
        kept = mask & ~jnp.asarray(self.left_out)
        return jnp.where(kept.any(-1, keepdims=True), kept, mask)

    def as_trained_plays(self, likely: Array, mask: Array) -> Array:
        """The log-policy of the bot `trained`: its temperatures, and in open choices no action that is much less likely
        than the likeliest."""
        level = LEVELS["trained"]
        secret = mask[..., self.block(*SECRET)].any(-1, keepdims=True)
        colder = likely / jnp.where(secret, level.secret, level.temperature)
        least = colder.max(-1, keepdims=True) + jnp.where(secret, -jnp.inf, math.log(level.least))
        return jax.nn.log_softmax(jnp.where(colder < least, -jnp.inf, colder))

    def results(self, made: Decisions) -> dict[str, Array]:
        """Finished games by kind of group, and the learner's wins as a multiple of the fair share."""
        last = self.borders[1]
        seats = self.learners.sum(1)
        won = (made.shares * self.learners).sum(-1) / seats * self.players
        kinds = {
            "guests": self.guests,
            "rivals": self.exploiters,
            "past": slice(self.exploiters.stop, last),
            "random": slice(last, None),
        }
        found = {"games": made.done.sum()}
        for kind, some in kinds.items():
            found[f"{kind}_games"] = made.done[:, some].sum()
            found[f"{kind}_won"] = won[:, some].sum()
        return found

    # Observing

    def rows(self, state: State) -> Array:
        """The rows of all seats at all tables."""
        seats = jnp.arange(self.players)
        return jax.vmap(lambda state: jax.vmap(lambda seat: self.eyes.observe(state, seat))(seats))(state)

    def hidden(self, net: Params, rows: Array) -> Array:
        """The net's activations for these rows."""
        return features(net, rows, self.places, self.players)

    def values(self, net: Params, hidden: Array) -> Array:
        """The share of the game that each seat expects to win."""
        return jax.nn.sigmoid(value_logit(net, hidden))


def sample(likely: Array, chance: Array) -> Array:
    """Sample an index by its probability: the first whose cumulative sum exceeds a random number."""
    sums = jnp.cumsum(jnp.exp(likely), -1)
    return (sums <= (chance * sums[:, -1] * ROUNDING)[:, None]).sum(-1)


def rooms_of(settings: Settings) -> list[Room]:
    """The rooms of a training run: one for each number of players."""
    game, seen = settings.game, "bfloat16" if settings.half else "float32"
    one_heist = SMALL if settings.small_heist else False
    return [
        Room(
            batch.make(game, players, observation="none", one_heist=one_heist),
            batch.make(game, players, observation=seen, one_heist=one_heist),
            settings.tables,
            settings.groups,
            settings.learners,
            settings.shared_reward,
            settings.as_played,
            len(settings.clones),
            settings.rivals,
            settings.proposes,
        )
        for players in settings.sizes
    ]
