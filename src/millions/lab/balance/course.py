"""The course of a game, for any game: who sat where, who led when, how long it took."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from millions.core.message import Action, Event
from millions.core.seat import Seat
from millions.core.table import Standing, Table
from millions.lab.balance.tally import Tally


class Course:
    """Watches one game and counts. A subclass counts what only one game has."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.tally = Tally()
        self.round = 0
        self.first: Seat | None = None
        self.leads: list[Seat | None] = []
        """After each finished round the player who was alone in the lead; None if several were."""
        self.lasts: list[Seat | None] = []
        """After each finished round the player who was alone in the last place."""

    def saw(self, seat: Seat, action: Action, events: Sequence[Event], table: Table) -> None:
        """Count one answer, given its events and the table after it."""
        now = getattr(table, "round", 0)
        if now > self.round:
            if self.round:
                self.round_ended(table)
            self.round = now
            self.round_began(table)

    def round_began(self, table: Table) -> None:
        """A round begins; the first one shows who leads."""
        if self.first is None:
            self.first = getattr(table, "leader", getattr(table, "first", None))

    def round_ended(self, table: Table) -> None:
        """All payments of a round are made."""
        worth = self.worth(table)
        self.leads.append(alone(worth, max(worth)))
        self.lasts.append(alone(worth, min(worth)))

    def worth(self, table: Table) -> Sequence[int]:
        """What each player would have if the game ended now."""
        return table.money[: self.players]

    def ended(self, table: Table, standings: Sequence[Standing]) -> None:
        """The game is over."""
        if self.round:
            self.round_ended(table)
        by_seat = sorted(standings, key=lambda one: one.seat)
        winners = sum(one.won for one in by_seat)
        wins = [one.won / winners for one in by_seat]
        scores = [one.score for one in by_seat]
        for seat, win in enumerate(wins):
            self.tally.add("seat-advantage", str(seat + 1), win)
            self.tally.add("seat-score", str(seat + 1), scores[seat] - sum(scores) / self.players)
        if self.first is not None:
            self.tally.add("leader-advantage", "", wins[self.first])
        self.tally.add("score", "", sum(scores), self.players)
        self.tally.add("ties", "", scores.count(max(scores)) > 1)
        if self.leads:
            self.count_leads(wins)
        self.count_result(wins, scores)

    def count_leads(self, wins: Sequence[float]) -> None:
        """Count the length, the changes of the lead, and when the game was decided."""
        rounds = len(self.leads)
        self.tally.add("rounds", "", rounds)
        leaders = [one for one in self.leads if one is not None]
        self.tally.add("lead-changes", "", sum(before != after for before, after in pairwise(leaders)))
        winner = wins.index(max(wins))
        kept = next((n for n, one in enumerate(reversed(self.leads[:-1])) if one != winner), rounds - 1)
        self.tally.add("decided", "", (rounds - kept) / rounds)
        for number, leader in enumerate(self.leads[:-1], start=1):
            if leader is not None:
                self.tally.add("leader-wins", str(number), wins[leader])
        half = (rounds + 1) // 2
        if half < rounds and (last := self.lasts[half - 1]) is not None:
            self.tally.add("comeback", "", wins[last])

    def count_result(self, wins: Sequence[float], scores: Sequence[int]) -> None:
        """Count what depends on the result; for subclasses."""


def alone(worth: Sequence[int], value: int) -> Seat | None:
    """The one player with this value; None if there are several."""
    return worth.index(value) if worth.count(value) == 1 else None
