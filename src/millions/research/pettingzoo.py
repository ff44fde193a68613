"""The games behind PettingZoo's doors: `env` and `raw_env` one agent after the other, `parallel_env` all at once.

    from millions.research import pettingzoo

    env = pettingzoo.env("dollars-1e", players=5)
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        action = None if termination else env.action_space(agent).sample(observation["action_mask"])
        env.step(action)

- **Agents** are called seat_0, seat_1, … clockwise; all of them stay to the end.
- **Observations** are dicts: `observation`, a row of float32 numbers, and `action_mask`. Both are the caller's to keep.
- **Actions** are the flat indexes of the game's code. Of several seats that decide at once, `env` asks one after the
  other, and shows none what another has decided.
- **Rewards** are all paid at the end: in a whole game winners share 1 and the others share −1; in one heist, the money
  won or lost. Nothing is ever truncated. Infos are empty.
- **Seeds.** The same seed gives the same cards, those of `Match.new` with that seed. `unwrapped.turns.match()` is the
  match so far, and its record verifies.
- **Illegal indexes.** As in PettingZoo's own classic games: `env` and `parallel_env` warn and end the game, the agent
  losing 1 (in `env` all are then truncated, too); what is no index at all is an AssertionError. `raw_env` and
  `raw_parallel_env` raise IllegalAction or Malformed, and nothing has happened.
- **Waiting.** In `parallel_env` all agents act at every step. The last index, one more than the code has, is to wait:
  the only one for whoever is not asked. Such an agent may also be left out of the actions.
"""

from __future__ import annotations

from typing import Any

from millions.research import doors
from millions.research.doors import Infos, Observation
from millions.research.guards import guarded
from millions.research.needs import missing
from millions.research.parallel import Parallel, TerminateIllegal

try:
    from pettingzoo import AECEnv, ParallelEnv
except ModuleNotFoundError as error:
    raise missing(error.name) from error


def env(game: str, players: int = 4, **choices: Any) -> AECEnv[str, Observation, int]:
    """One agent after the other, with PettingZoo's usual guards around it; takes what `raw_env` takes."""
    return guarded(raw_env(game, players, **choices), doors.ILLEGAL_REWARD)


def raw_env(game: str, players: int = 4, *, render_mode: str | None = None, **choices: Any) -> AEC:
    """One agent after the other. `choices`: `one_heist`, or `options`, `deck` and `limits`, as in `Setting.of`."""
    return AEC(doors.setting_of(game, players, **choices), render_mode)


def parallel_env(game: str, players: int = 4, **choices: Any) -> ParallelEnv[str, Observation, int]:
    """All agents at once; whoever plays an illegal index loses. Takes what `raw_env` takes."""
    return TerminateIllegal(raw_parallel_env(game, players, **choices))


def raw_parallel_env(game: str, players: int = 4, *, render_mode: str | None = None, **choices: Any) -> Parallel:
    """All agents at once. `choices` as in `raw_env`."""
    return Parallel(doors.setting_of(game, players, **choices), render_mode)


class AEC(doors.Room, AECEnv[str, Observation, int]):
    """One agent after the other."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; there are no options to a reset."""
        self.turns = self.episodes.begin(seed)
        self.agents = agents = self.possible_agents[:]
        self.rewards, self._cumulative_rewards = dict.fromkeys(agents, 0.0), dict.fromkeys(agents, 0.0)
        self.terminations, self.truncations = dict.fromkeys(agents, False), dict.fromkeys(agents, False)
        self.infos: Infos = {agent: {} for agent in agents}
        self.agent_selection = agents[self.turns.asked[0]]
        self._skip_agent_selection = None

    def observe(self, agent: str) -> Observation:
        return doors.observation(self.turns, self.seats[agent])

    def step(self, action: int) -> None:
        if self.terminations.get(self.agent_selection, False):
            self._was_dead_step(action)
            return
        self.turns.play(action)
        if asked := self.turns.asked:
            self.agent_selection = self.possible_agents[asked[0]]
            return
        self.terminations = dict.fromkeys(self.agents, True)
        self.rewards = self.returns()
        self._cumulative_rewards = dict(self.rewards)
        self._deads_step_first()
