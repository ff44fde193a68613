"""What a position is worth, in points at the end: what counts already, and what can still come of it."""

from __future__ import annotations

from functools import lru_cache

from millions.bots.club.taste import Taste
from millions.core.seat import Seat
from millions.games.club.components import HIGHEST_FACE, REGIONS, SECTORS, Companies, Regions
from millions.games.club.table import Look, Table
from millions.games.club.variant import Variant
from millions.games.club.view import View

READY_MONEY = 9
"""The most money that can be invested in the next round; money beyond it waits longer."""

URGENCY = 0.17
"""What each unit of ready money is worth beyond its points, while there is time to invest it."""

URGENT_ROUNDS = 4
"""With fewer rounds to go than this, ready money loses its extra worth step by step."""

WAITING_MONEY = 0.15
"""The part of the extra worth that money beyond the ready money has, as far as later rounds can spend it."""

LAST_COINS = 0.01
"""At the end: what a unit of money is worth beyond its points, to break ties."""

RIVALRY = 0.8
"""What the rivals' mean prospects cost me, for a neutral taste."""

RIVALS_COLONY = 1.4
"""What a rival's face-down colony is worth, in points."""

MOVES_A_ROUND = 1.6
"""Company moves that a player makes in a round, on average."""

GROWTH = 0.35
"""What room to develop a company by one face is worth, in points."""

EVEN_LEAD = 0.35
"""The chance to hold a majority that is tied now."""

LEAD_A_CARD, LEAD_FADES = 0.45, 0.03
"""How much each card of a lead adds to that chance, and how much less with each round to go."""

SET_BEGUN = 0.6
"""What the cards of a set that is begun are worth, as a part of the set."""

SET_ROUNDS = 5
"""With fewer rounds to go than this, the hope to complete a set fades step by step."""

UNSEEN_COLONY = 0.3
"""How many cards of a given region an unseen colony card of a rival counts for."""


class Worth:
    """The worth of positions to one player in one round. What one decision cannot change is computed once."""

    def __init__(
        self, seat: Seat, taste: Taste, numbers: Variant, left: int, players: int, others_best: tuple[float, ...]
    ) -> None:
        self.seat, self.taste, self.numbers, self.left, self.others_best = seat, taste, numbers, left, others_best
        self.shared = (numbers.majority_points, numbers.set_points)
        """What majorities and sets count, of companies and of colonies alike."""
        self.rivals = [other for other in range(players) if other != seat]
        self.rivalry = RIVALRY * taste.rivalry / len(self.rivals)
        self.dearer = taste.thrift * urgency(self.left)
        """What a unit of money that can be invested is worth beyond its points."""

    def of(self, table: Table) -> float:
        """My prospects, less a part of the others'."""
        mine = self.mine(table.companies, table.colonies[self.seat], table.money[self.seat])
        theirs = sum([self.rival(table, other) for other in self.rivals])
        return mine - self.rivalry * theirs

    def mine(self, companies: tuple[Companies, ...], colonies: Regions, money: int) -> float:
        """My own prospects."""
        return self.in_companies(companies, self.seat) + self.in_colonies(colonies) + self.in_money(money)

    def rival(self, table: Table, other: Seat) -> float:
        """Another player's prospects: companies are open to all, of colonies only the number."""
        return (
            self.in_companies(table.companies, other)
            + RIVALS_COLONY * len(table.colonies[other])
            + self.in_money(table.money[other])
        )

    def in_companies(self, companies: tuple[Companies, ...], seat: Seat) -> float:
        """MC-X1. Levels, majorities, sets, and room to grow."""
        return company_worth(companies, seat, self.left, *self.shared)

    def in_colonies(self, colonies: Regions) -> float:
        """MC-X2. Cards, likely majorities, complete and begun sets."""
        return colony_worth(colonies, self.others_best, self.left, self.numbers.colony_points, *self.shared)

    def in_money(self, money: int) -> float:
        """MC-X3. A point for every 4; more for what can still be invested, and nothing for the rest at the end."""
        for_a_point = self.numbers.money_for_a_point
        if self.left == 0:
            return money // for_a_point + LAST_COINS * money
        invested = min(money, READY_MONEY)
        waiting = min(money - invested, READY_MONEY * (self.left - 1))
        return money / for_a_point + self.dearer * (invested + WAITING_MONEY * waiting)


