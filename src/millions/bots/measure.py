"""What every measurement of habits counts: matches of one bot among others, and how often it won."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt

from msgspec import Struct

from millions.bots.host import Host
from millions.bots.registry import bot_named
from millions.core.match import Match
from millions.core.seat import Seat

NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay", "Gus", "Hal")

Z_95 = 1.96
"""A 95 % interval reaches this number of standard errors to either side."""


class Wins(Struct):
    """How often one bot won."""

    games: int = 0
    won: float = 0.0

    @property
    def wins(self) -> float:
        """The share of games won; a shared win counts in part."""
        return self.won / self.games

    @property
    def error(self) -> float:
        """Half of the 95 % interval around it."""
        return Z_95 * sqrt(self.wins * (1 - self.wins) / self.games)

    def count(self, match: Match, me: Seat) -> None:
        """Count one more game."""
        winners = [standing.seat for standing in match.standings if standing.won]
        self.games += 1
        self.won += (me in winners) / len(winners)


def played(name: str, game: str, games: int, field: Sequence[str], seed: int) -> Iterator[tuple[Match, Seat]]:
    """Matches of one bot among others, each with the seat of that bot, which is rotated."""
    for number in range(seed, seed + games):
        me = number % (len(field) + 1)
        kinds = [*field[:me], name, *field[me:]]
        match = Match.new(game, NAMES[: len(kinds)], seed=number)
        Host(match, {seat: bot_named(kind) for seat, kind in enumerate(kinds)}, number).play_out()
        yield match, me
