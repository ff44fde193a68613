"""Train one seat to beat random players with masked PPO (Schulman and others, 2017), in plain NumPy.

What you learn: how to train in the single-seat environment. Illegal indexes get no probability and no gradient; the
only reward comes at the end of a whole game. Two thousand games, half a minute, are enough to win most of them.

    python examples/ppo.py --env millions/Dollars2-v1 --rounds 40
"""

from __future__ import annotations

import argparse
from itertools import chain
from typing import Any, NamedTuple

import gymnasium
import numpy as np
from numpy.typing import NDArray

import millions.research.gymnasium  # noqa: F401 (makes the environments known to Gymnasium)

Array = NDArray[Any]
Found = dict[str, tuple[float, float]]

HIDDEN, RATE, EPOCHS, BATCH, CLIP, ENTROPY = 64, 1e-3, 4, 512, 0.2, 0.01


class Network:
    """One hidden layer of tanh units, with Adam and gradient-norm clipping."""

    def __init__(self, inputs: int, outputs: int, rng: np.random.Generator) -> None:
        first, last = rng.normal(0, inputs**-0.5, (inputs, HIDDEN)), rng.normal(0, 0.01, (HIDDEN, outputs))
        self.weights = [first, np.zeros(HIDDEN), last, np.zeros(outputs)]
        self.means = [np.zeros_like(weight) for weight in self.weights]
        self.squares = [np.zeros_like(weight) for weight in self.weights]
        self.updates = 0

    def __call__(self, rows: Array) -> Array:
        self.rows, (first, bias, last, last_bias) = rows, self.weights
        self.hidden = np.tanh(rows @ first + bias)
        return np.asarray(self.hidden @ last + last_bias)

    def descend(self, gradient: Array) -> None:
        """One step of Adam, given the gradient of the loss at the latest outputs."""
        inner = (gradient @ self.weights[2].T) * (1 - self.hidden**2)
        gradients = [self.rows.T @ inner, inner.sum(0), self.hidden.T @ gradient, gradient.sum(0)]
        shrink = min(1.0, 0.5 / (sum(float((one**2).sum()) for one in gradients) ** 0.5 + 1e-9))
        self.updates += 1
        for weight, mean, square, one in zip(self.weights, self.means, self.squares, gradients, strict=True):
            mean += 0.1 * (one * shrink - mean)
            square += 0.001 * ((one * shrink) ** 2 - square)
            sure = np.sqrt(square / (1 - 0.999**self.updates)) + 1e-8
            weight -= RATE * mean / (1 - 0.9**self.updates) / sure


class Games(NamedTuple):
    """The decisions of some games: observations, masks, actions, their probabilities, and the returns."""

    rows: Array
    masks: Array
    actions: Array
    chances: Array
    returns: Array


class Learner:
    """A policy and a value function."""

    def __init__(self, env: Any, seed: int) -> None:
        self.env, self.rng = env, np.random.default_rng(seed)
        seen = env.observation_space["observation"]
        self.scale = 1 / np.maximum(1, seen.high)
        self.policy = Network(seen.shape[0], int(env.action_space.n), self.rng)
        self.value = Network(seen.shape[0], 1, self.rng)
        env.reset(seed=seed)

    def chances(self, rows: Array, masks: Array) -> Array:
        """The probability of each index; illegal ones have none."""
        scores = np.where(masks > 0, self.policy(rows), -np.inf)
        weights = np.exp(scores - scores.max(1, keepdims=True))
        return np.asarray(weights / weights.sum(1, keepdims=True))

    def play(self, at_random: bool = False) -> list[tuple[Any, ...]]:
        """Play one game, with the policy or at random; the only reward comes at the end."""
        kept: list[tuple[Any, ...]] = []
        seen, gained, over = self.env.reset()[0], 0.0, False
        while not over:
            row, mask = seen["observation"] * self.scale, seen["action_mask"]
            likely = mask / mask.sum() if at_random else self.chances(row[None], mask[None])[0]
            action = int(self.rng.choice(len(likely), p=likely))
            kept.append((row, mask, action, likely[action]))
            seen, gained, over, _, _ = self.env.step(action)
        return [(*decision, gained) for decision in kept]

    def learn(self, played: Games) -> None:
        """PPO: a few epochs over the games played, clipped to stay close to the policy that played them."""
        gains = played.returns - self.value(played.rows)[:, 0]
        gains = (gains - gains.mean()) / (gains.std() + 1e-8)
        for _ in range(EPOCHS):
            shuffled = self.rng.permutation(len(gains))
            for some in np.array_split(shuffled, max(1, len(gains) // BATCH)):
                self.improve(Games(*(column[some] for column in played)), gains[some])
                self.value.descend((self.value(played.rows[some]) - played.returns[some, None]) / len(some))

    def improve(self, played: Games, gains: Array) -> None:
        """The gradient of the clipped objective and an entropy bonus with respect to the logits."""
        chances = self.chances(played.rows, played.masks)
        each = np.arange(len(gains))
        ratio = chances[each, played.actions] / played.chances
        near = np.where(gains > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        push = gains * ratio * near
        gradient = chances * push[:, None]
        gradient[each, played.actions] -= push
        logs = np.log(np.maximum(chances, 1e-12))
        gradient += ENTROPY * chances * (logs - (chances * logs).sum(1, keepdims=True))
        self.policy.descend(gradient / len(gains))


def measured(learner: Learner, games: int, at_random: bool) -> tuple[float, float]:
    """The mean return and its 95 % interval."""
    returns = np.array([learner.play(at_random)[-1][-1] for _ in range(games)])
    return float(returns.mean()), float(1.96 * returns.std(ddof=1) / games**0.5)


def train(env: str, bots: str, rounds: int, games: int, trials: int, seed: int) -> tuple[Learner, Found]:
    """Train, printing the progress; then compare the learner with a random player in its place."""
    learner = Learner(gymnasium.make(env, bots=bots), seed)
    for number in range(1, rounds + 1):
        played = [learner.play() for _ in range(games)]
        learner.learn(Games(*map(np.array, zip(*chain(*played), strict=True))))
        if number % 5 == 0:
            mean = np.mean([game[-1][-1] for game in played])
            print(f"{number * games:>6} games   mean return {mean:+.2f}", flush=True)
    found = {name: measured(learner, trials, name == "random") for name in ("random", "learner")}
    for name, (center, give_or_take) in found.items():
        print(f"{name:<8} {center:+.3f} ± {give_or_take:.3f} in {trials} games")
    return learner, found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--env", default="millions/Dollars1-v1")
    parser.add_argument("--bots", default="random", help="who sits at the other seats")
    numbers = {"rounds": 20, "games in each round": 100, "trials, games to compare with a random player": 500}
    for what, number in {**numbers, "seed": 1}.items():
        parser.add_argument(f"--{what.split()[0].strip(',')}", type=int, default=number, help=what)
    train(**vars(parser.parse_args()))


if __name__ == "__main__":
    main()
