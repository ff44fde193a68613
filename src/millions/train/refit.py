"""Clones that learn on during a mixed training, from a personality's own decisions at the tables beside the bots.

A clone imitates a personality where that was seen. A learner that meets it looks for what was not seen, and learns to
beat the imitation instead of the bot. Here the learner's own games beside the bot are what the clone learns next, over
and over: Ross, Gordon, Bagnell, "A Reduction of Imitation Learning and Structured Prediction to No-Regret Online
Learning" (2011), with an opponent in the place of the expert.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import optax
from jax import Array
from numpy.typing import NDArray

from millions.train.clones import AT_ONCE, Seen, log_chances, surprise
from millions.train.net import Params

RATE = 3e-4
STEPS = 100
"""Of learning, with AT_ONCE decisions each, whenever new decisions have come."""

TRIED = 4096
"""New decisions on which the clone is tried before it learns them."""

CAPACITY = 1_000_000
"""Decisions that are kept to learn from: the latest."""

FILE = "seen.npz"

Imitator = tuple[Params, Any]
"""A clone that learns on, and the optimiser's memory."""


def imitator(net: Params) -> Imitator:
    """A clone at the beginning."""
    return net, optax.adam(RATE).init(net)


class ReplayBuffer:
    """The latest decisions of a personality. Masks are kept as bits."""

    def __init__(self, capacity: int = CAPACITY) -> None:
        self.capacity, self.added = capacity, 0
        self.arrays: dict[str, NDArray[Any]] = {}

    def __len__(self) -> int:
        return min(self.added, self.capacity)

    def add(self, seen: Seen) -> None:
        """Keep these decisions; beyond the capacity they replace the oldest."""
        places = (self.added + np.arange(len(seen.actions))) % self.capacity
        for name, array in packed(seen).items():
            if name not in self.arrays:
                self.arrays[name] = np.zeros((self.capacity, *array.shape[1:]), array.dtype)
            self.arrays[name][places] = array
        self.added += len(seen.actions)

    def sample(self, rng: np.random.Generator, actions: int) -> Seen:
        """Decisions for all steps of learning, drawn at random with replacement."""
        drawn = rng.integers(len(self), size=(STEPS, AT_ONCE))
        found = {name: array[drawn] for name, array in self.arrays.items()}
        masks = np.unpackbits(found["masks"], axis=-1, count=actions).astype(bool)
        return Seen(found["rows"], found["players"], masks, found["actions"], found["actions"])

    def save(self, folder: Path) -> None:
        """Write what is kept."""
        new = folder / f"{FILE}.new"
        with new.open("wb") as opened:
            kept = {name: array[: len(self)] for name, array in self.arrays.items()}
            np.savez(opened, allow_pickle=False, added=np.asarray(self.added), **kept)
        new.replace(folder / FILE)

    def read(self, folder: Path) -> None:
        """Read what was kept."""
        with np.load(folder / FILE) as kept:
            self.added = int(kept["added"])
            for name in set(kept.files) - {"added"}:
                array = kept[name]
                self.arrays[name] = np.zeros((self.capacity, *array.shape[1:]), array.dtype)
                self.arrays[name][: len(array)] = array


def packed(seen: Seen) -> dict[str, NDArray[Any]]:
    """Decisions in few bytes."""
    return {
        "rows": seen.rows.astype(np.float16),
        "players": seen.players.astype(np.int8),
        "masks": np.packbits(seen.masks, axis=-1),
        "actions": seen.actions.astype(np.int16),
    }


def refit(made: Imitator, buffer: ReplayBuffer, seen: Seen, seed: int) -> tuple[Imitator, dict[str, Array]]:
    """Let a clone learn on, with new decisions; how well it had imitated these before it learnt them."""
    net, memory = made
    figures = likeness(net, Seen(*(jnp.asarray(array[:TRIED]) for array in seen)))
    buffer.add(seen)
    batches = buffer.sample(np.random.default_rng(seed), seen.masks.shape[1])
    net, memory = learn(net, memory, Seen(*map(jnp.asarray, batches)))
    return (net, memory), figures


@jax.jit
def learn(net: Params, memory: Any, batches: Seen) -> Imitator:
    """Some steps of learning."""
    adam = optax.adam(RATE)

    def step(carry: Imitator, batch: Seen) -> tuple[Imitator, None]:
        net, memory = carry
        change, memory = adam.update(jax.grad(surprise)(net, batch), memory, net)
        return (optax.apply_updates(net, change), memory), None

    return jax.lax.scan(step, (net, memory), batches)[0]


@jax.jit
def likeness(net: Params, seen: Seen) -> dict[str, Array]:
    """Of these decisions: their number, how many the clone would have made, and its cross-entropy as a sum."""
    likely = log_chances(net, seen)
    chosen = jnp.take_along_axis(likely, seen.actions[:, None].astype(jnp.int32), 1)
    return {
        "clone_decisions": jnp.asarray(len(seen.actions)),
        "clone_same": (likely.argmax(-1) == seen.actions).sum(),
        "clone_surprise": -chosen.sum(),
    }
