"""Baselines: the PPO of `ppo.py` against each bot, with several seeds; keeps checkpoints and prints a table.

What you learn: how far a small learner gets against each bot, how much that depends on the seed, and how to keep a
policy and use it again. A run that has its figures is not repeated: stop and start as you like.

    python examples/baselines.py --env millions/Dollars1-v1 --bots random,sensible --seeds 1,2,3 --out runs/baselines

In the folder: ENV/BOTS/SEED.npz, the policy; SEED.json, its hyper-parameters and figures.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from time import process_time
from typing import Any

import numpy as np
import ppo

SETTINGS = {
    "hidden": ppo.HIDDEN,
    "learning rate": ppo.RATE,
    "epochs": ppo.EPOCHS,
    "batch": ppo.BATCH,
    "clip": ppo.CLIP,
    "entropy": ppo.ENTROPY,
}


def one_run(file: Path, env: str, bots: str, seed: int, rounds: int, games: int, trials: int) -> dict[str, Any]:
    """Train and measure once, and keep policy and figures; if they are kept already, read them."""
    figures = file.with_suffix(".json")
    if not figures.exists():
        began = process_time()
        learner, found = ppo.train(env, bots, rounds, games, trials, seed)
        file.parent.mkdir(parents=True, exist_ok=True)
        save(file, learner)
        run = {"env": env, "bots": bots, "seed": seed, "games": rounds * games, "trials": trials}
        kept = {**run, **SETTINGS, **found, "seconds": round(process_time() - began)}
        figures.write_text(json.dumps(kept, indent=2) + "\n", encoding="utf-8")
    read: dict[str, Any] = json.loads(figures.read_text(encoding="utf-8"))
    return read


# Checkpoints


def save(file: Path, learner: ppo.Learner) -> None:
    """Save a policy: its weights, and the scale of the observations."""
    names = ("first", "bias", "last", "last_bias")
    kept = {"scale": learner.scale, **dict(zip(names, learner.policy.weights, strict=True))}
    np.savez_compressed(file, **{name: array.astype(np.float32) for name, array in kept.items()})


class Checkpoint:
    """A saved policy, as `millions.research.live.PolicyBot` takes it, so that it can play at a live table."""

    def __init__(self, file: Path) -> None:
        self.kept = dict(np.load(file))

    def __call__(self, observation: ppo.Array, mask: ppo.Array, rng: Random) -> int:
        """Sample an index from the policy."""
        kept = self.kept
        hidden = np.tanh(observation * kept["scale"] @ kept["first"] + kept["bias"])
        scores = np.where(mask > 0, hidden @ kept["last"] + kept["last_bias"], -np.inf)
        weights = np.exp(scores - scores.max())
        return rng.choices(range(len(weights)), weights.tolist())[0]


# The table


def line(runs: list[dict[str, Any]]) -> str:
    """All seeds of one environment and one kind of bots: the mean over seeds, and their standard deviation."""
    learners = [run["learner"][0] for run in runs]
    spread = f" ± {stdev(learners):.2f}" if len(runs) > 1 else ""
    each = ", ".join(f"{mean:+.2f}" for mean in learners)
    at_random = fmean(run["random"][0] for run in runs)
    seconds = fmean(run["seconds"] for run in runs)
    where = f"`{runs[0]['env']}` | `{runs[0]['bots']}`"
    return f"| {where} | {at_random:+.2f} | {fmean(learners):+.2f}{spread} | {each} | {seconds:.0f} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--env", default="millions/Dollars1-v1", help="one or several, separated by commas")
    parser.add_argument("--bots", default="random,sensible", help="each is met in a training of its own")
    parser.add_argument("--seeds", default="1,2,3")
    parser.add_argument("--out", type=Path, default=Path("runs/baselines"))
    for name, number in {"rounds": 20, "games": 100, "trials": 500}.items():
        parser.add_argument(f"--{name}", type=int, default=number, help="as in ppo.py")
    chosen = parser.parse_args()
    table = ["| environment | bots | random | PPO, mean of seeds | each seed | seconds |", "|---|---|---|---|---|---|"]
    numbers = (chosen.rounds, chosen.games, chosen.trials)
    for env in chosen.env.split(","):
        for bots in chosen.bots.split(","):
            folder = chosen.out / env.split("/")[-1] / bots.replace(":", "-")
            seeds = map(int, chosen.seeds.split(","))
            table.append(line([one_run(folder / f"{seed}.npz", env, bots, seed, *numbers) for seed in seeds]))
    print("\n".join(table))


if __name__ == "__main__":
    main()
