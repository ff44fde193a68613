"""Gymnasium environments: one seat of a game, against bots. Importing this module registers them.

    import gymnasium
    import millions.research.gymnasium

    env = gymnasium.make("millions/Dollars1-v1", players=5, bots="sensible")

`gymnasium.make("millions.research.gymnasium:millions/Dollars1-v1")` imports it by itself.

| id | game |
|---|---|
| millions/Dollars1-v1 | Millions of Dollars, first edition |
| millions/Dollars2-v1 | Millions of Dollars, second edition |
| millions/MillionClub-v0 | Million Club |
| millions/Dollars1OneHeist-v1 | one heist of the first edition |
| millions/Dollars2OneHeist-v1 | one heist of the second edition |

- **Arguments**: `players` (4), `seat` (0), `bots` (one name for all, or one for each other seat in order: `sensible`,
  `random`, `search:50it`, …), `render_mode` ("ansi" or "rgb_array"), `illegal_reward` (−1), and in whole games
  `options`, `deck` and `limits`, as in `Setting.of`.
- **Observations** are dicts: `observation`, a row of float32 numbers, and `action_mask`. Info has the mask, too, and
  `env.unwrapped.action_masks()` gives it as booleans. In an episode's last info: `returns` of all seats.
- **Actions** are the flat indexes of the game's action code.
- **Rewards** are paid at the end: in a whole game winners share 1 and the others share −1; in one heist, the money won
  or lost. No episode is truncated.
- **Bots** see the views of their seats and choose among actions that have an index. The seed determines what they do.
- **Seeds.** `reset(seed=…)` gives the cards of `Match.new` with that seed; `unwrapped.turns.match()` is the match so
  far, and its record verifies.
- **Illegal indexes.** An illegal index ends the episode with `illegal_reward`, and `illegal` in its info
  says why; with `illegal_reward=None` it raises InvalidAction. A number outside the action space raises InvalidAction,
  a step after the end ResetNeeded; both are subclasses of gymnasium.error's exceptions.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from millions.bots import AnyBot, bot_named
from millions.core.errors import BadSetup, IllegalAction, MillionsError
from millions.core.game import AnyGame, game_named
from millions.research import environment
from millions.research.environment import Observation
from millions.research.extra import missing
from millions.research.making import make_setting
from millions.research.opponents import bot_names, let_bot_act
from millions.research.turns import Turns

try:
    import gymnasium
except ModuleNotFoundError as error:
    raise missing(error.name) from error


class InvalidAction(MillionsError, gymnasium.error.InvalidAction):
    """A number outside the action space or, with `illegal_reward=None`, an illegal index."""


class ResetNeeded(MillionsError, gymnasium.error.ResetNeeded):
    """A step before the first reset, or after the end."""


class SingleSeat(gymnasium.Env[Observation, np.int64]):
    """One seat; bots play the others."""

    metadata = {"render_modes": environment.RENDER_MODES, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str | AnyGame,
        players: int = 4,
        *,
        seat: int = 0,
        bots: str | Sequence[str] = "sensible",
        render_mode: str | None = None,
        illegal_reward: float | None = environment.ILLEGAL_REWARD,
        **choices: Any,
    ) -> None:
        self.setting = make_setting(game, players, **choices)
        if seat not in range(players):
            known = ", ".join(map(str, range(players)))
            raise BadSetup("no-such-seat", f"no seat {seat!r} here; there is: {known}", who=repr(seat), known=known)
        self.seat, self.render_mode, self.illegal_reward = seat, environment.checked_mode(render_mode), illegal_reward
        self.bot_names = bot_names(bots, players - 1, game_named(game))
        self.observation_space: Any = environment.observation_space(self.setting)
        self.action_space = environment.action_space(self.setting)
        self.bots: dict[int, AnyBot] = {}
        self.turns: Turns | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game and play up to this seat's first decision; `options` is not used."""
        super().reset(seed=seed)
        dealt, luck = (int(number) for number in self.np_random.integers(environment.HIGHEST_SEED, size=2))
        self.turns, self.luck = Turns.begin(self.setting, dealt if seed is None else seed), Random(luck)
        others = [other for other in range(self.setting.players) if other != self.seat]
        self.bots = {other: bot_named(name) for other, name in zip(others, self.bot_names, strict=True)}
        self._let_bots_act(self.turns)
        seen = environment.observation(self.turns, self.seat)
        return seen, {"action_mask": seen["action_mask"].copy()}

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """This seat plays an index, then the bots act until it is asked again or the game is over."""
        if self.turns is None or self.turns.over or not self.bots:
            raise ResetNeeded("reset-needed", "no game is going on: reset comes before the next step")
        if not self.action_space.contains(action):
            most = self.turns.code.size - 1
            raise InvalidAction("no-such-index", f"{action!r} is no index: there are 0 to {most}", most=most)
        try:
            self.turns.play(int(action), self.seat)
        except IllegalAction as refusal:
            return self._illegal(self.turns, refusal)
        self._let_bots_act(self.turns)
        return self._result(self.turns, self.turns.returns()[self.seat], self.turns.over)

    def _let_bots_act(self, turns: Turns) -> None:
        while turns.asked and self.seat not in turns.asked:
            let_bot_act(turns, turns.asked[0], self.bots[turns.asked[0]], self.luck)

    def _illegal(self, turns: Turns, refusal: IllegalAction) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if self.illegal_reward is None:
            raise InvalidAction(refusal.code, str(refusal), **refusal.facts) from refusal
        self.bots = {}
        seen, reward, _, truncated, info = self._result(turns, self.illegal_reward, False)
        seen["action_mask"] = np.zeros_like(seen["action_mask"])  # nothing is legal any more
        return seen, reward, True, truncated, {**info, "action_mask": seen["action_mask"], "illegal": str(refusal)}

    def _result(self, turns: Turns, reward: float, over: bool) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        seen = environment.observation(turns, self.seat)
        info: dict[str, Any] = {"action_mask": seen["action_mask"].copy()}
        if over:
            info["returns"] = np.array(turns.returns())
        return seen, float(reward), over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask as booleans: the method that sb3-contrib and others call."""
        if self.turns is None:
            raise ResetNeeded("reset-needed", "no game is going on: reset comes first")
        return self.turns.mask(self.seat).astype(np.bool_) & bool(self.bots)

    def render(self) -> str | NDArray[np.uint8] | None:
        """What this seat sees and may do, in words or as a picture."""
        return None if self.turns is None else environment.rendered(self.turns, self.render_mode, self.seat)


IDS: dict[str, dict[str, Any]] = {
    "millions/Dollars1-v1": {"game": "dollars-1e"},
    "millions/Dollars2-v1": {"game": "dollars-2e"},
    "millions/MillionClub-v0": {"game": "million-club"},
    "millions/Dollars1OneHeist-v1": {"game": "dollars-1e", "one_heist": True},
    "millions/Dollars2OneHeist-v1": {"game": "dollars-2e", "one_heist": True},
}
"""The registered environments and their arguments."""

for name, arguments in IDS.items():
    gymnasium.register(name, entry_point=f"{__name__}:SingleSeat", kwargs=arguments)
