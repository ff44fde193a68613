"""MaskablePPO of sb3-contrib: a widely used trainer learns one seat against bots, without adapter code.

What you learn: the environment has the method `action_masks` that MaskablePPO calls, and its observations fit
`MultiInputPolicy`. Needs `pip install sb3-contrib`.

    python examples/maskable_ppo.py --env millions/Dollars1-v1 --bots random --decisions 50000 --out policy.zip
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import gymnasium

import millions.research.gymnasium  # noqa: F401 (makes the environments known to Gymnasium)

SETTINGS: dict[str, Any] = {"learning_rate": 1e-3, "batch_size": 512, "n_epochs": 4, "gamma": 1.0, "ent_coef": 0.01}
"""Hyper-parameters that differ from the trainer's defaults: the only reward comes at the end, so nothing is
discounted."""


def train(env: str, bots: str, decisions: int, trials: int, seed: int, out: Path | None) -> tuple[float, float]:
    """The mean return of the trained policy, and that of a random player in the same seat."""
    try:
        from sb3_contrib import MaskablePPO
        from sb3_contrib.common.maskable.evaluation import evaluate_policy
    except ModuleNotFoundError:
        raise SystemExit("this example needs sb3-contrib: pip install sb3-contrib") from None
    model = MaskablePPO("MultiInputPolicy", gymnasium.make(env, bots=bots), seed=seed, verbose=1, **SETTINGS)
    table = gymnasium.make(env, bots=bots)
    at_random = random_return(table, trials, seed)
    model.learn(decisions)
    learnt, _ = evaluate_policy(model, table, n_eval_episodes=trials, deterministic=False, warn=False)
    print(f"random {at_random:+.3f}   MaskablePPO {learnt:+.3f}   in {trials} games each")
    if out is not None:
        model.save(out)
    return float(learnt), at_random


def random_return(table: Any, trials: int, seed: int) -> float:
    """The mean return of a player that picks any legal index."""
    table.action_space.seed(seed)
    total = 0.0
    for game in range(trials):
        seen, over = table.reset(seed=seed if game == 0 else None)[0], False
        while not over:
            seen, reward, over, _, _ = table.step(table.action_space.sample(seen["action_mask"]))
        total += float(reward)
    return total / trials


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--env", default="millions/Dollars1-v1")
    parser.add_argument("--bots", default="random", help="who sits at the other seats")
    parser.add_argument("--decisions", type=int, default=50_000, help="of the learner, in training")
    parser.add_argument("--trials", type=int, default=300, help="games to compare with a random player")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="where the policy is kept")
    train(**vars(parser.parse_args()))


if __name__ == "__main__":
    main()
