"""PettingZoo environments: `env` and `raw_env` with one agent after the other, `parallel_env` with all at once.

    from millions.research import pettingzoo

    env = pettingzoo.env("dollars-1e", players=5)
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        action = None if termination else env.action_space(agent).sample(observation["action_mask"])
        env.step(action)

- **Agents** are called seat_0, seat_1, … clockwise; all of them stay to the end.
- **Observations** are dicts: `observation`, a row of float32 numbers, and `action_mask`. Both are new arrays.
- **Actions** are the flat indexes of the game's action code. When several seats decide at once, `env` asks one after
  the other, and none sees what another has decided.
- **Rewards** are all paid at the end: in a whole game winners share 1 and the others share −1; in one heist, the money
  won or lost. No episode is truncated. Infos are empty.
- **Seeds.** The same seed gives the same cards, those of `Match.new` with that seed. `unwrapped.turns.match()` is the
  match so far, and its record verifies.
- **Illegal indexes.** As in PettingZoo's own classic games: `env` and `parallel_env` warn and end the game, and the
  agent's reward is −1 (in `env` all agents are then truncated, too); a number outside the action space raises
  AssertionError. `raw_env` and `raw_parallel_env` raise IllegalAction or Malformed, and nothing has happened.
- **Waiting.** In `parallel_env` all agents act at every step. One more index than the code has, the last, means to
  wait: the only legal one for an agent that is not asked. Such an agent may also be left out of the actions.
- **Other games.** A game without its own action code and observer gets default ones (`millions.research.default`).
"""

from __future__ import annotations

from typing import Any

from millions.core.game import AnyGame
from millions.research import environment
from millions.research.environment import Infos, Observation
from millions.research.extra import missing
from millions.research.making import make_setting
from millions.research.parallel import Parallel, TerminateIllegalInParallel
from millions.research.wrappers import wrapped

try:
    from pettingzoo import AECEnv, ParallelEnv
except ModuleNotFoundError as error:
    raise missing(error.name) from error


def env(game: str | AnyGame, players: int = 4, **choices: Any) -> AECEnv[str, Observation, int]:
    """One agent after the other, in PettingZoo's usual wrappers. Takes the arguments of `raw_env`."""
    return wrapped(raw_env(game, players, **choices), environment.ILLEGAL_REWARD)


def raw_env(game: str | AnyGame, players: int = 4, *, render_mode: str | None = None, **choices: Any) -> AEC:
    """One agent after the other. `choices`: `one_heist`, or `options`, `deck` and `limits`, as in `Setting.of`."""
    return AEC(make_setting(game, players, **choices), render_mode)


def parallel_env(game: str | AnyGame, players: int = 4, **choices: Any) -> ParallelEnv[str, Observation, int]:
    """All agents at once; an agent that plays an illegal index loses. Takes the arguments of `raw_env`."""
    return TerminateIllegalInParallel(raw_parallel_env(game, players, **choices))


def raw_parallel_env(
    game: str | AnyGame, players: int = 4, *, render_mode: str | None = None, **choices: Any
) -> Parallel:
    """All agents at once. `choices` as in `raw_env`."""
    return Parallel(make_setting(game, players, **choices), render_mode)


class AEC(environment.MultiAgentEnvironment, AECEnv[str, Observation, int]):
    """One agent after the other."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; `options` is not used."""
        self.turns = self.episodes.begin(seed)
        self.agents = agents = self.possible_agents[:]
        self.rewards, self._cumulative_rewards = dict.fromkeys(agents, 0.0), dict.fromkeys(agents, 0.0)
        self.terminations, self.truncations = dict.fromkeys(agents, False), dict.fromkeys(agents, False)
        self.infos: Infos = {agent: {} for agent in agents}
        self.agent_selection = agents[self.turns.asked[0]]
        self._skip_agent_selection = None

    def observe(self, agent: str) -> Observation:
        return environment.observation(self.turns, self.seats[agent])

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
