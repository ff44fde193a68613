"""What the environments of PettingZoo and Gymnasium have in common: settings, spaces, observations, rendering."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from millions.core.errors import BadSetup
from millions.core.seat import Seat, Viewer
from millions.research.extra import missing
from millions.research.registry import plan_of
from millions.research.setting import Setting
from millions.research.text import observation_text
from millions.research.turns import Turns, shared_parts

try:
    from gymnasium import logger, spaces
except ModuleNotFoundError as error:
    raise missing(error.name) from error

RENDER_MODES = ["ansi", "rgb_array"]
"""What `render` returns: the text of `text.observation_text`, or a picture of it."""

ILLEGAL_REWARD = -1.0
"""The reward of an agent that plays an illegal index."""

HIGHEST_SEED = 1 << 32

Observation = dict[str, NDArray[Any]]
"""`observation`, a row of float32 numbers, and `action_mask`, 1 for each legal index."""

Infos = dict[str, dict[str, Any]]


def environment_name(setting: Setting) -> str:
    """The name of an environment: millions_dollars_1e_v1."""
    heist = "" if setting.rounds is None else "_one_heist"
    return f"millions_{setting.game.replace('-', '_')}{heist}_v{plan_of(setting.game).version}"


def checked_mode(render_mode: str | None) -> str | None:
    """A render mode that exists."""
    if render_mode not in (None, *RENDER_MODES):
        known = ", ".join(RENDER_MODES)
        raise BadSetup(
            "render-mode",
            f"there is no render mode {render_mode!r}; there is: {known}",
            given=repr(render_mode),
            known=known,
        )
    return render_mode


def observation_space(setting: Setting, waiting: int = 0) -> spaces.Dict:
    """A row of numbers, each in its range, and the mask, with `waiting` more indexes than the action code."""
    code, observer = shared_parts(setting)
    return spaces.Dict(
        {
            "observation": spaces.Box(observer.lows(), observer.highs(), dtype=np.float32),
            "action_mask": spaces.Box(0, 1, (code.size + waiting,), np.int8),
        }
    )


def action_space(setting: Setting, waiting: int = 0) -> spaces.Discrete[np.int64]:
    """The flat indexes of the game's action code."""
    return spaces.Discrete(shared_parts(setting)[0].size + waiting)


def rendered(turns: Turns, mode: str | None, viewer: Viewer | None = None) -> str | NDArray[np.uint8] | None:
    """What a viewer sees, by default the first seat that is asked, in a render mode; None without a mode."""
    if mode is None:
        logger.warn("render() shows nothing without a render_mode")
        return None
    text = observation_text(turns, viewer)
    if mode == "ansi":
        return text
    from millions.research.picture import picture_of  # only pictures need Pillow

    return picture_of(text)


def observation(turns: Turns, seat: Seat) -> Observation:
    """A seat's observation and mask, as new arrays; a seat that is not asked has an empty mask."""
    return {"observation": turns.observe(seat), "action_mask": turns.mask(seat).copy()}


class Episodes:
    """One game after the other. With a seed the cards are those of `Match.new` with that seed, and the seeds of the
    following games follow from it; without one, games go on from the last seed given."""

    def __init__(self, setting: Setting) -> None:
        self.setting, self.rng = setting, Random()

    def begin(self, seed: int | None = None) -> Turns:
        """The next game."""
        if seed is not None:
            self.rng = Random(seed)
        return Turns.begin(self.setting, self.rng.randrange(HIGHEST_SEED) if seed is None else seed)


class MultiAgentEnvironment:
    """What PettingZoo's two kinds of environments share. `turns` is the game being played."""

    waiting = 0
    """The number of indexes beyond the action code: 1 where agents that are not asked must wait."""

    def __init__(self, setting: Setting, render_mode: str | None) -> None:
        self.setting, self.render_mode = setting, checked_mode(render_mode)
        name = environment_name(setting)
        self.metadata = {"name": name, "render_modes": RENDER_MODES, "is_parallelizable": False}
        self.possible_agents = [f"seat_{seat}" for seat in range(setting.players)]
        self.agents: list[str] = []
        self.seats: dict[str, Seat] = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(setting, self.waiting) for agent in self.seats}
        self.action_spaces = {agent: action_space(setting, self.waiting) for agent in self.seats}
        self.episodes = Episodes(setting)
        self.turns = self.episodes.begin()

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same object every time."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[np.int64]:
        """The same object every time."""
        return self.action_spaces[agent]

    def render(self) -> str | NDArray[np.uint8] | None:
        """What the agent that acts next sees, in words or as a picture; after the end, what everybody sees."""
        return rendered(self.turns, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""

    def returns(self) -> dict[str, float]:
        """What the game was worth to each agent; 0 before it is over."""
        return dict(zip(self.possible_agents, self.turns.returns(), strict=True))
