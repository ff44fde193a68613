"""MC-X. Scoring: companies, colonies, fortune."""

from __future__ import annotations

from collections import Counter
from typing import TypeVar

from millions.core.message import Event
from millions.core.seat import Seat, Seats
from millions.core.step import Rule
from millions.core.table import Standing, ranked
from millions.games.club.components import REGIONS, SECTORS, Companies, Region, Regions, Sector
from millions.games.club.table import Score, Table
from millions.games.club.variant import Variant

Kind = TypeVar("Kind", Sector, Region)


class HandsShown(Event, frozen=True):
    """MC-X2, MC-X3. At the end all players lay their money and colony cards open."""

    money: tuple[int, ...]
    colonies: tuple[Regions, ...]


class PointsCounted(Event, frozen=True):
    """MC-X1 to MC-X3. All players' score sheets."""

    scores: tuple[Score, ...]


class GameWon(Event, frozen=True):
    """MC-X4. The game is over; a tie on points was broken by `money`, or could not be and is `shared`."""

    winners: Seats
    why: str
    tied: Seats


class CountPoints(Rule[Table], frozen=True):
    """MC-X1 to MC-X4. Purses and hands are laid open and counted; most points win, tied the richer, else shared."""

    def happen(self, table: Table) -> None:
        players = range(table.players)
        money = table.money[: table.players]
        table.scores = scores(table.companies, table.colonies, money, table.numbers)
        table.tell(HandsShown, money, table.colonies)
        table.tell(PointsCounted, table.scores)
        most = max(score.total for score in table.scores)
        tied = tuple(seat for seat in players if table.scores[seat].total == most)
        richest = max(money[seat] for seat in tied)
        table.winners = tuple(seat for seat in tied if money[seat] == richest)
        why = "points" if len(tied) == 1 else "money" if len(table.winners) == 1 else "shared"
        table.tell(GameWon, table.winners, why, tied if len(tied) > 1 else ())


def scores(
    companies: tuple[Companies, ...], colonies: tuple[Regions, ...], money: tuple[int, ...], numbers: Variant
) -> tuple[Score, ...]:
    """All players' score sheets, if the game ended now."""
    types = [Counter([one.sector for one in held]) for held in companies]
    regions = [Counter(hand) for hand in colonies]
    return tuple(
        [
            Score(
                companies=sum([one.level for one in companies[seat]]),
                leadership=numbers.majority_points * majorities(types, seat),
                consortium=numbers.set_points * min(types[seat][sector] for sector in SECTORS),
                colonies=numbers.colony_points * len(colonies[seat]),
                concession=numbers.majority_points * majorities(regions, seat),
                globalisation=numbers.set_points * min(regions[seat][region] for region in REGIONS),
                fortune=purse // numbers.money_for_a_point,
            )
            for seat, purse in enumerate(money)
        ]
    )


def majorities(counts: list[Counter[Kind]], seat: Seat) -> int:
    """MC-X1, MC-X2. The cards of every kind of which a player has strictly more than any other player."""
    others = [count for other, count in enumerate(counts) if other != seat]
    return sum([number for kind, number in counts[seat].items() if all(count[kind] < number for count in others)])


def standings(table: Table) -> tuple[Standing, ...]:
    """MC-X4. By points, then by money in hand."""
    if not table.scores:
        return ()
    return ranked(tuple(score.total for score in table.scores), table.winners, table.money[: table.players])
