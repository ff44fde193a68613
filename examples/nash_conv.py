"""How far is random play from an equilibrium? The whole tree of a game, and the best answers in it.

What one learns: how to hand a game of this house to exact tools. OpenSpiel walks its whole tree once; after that
everything is plain Python. *NashConv* is what all players together would gain if each alone changed to the best answer
to the others: 0 in an equilibrium.

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
"""For each information state, how likely each of its actions is."""


class Node(NamedTuple):
    """A place in the tree: who decides there, what they know, how likely chance's draws are, and what comes of it."""

    player: int
    known: int = 0
    chances: tuple[float, ...] = ()
    children: tuple[Node, ...] = ()
    returns: tuple[float, ...] = ()


class Tree:
    """A whole game of OpenSpiel; information states are numbered, `width` says how many actions each has."""

    def __init__(self, game: str) -> None:
        loaded = pyspiel.load_game_as_turn_based(game)
        self.players: int = loaded.num_players()
        self.numbers: dict[str, int] = {}
        self.width: list[int] = []
        self.root = self.grown(loaded.new_initial_state())

    def grown(self, state: Any) -> Node:
        """This state and all that can come of it."""
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
        """Everybody plays at random."""
        return [[1 / width] * width for width in self.width]


class BestAnswer:
    """What one player can get at most against the others' policy."""

    def __init__(self, tree: Tree, policy: Policy, player: int) -> None:
        self.policy, self.player = policy, player
        self.places: dict[int, list[tuple[float, Node]]] = defaultdict(list)
        self.chosen: dict[int, int] = {}
        self.gather(tree.root, 1.0)
        self.value = self.worth(tree.root)

    def gather(self, node: Node, reach: float) -> None:
        """Note where each information state may be, and how likely the others and chance lead there."""
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
        """The best action at an information state, over all places it may be."""
        if known not in self.chosen:
            places, actions = self.places[known], range(len(self.policy[known]))
            worth = [sum(reach * self.worth(node.children[at]) for reach, node in places if reach) for at in actions]
            self.chosen[known] = worth.index(max(worth))
        return self.chosen[known]


def likely(node: Node, policy: Policy) -> Iterator[tuple[float, Node]]:
    """What may come next, and how likely it is."""
    return zip(node.chances or policy[node.known], node.children, strict=False)


def wealth(node: Node, policy: Policy) -> float:
    """What all players together get when they keep to the policy."""
    below = sum(chance * wealth(child, policy) for chance, child in likely(node, policy) if chance)
    return below + sum(node.returns)


def nash_conv(tree: Tree, policy: Policy) -> float:
    """What all players together would gain, each changing alone."""
    return sum(BestAnswer(tree, policy, seat).value for seat in range(tree.players)) - wealth(tree.root, policy)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default=GAME, help="any game OpenSpiel can load, small enough to walk through")
    tree = Tree(parser.parse_args().game)
    print(f"{len(tree.width):,} information states, NashConv of random play {nash_conv(tree, tree.uniform()):.3f}")


if __name__ == "__main__":
    main()