def worth_in(view: View, seat: Seat, taste: Taste) -> Worth:
    """The worth of positions to a player, in the round that a view shows."""
    left, others_best = view.numbers.rounds - view.round, expected_best(view.looks, view.colony_counts, seat)
    return _worth(seat, taste, view.numbers, left, view.players, others_best)


_worth = lru_cache(maxsize=1024)(Worth)  # equal ones are one, so that `placing_in` knows them again


def urgency(left: int) -> float:
    """What a unit of ready money is worth beyond its points, with this number of rounds to go."""
    return URGENCY * min(1.0, left / URGENT_ROUNDS)


@lru_cache(maxsize=16384)  # a decision of `search` takes 8.5 ms instead of 14.9
def company_worth(
    companies: tuple[Companies, ...], seat: Seat, left: int, majority_points: int, set_points: int
) -> float:
    """MC-X1. Levels, likely majorities, sets, and room to grow while there is time for it."""
    others = [_of_each_sector(held) for held in companies[:seat] + companies[seat + 1 :]]
    best = tuple([max(counts) for counts in zip(*others, strict=True)])
    return _worth_beside(companies[seat], best, left, majority_points, set_points)


@lru_cache(maxsize=16384)  # with `_worth_beside`: a review of four players takes a tenth less time
def _of_each_sector(held: Companies) -> tuple[int, ...]:
    """How many companies of each sector these are."""
    sectors = [one.sector for one in held]
    return tuple([sectors.count(sector) for sector in SECTORS])


@lru_cache(maxsize=16384)
def _worth_beside(held: Companies, best: tuple[int, ...], left: int, majority_points: int, set_points: int) -> float:
    """The same, of these companies, where `best` is the most of each sector that another player has."""
    mine = _of_each_sector(held)
    majorities = sum([n * chance_to_lead(n - other, left) for n, other in zip(mine, best, strict=True)])
    room = sum([HIGHEST_FACE - one.face for one in held])
    growth = GROWTH * min(room, MOVES_A_ROUND * left)
    levels = sum([one.level for one in held])
    return levels + majority_points * majorities + set_points * sets(mine, left) + growth


@lru_cache(maxsize=16384)  # with `expected_best`: the chart of a review takes a quarter less time
def colony_worth(
    colonies: Regions,
    others_best: tuple[float, ...],
    left: int,
    colony_points: int,
    majority_points: int,
    set_points: int,
) -> float:
    """MC-X2. Cards, likely majorities, complete and begun sets."""
    counts = tuple([colonies.count(region) for region in REGIONS])
    majorities = [
        count * chance_to_lead(count - best, left) for count, best in zip(counts, others_best, strict=True) if count
    ]
    counted = colony_points * len(colonies) + majority_points * sum(majorities)
    return counted + set_points * sets(counts, left)


def chance_to_lead(margin: float, left: int) -> float:
    """How likely a lead of this number of cards holds to the end."""
    if left == 0:
        return float(margin > 0)
    return min(1.0, max(0.0, EVEN_LEAD + margin * (LEAD_A_CARD - LEAD_FADES * left)))


def sets(counts: tuple[int, ...], left: int) -> float:
    """MC-X1, MC-X2. Complete sets and, while there is time, the cards in hand for the next one."""
    done = min(counts)
    begun = sum([count > done for count in counts])
    hope = min(1.0, left / SET_ROUNDS)
    return done + hope * SET_BEGUN * begun / len(counts)


@lru_cache(maxsize=4096)  # 0.1 instead of 12 µs
def expected_best(looks: tuple[Look, ...], colony_counts: tuple[int, ...], seat: Seat) -> tuple[float, ...]:
    """How many cards of each region the best placed rival may have: those seen, and a part of those unseen."""
    sure = {look.whose: look.sure for look in looks if look.by == seat}
    hands = [(sure.get(other, ()), count) for other, count in enumerate(colony_counts) if other != seat]
    best = [
        max([seen.count(region) + UNSEEN_COLONY * (count - len(seen)) for seen, count in hands]) for region in REGIONS
    ]
    return tuple(best)
