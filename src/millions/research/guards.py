"""PettingZoo's guards around an environment, as they are, but for how they find things.

A wrapper asks the one inside it for everything it has not got itself, so that three of them take longer to find whose
turn it is than the game takes to go on. These look at the environment itself.
"""

from __future__ import annotations

from typing import Any

from millions.research.doors import Infos
from millions.research.needs import missing

try:
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper
except ModuleNotFoundError as error:
    raise missing(error.name) from error


class Near:
    """A wrapper that looks at the environment itself."""

    def __init__(self, env: Any, *more: Any) -> None:
        super().__init__(env, *more)  # type: ignore[call-arg]
        self.raw = env.unwrapped

    @property
    def agents(self) -> list[str]:
        """Those who are still in the game."""
        return self.raw.agents  # type: ignore[no-any-return]

    @property
    def agent_selection(self) -> str:
        """Whose turn it is."""
        return self.raw.agent_selection  # type: ignore[no-any-return]

    @property
    def terminations(self) -> dict[str, bool]:
        """For whom the game is over."""
        return self.raw.terminations  # type: ignore[no-any-return]

    @property
    def truncations(self) -> dict[str, bool]:
        """Nobody, but after an illegal index."""
        return self.raw.truncations  # type: ignore[no-any-return]

    @property
    def infos(self) -> Infos:
        """Nothing."""
        return self.raw.infos  # type: ignore[no-any-return]

    @property
    def _cumulative_rewards(self) -> dict[str, float]:
        return self.raw._cumulative_rewards  # type: ignore[no-any-return]

    def action_space(self, agent: str) -> Any:
        """The same object every time."""
        return self.raw.action_space(agent)


class TerminateIllegal(Near, TerminateIllegalWrapper):
    """Whoever plays an illegal index loses, and the game ends."""


class AssertOutOfBounds(Near, AssertOutOfBoundsWrapper):
    """What is no index is refused."""


class OrderEnforcing(Near, OrderEnforcingWrapper):
    """Nothing goes before the first reset."""

    @property
    def agents(self) -> list[str]:
        """Those who are still in the game; before the first reset that is not known."""
        if not self._has_reset:
            raise AttributeError("agents cannot be accessed before reset")
        return self.raw.agents  # type: ignore[no-any-return]


def guarded(env: AECEnv, illegal_reward: float) -> AECEnv:
    """An environment with all three guards around it, as PettingZoo's classic games have them."""
    return OrderEnforcing(AssertOutOfBounds(TerminateIllegal(env, illegal_reward)))
