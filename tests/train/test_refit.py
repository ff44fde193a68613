"""Clones that learn on: what is kept of a personality's decisions, and that a clone learns from it."""

from __future__ import annotations

from pathlib import Path

import jax
import numpy as np
import pytest
from msgspec import structs

from millions.core.errors import BadSetup
from millions.train import Settings
from millions.train.clones import Seen
from millions.train.net import Shape, fresh
from millions.train.refit import TRIED, ReplayBuffer, imitator, refit

ACTIONS = 11
"""Not a multiple of 8: masks are kept as bits."""


def some(number: int, seed: int) -> Seen:
    """Decisions that a net can learn: the action is told by the row, and three others are legal."""
    rng = np.random.default_rng(seed)
    actions = rng.integers(4, size=number)
    rows = np.eye(4, dtype=np.float16)[actions]
    masks = np.arange(ACTIONS) < np.full((number, 1), 4)
    return Seen(rows, np.full(number, 2), masks, actions, np.zeros(number, int))


def test_the_latest_decisions_are_kept() -> None:
    buffer = ReplayBuffer(capacity=10)
    old, new = some(7, seed=1), some(6, seed=2)
    buffer.add(old)
    assert len(buffer) == 7
    buffer.add(new)
    assert len(buffer) == 10
    kept = [*new.actions[3:], *old.actions[3:], *new.actions[:3]]
    assert buffer.arrays["actions"].tolist() == kept
    drawn = buffer.sample(np.random.default_rng(1), ACTIONS)
    assert drawn.masks.shape[-1] == ACTIONS
    assert (drawn.masks.sum(-1) == 4).all()
    assert (drawn.rows.argmax(-1) == drawn.actions).all()


def test_what_is_kept_is_written_and_read_again(tmp_path: Path) -> None:
    buffer, again = ReplayBuffer(capacity=10), ReplayBuffer(capacity=10)
    buffer.add(some(13, seed=3))
    buffer.save(tmp_path)
    again.read(tmp_path)
    more = some(4, seed=4)
    for one in (buffer, again):
        one.add(more)
    assert again.added == buffer.added == 17
    for name, array in buffer.arrays.items():
        np.testing.assert_array_equal(again.arrays[name], array)


@pytest.mark.slow
def test_a_clone_learns_what_it_sees_and_is_tried_before() -> None:
    shape = Shape(row=4, players=3, hidden=64, actions=ACTIONS, beliefs=1)
    made, buffer = imitator(fresh(jax.random.key(1), shape)), ReplayBuffer(capacity=100)
    found = []
    for number in range(6):
        made, figures = refit(made, buffer, some(50, seed=number), seed=number)
        assert figures["clone_decisions"] == 50 < TRIED
        found.append({name: float(figure) / 50 for name, figure in figures.items()})
    assert found[0]["clone_surprise"] == pytest.approx(np.log(4), abs=0.05)  # it knows nothing yet
    assert found[-1]["clone_surprise"] < 0.3
    assert found[-1]["clone_same"] == 1


def test_clones_learn_on_only_beside_the_bot_they_imitate() -> None:
    fits = {"beside": ("shrewd",), "beside_every": 5, "clones": ("somewhere/shrewd.npz", "honest", "shrewd")}
    mixed = Settings(game="dollars-1e", players=(5,), tables=16, refit="shrewd", **fits)  # type: ignore[arg-type]
    assert mixed.refitted_slots == (0, 2)
    for wrong in ({"clones": ("honest",)}, {"beside": ("honest",)}, {"beside_every": 1}):
        with pytest.raises(BadSetup, match="refit=shrewd is for a mixed training"):
            structs.replace(mixed, **wrong)
