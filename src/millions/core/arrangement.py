"""Who may hold which cards: all arrangements of known cards over hidden hands, weighed and drawn from, never listed.

Seat by seat, only the numbers of cards left matter, so the work is small even where the arrangements are many.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Generic, TypeVar

from millions.core.form import Rng

C = TypeVar("C")

Counts = tuple[int, ...]


class Arrangements(Generic[C]):
    """For each seat the hands it may hold, with their weights; together the seats hold exactly the given cards."""

    def __init__(self, kinds: Iterable[C], hands: list[list[tuple[tuple[C, ...], float]]]) -> None:
        self.kinds = tuple(kinds)
        self.hands = hands
        self._weight_from = lru_cache(maxsize=None)(self._weigh_from)

    def weight(self, cards: tuple[C, ...]) -> float:
        """The weight of all ways in which the seats can hold these cards."""
        return self._weight_from(0, self._count(cards))

    def draw(self, cards: tuple[C, ...], rng: Rng) -> list[tuple[C, ...]]:
        """One of those ways: a hand for each seat, as likely as its weight."""
        drawn: list[tuple[C, ...]] = []
        left = self._count(cards)
        for seat in range(len(self.hands)):
            branches = list(self._branches(seat, left))
            hand, left, _ = branches[weighted([weight for _, _, weight in branches], rng)]
            drawn.append(hand)
        return drawn

    def _count(self, cards: tuple[C, ...]) -> Counts:
        return tuple([cards.count(kind) for kind in self.kinds])

    def _weigh_from(self, seat: int, left: Counts) -> float:
        if seat == len(self.hands):
            return float(not any(left))
        return sum(weight for _, _, weight in self._branches(seat, left))

    def _branches(self, seat: int, left: Counts) -> Iterable[tuple[tuple[C, ...], Counts, float]]:
        """Each hand this seat may hold of the cards left, what is left then, and the weight of all that can follow."""
        for hand, likely in self.hands[seat]:
            rest = tuple([number - hand.count(kind) for number, kind in zip(left, self.kinds, strict=True)])
            if min(rest) >= 0:
                yield hand, rest, likely * self._weight_from(seat + 1, rest)


def weighted(weights: list[float], rng: Rng) -> int:
    """An index, as likely as its weight."""
    point = rng.random() * sum(weights)
    for index, weight in enumerate(weights):
        point -= weight
        if point < 0:
            return index
    return max(index for index, weight in enumerate(weights) if weight)
