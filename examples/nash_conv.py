"""How far is random play from an equilibrium? The whole tree of a game, and the best responses in it.

What you learn: how to hand a game to exact tools. OpenSpiel walks its whole tree once; after that
everything is plain Python. *NashConv* is the sum of what each player would gain by a unilateral change
to its best response: 0 in an equilibrium.

    python examples/nash_conv.py
    python examples/nash_conv.py --game "kuhn_poker(players=3)"
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterator
from typing import Any, NamedTuple

import pyspiel

from millions.research import openspiel  # noqa: F401 (makes the games known to OpenSpiel)

GAME = "python_millions_one_heist_dollars1(players=4)"
CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)

Policy = list[list[float]]
"""For each information state, the probability of each of its actions."""


class Node(NamedTuple):
    """A node of the tree: the player, its information state, the probabilities of chance, children and returns."""

    player: int
    known: int = 0
    chances: tuple[float, ...] = ()
    children: tuple[Node, ...] = ()
    returns: tuple[float, ...] = ()


class Tree:
    """The tree of an OpenSpiel game; information states are numbered, `width` is the number of actions of each."""

    def __init__(self, game: str) -> None:
        loaded = pyspiel.load_game_as_turn_based(game)
        self.players: int = loaded.num_players()
        self.numbers: dict[str, int] = {}
        self.width: list[int] = []
        self.root = self.grown(loaded.new_initial_state())

    def grown(self, state: Any) -> Node:
        """The subtree of a state."""
        if state.is_terminal():
            return Node(TERMINAL, returns=tuple(state.returns()))
        children = tuple(self.grown(state.child(action)) for action in state.legal_actions())
        if state.is_chance_node():
            return Node(CHANCE, chances=tuple(chance for _, chance in state.chance_outcomes()), children=children)
        known = self.numbers.setdefault(state.information_state_string(), len(self.numbers))
        if known == len(self.width):
            self.width.append(len(children))
        return Node(state.current_player(), known, children=children)

    def uniform(self) -> Policy:
        """The uniform policy."""
        return [[1 / width] * width for width in self.width]


class BestResponse:
    """The best response of one player to the others' policy."""

    def __init__(self, tree: Tree, policy: Policy, player: int) -> None:
        self.policy, self.player = policy, player
        self.places: dict[int, list[tuple[float, Node]]] = defaultdict(list)
        self.chosen: dict[int, int] = {}
        self.gather(tree.root, 1.0)
        self.value = self.worth(tree.root)

    def gather(self, node: Node, reach: float) -> None:
        """Collect the nodes of each information state, with the probability that the others and chance lead there."""
        mine = node.player == self.player
        if mine:
            self.places[node.known].append((reach, node))
        for chance, child in likely(node, self.policy):
            self.gather(child, reach if mine else reach * chance)

    def worth(self, node: Node) -> float:
        if node.player == TERMINAL:
            return node.returns[self.player]
        if node.player == self.player:
            return self.worth(node.children[self.choice(node.known)])
        return sum(chance * self.worth(child) for chance, child in likely(node, self.policy) if chance)

    def choice(self, known: int) -> int:
        """The best action at an information state, over all its nodes."""
        if known not in self.chosen:
            places, actions = self.places[known], range(len(self.policy[known]))
            worth = [sum(reach * self.worth(node.children[at]) for reach, node in places if reach) for at in actions]
            self.chosen[known] = worth.index(max(worth))
        return self.chosen[known]


def likely(node: Node, policy: Policy) -> Iterator[tuple[float, Node]]:
    """The children of a node, with their probabilities."""
    return zip(node.chances or policy[node.known], node.children, strict=False)


def wealth(node: Node, policy: Policy) -> float:
    """The sum of all players' values when they follow the policy."""
    below = sum(chance * wealth(child, policy) for chance, child in likely(node, policy) if chance)
    return below + sum(node.returns)


def nash_conv(tree: Tree, policy: Policy) -> float:
    """The sum of what each player would gain by a unilateral change to its best response."""
    return sum(BestResponse(tree, policy, seat).value for seat in range(tree.players)) - wealth(tree.root, policy)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default=GAME, help="any game OpenSpiel can load, small enough to walk through")
    tree = Tree(parser.parse_args().game)
    print(f"{len(tree.width):,} information states, NashConv of random play {nash_conv(tree, tree.uniform()):.3f}")


if __name__ == "__main__":
    main()
