"""How far a net's policy is from an equilibrium of a small heist: exact NashConv, over the whole game tree.

NashConv is the sum of what each player would gain, in money, by a unilateral change to the best response. The small
heists are those of `millions.research.reduced`; the net has learnt to win whole games, not to earn most in one heist,
so do not expect 0.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from msgspec import Struct

from millions.research import Turns
from millions.research.reduced import one_heist
from millions.trained.net import Net, chances

PLAYERS = 4

CHANCE = -1
"""The player of a node at which nature draws."""

Choose = Callable[[Turns, int], list[float]]
"""The probability of each legal index of a seat, in order."""

Known = tuple[Any, ...]
"""An information state: the seat, and everything that it was told."""


class Node(NamedTuple):
    """A node of the tree; at the end it has returns and no children."""

    player: int
    known: Known = ()
    likely: tuple[float, ...] = ()
    """The probability of each child: by chance, or by the player's policy."""
    children: tuple[Node, ...] = ()
    returns: tuple[float, ...] = ()


class Findings(Struct, frozen=True):
    """What was found in a small heist."""

    game: str
    states: int
    """The number of information states."""
    nash_conv: float
    of_random_play: float


def nash_conv(game: str, net: Net) -> float:
    """The NashConv of a net."""
    return gains(tree(game, by_net(net)))


def nash_conv_of(game: str, net: Net) -> Findings:
    """The NashConv of a net, and of uniform random play for comparison."""
    mine, random = tree(game, by_net(net)), tree(game, at_random)
    return Findings(game, len({node.known for node in every(mine) if node.player >= 0}), gains(mine), gains(random))


# Policies


def by_net(net: Net) -> Choose:
    """The net's policy as in training: temperature 1, no action left out."""

    def choose(turns: Turns, seat: int) -> list[float]:
        mask = turns.action_mask(seat)
        likely = chances(net.think(turns.observe(seat)).logits, mask.array)
        return [float(likely[index]) for index in mask.indexes]

    return choose


def at_random(turns: Turns, seat: int) -> list[float]:
    """The uniform policy over legal indexes."""
    number = len(turns.legal(seat))
    return [1 / number] * number


# The tree


def tree(game: str, choose: Choose) -> Node:
    """The whole tree of a small heist, played by a policy."""
    return grown(Turns.begin(one_heist(game, PLAYERS, small=True, explicit_chance=True, recall=True), seed=0), choose)


def grown(turns: Turns, choose: Choose) -> Node:
    """The subtree from here on. Seats that decide at once are asked one after the other."""
    if turns.asked:
        seat = turns.asked[0]
        known = (seat, *turns.messages_to(seat))
        below = tuple(grown(after(turns, index, seat), choose) for index in turns.legal(seat))
        return Node(seat, known, tuple(choose(turns, seat)), below)
    if not turns.chance:
        return Node(CHANCE, returns=turns.returns())
    likely = tuple(chance for _, chance in turns.outcomes())
    return Node(CHANCE, (), likely, tuple(grown(drawn(turns, number), choose) for number in range(len(likely))))


def after(turns: Turns, index: int, seat: int) -> Turns:
    """What follows when a seat plays an index."""
    copy = turns.copy()
    copy.play(index, seat)
    return copy


def drawn(turns: Turns, outcome: int) -> Turns:
    """What follows when nature draws."""
    copy = turns.copy()
    copy.draw(outcome)
    return copy


def every(node: Node) -> Iterator[Node]:
    """All nodes."""
    yield node
    for child in node.children:
        yield from every(child)


# Best responses


def gains(root: Node) -> float:
    """NashConv: the sum over players of what each could gain by its best response."""
    return sum(BestResponse(root, seat).value for seat in range(PLAYERS)) - worth_to_all(root)


def worth_to_all(node: Node) -> float:
    """The sum of all players' returns when all follow the policy."""
    below = zip(node.likely, node.children, strict=True)
    return sum(chance * worth_to_all(child) for chance, child in below if chance) + sum(node.returns)


class BestResponse:
    """The best response of one player to the others' policy."""

    def __init__(self, root: Node, player: int) -> None:
        self.player = player
        self.places: dict[Known, list[tuple[float, Node]]] = defaultdict(list)
        self.chosen: dict[Known, int] = {}
        self._gather(root, 1.0)
        self.value = self._worth(root)

    def _gather(self, node: Node, reach: float) -> None:
        """The nodes of each information state, with the probability that the others and chance lead there."""
        mine = node.player == self.player
        if mine:
            self.places[node.known].append((reach, node))
        for chance, child in zip(node.likely, node.children, strict=True):
            self._gather(child, reach if mine else reach * chance)

    def _worth(self, node: Node) -> float:
        if not node.children:
            return node.returns[self.player]
        if node.player == self.player:
            return self._worth(node.children[self._choice(node.known)])
        below = zip(node.likely, node.children, strict=True)
        return sum(chance * self._worth(child) for chance, child in below if chance)

    def _choice(self, known: Known) -> int:
        """The best index at an information state, over all its nodes."""
        if known not in self.chosen:
            places = self.places[known]
            number = len(places[0][1].children)
            worth = [
                sum(reach * self._worth(node.children[at]) for reach, node in places if reach) for at in range(number)
            ]
            self.chosen[known] = worth.index(max(worth))
        return self.chosen[known]
