"""Rivals: who they are, where they sit, and how they learn."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from msgspec import structs

from millions.core.errors import BadSetup
from millions.train import Settings
from millions.train.net import fresh, shape_of
from millions.train.ppo import Figures, Progress
from millions.train.rivals import Rivals
from millions.train.settings import Groups
from millions.train.tables import PROPOSING, rooms_of

TOY = Settings(
    game="dollars-1e",
    players=(4,),
    tables=24,
    steps=2,
    updates=8,
    hidden=8,
    groups=Groups(own=1, past=4, random=1),
    clones=("shrewd",),
    rivals=2,
    rival_updates=3,
    proposes=False,
    beside=("shrewd",),
    beside_every=2,
    refit="shrewd",
    to_round_end=True,
)


def test_a_rival_sits_alone_at_a_table_with_the_learner() -> None:
    (room,) = rooms_of(TOY)
    assert (room.guests, room.exploiters) == (slice(4, 8), slice(8, 16))
    assert room.learners[room.exploiters].sum(1).tolist() == [3] * 8
    assert room.learners[room.exploiters].sum(0).tolist() == [6] * 4  # every seat in turn


def test_the_learner_proposes_nothing_to_a_rival() -> None:
    """As the bot `trained`; to its past selves it may."""
    (room,) = rooms_of(TOY)
    legal, everywhere = jnp.ones((room.tables, room.env.num_actions), bool), jnp.ones(room.tables, bool)
    offers = np.asarray(room.mask(legal, everywhere))[:, room.block(*PROPOSING)].any(1)
    assert offers.tolist() == [True] * 4 + [False] * 12 + [True] * 8
    assert np.asarray(room.mask(legal, ~everywhere))[:, room.block(*PROPOSING)].all()  # the rival may


def test_a_rival_learns_as_an_exploiter_of_the_bot_that_is_played() -> None:
    chosen = TOY.of_rivals()
    assert (chosen.learners, chosen.as_played, chosen.proposes, chosen.rivals) == (1, True, True, 0)
    assert (chosen.beside, chosen.refit, chosen.tables) == ((), "", 6)
    (room,) = rooms_of(chosen)
    assert room.learners.sum(1).tolist() == [1] * 6


def test_rivals_take_places_of_past_selves() -> None:
    with pytest.raises(BadSetup, match="4 places for clones, not 5"):
        structs.replace(TOY, rivals=4)
    with pytest.raises(BadSetup, match="rivals=2 and rival_updates=0: at least 0 and 1"):
        structs.replace(TOY, rival_updates=0)


class Counting:
    """In the place of learning: adds 1 to the rival's net."""

    def update(self, rival: Progress, number: int, key: jax.Array) -> tuple[Progress, Figures]:
        net = jax.tree.map(lambda array: array + 1, rival.net)
        return rival._replace(net=net), {}


def test_every_rival_begins_as_the_learner_and_stays_in_its_place_in_the_end() -> None:
    settings = TOY.of_rivals()
    shape = shape_of(TOY.game, TOY.hidden, rooms_of(settings)[0].secrets.size)
    net = jax.tree.map(jnp.zeros_like, fresh(jax.random.key(0), shape))
    past = jax.tree.map(lambda array: jnp.repeat(array[None], 4, 0), net)
    rivals = Rivals.__new__(Rivals)
    rivals.whole, rivals.settings, rivals.learner = TOY, settings, Counting()  # type: ignore[assignment]
    rivals.replaced = jax.jit(lambda past, net, slot: jax.tree.map(lambda kept, now: kept.at[slot].set(now), past, net))
    progress = Progress(net, net, past, None, (), rival=Progress(net, net, past, None, ()))
    found = []
    for number in range(8):
        progress = progress._replace(net=jax.tree.map(lambda array: array + 10, progress.net))
        progress = rivals.update(progress, number, jax.random.key(0))
        found.append(np.asarray(progress.past["value_bias"])[:, 0].tolist())
    assert found[:3] == [[0, 11, 0, 0], [0, 12, 0, 0], [0, 13, 0, 0]]
    assert found[3:6] == [[0, 13, 41, 0], [0, 13, 42, 0], [0, 13, 43, 0]]
    assert found[6:] == [[0, 71, 43, 0], [0, 72, 43, 0]]  # the third takes the place of the first
