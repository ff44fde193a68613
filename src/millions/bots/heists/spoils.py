"""What each role takes home from a heist: found by playing the edition's own rules once, then kept.

What a character gains depends on the roles in the heist and on nothing else (the few cases in which a purse or the pot
is too small to pay in full are ignored), so a crew is described by its sorted roles.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby
from math import exp
from typing import NamedTuple

from millions.bots.heists.edition import Edition
from millions.core import play
from millions.core.seat import Seats
from millions.games.heists.components import Loot, Role, Roles
from millions.games.heists.table import Table
from millions.games.heists.view import HeistView

Crew = tuple[int, ...]
"""The roles in a heist, by number, sorted."""

KEENNESS = 0.5
"""How strongly another player's Snitch or Tech prefers the better choice, for each unit of money it gains."""


class HeistEnd(NamedTuple):
    """One way a heist may end: what each role gains from the moment it begins, and which roles share."""

    chance: float
    named: Role | None
    gains: tuple[float, ...]
    shares: tuple[bool, ...]


class Spoils(dict[Crew, tuple[HeistEnd, ...]]):
    """The outcomes of every crew that comes up, with one Loot card and one set of roles that can be named."""

    def __init__(self, edition: Edition, loot: Loot, shown: Roles) -> None:
        self.edition, self.loot, self.shown = edition, loot, shown
        self._expected: dict[Crew, tuple[float, ...]] = {}

    def __missing__(self, crew: Crew) -> tuple[HeistEnd, ...]:
        roles = tuple(self.edition.roles[number] for number in crew)
        table = self.edition.stage(self.loot, roles, self.shown)
        ends = sorted(_ends(table.copy()), key=lambda end: str(end.named))
        by_name = [list(same) for _, same in groupby(ends, key=lambda end: end.named)]
        found = self[crew] = self._weighed([self._mean(crew, table, same) for same in by_name])
        return found

    def expected(self, crew: Crew) -> tuple[float, ...]:
        """What each role gains on average over the outcomes."""
        if crew not in self._expected:
            outcomes = self[crew]
            self._expected[crew] = tuple(
                [sum([one.chance * one.gains[role] for one in outcomes]) for role in range(len(self.edition.roles))]
            )
        return self._expected[crew]

    def _mean(self, crew: Crew, before: Table, ends: list[Table]) -> HeistEnd:
        """What each role gains, on average over the victims that a Mentalist may choose."""
        gains, shares = [0.0] * len(self.edition.roles), [False] * len(self.edition.roles)
        for seat, role in enumerate(crew):
            won = [end.money[seat] - before.money[seat] + self.edition.prizes(end, seat) for end in ends]
            gains[role] = sum(won) / len(won)
            shares[role] = shares[role] or seat in ends[0].crew
        return HeistEnd(1.0, ends[0].named, tuple(gains), tuple(shares))

    def _weighed(self, outcomes: list[HeistEnd]) -> tuple[HeistEnd, ...]:
        """Another player's Snitch or Tech is likelier to name a role the more that gains."""
        number = self.edition.number[self.edition.namer]
        weights = [exp(KEENNESS * outcome.gains[number]) for outcome in outcomes]
        total = sum(weights)
        return tuple(one._replace(chance=weight / total) for one, weight in zip(outcomes, weights, strict=True))


def _ends(table: Table, asked: Seats | None = None) -> Iterator[Table]:
    """Every way in which the heist can go on."""
    asked = play.run(table) if asked is None else asked
    if not asked:
        yield table
        return
    for action in table.agenda[0].options(table, asked[0])[0]:
        after = table.copy()
        yield from _ends(after, play.answer(after, asked[0], action))


@lru_cache(maxsize=2048)  # a decision of `shrewd` with five players takes 1.5 ms instead of 2.8
def spoils(edition: Edition, loot: Loot, shown: Roles) -> Spoils:
    """What there is to gain with this Loot card, when these roles are shown and can be named; each is listed once."""
    return Spoils(edition, loot, shown)


def spoils_in(view: HeistView, edition: Edition) -> Spoils:
    """What there is to gain in the heist that a view shows."""
    assert view.loot is not None
    return spoils(edition, view.loot, tuple(dict.fromkeys(view.shown)))
