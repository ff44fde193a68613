"""What the doors have in common: what is agreed, what is seen, who is called what, and a picture in plain text."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from millions.core.errors import BadSetup
from millions.core.seat import SPECTATOR, Seat
from millions.core.table import Options
from millions.research import reduced
from millions.research.codes import code_of
from millions.research.limits import LIMITS, Limits
from millions.research.needs import missing
from millions.research.picture import picture
from millions.research.setting import Setting
from millions.research.turns import Turns

try:
    from gymnasium import logger, spaces
except ModuleNotFoundError as error:
    raise missing(error.name) from error

VERSION = 0
"""Of all environments; it changes only when their behaviour does."""

RENDER_MODES = ["ansi"]

ILLEGAL_REWARD = -1.0
"""What an index that the mask forbids costs whoever played it."""

HIGHEST_SEED = 1 << 32

Observation = dict[str, NDArray[Any]]
"""`observation`, a row of float32 numbers, and `action_mask`, 1 for each index that may be played now."""


Infos = dict[str, dict[str, Any]]


def setting_of(
    game: str,
    players: int,
    one_heist: bool = False,
    options: Mapping[str, Any] | Options | None = None,
    deck: str | Path | Struct | None = None,
    limits: Limits = LIMITS,
) -> Setting:
    """What is agreed on for an environment: a whole game, or one heist, whose rules are settled."""
    if not one_heist:
        return Setting.of(game, players, options=options, deck=deck, limits=limits)
    if options is not None or deck is not None or limits is not LIMITS:
        raise BadSetup("heist-settled", "one heist has its own options, deck and limits: leave them out")
    return reduced.one_heist(game, players)


def name_of(setting: Setting) -> str:
    """What an environment is called: millions_dollars_1e_v0."""
    heist = "" if setting.rounds is None else "_one_heist"
    return f"millions_{setting.game.replace('-', '_')}{heist}_v{VERSION}"


def checked_mode(render_mode: str | None) -> str | None:
    """A way of rendering that there is."""
    if render_mode not in (None, *RENDER_MODES):
        known = ", ".join(RENDER_MODES)
        raise BadSetup(
            "render-mode",
            f"there is no render mode {render_mode!r}; there is: {known}",
            given=repr(render_mode),
            known=known,
        )
    return render_mode


def agents_of(setting: Setting) -> list[str]:
    """The seats as agents: seat_0, seat_1, …"""
    return [f"seat_{seat}" for seat in range(setting.players)]


def observation_space(setting: Setting, waiting: int = 0) -> spaces.Dict:
    """A row of numbers, each in its range, and the mask; with an index for waiting, where there is one."""
    highs = Turns.begin(setting, 0).observer.highs()
    actions = code_of(setting.game, setting.players).size + waiting
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(highs), highs, dtype=np.float32),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


def action_space(setting: Setting, waiting: int = 0) -> spaces.Discrete[np.int64]:
    """The flat indexes of the game's action code."""
    return spaces.Discrete(code_of(setting.game, setting.players).size + waiting)


def observation(turns: Turns, seat: Seat) -> Observation:
    """What a seat is shown: arrays of its own, to be kept and written into. Whoever is not asked may play nothing."""
    return {"observation": turns.observe(seat), "action_mask": turns.mask(seat).copy()}


class Episodes:
    """One game after the other. With a seed the cards are those of `Match.new` with that seed, and what follows is
    settled by it; without one, games go on from the last seed given, if any was."""

    def __init__(self, setting: Setting) -> None:
        self.setting, self.rng = setting, Random()

    def begin(self, seed: int | None = None) -> Turns:
        """The next game."""
        if seed is not None:
            self.rng = Random(seed)
        return Turns.begin(self.setting, self.rng.randrange(HIGHEST_SEED) if seed is None else seed)


class Room:
    """What both kinds of PettingZoo's environments have."""

    waiting = 0

    def __init__(self, setting: Setting, render_mode: str | None) -> None:
        self.setting, self.render_mode = setting, checked_mode(render_mode)
        self.metadata = {"name": name_of(setting), "render_modes": RENDER_MODES, "is_parallelizable": False}
        self.possible_agents = agents_of(setting)
        self.agents: list[str] = []
        self.seats: dict[str, Seat] = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {one: observation_space(setting, self.waiting) for one in self.seats}
        self.action_spaces = {one: action_space(setting, self.waiting) for one in self.seats}
        self.episodes = Episodes(setting)
        self.turns = self.episodes.begin()

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same object every time."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[np.int64]:
        """The same object every time."""
        return self.action_spaces[agent]

    def render(self) -> str | None:
        """With render_mode="ansi": what everybody sees, a field a line."""
        if self.render_mode is None:
            logger.warn("render() shows nothing without render_mode='ansi'")
            return None
        return picture(self.turns, SPECTATOR)

    def close(self) -> None:
        """Nothing is held open."""

    def returns(self) -> dict[str, float]:
        """What the game came to for each agent; nothing before it is over."""
        return dict(zip(self.possible_agents, self.turns.returns(), strict=True))
