"""What a search has learnt: for every information set it has met, how well its actions did."""

from __future__ import annotations

from collections.abc import Iterator
from math import log, sqrt

from millions.core.message import Action

EXPLORATION = 0.3
"""UCB1's weight of the unknown, in units of a chance to win."""

FEWEST_WORLDS = 6
"""Two actions that were both tried in fewer worlds cannot be told apart."""

SMALLEST_ERROR = 1e-3
"""Of a mean chance to win: worlds in which nothing differs prove nothing."""

WIDENING = 0.7
"""An information set visited n times tries 1 + WIDENING * sqrt(n) actions (progressive widening)."""


class Edge:
    """One action in one information set: how often it was tried, and how much it won in all."""

    __slots__ = ("action", "results", "visits", "won")

    def __init__(self, action: Action) -> None:
        self.action, self.visits, self.won = action, 0, 0.0
        self.results: list[float] = []
        """At the root: the result in each world, in the order of the worlds."""

    @property
    def mean(self) -> float:
        """The mean chance to win after it."""
        return self.won / self.visits if self.visits else 0.0

    def learn(self, won: float) -> None:
        """Add the result of one more try."""
        self.visits += 1
        self.won += won

    def lead(self, other: Edge) -> float:
        """By how many standard errors it did better than another one in the worlds in which both were tried."""
        gains = [mine - theirs for mine, theirs in zip(self.results, other.results, strict=False)]
        if len(gains) < FEWEST_WORLDS:
            return 0.0
        mean = sum(gains) / len(gains)
        spread = sqrt(sum([(gain - mean) ** 2 for gain in gains]) / (len(gains) - 1) / len(gains))
        return mean / max(spread, SMALLEST_ERROR)


class Node:
    """One information set: the actions tried in it so far, and those that wait to be tried."""

    __slots__ = ("edges", "visits", "waiting")

    def __init__(self, first: Action) -> None:
        self.edges = [Edge(first)]
        self.visits = 0
        self.waiting: Iterator[Action] | None = None

    def wants_another(self) -> bool:
        """Is it time to try a new action?"""
        return len(self.edges) < 1 + int(WIDENING * sqrt(self.visits))

    def widen(self) -> None:
        """Add the next waiting action that is new, if there is one."""
        tried = {edge.action for edge in self.edges}
        for action in self.waiting or ():
            if action not in tried:
                self.edges.append(Edge(action))
                return

    def select(self) -> Edge:
        """UCB1: the action with the best chance, or one that was tried too little to know."""
        self.visits += 1
        untried = next((edge for edge in self.edges if not edge.visits), None)
        if untried or len(self.edges) == 1:
            return untried or self.edges[0]
        total = log(self.visits)
        return max(self.edges, key=lambda edge: edge.mean + EXPLORATION * sqrt(total / edge.visits))
