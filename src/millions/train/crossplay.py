"""Cross-play: nets play whole games against each other on arrays, at seats drawn at random, as the bot `trained`
does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from msgspec import Struct
from numpy.typing import NDArray

from millions import batch
from millions.batch import State
from millions.bots.measure import Z_95
from millions.core.errors import BadSetup
from millions.train.net import Params, features, log_policy
from millions.train.run import as_params, read_net
from millions.train.settings import Groups
from millions.train.tables import Room, sample

STEPS = 64
"""Steps at each table between two checks whether all games are over."""


class Result(Struct, frozen=True):
    """How one net did in its seats."""

    net: str
    seats: int
    """Its seats, over all games."""
    wins: float
    """The share of games that one of its seats wins."""
    error: float
    """Half of the 95 % interval, clustered by game."""
    fair: float


def crossplay(game: str, players: int, names: Sequence[str], games: int, seed: int = 0) -> list[Result]:
    """Play this number of games at once, each to its end."""
    if len(names) < 2:
        raise BadSetup("nets-number", f"at least two nets are needed, not {len(names)}", given=len(names))
    nets = [as_params(read_net(game, name, (players,))[0]) for name in names]
    seated = np.random.default_rng(seed).integers(len(nets), size=(games, players))
    env, eyes = batch.make(game, players, observation="none"), batch.make(game, players)
    room = Room(env, eyes, games, Groups(own=0, past=1, random=0))
    won = play(Hall(room, stacked(nets), jnp.asarray(seated)), seed)
    return [result(name, number, seated, won) for number, name in enumerate(names)]


def stacked(nets: list[Params]) -> Params:
    """Several nets as one: each array has one more axis."""
    together: Params = jax.tree.map(lambda *arrays: jnp.stack(arrays), *nets)
    return together


def result(name: str, number: int, seated: NDArray[np.int64], won: NDArray[np.float32]) -> Result:
    """The result of one net. Only whole games are independent, not the seats of a game."""
    mine = seated == number
    seats, wins = mine.sum(1), (won * mine).sum(1)
    mean = wins.sum() / max(1, seats.sum())
    spread = float(np.sqrt(((wins - mean * seats) ** 2).sum())) / max(1, seats.sum())
    return Result(name, int(seats.sum()), float(mean), Z_95 * spread, 1 / seated.shape[1])


@dataclass(frozen=True, eq=False)
class Hall:
    """Tables at which several nets sit."""

    room: Room
    nets: Params
    """Each array has one more axis, for the nets."""
    seated: Array
    """By table and seat: the number of the net there."""

    def decide(self, state: State, key: Array) -> tuple[State, Array, Array]:
        """One decision at every table: the next state, what each seat won with it, and whether the game is over."""
        room, seat = self.room, state.current_player
        for_action, for_cards = jax.random.split(key)
        rows = jax.vmap(room.eyes.observe)(state, seat)
        mask = room.spoken(state.legal_action_mask)

        def of_net(net: Params) -> Array:
            return log_policy(net, features(net, rows, room.places, room.players), mask)

        number = jnp.take_along_axis(self.seated, seat[:, None], 1)[:, 0]
        likely = jnp.take_along_axis(jax.vmap(of_net)(self.nets), number[None, :, None], 0)[0]
        action = sample(room.as_trained_plays(likely, mask), jax.random.uniform(for_action, (room.tables,)))
        words = jax.random.bits(for_cards, (room.tables, room.env.words_in_step + room.env.words_at_first))
        cards = jnp.split(words, [room.env.words_in_step], 1)
        after: State = jax.vmap(room.env.advance_or_begin)(state, action, *cards)
        return after, jnp.maximum(after.rewards, 0), after.terminated


def play(hall: Hall, seed: int) -> NDArray[np.float32]:
    """Each seat's share of the win in the first game at each table."""
    room, (begin, key) = hall.room, jax.random.split(jax.random.key(seed))

    @jax.jit
    def some(carry: Any, key: Array) -> Any:
        def step(carry: Any, key: Array) -> tuple[Any, None]:
            state, won, over = carry
            state, shares, done = hall.decide(state, key)
            won = jnp.where(over[:, None], won, won + shares)
            return (state, won, over | done), None

        return jax.lax.scan(step, carry, jax.random.split(key, STEPS))[0]

    carry = (jax.jit(room.begin)(begin), jnp.zeros((room.tables, room.players)), jnp.zeros(room.tables, bool))
    while not bool(carry[2].all()):
        key, now = jax.random.split(key)
        carry = some(carry, now)
    return np.asarray(carry[1])
