"""What each role takes home from a heist: found by playing the edition's own rules once, then remembered.

What a character gains depends on the roles in the heist and on nothing else (the few cases in which a purse or the pot
is too small to pay in full are passed over), so there is little to remember: a crew is its sorted roles.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from functools import lru_cache
from itertools import groupby
from math import exp
from typing import Any, NamedTuple

from millions.bots.heists.edition import Edition
from millions.core import play
from millions.core.seat import Seats
from millions.games.heists.bargain import BargainingTable

Crew = tuple[int, ...]
"""The roles in a heist, by number, sorted."""

KEENNESS = 0.5
"""How well somebody else's Snitch or Tech is taken to choose, for each unit of money that a choice gains."""

CARD = 0.5
"""What a won Intimidation card is worth."""


class Outcome(NamedTuple):
    """One way a heist may end: what each role gains from the moment it begins, and which roles share."""

    chance: float
    named: Enum | None
    gains: tuple[float, ...]
    shares: tuple[bool, ...]


class Spoils(dict[Crew, tuple[Outcome, ...]]):
    """The outcomes of every crew that comes up, with one Loot card and the same roles to name."""

    def __init__(self, edition: Edition, loot: Any, shown: tuple[Enum, ...]) -> None:
        self.edition, self.loot, self.shown = edition, loot, shown

    def __missing__(self, crew: Crew) -> tuple[Outcome, ...]:
        roles = tuple(self.edition.roles[number] for number in crew)
        table = self.edition.stage(self.loot, roles, self.shown)
        ends = sorted(_ends(table.copy()), key=lambda end: str(getattr(end, "named", None)))
        by_name = [list(same) for _, same in groupby(ends, key=lambda end: getattr(end, "named", None))]
        found = self[crew] = self._weighed([self._mean(crew, table, same) for same in by_name])
        return found

    def _mean(self, crew: Crew, before: BargainingTable, ends: list[BargainingTable]) -> Outcome:
        """What each role gains, on average over whom a Mentalist robs."""
        gains, shares = [0.0] * len(self.edition.roles), [False] * len(self.edition.roles)
        for place, role in enumerate(crew):
            won = [
                end.money[place] - before.money[place] + CARD * getattr(end, "intimidation", (0,) * 8)[place]
                for end in ends
            ]
            gains[role] = sum(won) / len(won)
            shares[role] = shares[role] or place in ends[0].crew
        return Outcome(1.0, getattr(ends[0], "named", None), tuple(gains), tuple(shares))

    def _weighed(self, outcomes: list[Outcome]) -> tuple[Outcome, ...]:
        """Somebody's Snitch or Tech is the likelier to name a role the more that gains."""
        number = self.edition.number[self.edition.namer]
        weights = [exp(KEENNESS * outcome.gains[number]) for outcome in outcomes]
        total = sum(weights)
        return tuple(one._replace(chance=weight / total) for one, weight in zip(outcomes, weights, strict=True))


def _ends(table: BargainingTable, asked: Seats | None = None) -> Iterator[BargainingTable]:
    """Every way in which the heist can go on."""
    asked = play.run(table) if asked is None else asked
    if not asked:
        yield table
        return
    for action in table.agenda[0].options(table, asked[0])[0]:
        after = table.copy()
        yield from _ends(after, play.answer(after, asked[0], action))


@lru_cache(maxsize=2048)
def spoils(edition: Edition, loot: Any, shown: tuple[Enum, ...]) -> Spoils:
    """What there is to gain with this Loot card, when these roles can be named."""
    return Spoils(edition, loot, shown)
