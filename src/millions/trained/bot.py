"""The bot that plays with a trained net, at several levels."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Any, NamedTuple

import numpy as np
from msgspec import UNSET
from numpy.typing import NDArray

from millions.bots import PERSONALITIES, AnyBot, Bot, Personality, Reason
from millions.bots.skills import game_of
from millions.core.form import Forms
from millions.core.message import Action
from millions.games.heists.bargain import Propose
from millions.research import Limits, code_of
from millions.research.live import PolicyBot
from millions.research.mask import MaskArray
from millions.research.observer import Numbers
from millions.trained.net import Net, chances, net_for
from millions.trained.reasons import reason_of


class Level(NamedTuple):
    """How well a trained bot plays."""

    temperature: float
    """Softmax temperature: 1 plays as in training; higher is more random."""
    least: float
    """Actions less likely than this fraction of the likeliest are never played: the entropy bonus of training leaves
    every action some probability. Secret choices are never cut off."""
    secret: float
    """The temperature of secret choices (which role to send). Sharpened, they would be predictable: an opponent that
    learns them wins more, and the bot itself no less often without (docs/train.md)."""


LEVELS = {
    "novice": Level(temperature=4.0, least=0.0, secret=4.0),
    "regular": Level(temperature=2.0, least=0.05, secret=2.0),
    "trained": Level(temperature=0.5, least=0.1, secret=2.0),
}
"""By the name people type; the catalogue `bots` describes each."""

SECRET = ("choose", "choose two")
"""Blocks of the action codes: what all choose in secret. Million Club has none."""


@lru_cache(maxsize=32)  # for every bot that sits down: saves some 50 µs
def secret_choices(game: str, players: int) -> NDArray[np.bool_]:
    """By index: whether it is a secret choice."""
    code = code_of(game, players)
    found = np.zeros(code.size, bool)
    for block in SECRET:
        found[list(code.ranges.get(block, ()))] = True
    return found


def proposals(game: str, players: int) -> frozenset[int]:
    """The indexes that propose a deal. `trained` wins as often without proposals of its own (docs/train.md): it makes
    none."""
    return frozenset(index for index, action in enumerate(code_of(game, players).actions[0]) if type(action) is Propose)


class Decided(NamedTuple):
    """The net, view and row of a decision and its probability: enough to say why."""

    net: Net
    view: Any
    row: Numbers
    chance: float


class Trained(Bot[Any]):
    """Plays by the net of its view's game. It has no memory: all that it knows is in its view.

    The nets were trained on the games with the book's numbers. At a table with other numbers, a personality plays.
    """

    def __init__(self, level: str = "trained") -> None:
        self.level = LEVELS[level]
        self._player: AnyBot | None = None
        self._decided: Decided | None = None

    def act(self, view: Any, forms: Forms, rng: Random) -> Action:
        if self._player is None:
            self._player = self._player_for(view)
        self._decided = None
        action = self._player.act(view, forms, rng)
        if self._decided is not None:
            self._decided = self._decided._replace(view=view)
        return action

    def explain(self) -> Reason | None:
        if self._decided is None:
            return self._player.explain() if self._player else None
        return reason_of(*self._decided)

    def _player_for(self, view: Any) -> AnyBot:
        if getattr(view, "variant", UNSET) is not UNSET:
            return Personality(PERSONALITIES["shrewd"])
        game, players = game_of(type(view)).name, view.players
        net, level, secrets = net_for(game, players), self.level, secret_choices(game, players)

        def policy(row: Numbers, mask: MaskArray, rng: Random) -> int:
            secret = bool(mask[secrets].any())
            temperature, least = (level.secret, 0.0) if secret else (level.temperature, level.least)
            likely = chances(net.think(row).logits, mask, temperature, least)
            index = rng.choices(range(len(likely)), likely.tolist())[0]
            before = self._decided.chance if self._decided else 1.0  # an earlier part of the same decision
            self._decided = Decided(net, None, row, before * float(likely[index]))
            return index

        return PolicyBot(game, players, policy, limits=Limits(left_out=proposals(game, players)))

    def __getstate__(self) -> dict[str, Any]:
        """A live server pickles bots: the net is left out and read again; the memory of a personality is kept."""
        kept = self._player if isinstance(self._player, Personality) else None
        return {"level": self.level, "_player": kept, "_decided": None}
