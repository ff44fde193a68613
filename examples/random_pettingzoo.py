"""Random self-play through PettingZoo, one agent after the other and all at once.

What you learn: the two loops of PettingZoo, where the mask is, what waiting means, and how a game becomes a record that
can be verified.

    python examples/random_pettingzoo.py --game million-club --players 3
"""

from __future__ import annotations

import argparse
from typing import Any

from millions.research import pettingzoo


def one_after_the_other(game: str, players: int, seed: int) -> dict[str, float]:
    """Play one game in the AEC environment; the returns of all agents."""
    env = pettingzoo.env(game, players)
    env.reset(seed=seed)
    seed_spaces(env, seed)
    returns = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        returns[agent] += reward
        over = termination or truncation
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
    env.unwrapped.turns.match().verify()
    return returns


def all_at_once(game: str, players: int, seed: int) -> dict[str, float]:
    """Play one game in the parallel environment; the mask of an agent that is not asked allows only to wait."""
    env = pettingzoo.parallel_env(game, players)
    observations, _ = env.reset(seed=seed)
    seed_spaces(env, seed)
    returns = dict.fromkeys(env.possible_agents, 0.0)
    while env.agents:
        masks = {agent: observations[agent]["action_mask"] for agent in env.agents}
        actions = {agent: env.action_space(agent).sample(mask) for agent, mask in masks.items()}
        observations, rewards, _, _, _ = env.step(actions)
        returns = {agent: returns[agent] + reward for agent, reward in rewards.items()}
    return returns


def seed_spaces(env: Any, seed: int) -> None:
    """Seed the random choices, too."""
    for agent in env.possible_agents:
        env.action_space(agent).seed(seed)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="dollars-1e")
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--games", type=int, default=5)
    given = parser.parse_args()
    for seed in range(given.games):
        for play in (one_after_the_other, all_at_once):
            found = play(given.game, given.players, seed)
            line = "  ".join(f"{agent} {gained:+.2f}" for agent, gained in found.items())
            print(f"seed {seed}, {play.__name__.replace('_', ' ')}: {line}")


if __name__ == "__main__":
    main()
