"""What a personality does, in figures: `python -m millions.bots.measure [GAMES]` prints the table of docs/bots.md."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from math import sqrt
from typing import Any

from msgspec import Struct

from millions.bots import PERSONALITIES, Host, bot_named
from millions.core.match import Match
from millions.core.message import Event
from millions.core.seat import Seat
from millions.games.heists.bargain import Struck
from millions.games.heists.terms import parties

NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay", "Gus", "Hal")
FIELD = ("sensible",) * 4
GAMES = 100


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
        return 1.96 * sqrt(self.wins * (1 - self.wins) / self.games)

    def count(self, match: Match, me: Seat) -> None:
        """One more game."""
        winners = [standing.seat for standing in match.standings if standing.won]
        self.games += 1
        self.won += (me in winners) / len(winners)


class Figures(Wins):
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


def measure(name: str, game: str, games: int, field: Sequence[str] = FIELD, seed: int = 0) -> Figures:
    """One bot among others, its seat rotated."""
    figures = Figures()
    for match, me in played(name, game, games, field, seed):
        add(figures, match, me)
    return figures


def played(name: str, game: str, games: int, field: Sequence[str], seed: int) -> Iterator[tuple[Match, Seat]]:
    """So many matches of one bot among others, and where it sat: its seat is rotated."""
    for number in range(seed, seed + games):
        me = number % (len(field) + 1)
        kinds = [*field[:me], name, *field[me:]]
        match = Match.new(game, NAMES[: len(kinds)], seed=number)
        Host(match, {seat: bot_named(kind) for seat, kind in enumerate(kinds)}, number).play_out()
        yield match, me


def add(figures: Figures, match: Match, me: Seat) -> None:
    """Count what this seat did in a match."""
    figures.count(match, me)
    per_seat: int = match.table.per_seat  # type: ignore[attr-defined]
    for events in _rounds(match):
        figures.rounds += 1
        _count_words(figures, events, me, per_seat)
        for event in events:
            if type(event).__name__ == "HeistBegan":
                figures.stayed += any(one // per_seat == me for one in event.crew)  # type: ignore[attr-defined]
            elif type(event).__name__ == "Proposed":
                figures.offers += event.seat == me  # type: ignore[attr-defined]
            elif isinstance(event, Struck) and me in parties(event.terms, per_seat):
                _count_deal(figures, event, me, per_seat)


def _rounds(match: Match) -> Iterator[list[Event]]:
    """What happened, round by round."""
    events: list[Event] = []
    for event in (event for line in match.log for event in line.events):
        if type(event).__name__ == "LootTurned" and events:
            yield events
            events = []
        events.append(event)
    yield events


def _count_words(figures: Figures, events: Iterable[Any], me: Seat, per_seat: int) -> None:
    """What it first said of each character, and what was not true."""
    said: dict[int, Any] = {}
    placed: tuple[Any, ...] = ()
    for event in events:
        match type(event).__name__:
            case "Placed" if event.to == me:
                placed = event.roles
            case "Claimed" if event.character // per_seat == me:
                said.setdefault(event.character % per_seat, event.role)
            case "Announced" if event.seat == me:
                said |= dict(enumerate(event.roles))
    figures.claims += len(said)
    figures.lies += sum(placed[place] is not role for place, role in said.items())


def _count_deal(figures: Figures, deal: Struck, me: Seat, per_seat: int) -> None:
    """A struck deal: what it paid while others left, or was paid for leaving."""
    figures.deals += 1
    paid = sum(payment.amount for payment in deal.terms.payments if payment.source == me)
    got = sum(payment.amount for payment in deal.terms.payments if payment.target == me)
    leaves = any(one // per_seat == me for one in deal.terms.departures)
    if paid and not leaves:
        figures.bought += 1
        figures.paid += paid
    elif got and leaves:
        figures.sold += 1
        figures.got += got


def row(name: str, figures: Figures) -> str:
    """One line of the table."""
    return (
        f"| `{name}` | {figures.wins:.0%} ± {figures.error:.0%} | {figures.lying:.0%} | {figures.staying:.0%} "
        f"| {figures.offers / figures.games:.1f} | {figures.deals / figures.games:.1f} | {figures.price:.1f} "
        f"| {figures.fee:.1f} |"
    )


def main(games: int) -> None:
    """Every bot among four sensible ones, in both editions."""
    for game in ("dollars-1e", "dollars-2e"):
        print(f"\n| {game} | wins | lies | stays | offers a game | deals a game | pays | is paid |")
        print("|---|---|---|---|---|---|---|---|")
        for name in (*PERSONALITIES, "random"):
            print(row(name, measure(name, game, games)), flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
