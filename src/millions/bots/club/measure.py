"""What a personality does in the club: `python -m millions.bots.club.measure [GAMES]` prints it for docs/bots.md."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence

from msgspec import field

from millions.bots.measure import Wins, played
from millions.bots.temper import PERSONALITIES
from millions.core.match import Match
from millions.core.seat import Seat
from millions.games.club.components import COLONIES, COMPANIES, EXCHANGE, INTRIGUES, LOBBY, Tile
from millions.games.club.exchange import TakenOver
from millions.games.club.placement import PawnPlaced
from millions.games.club.table import Table

FIELD = ("sensible",) * 3
GAMES = 100


class ClubHabits(Wins):
    """Sums over the games of one bot at one seat."""

    points: int = 0
    pawns: Counter[Tile] = field(default_factory=Counter)
    colonies: int = 0
    companies: int = 0
    takeovers: int = 0
    hoarded: int = 0
    """Money in hand at the end."""

    def goes_to(self, tile: Tile) -> float:
        """The share of its pawns that it places on a tile."""
        return self.pawns[tile] / max(1, self.pawns.total())


def measure(name: str, games: int, others: Sequence[str] = FIELD, seed: int = 0) -> ClubHabits:
    """One bot among others, its seat rotated."""
    habits = ClubHabits()
    for match, me in played(name, "million-club", games, others, seed):
        add(habits, match, me)
    return habits


def add(habits: ClubHabits, match: Match, me: Seat) -> None:
    """Count what this seat did in a match."""
    table = match.table
    assert isinstance(table, Table)
    habits.count(match, me)
    habits.points += table.scores[me].total
    habits.colonies += len(table.colonies[me])
    habits.companies += len(table.companies[me])
    habits.hoarded += table.money[me]
    for event in (event for line in match.log for event in line.events):
        if isinstance(event, PawnPlaced) and event.seat == me:
            habits.pawns[event.spot.tile] += 1
        elif isinstance(event, TakenOver):
            habits.takeovers += event.seat == me


def row(name: str, habits: ClubHabits) -> str:
    """One line of the table."""
    tiles = " | ".join(f"{habits.goes_to(tile):.0%}" for tile in (LOBBY, INTRIGUES, COLONIES, EXCHANGE, COMPANIES))
    counts = (habits.points, habits.companies, habits.colonies, habits.takeovers, habits.hoarded)
    numbers = " | ".join(f"{count / habits.games:.1f}" for count in counts)
    return f"| `{name}` | {habits.wins:.0%} ± {habits.error:.0%} | {tiles} | {numbers} |"


def main(games: int) -> None:
    """Every personality among three sensible ones."""
    print("| million-club | wins | Lobby | Intrigues | Colonies | Exchange | Companies ", end="")
    print("| points | companies | colonies | takeovers | money left |")
    print("|---|---|---|---|---|---|---|---|---|---|---|---|")
    for name in (*PERSONALITIES, "random"):
        print(row(name, measure(name, games)), flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
