"""Self-play: one policy learns from all seats, against itself and its past selves, with the PPO of `ppo.py`.

What you learn: how to train without bots. `Turns` gives every seat its row, its mask and its return. In half of the
games one seat is the learner and the others are one of its past selves, so that it does not forget how to beat them;
in the other half it plays all seats. Then it meets bots that it has never seen.

    python examples/self_play.py --env millions/Dollars1-v1 --rounds 40

`millions train` does this at thousands of tables at once, for strong nets: see docs/train.md.
"""

from __future__ import annotations

import argparse
from itertools import chain
from random import Random
from typing import Any

import gymnasium
import numpy as np
import ppo

import millions.research.gymnasium  # noqa: F401 (makes the environments known to Gymnasium)
from millions.research import Turns

Weights = list[ppo.Array]

WITH_THE_PAST = 0.5
"""The part of the games in which past selves play."""


def play(learner: ppo.Learner, past: list[Weights]) -> list[tuple[Any, ...]]:
    """One game; the learner's decisions, each with the return of its seat."""
    env, rng = learner.env.unwrapped, learner.rng
    turns = Turns.begin(env.setting, rng=Random(int(rng.integers(1 << 32))))
    others = past[rng.integers(len(past))] if past and rng.random() < WITH_THE_PAST else None
    alone, now = int(rng.integers(turns.players)), learner.policy.weights
    kept: list[tuple[Any, ...]] = []
    while not turns.over:
        seat = turns.asked[0]
        mine = others is None or seat == alone
        learner.policy.weights = now if mine or others is None else others
        row, mask = turns.observe(seat) * learner.scale, turns.mask(seat)
        likely = learner.chances(row[None], mask[None])[0]
        index = int(rng.choice(len(likely), p=likely))
        turns.play(index, seat)
        if mine:
            kept.append((seat, row, mask, index, likely[index]))
    learner.policy.weights = now
    returns = turns.returns()
    return [(*decision, returns[seat]) for seat, *decision in kept]


def train(env: str, bots: str, rounds: int, games: int, trials: int, seed: int) -> dict[str, ppo.Found]:
    """Train; then compare the learner and a random player among bots that neither has met."""
    learner = ppo.Learner(gymnasium.make(env), seed)
    past: list[Weights] = []
    for number in range(1, rounds + 1):
        played = [play(learner, past) for _ in range(games)]
        learner.learn(ppo.Games(*map(np.array, zip(*chain(*played), strict=True))))
        if number % 5 == 0:
            past.append([weight.copy() for weight in learner.policy.weights])
            print(f"{number * games:>6} games", flush=True)
    return {name: compared(learner, gymnasium.make(env, bots=name), name, trials, seed) for name in bots.split(",")}


def compared(learner: ppo.Learner, env: Any, bots: str, trials: int, seed: int) -> ppo.Found:
    """The mean returns of the learner and of a random player against these bots."""
    learner.env = env
    env.reset(seed=seed)
    found = {name: ppo.measured(learner, trials, name == "random") for name in ("random", "learner")}
    for name, (mean, interval) in found.items():
        print(f"against {bots:<9} {name:<8} {mean:+.3f} ± {interval:.3f} in {trials} games", flush=True)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--env", default="millions/Dollars1-v1")
    parser.add_argument("--bots", default="random,sensible", help="who is met at the end, each in trials of its own")
    for name, number in {"rounds": 40, "games": 100, "trials": 300, "seed": 1}.items():
        parser.add_argument(f"--{name}", type=int, default=number, help="as in ppo.py")
    train(**vars(parser.parse_args()))


if __name__ == "__main__":
    main()
