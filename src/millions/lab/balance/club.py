"""The course of a game of Million Club: tiles, privileges, company types, regions, intrigues, takeovers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from millions.core.message import Action, Event
from millions.core.seat import Seat
from millions.core.table import Table as AnyTable
from millions.games.club.colonies import BuyColony
from millions.games.club.companies import CompanyBought
from millions.games.club.components import REGIONS, SECTORS, Intrigue, Tile
from millions.games.club.exchange import Settled, TakenOver
from millions.games.club.intrigues import IntriguePlayed
from millions.games.club.placement import PlacePawn
from millions.games.club.scoring import scores
from millions.games.club.setup import ColonyDealt, CompanyDealt, GiveColony
from millions.games.club.table import Table
from millions.lab.balance.course import Course


class ClubCourse(Course):
    """Compares what a player did with the player's final score less the mean score."""

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.pawns: list[Counter[str]] = [Counter() for _ in range(players)]
        self.privileges: list[Counter[str]] = [Counter() for _ in range(players)]
        self.intrigues: list[Counter[str]] = [Counter() for _ in range(players)]
        self.companies: list[Counter[str]] = [Counter() for _ in range(players)]
        self.colonies: list[Counter[str]] = [Counter() for _ in range(players)]
        self.dealt: list[tuple[str, str, Seat]] = []
        self.takeovers = 0
        self.before: Table | None = None

    def saw(self, seat: Seat, action: Action, events: Sequence[Event], table: AnyTable) -> None:
        assert isinstance(table, Table)
        if isinstance(action, PlacePawn):
            self.pawns[seat][action.spot.tile.value] += 1
        elif isinstance(action, BuyColony):
            self.colonies[seat][action.region.value] += 1
        elif isinstance(action, GiveColony):
            self.dealt += [
                ("start-colony", action.region.value, one.seat) for one in events if isinstance(one, ColonyDealt)
            ]
        for event in events:
            self.heard(event)
        if self.before is not None and table.round > self.round:
            self.count_privileges(self.before)
        self.before = table.copy()
        super().saw(seat, action, events, table)

    def heard(self, event: Event) -> None:
        """Count one event."""
        match event:
            case IntriguePlayed():
                self.intrigues[event.seat][event.card.value] += 1
            case CompanyBought():
                self.companies[event.seat][event.company.sector.value] += 1
            case CompanyDealt():
                self.dealt.append(("start-company", event.company.sector.value, event.seat))
            case Settled():
                self.tally.add("exchange-earns", "", event.result)
            case TakenOver():
                self.takeovers += 1

    def count_privileges(self, table: Table) -> None:
        """The player with most pawns on a tile had its privilege in the round that has just ended."""
        for tile in Tile:
            if (seat := table.privileged(tile)) is not None:
                self.privileges[seat][tile.value] += 1

    def worth(self, table: AnyTable) -> Sequence[int]:
        assert isinstance(table, Table)
        money = table.money[: self.players]
        return [one.total for one in scores(table.companies, table.colonies, money, table.numbers)]

    def count_result(self, wins: Sequence[float], scores: Sequence[int]) -> None:
        mean = sum(scores) / self.players
        for seat, score in enumerate(scores):
            ahead = score - mean
            self.use_and_worth("tile", [tile.value for tile in Tile], self.pawns[seat], ahead)
            self.use_and_worth("intrigue", [card.value for card in Intrigue], self.intrigues[seat], ahead)
            self.use_and_worth("company", [sector.value for sector in SECTORS], self.companies[seat], ahead)
            self.use_and_worth("colony", [region.value for region in REGIONS], self.colonies[seat], ahead)
            for tile, number in self.privileges[seat].items():
                self.tally.add("privilege-worth", tile, number * ahead, number)
        for what, of, seat in self.dealt:
            self.tally.add(what, of, wins[seat])
        self.tally.add("takeovers", "", self.takeovers)

    def use_and_worth(self, what: str, kinds: Sequence[str], used: Counter[str], ahead: float) -> None:
        """How often each kind was used, and how far its users were ahead of the mean."""
        total = sum(used.values())
        for kind in kinds:
            self.tally.add(f"{what}-use", kind, used[kind], total)
            if used[kind]:
                self.tally.add(f"{what}-worth", kind, used[kind] * ahead, used[kind])
