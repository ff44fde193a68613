"""A layered drawing of a directed acyclic graph: rows, order within a row, coordinates and the course of each edge.

The usual four stages, small enough for a picture of twenty boxes. The result depends on its input only.
"""

from collections.abc import Mapping, Set
from dataclasses import dataclass
from itertools import pairwise
from statistics import fmean

Edges = Mapping[str, Set[str]]
Point = tuple[float, float]

ROW_GAP = 58
COLUMN_GAP = 26
BEND_WIDTH = 14  # room in a row for an edge that passes through it
PORT_GAP = 22
SWEEPS = 24


@dataclass(frozen=True)
class Size:
    width: float
    height: float


@dataclass(frozen=True)
class Drawing:
    """Top left corners of the boxes, the points each edge passes through, and the size of the whole."""

    corners: dict[str, Point]
    courses: dict[tuple[str, str], list[Point]]
    size: Size


def reduced(edges: Edges) -> dict[str, set[str]]:
    """Transitive reduction: an edge stays only if no other path leads from its start to its end."""
    below = {node: _reached(node, edges) for node in edges}
    for node, reached in below.items():
        if node in reached:
            raise ValueError(f"{node} imports itself through {sorted(m for m in reached if node in below[m])}")
    return {
        node: {end for end in ends if not any(end in below[other] for other in ends if other != end)}
        for node, ends in edges.items()
    }


def _reached(start: str, edges: Edges) -> set[str]:
    found: set[str] = set()
    waiting = list(edges[start])
    while waiting:
        node = waiting.pop()
        if node not in found:
            found.add(node)
            waiting += edges[node]
    return found


def draw(edges: Edges, sizes: Mapping[str, Size]) -> Drawing:
    """Lay out the boxes, importers above what they import."""
    plan = _Plan(edges, sizes)
    plan.order()
    plan.place()
    return plan.drawing()


class _Plan:
    """Work in progress. Rows hold boxes and bends: an edge has a bend in each row that it passes through."""

    def __init__(self, edges: Edges, sizes: Mapping[str, Size]) -> None:
        self.sizes = dict(sizes)
        levels: dict[str, int] = {}
        for node in sorted(edges):
            _level(node, edges, levels)
        self.rows: list[list[str]] = [[] for _ in range(max(levels.values()) + 1)]
        for node in sorted(edges):
            self.rows[levels[node]].append(node)
        self.chains = {
            (start, end): self._chain(start, end, levels) for start in sorted(edges) for end in sorted(edges[start])
        }
        self.neighbours: dict[str, list[str]] = {node: [] for row in self.rows for node in row}
        for chain in self.chains.values():
            for one, other in pairwise(chain):
                self.neighbours[one].append(other)
                self.neighbours[other].append(one)
        self.row_of = {node: index for index, row in enumerate(self.rows) for node in row}
        self.x: dict[str, float] = {}

    def _chain(self, start: str, end: str, levels: Mapping[str, int]) -> list[str]:
        bends = []
        for level in range(levels[start] - 1, levels[end], -1):
            bend = f"{start} > {end} at {level}"
            self.sizes[bend] = Size(BEND_WIDTH, 0)
            self.rows[level].append(bend)
            bends.append(bend)
        return [start, *bends, end]

    def order(self) -> None:
        """Order every row by the mean position of its neighbours in the row next to it, going up and down."""
        for sweep in range(SWEEPS):
            upwards = sweep % 2 == 0
            indexes = range(1, len(self.rows)) if upwards else range(len(self.rows) - 2, -1, -1)
            for index in indexes:
                fixed = {node: place for place, node in enumerate(self.rows[index - 1 if upwards else index + 1])}
                row = self.rows[index]
                weights = {node: self._mean(node, fixed, float(place)) for place, node in enumerate(row)}
                row.sort(key=lambda node, w=weights: (w[node], node))  # type: ignore[misc]

    def _mean(self, node: str, known: Mapping[str, float], otherwise: float) -> float:
        places = [known[other] for other in self.neighbours[node] if other in known]
        return fmean(places) if places else otherwise

    def place(self) -> None:
        """Centre every box among its neighbours as far as the boxes beside it allow."""
        for row in self.rows:
            self._spread(row, dict.fromkeys(row, 0.0))
        for sweep in range(SWEEPS):
            for row in self.rows if sweep % 2 else reversed(self.rows):
                self._spread(row, {node: self._mean(node, self.x, self.x[node]) for node in row})

    def _spread(self, row: list[str], wished: Mapping[str, float]) -> None:
        rightwards: list[float] = []
        for place, node in enumerate(row):
            least = rightwards[-1] + self._distance(row[place - 1], node) if rightwards else wished[node]
            rightwards.append(max(wished[node], least))
        leftwards: list[float] = []
        for place in range(len(row) - 1, -1, -1):
            node = row[place]
            most = leftwards[-1] - self._distance(node, row[place + 1]) if leftwards else wished[node]
            leftwards.append(min(wished[node], most))
        for node, right, left in zip(row, rightwards, reversed(leftwards), strict=True):
            self.x[node] = (right + left) / 2

    def _distance(self, left: str, right: str) -> float:
        return (self.sizes[left].width + self.sizes[right].width) / 2 + COLUMN_GAP

    def drawing(self) -> Drawing:
        left = min(x - self.sizes[node].width / 2 for node, x in self.x.items())
        right = max(x + self.sizes[node].width / 2 for node, x in self.x.items())
        heights = [max(self.sizes[node].height for node in row) for row in self.rows]
        tops = [sum(heights[i + 1 :]) + ROW_GAP * (len(heights) - 1 - i) for i in range(len(heights))]
        middles = {node: tops[i] + heights[i] / 2 for i, row in enumerate(self.rows) for node in row}
        corners = {
            node: (self.x[node] - self.sizes[node].width / 2 - left, middles[node] - self.sizes[node].height / 2)
            for node in self.x
            if node not in {bend for chain in self.chains.values() for bend in chain[1:-1]}
        }
        courses = {edge: self._course(edge, corners, left, tops, heights) for edge in self.chains}
        return Drawing(corners, courses, Size(right - left, sum(heights) + ROW_GAP * (len(heights) - 1)))

    def _course(
        self, edge: tuple[str, str], corners: dict[str, Point], left: float, tops: list[float], heights: list[float]
    ) -> list[Point]:
        """Points in pairs: each pair is joined by a curve, a pair to the next by a straight line through a row."""
        start, *bends, end = self.chains[edge]
        points = [(self._port(edge, start) - left, corners[start][1] + self.sizes[start].height)]
        for bend in bends:
            row = self.row_of[bend]
            points += [(self.x[bend] - left, tops[row]), (self.x[bend] - left, tops[row] + heights[row])]
        return [*points, (self._port(edge, end) - left, corners[end][1])]

    def _port(self, edge: tuple[str, str], node: str) -> float:
        """Where on a box an edge begins or ends: side by side, in the order in which the edges go on."""
        side = edge.index(node)
        here = [other for other in self.chains if other[side] == node]
        here.sort(key=lambda other: (self.x[self.chains[other][1 if side == 0 else -2]], other))
        gap = min(PORT_GAP, self.sizes[node].width / (len(here) + 1))
        return self.x[node] + (here.index(edge) - (len(here) - 1) / 2) * gap


def _level(node: str, edges: Edges, levels: dict[str, int]) -> int:
    """Length of the longest way down from a node."""
    if node not in levels:
        levels[node] = max((_level(end, edges, levels) + 1 for end in edges[node]), default=0)
    return levels[node]
