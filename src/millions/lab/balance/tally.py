"""Counts of what happened: for each question a total and the number of times it was asked, summed over the games of a
deal. All figures are ratios of such sums; intervals are clustered by deal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

Key = tuple[str, str]
"""What is counted, and of what: ("role-worth", "driver"), ("rounds", "")."""


class Count(NamedTuple):
    """A total over the games of a deal, how often it was counted, and the game that added most to it."""

    what: str
    of: str
    total: float
    times: float
    game: int

    @property
    def key(self) -> Key:
        """What is counted, and of what."""
        return self.what, self.of


class Tally:
    """Counts while games are watched."""

    def __init__(self) -> None:
        self.sums: dict[Key, list[float]] = {}

    def add(self, what: str, of: str, value: float, times: float = 1) -> None:
        """Count a value once, or the sum of several."""
        found = self.sums.setdefault((what, of), [0.0, 0.0])
        found[0] += value
        found[1] += times


def of_deal(games: Iterable[tuple[int, Tally]]) -> list[Count]:
    """The counts of a deal, from those of its games."""
    found: dict[Key, Count] = {}
    most: dict[Key, float] = {}
    for number, tally in games:
        for key, (total, times) in tally.sums.items():
            old = found.get(key)
            if old is None:
                found[key], most[key] = Count(*key, total, times, number), total
                continue
            better = total > most[key]
            most[key] = max(most[key], total)
            found[key] = Count(*key, old.total + total, old.times + times, number if better else old.game)
    return list(found.values())
