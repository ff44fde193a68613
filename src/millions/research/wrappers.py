"""PettingZoo's own wrappers, with faster access to the environment inside.

PettingZoo's wrappers look up each attribute through all wrappers below. With three of them, that takes longer than a
step of the game. These wrappers keep a reference to the innermost environment.
"""

from __future__ import annotations

from typing import Any

from millions.research.environment import Infos
from millions.research.extra import missing

try:
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper
except ModuleNotFoundError as error:
    raise missing(error.name) from error


class DirectAccess:
    """A mix-in for wrappers that reads attributes from the innermost environment."""

    def __init__(self, env: Any, *more: Any) -> None:
        super().__init__(env, *more)  # type: ignore[call-arg]
        self.raw = env.unwrapped

    @property
    def agents(self) -> list[str]:
        """The agents still in the game."""
        return self.raw.agents  # type: ignore[no-any-return]

    @property
    def agent_selection(self) -> str:
        """The agent that acts next."""
        return self.raw.agent_selection  # type: ignore[no-any-return]

    @property
    def terminations(self) -> dict[str, bool]:
        """The agents for whom the game is over."""
        return self.raw.terminations  # type: ignore[no-any-return]

    @property
    def truncations(self) -> dict[str, bool]:
        """All False, except after an illegal index."""
        return self.raw.truncations  # type: ignore[no-any-return]

    @property
    def infos(self) -> Infos:
        """Empty for every agent."""
        return self.raw.infos  # type: ignore[no-any-return]

    @property
    def _cumulative_rewards(self) -> dict[str, float]:
        return self.raw._cumulative_rewards  # type: ignore[no-any-return]

    def action_space(self, agent: str) -> Any:
        """The same object every time."""
        return self.raw.action_space(agent)


class TerminateIllegal(DirectAccess, TerminateIllegalWrapper):
    """An agent that plays an illegal index loses, and the game ends."""


class AssertOutOfBounds(DirectAccess, AssertOutOfBoundsWrapper):
    """A number that is not in the action space raises AssertionError."""


class OrderEnforcing(DirectAccess, OrderEnforcingWrapper):
    """Nothing may be called before the first reset."""

    @property
    def agents(self) -> list[str]:
        """The agents still in the game; unknown before the first reset."""
        if not self._has_reset:
            raise AttributeError("agents cannot be accessed before reset")
        return self.raw.agents  # type: ignore[no-any-return]


def wrapped(env: AECEnv, illegal_reward: float) -> AECEnv:
    """An environment in all three wrappers, as PettingZoo's classic games come."""
    return OrderEnforcing(AssertOutOfBounds(TerminateIllegal(env, illegal_reward)))
