"""What the search is told about Million Club: a quick bot for playouts, and what a position is worth to each seat."""

from __future__ import annotations

from millions.bots.club.quick import QuickClub
from millions.bots.club.taste import Taste
from millions.bots.club.worth import READY_MONEY, colony_worth, company_worth, urgency
from millions.bots.guide import Chances, Guide, by_score
from millions.core.game import AnyGame
from millions.games.club.components import REGIONS
from millions.games.club.table import Table
from millions.games.club.view import View

SPREAD, GROWTH = 1.8, 0.3
"""The points that make a seat e times as likely to win: in the last round, and the power of the number of rounds to go
by which they grow. Fitted to games between personalities (docs/judge.md)."""


class ClubGuide(Guide[Table, View]):
    """Scores are counted only at the end; until then the prospects of each position are compared."""

    playouts = 10  # each takes 2 ms, six times as long as one of a heist
    foresight = 2  # before the last rounds the prospects explain little of who wins: docs/judge.md

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self.policy = QuickClub(Taste())

    def can_judge(self, table: Table) -> bool:
        return True

    def chances(self, table: Table) -> Chances:
        """Known at the end; before it, the better the higher the prospects."""
        if table.scores:
            return super().chances(table)
        left = table.numbers.rounds + 1 - table.round
        prospects = [prospect(table, seat, left) for seat in range(table.players)]
        return by_score(prospects, SPREAD * left**GROWTH)


def prospect(table: Table, seat: int, left: int) -> float:
    """The points that a player will probably have in the end, with all cards open."""
    companies, colonies, money = prospect_by_kind(table, seat, left)
    return companies + colonies + money


def prospect_by_kind(table: Table, seat: int, left: int) -> tuple[float, float, float]:
    """The same, for companies, colonies and money apart."""
    numbers = table.numbers
    counts = [[hand.count(region) for region in REGIONS] for hand in table.colonies]
    best = [max(others) for others in zip(*[own for who, own in enumerate(counts) if who != seat], strict=True)]
    money = table.money[seat] / numbers.money_for_a_point + urgency(left) * min(table.money[seat], READY_MONEY)
    shared = (numbers.majority_points, numbers.set_points)
    colonies = colony_worth(table.colonies[seat], tuple(map(float, best)), left, numbers.colony_points, *shared)
    return company_worth(table.companies, seat, left, *shared), colonies, money


def points_by_kind(table: Table, seat: int) -> tuple[float, float, float]:
    """The points of a player for companies, colonies and money: as counted at the end of the game, before it as they
    will probably be."""
    if not table.scores:
        return prospect_by_kind(table, seat, table.numbers.rounds + 1 - table.round)
    score = table.scores[seat]
    companies = score.companies + score.leadership + score.consortium
    return companies, score.colonies + score.concession + score.globalisation, score.fortune
