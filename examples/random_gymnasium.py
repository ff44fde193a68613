"""A random player against bots, through Gymnasium's single-seat environment.

What you learn: the loop of Gymnasium, where the mask is, and how to seat bots by name. The player here picks any
legal index; the bot `random` picks a kind of action first. `--bots sensible` shows how far both are from
playing well.

    python examples/random_gymnasium.py --env millions/Dollars2-v1 --bots sensible
"""

from __future__ import annotations

import argparse

import gymnasium

import millions.research.gymnasium  # noqa: F401 (makes the environments known to Gymnasium)


def play(env: str, bots: str, games: int, seed: int) -> list[float]:
    """The return of each game for the random player."""
    table = gymnasium.make(env, bots=bots)
    seen, _ = table.reset(seed=seed)
    table.action_space.seed(seed)
    returns: list[float] = []
    while len(returns) < games:
        action = table.action_space.sample(seen["action_mask"])
        seen, reward, terminated, _, _ = table.step(action)
        if terminated:
            returns.append(float(reward))
            seen, _ = table.reset()
    return returns


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--env", default="millions/Dollars1-v1")
    parser.add_argument("--bots", default="random", help="who sits at the other seats")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    returns = play(**vars(parser.parse_args()))
    print(f"mean return {sum(returns) / len(returns):+.2f} in {len(returns)} games")


if __name__ == "__main__":
    main()
