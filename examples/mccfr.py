"""Solve one heist with external-sampling MCCFR (Lanctot and others, 2009), and watch NashConv fall.

What you learn: a heist, bargaining included, can be brought near an equilibrium in a minute. With more than two players
there is no guarantee that the average policy gets there. With four players of the first edition it does; in the
other heists it depends on the seed: try it.

    python examples/mccfr.py --iterations 10000
    python examples/mccfr.py --game "python_millions_one_heist_dollars2(players=4)" --seed 3
"""

from __future__ import annotations

import argparse
from random import Random

from nash_conv import CHANCE, GAME, TERMINAL, Node, Policy, Tree, nash_conv


class Solver:
    """External sampling: one player tries every action; the other players and chance sample one."""

    def __init__(self, tree: Tree, seed: int) -> None:
        self.tree, self.rng = tree, Random(seed)
        self.regrets = [[0.0] * width for width in tree.width]
        self.played = [[0.0] * width for width in tree.width]

    def learn(self, node: Node, learner: int) -> float:
        """The learner's value of this node; at its own nodes the regrets are updated."""
        if node.player == TERMINAL:
            return node.returns[learner]
        if node.player == CHANCE:
            return self.learn(self.rng.choices(node.children, node.chances)[0], learner)
        policy = shares([max(regret, 0.0) for regret in self.regrets[node.known]])
        if node.player != learner:
            if node.player == (learner + 1) % self.tree.players:
                add(self.played[node.known], policy)
            return self.learn(self.rng.choices(node.children, policy)[0], learner)
        values = [self.learn(child, learner) for child in node.children]
        mean = sum(map(float.__mul__, policy, values))
        add(self.regrets[node.known], [value - mean for value in values])
        return mean

    def average(self) -> Policy:
        """The mean of all policies played so far: it approaches an equilibrium."""
        return [shares(weights) for weights in self.played]


def shares(weights: list[float]) -> list[float]:
    """Weights scaled to a sum of 1; uniform if all are 0."""
    total = sum(weights)
    return [weight / total for weight in weights] if total else [1 / len(weights)] * len(weights)


def add(totals: list[float], more: list[float]) -> None:
    totals[:] = map(float.__add__, totals, more)


def solve(game: str, iterations: int, seed: int) -> list[float]:
    """NashConv at the beginning, after some iterations and after all of them, printed line by line."""
    tree = Tree(game)
    print(f"{game}: {len(tree.width):,} information states")
    solver, found = Solver(tree, seed), []
    for done in range(iterations + 1):
        if done in (0, iterations // 25, iterations // 5, iterations):
            found.append(nash_conv(tree, solver.average()))
            print(f"{done:>8,} iterations   NashConv {found[-1]:.3f}", flush=True)
        for player in range(tree.players):
            solver.learn(tree.root, player)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default=GAME, help="any game OpenSpiel can load, small enough to walk through")
    parser.add_argument("--iterations", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=1)
    solve(**vars(parser.parse_args()))


if __name__ == "__main__":
    main()
