"""What a personality does in the heist games, in figures for docs/bots.md.

`python -m millions.bots.heists.measure [GAMES]` prints the table.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from millions.bots.heists.first_edition import FIRST
from millions.bots.heists.second_edition import SECOND
from millions.bots.measure import Wins, played
from millions.bots.temper import PERSONALITIES
from millions.core.match import Match
from millions.core.message import Event
from millions.core.seat import Seat
from millions.games.dollars2.announcements import Announced
from millions.games.heists.bargain import Proposed, Struck
from millions.games.heists.components import Claimed, Role, Roles
from millions.games.heists.negotiation import HeistBegan
from millions.games.heists.planning import Placed
from millions.games.heists.table import Table
from millions.games.heists.terms import owners, parties

FIELD = ("sensible",) * 4
GAMES = 100


class HeistHabits(Wins):
    """Sums over the games of one bot at one seat."""

    rounds: int = 0
    stayed: int = 0
    claims: int = 0
    lies: int = 0
    deals: int = 0
    offers: int = 0
    bought: int = 0
    paid: int = 0
    sold: int = 0
    got: int = 0

    @property
    def lying(self) -> float:
        """The share of characters it lies about, of those it says something about."""
        return self.lies / max(1, self.claims)

    @property
    def staying(self) -> float:
        """The share of rounds in which it is in the heist."""
        return self.stayed / max(1, self.rounds)

    @property
    def price(self) -> float:
        """What it pays for a departure, on average."""
        return self.paid / max(1, self.bought)

    @property
    def fee(self) -> float:
        """What it is paid for leaving, on average."""
        return self.got / max(1, self.sold)


def measure(name: str, game: str, games: int, field: Sequence[str] = FIELD, seed: int = 0) -> HeistHabits:
    """One bot among others, its seat rotated."""
    figures = HeistHabits()
    for match, me in played(name, game, games, field, seed):
        add(figures, match, me)
    return figures


def add(figures: HeistHabits, match: Match, me: Seat) -> None:
    """Count what this seat did in a match."""
    assert isinstance(match.table, Table)
    figures.count(match, me)
    round_ = Round(figures, me, match.table.per_seat)
    for event in (event for line in match.log for event in line.events):
        if isinstance(event, Placed) and event.to == me:
            round_.close()
            round_ = Round(figures, me, match.table.per_seat, event.roles)
        round_.count(event)
    round_.close()


class Round:
    """What one seat says and does in one round, from its choice of characters on."""

    def __init__(self, figures: HeistHabits, me: Seat, per_seat: int, placed: Roles = ()) -> None:
        self.figures, self.me, self.per_seat, self.placed = figures, me, per_seat, placed
        self.said: dict[int, Role] = {}
        """The first thing said of each of its characters."""

    def count(self, event: Event) -> None:
        """Count one event."""
        match event:
            case HeistBegan(crew):
                self.figures.stayed += self.me in owners(crew, self.per_seat)
            case Proposed():
                self.figures.offers += event.seat == self.me
            case Struck() if self.me in parties(event.terms, self.per_seat):
                self._count_deal(event)
            case Claimed() if event.character // self.per_seat == self.me:
                self.said.setdefault(event.character % self.per_seat, event.role)
            case Announced() if event.seat == self.me:
                self.said |= dict(enumerate(event.roles))

    def close(self) -> None:
        """Count the round, and what was not true of what it said."""
        self.figures.rounds += bool(self.placed)
        self.figures.claims += len(self.said)
        self.figures.lies += sum(self.placed[place] is not role for place, role in self.said.items())

    def _count_deal(self, deal: Struck) -> None:
        """A struck deal: what it paid while others left, or was paid for leaving."""
        figures, me = self.figures, self.me
        figures.deals += 1
        paid = sum(payment.amount for payment in deal.terms.payments if payment.source == me)
        got = sum(payment.amount for payment in deal.terms.payments if payment.target == me)
        leaves = me in owners(deal.terms.departures, self.per_seat)
        if paid and not leaves:
            figures.bought += 1
            figures.paid += paid
        elif got and leaves:
            figures.sold += 1
            figures.got += got


def row(name: str, figures: HeistHabits) -> str:
    """One line of the table."""
    return (
        f"| `{name}` | {figures.wins:.0%} ± {figures.error:.0%} | {figures.lying:.0%} | {figures.staying:.0%} "
        f"| {figures.offers / figures.games:.1f} | {figures.deals / figures.games:.1f} | {figures.price:.1f} "
        f"| {figures.fee:.1f} |"
    )


def main(games: int) -> None:
    """Every personality among four sensible ones, in both editions."""
    for game in (FIRST.game.name, SECOND.game.name):
        print(f"\n| {game} | wins | lies | stays | offers a game | deals a game | pays | is paid |")
        print("|---|---|---|---|---|---|---|---|")
        for name in (*PERSONALITIES, "random"):
            print(row(name, measure(name, game, games)), flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
