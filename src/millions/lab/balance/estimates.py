"""Figures from counts: ratios of sums over deals, with 95 % intervals clustered by deal, and Holm's correction.

Every figure is a sum of ratios. To first order it moves with each deal by that deal's influence; the spread of the
influences gives the interval, as `lab.intervals` does for a single ratio. Influences of the same deal can be
subtracted: that is what makes comparisons paired by deal narrow.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import sqrt

from msgspec import Struct

from millions.lab.intervals import student, within

LEVEL = 0.01
"""The family-wise error rate: the probability that at least one finding is flagged by chance alone."""

FEWEST_DEALS = 20
"""A figure with fewer deals has no interval and is never flagged."""


class Figure(Struct, frozen=True):
    """A value, the influence of each deal on it, and the number of deals behind it."""

    value: float
    influences: Mapping[int, float]
    deals: int

    @classmethod
    def ratio(cls, sums: Mapping[int, tuple[float, float]]) -> Figure | None:
        """Total over count; None if nothing was counted."""
        count = sum(times for _, times in sums.values())
        if not count:
            return None
        value = sum(total for total, _ in sums.values()) / count
        influences = {deal: (total - value * times) / count for deal, (total, times) in sums.items()}
        return cls(value, influences, sum(times > 0 for _, times in sums.values()))

    def scaled(self, factor: float) -> Figure:
        """This figure times a number."""
        return Figure(self.value * factor, {deal: one * factor for deal, one in self.influences.items()}, self.deals)

    def plus(self, number: float) -> Figure:
        """This figure and a number that is known exactly."""
        return Figure(self.value + number, self.influences, self.deals)

    def less(self, other: Figure) -> Figure:
        """The difference of two figures, paired by deal; its number of deals is the smaller of the two."""
        moved = dict(self.influences)
        for deal, influence in other.influences.items():
            moved[deal] = moved.get(deal, 0.0) - influence
        return Figure(self.value - other.value, moved, min(self.deals, other.deals))

    @property
    def error(self) -> float | None:
        """The standard error; None with too few deals."""
        if self.deals < FEWEST_DEALS:
            return None
        return sqrt(self.deals / (self.deals - 1) * sum(one * one for one in self.influences.values()))

    @property
    def reach(self) -> float | None:
        """Half the width of the 95 % interval."""
        error = self.error
        return None if error is None else student(self.deals - 1) * error

    @property
    def chance(self) -> float:
        """The p-value: how probable a figure at least this far from 0 is if the truth is 0 (Student's t, two-sided)."""
        error = self.error
        if error is None or not self.value:
            return 1.0
        if not error:
            return 0.0
        return max(0.0, 1 - within(abs(self.value) / error, self.deals - 1))


def mean(figures: Sequence[Figure]) -> Figure:
    """The mean of several figures."""
    total = figures[0]
    for other in figures[1:]:
        total = total.less(other.scaled(-1))
    return total.scaled(1 / len(figures))


def holm(chances: Iterable[float], level: float = LEVEL) -> list[bool]:
    """Which findings are significant, so that with probability 1 - level all of them are real (Holm 1979)."""
    listed = list(chances)
    stands = [False] * len(listed)
    for rank, place in enumerate(sorted(range(len(listed)), key=listed.__getitem__)):
        if listed[place] > level / (len(listed) - rank):
            break
        stands[place] = True
    return stands
