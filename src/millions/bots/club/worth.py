"""What a position is worth, in points at the end: what counts already, and what can still be made of it."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from millions.bots.club.taste import Taste
from millions.core.seat import Seat
from millions.games.club.components import HIGHEST_FACE, REGIONS, SECTORS, Companies, Regions
from millions.games.club.placement import ROUNDS
from millions.games.club.scoring import POINT_FOR, SET
from millions.games.club.table import Look, Table
from millions.games.club.view import View

READY = 9
"""So much money at most can be put to good use in the next round; what is beyond waits longer."""

URGENCY = 0.17
"""What money that can be put to good use is worth beyond its points, while there is time."""

MOVES_A_ROUND = 1.6
"""Company moves that a player comes to make in a round."""


class Worth:
    """The worth of positions, for one player with some rounds to go. What cannot change at once is reckoned once."""

    def __init__(self, view: View, seat: Seat, taste: Taste) -> None:
        self.seat, self.taste = seat, taste
        self.left = ROUNDS - view.round
        self.rivals = [other for other in range(view.players) if other != seat]
        self.rivalry = 0.8 * taste.rivalry / len(self.rivals)
        self.others_best = expected_best(view.looks, view.colony_counts, seat)

    def of(self, table: Table) -> float:
        """My prospects, less what the others' mean for me."""
        mine = self.mine(table.companies, table.colonies[self.seat], table.money[self.seat])
        theirs = sum([self.rival(table, other) for other in self.rivals])
        return mine - self.rivalry * theirs

    def mine(self, companies: tuple[Companies, ...], colonies: Regions, money: int) -> float:
        """My own prospects."""
        return self.in_companies(companies, self.seat) + self.in_colonies(colonies) + self.in_money(money)

    def rival(self, table: Table, other: Seat) -> float:
        """Another's: companies lie open, of colonies and money one knows little."""
        return (
            self.in_companies(table.companies, other)
            + 1.4 * len(table.colonies[other])
            + self.in_money(table.money[other])
        )

    def in_companies(self, companies: tuple[Companies, ...], seat: Seat) -> float:
        """MC-X1. Levels, majorities, sets, and room to grow."""
        return company_worth(companies, seat, self.left)

    def in_colonies(self, colonies: Regions) -> float:
        """MC-X2. Cards, likely majorities, sets and what is missing to one."""
        return colony_worth(colonies, self.others_best, self.left)

    def in_money(self, money: int) -> float:
        """MC-X3. A point for 4; more for what can still be invested, and none for an odd rest at the very end."""
        if self.left == 0:
            return money // POINT_FOR + 0.01 * money
        dearer = self.taste.thrift * urgency(self.left)
        return money / POINT_FOR + dearer * (min(money, READY) + 0.15 * max(0, money - READY))


def urgency(left: int) -> float:
    """How much dearer ready money is with so many rounds to go."""
    return URGENCY * min(1.0, left / 4)


@lru_cache(maxsize=16384)
def company_worth(companies: tuple[Companies, ...], seat: Seat, left: int) -> float:
    """MC-X1. Levels, likely majorities, sets, and room to grow, as far as there is time for it."""
    counts = [Counter([one.sector for one in held]) for held in companies]
    mine = [counts[seat][sector] for sector in SECTORS]
    best = [max([count[sector] for who, count in enumerate(counts) if who != seat]) for sector in SECTORS]
    majorities = sum([n * chance_to_lead(n - other, left) for n, other in zip(mine, best, strict=True)])
    room = sum([HIGHEST_FACE - one.face for one in companies[seat]])
    growth = 0.35 * min(room, MOVES_A_ROUND * left)
    return sum([one.level for one in companies[seat]]) + majorities + set_worth(tuple(mine), left) + growth


@lru_cache(maxsize=16384)
def colony_worth(colonies: Regions, others_best: tuple[float, ...], left: int) -> float:
    """MC-X2. Cards, likely majorities, sets and what is missing to one."""
    counts = tuple([colonies.count(region) for region in REGIONS])
    majorities = [
        count * chance_to_lead(count - best, left) for count, best in zip(counts, others_best, strict=True) if count
    ]
    return len(colonies) + sum(majorities) + set_worth(counts, left)


def chance_to_lead(margin: float, left: int) -> float:
    """How likely a lead of so many cards holds to the end."""
    if left == 0:
        return float(margin > 0)
    return min(1.0, max(0.0, 0.35 + margin * (0.45 - 0.03 * left)))


def set_worth(counts: tuple[int, ...], left: int) -> float:
    """MC-X1, MC-X2. Complete sets, and, while there is time, the cards at hand of the next one."""
    done = min(counts)
    begun = sum([count > done for count in counts])
    hope = min(1.0, left / 5)
    return SET * (done + hope * 0.6 * begun / len(counts))


@lru_cache(maxsize=4096)
def expected_best(looks: tuple[Look, ...], colony_counts: tuple[int, ...], seat: Seat) -> tuple[float, ...]:
    """How many cards of each region the best placed rival may have: those seen, and a fair part of those unseen."""
    sure = {look.whose: look.sure for look in looks if look.by == seat}
    hands = [(sure.get(other, ()), count) for other, count in enumerate(colony_counts) if other != seat]
    return tuple([max([seen.count(region) + 0.3 * (count - len(seen)) for seen, count in hands]) for region in REGIONS])
