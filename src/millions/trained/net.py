"""A trained net as arrays: two hidden layers, a policy, a value, beliefs. Read from a file, and computed by NumPy."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import NamedTuple

import numpy as np
from msgspec import Struct, json
from numpy.typing import NDArray

from millions.core.errors import BadSetup
from millions.research.mask import MaskArray
from millions.research.observer import Numbers
from millions.trained.places import places

VERSION = 1
"""Of the arrays in a file and what they mean."""

FLOAT16 = np.float16

Arrays = dict[str, NDArray[np.float32]]
"""`first` and `first_bias` (a line for each number of players), `second`, `second_bias`, `policy`, `policy_bias`,
`value`, `value_bias`, `belief`, `belief_bias`."""

SHIPPED = files("millions.trained") / "nets"


class Provenance(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Where a net comes from: enough to train it again."""

    version: int
    game: str
    players: tuple[int, ...]
    """The numbers of players that it was trained with."""
    command: str
    seed: int
    commit: str
    updates: int
    decisions: int
    start: Provenance | None = None
    """Where the net comes from that this training started with."""
    imitates: str = ""
    """The personality whose decisions it learnt, if it did not learn by playing."""
    likeness: float = 0.0
    """Then: how often it chose the same on decisions that it had not learnt."""


class NetOutput(NamedTuple):
    """What a net makes of a row."""

    logits: Numbers
    """Of each index of the action code: how willingly the net plays it, before the mask."""
    win: float
    """The share of the game that the seat expects to win."""


class Net:
    """A net at tables of one size. The first layer keeps only the lines of numbers that a row of this size has."""

    def __init__(self, arrays: Arrays, game: str, players: int) -> None:
        here = places(game, players)
        self.first, self.first_bias = arrays["first"][here], arrays["first_bias"][players]
        self.second, self.second_bias = arrays["second"], arrays["second_bias"]
        self.policy, self.policy_bias = arrays["policy"], arrays["policy_bias"]
        self.value, self.value_bias = arrays["value"], arrays["value_bias"]
        self.belief, self.belief_bias = arrays["belief"], arrays["belief_bias"]

    def think(self, row: Numbers) -> NetOutput:
        """The policy and the value of a seat that observes this row."""
        hidden = self._hidden(row)
        win = float(hidden @ self.value[:, 0] + self.value_bias[0])
        return NetOutput(hidden @ self.policy + self.policy_bias, 1 / (1 + float(np.exp(-win))))

    def believe(self, row: Numbers) -> Numbers:
        """What that seat believes of what it cannot see: in the heist games a logit for each role of each character, in
        Million Club the money of each player in units of what they begin with. Both are counted from the seat on."""
        found: Numbers = self._hidden(row) @ self.belief + self.belief_bias
        return found

    def _hidden(self, row: Numbers) -> Numbers:
        hidden = np.maximum(row @ self.first + self.first_bias, 0)
        found: Numbers = np.maximum(hidden @ self.second + self.second_bias, 0)
        return found


def chances(logits: Numbers, mask: MaskArray, temperature: float = 1.0, least: float = 0.0) -> Numbers:
    """The probability of each index: those that are not legal, or less than `least` times as likely as the likeliest,
    are not played."""
    likely = np.where(mask.astype(bool), logits, -np.inf)
    weights = np.exp((likely - likely.max()) / temperature)
    weights[weights < least] = 0
    found: Numbers = weights / weights.sum()
    return found


# Files


def save(file: Path, arrays: Arrays, provenance: Provenance) -> None:
    """Write a net as `.npz` (16 bits a number), and where it comes from beside it as `.json`."""
    np.savez_compressed(file, allow_pickle=False, **{name: array.astype(FLOAT16) for name, array in arrays.items()})
    file.with_suffix(".json").write_bytes(json.format(json.encode(provenance), indent=2) + b"\n")


def load(file: Path) -> tuple[Arrays, Provenance]:
    """Read a net."""
    provenance = json.decode(file.with_suffix(".json").read_bytes(), type=Provenance)
    if provenance.version != VERSION:
        sentence = f"{file.name} is a net of version {provenance.version}; this program reads version {VERSION}"
        raise BadSetup("net-version", sentence, file=file.name, version=provenance.version, known=VERSION)
    with np.load(file, allow_pickle=False) as kept:
        return {name: kept[name].astype(np.float32) for name in kept.files}, provenance


def shipped_games() -> tuple[str, ...]:
    """The games that there is a net for."""
    return tuple(sorted(one.name.removesuffix(".npz") for one in SHIPPED.iterdir() if one.name.endswith(".npz")))


@lru_cache(maxsize=8)  # for every size of table: saves 2.4 ms
def shipped(game: str) -> tuple[Arrays, Provenance]:
    """The net of a game that comes with this program."""
    with as_file(SHIPPED) as folder:
        return load(folder / f"{game}.npz")


@lru_cache(maxsize=32)
def net_for(game: str, players: int) -> Net:
    """The net for a table of this size. Shared by all bots; a read takes 10 ms."""
    return Net(shipped(game)[0], game, players)
