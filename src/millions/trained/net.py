"""A trained net as arrays: two hidden layers, policy, value and belief heads. Read from a file, evaluated with
NumPy."""

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
"""The version of the file format."""

FLOAT16 = np.float16

Arrays = dict[str, NDArray[np.float32]]
"""`first` and `first_bias` (a row for each number of players), `second`, `second_bias`, `policy`, `policy_bias`,
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
    """The provenance of the net that this training started from."""
    imitates: str = ""
    """The personality that it imitates, if it was trained by imitation (supervised) instead of by playing."""
    likeness: float = 0.0
    """Its held-out accuracy then: how often it chose the same on decisions that were not in its training set."""
    mean_of: tuple[Part, ...] = ()
    """The nets of which it is the weighted mean, if it was not trained itself."""


class Part(Struct, frozen=True):
    """One net of a weighted mean."""

    weight: float
    net: Provenance


class NetOutput(NamedTuple):
    """The outputs of a net for a row."""

    logits: Numbers
    """The logit of each index of the action code, before the mask."""
    win: float
    """The share of the game that the seat expects to win."""


class Net:
    """A net at tables of one size. The first layer keeps only the weights of inputs that a row of this size has."""

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

    def logits(self, row: Numbers, indexes: tuple[int, ...]) -> Numbers:
        """The logits of these indexes alone, for playouts."""
        found: Numbers = (self._hidden(row) @ self.policy + self.policy_bias)[list(indexes)]
        return found

    def wins(self, rows: Numbers) -> Numbers:
        """The share of the game that the seat of each row expects to win."""
        found: Numbers = 1 / (1 + np.exp(-(self._hidden(rows) @ self.value[:, 0] + self.value_bias[0])))
        return found

    def believe(self, row: Numbers) -> Numbers:
        """What the seat believes about hidden facts: in the heist games a logit for each role of each character, in
        Million Club the money of each player in units of what they begin with. Both start with the seat itself."""
        found: Numbers = self._hidden(row) @ self.belief + self.belief_bias
        return found

    def _hidden(self, row: Numbers) -> Numbers:
        hidden = np.maximum(row @ self.first + self.first_bias, 0)
        found: Numbers = np.maximum(hidden @ self.second + self.second_bias, 0)
        return found


def chances(logits: Numbers, mask: MaskArray, temperature: float = 1.0, least: float = 0.0) -> Numbers:
    """The probability of each index: 0 for those that are illegal, or less than `least` times as likely as the
    likeliest."""
    likely = np.where(mask.astype(bool), logits, -np.inf)
    weights = np.exp((likely - likely.max()) / temperature)
    weights[weights < least] = 0
    found: Numbers = weights / weights.sum()
    return found


# Files


def save(file: Path, arrays: Arrays, provenance: Provenance) -> None:
    """Write a net as `.npz` (float16), and its provenance beside it as `.json`."""
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


@lru_cache(maxsize=8)  # for every size of table: saves 2.4 ms
def shipped(game: str, players: int | None = None) -> tuple[Arrays, Provenance]:
    """The net of a game that comes with this program: `GAME-PLAYERS.npz` for a table of this size if there is such a
    net, otherwise `GAME.npz`."""
    with as_file(SHIPPED) as folder:
        own = folder / f"{game}-{players}.npz"
        return load(own if own.exists() else folder / f"{game}.npz")


@lru_cache(maxsize=32)
def net_for(game: str, players: int) -> Net:
    """The net for a table of this size. Shared by all bots; a read takes 10 ms."""
    return Net(shipped(game, players)[0], game, players)
