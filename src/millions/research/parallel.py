"""PettingZoo's parallel environments: all agents act at once; agents that are not asked wait."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from millions.core.errors import IllegalAction
from millions.core.problem import IS_OVER, NOT_YOUR_TURN, Problem
from millions.core.seat import Seat
from millions.research import environment
from millions.research.environment import Infos, Observation
from millions.research.extra import missing

try:
    from pettingzoo import ParallelEnv
    from pettingzoo.utils.env_logger import EnvLogger
    from pettingzoo.utils.wrappers import BaseParallelWrapper
except ModuleNotFoundError as error:
    raise missing(error.name) from error

StepResult = tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]
"""Observations, rewards, terminations, truncations and infos, by agent."""


class Parallel(environment.MultiAgentEnvironment, ParallelEnv[str, Observation, int]):
    """All agents at once; agents that are not asked wait."""

    waiting = 1

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        """Begin a new game; `options` is not used."""
        self.turns = self.episodes.begin(seed)
        self.agents = self.possible_agents[:]
        return self.observations(), {agent: {} for agent in self.agents}

    @property
    def wait(self) -> int:
        """The index that means to wait: the last."""
        return self.turns.code.size

    def observations(self) -> dict[str, Observation]:
        """The observations of all agents; until the game is over, each has a legal index."""
        return {agent: self._observation(seat) for agent, seat in self.seats.items()}

    def _observation(self, seat: Seat) -> Observation:
        seen = environment.observation(self.turns, seat)
        waits = not self.turns.over and seat not in self.turns.asked
        seen["action_mask"] = np.append(seen["action_mask"], np.int8(waits))
        return seen

    def step(self, actions: Mapping[str, int]) -> StepResult:
        if not self.agents:
            raise IllegalAction("nobody", "act", "the time after the end", Problem(IS_OVER))
        for agent in self.offenders(actions):
            self._refuse(agent, actions)
        self.turns.play_together({self.seats[agent]: index for agent, index in actions.items()})
        return self.result(self.returns(), self.turns.over)

    def offenders(self, actions: Mapping[str, int]) -> list[str]:
        """The agents whose index is illegal."""
        wrong = []
        for agent, seat in self.seats.items():
            bits = self.turns.action_mask(seat).bits or 1 << self.wait
            index = actions.get(agent, -1 if seat in self.turns.asked else self.wait)
            if index < 0 or not bits >> int(index) & 1:
                wrong.append(agent)
        return wrong

    def _refuse(self, agent: str, actions: Mapping[str, int]) -> None:
        seat, asked = self.seats[agent], self.turns.asked
        if seat not in asked:
            turn = ", ".join(self.possible_agents[other] for other in asked)
            what = f"play index {actions[agent]}, but only wait,"
            raise IllegalAction(agent, what, f"the turn of {turn}", Problem(NOT_YOUR_TURN))
        self.turns.action(actions.get(agent, -1), seat)

    def result(self, rewards: dict[str, float], over: bool) -> StepResult:
        """What a step returns."""
        agents = self.possible_agents
        self.agents = [] if over else self.agents
        ends, never = dict.fromkeys(agents, over), dict.fromkeys(agents, False)
        return self.observations(), rewards, ends, never, {agent: {} for agent in agents}


class TerminateIllegalInParallel(BaseParallelWrapper[str, Observation, int]):
    """PettingZoo's TerminateIllegalWrapper for parallel environments: an agent that plays an illegal index loses."""

    def step(self, actions: Mapping[str, int]) -> StepResult:
        raw = self.env.unwrapped
        assert isinstance(raw, Parallel)
        for agent, action in actions.items():
            assert raw.action_space(agent).contains(action), "action is not in action space"
        offenders = raw.offenders(actions) if raw.agents else []
        if not offenders:
            return raw.step(actions)
        EnvLogger.warn_on_illegal_move()
        lost = {agent: environment.ILLEGAL_REWARD if agent in offenders else 0.0 for agent in raw.possible_agents}
        return raw.result(lost, True)
