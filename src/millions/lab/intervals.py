"""Confidence intervals (95 %) for means over games, clustered by deal. docs/arena.md explains the method.

The games of a deal share their cards, so a deal, not a game, is what is drawn independently. Deals may have different
sizes (the last one may be cut short), so a mean is a ratio of two sums over deals.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import atan, cos, pi, sin, sqrt
from statistics import NormalDist
from typing import NamedTuple

LEVEL = 0.95


class Estimate(NamedTuple):
    """A value and its interval; no interval where there is only one deal."""

    value: float
    low: float | None
    high: float | None


def mean(totals: Sequence[float], counts: Sequence[float]) -> Estimate:
    """A mean: totals over counts, deal by deal, with Student's t (degrees of freedom: deals minus one)."""
    value, deals = sum(totals) / sum(counts), len(totals)
    if deals < 2:
        return Estimate(value, None, None)
    reach = student(deals - 1) * sqrt(variance(totals, counts))
    return Estimate(value, value - reach, value + reach)


def share(totals: Sequence[float], counts: Sequence[float]) -> Estimate:
    """A share between 0 and 1: Wilson's interval for the effective number of games, with Student's t."""
    value, deals = sum(totals) / sum(counts), len(totals)
    if deals < 2:
        return Estimate(value, 0.0, 1.0)
    worth, t = effective(totals, counts), student(deals - 1)
    middle = (value + t**2 / (2 * worth)) / (1 + t**2 / worth)
    reach = t / (1 + t**2 / worth) * sqrt(value * (1 - value) / worth + (t / (2 * worth)) ** 2)
    return Estimate(value, max(0.0, min(value, middle - reach)), min(1.0, max(value, middle + reach)))


def effective(totals: Sequence[float], counts: Sequence[float]) -> float:
    """The number of independent games with the same variance; never more than there are.

    Where every deal had the same result the variance is unknown, and a deal counts as one game.
    """
    value = sum(totals) / sum(counts)
    if not 0 < value < 1:
        return len(totals)
    spread = variance(totals, counts)
    return min(sum(counts), value * (1 - value) / spread) if spread else sum(counts)


def variance(totals: Sequence[float], counts: Sequence[float]) -> float:
    """The variance of a ratio of sums over deals, by linearisation; for deals of one size, that of their mean."""
    deals, value = len(totals), sum(totals) / sum(counts)
    residuals = sum((total - value * count) ** 2 for total, count in zip(totals, counts, strict=True))
    return deals / (deals - 1) * residuals / sum(counts) ** 2


# Student's t


def student(freedoms: int) -> float:
    """The quantile of Student's t for the level, two-sided, with this many degrees of freedom."""
    return _expanded(freedoms) if freedoms > 100 else _bisected(freedoms)


def _expanded(freedoms: int) -> float:
    """For many degrees of freedom, from the normal distribution (Abramowitz and Stegun 26.7.5); good to six digits."""
    z = NormalDist().inv_cdf((1 + LEVEL) / 2)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedoms + second / freedoms**2 + third / freedoms**3


def _bisected(freedoms: int) -> float:
    low, high = 0.0, 13.0  # with one degree of freedom it is 12.7
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if within(middle, freedoms) < LEVEL else (low, middle)
    return (low + high) / 2


def within(t: float, freedoms: int) -> float:
    """The probability that Student's t lies between -t and t: a finite sum (Abramowitz and Stegun 26.7.3, 26.7.4)."""
    angle = atan(t / sqrt(freedoms))
    odd = freedoms % 2
    term = cos(angle) if odd else 1.0
    total = 0.0 if freedoms == 1 else term
    for k in range(2 + odd, freedoms - 1, 2):
        term *= cos(angle) ** 2 * (k - 1) / k
        total += term
    return 2 / pi * (angle + sin(angle) * total) if odd else sin(angle) * total
