"""`millions review` in the terminal: result and luck, chances over time, turning points, deals, bluffs, decisions."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import msgspec
from rich.table import Table

from millions.core.errors import Malformed
from millions.core.text import escaped_in_json
from millions.review.decisions import turning_points
from millions.review.findings import Review
from millions.review.sentences import ReviewWords
from millions.review.walk import FinishedMatch
from millions.terminal.shell import say_command
from millions.terminal.stage import Stage, hold

SPARKS = "▁▂▃▄▅▆▇█"
SPARK_COLUMNS = 48
"""Width of the chart."""

MOST_DEALS, MOST_LIES, MOST_DECISIONS = 5, 5, 8
"""Rows of each ledger that are shown; `--json` and `--html` have all."""


def name_of(seat: str, names: Iterable[str]) -> str:
    """The name of a seat of the match, however it is written."""
    known = {name.casefold(): name for name in names}
    if seat.casefold() not in known:
        all_of_them = ", ".join(known.values())
        reason = f"no seat {seat!r} here; there is: {all_of_them}"
        raise Malformed("no-such-seat", reason, who=repr(seat), known=all_of_them)
    return known[seat.casefold()]


def only(review: Review, name: str) -> Review:
    """The review of one seat: what it did, its own turning points and what concerned it; the chart keeps everybody."""
    decisions = [one for one in review.decisions if one.seat == name]
    return msgspec.structs.replace(
        review,
        turning_points=turning_points(decisions),
        deals=[one for one in review.deals if name in one.worth],
        claims=[one for one in review.claims if one.seat == name or name in one.moved],
        decisions=decisions,
        awards=[one for one in review.awards if one.seat == name],
    )


def json_of(review: Review) -> str:
    """The review as one JSON object, for a program to read."""
    return escaped_in_json(msgspec.json.encode(review).decode())


class ReviewText(ReviewWords):
    """Prints a review."""

    def __init__(self, review: Review, match: FinishedMatch, lang: str) -> None:
        super().__init__(match, lang)
        self.review = review

    def show(self, file: Path, *written: Path) -> None:
        """Everything that the record in this file tells, the most telling first; then the files that were written."""
        stage = Stage(pace=0)
        stage.say(self.text("review-title", game=self.speaker.game_title()), "bold")
        stage.show(self.seats())
        self.part(stage, "decided-title", [*self.decided(self.review)])
        self.chart(stage)
        worst = self.costly(self.review)[:MOST_DECISIONS]
        deals = sorted(self.review.deals, key=lambda one: (not one.struck, not one.missed, -one.surplus))[:MOST_DEALS]
        lies = [one for one in self.review.claims if not one.true]
        lies = sorted(lies, key=lambda one: -max(one.moved.values(), default=0.0))[:MOST_LIES]
        turns = [self.turning_point(one, self.review) for one in self.review.turning_points]
        self.part(stage, "review-turns", turns, "review-turns-how")
        self.try_again(stage, file)
        told = [*self.winning(self.review), *map(self.deal, deals)]
        self.part(stage, "review-deals", told, "review-deals-how")
        self.part(stage, "review-bluffs", self.claims(lies))
        self.part(stage, "review-decisions", [self.decision(one, self.review) for one in worst])
        self.part(stage, "review-awards", [self.praise(one, self.review) for one in self.review.awards])
        stage.blank()
        judge = self.review.judge
        stage.say(self.text("review-judge", name=judge.name, version=judge.version), "dim")
        for one in written:
            stage.say_unbroken(self.text("review-written", file=str(one)))

    def part(self, stage: Stage, heading: str, lines: list[str], how: str = "") -> None:
        """A heading and its lines, and how to read them; nothing where there is nothing to say."""
        if not lines:
            return
        stage.heading(self.text(heading))
        for line in lines:
            stage.say(line)
        if how:
            stage.say(self.text(how), "dim")

    def try_again(self, stage: Stage, file: Path) -> None:
        """The command that plays on from the turning point that moved its chance furthest; one at which there was
        something better comes first."""
        if self.review.turning_points:
            most = max(self.review.turning_points, key=lambda one: (bool(one.better), abs(one.after - one.before)))
            stage.say(self.text("review-again", n=most.n))
            say_command(stage, None, "play", "--branch", str(file), "--at", str(most.n), "--seat", most.seat)

    def seats(self) -> Table:
        """Result and luck of every seat."""
        table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
        for place, column in enumerate(self.columns):
            table.add_column(
                hold(self.text(column, game=self.match.game.name)), justify="right" if place else "left", no_wrap=True
            )
        for seat in self.review.seats:
            table.add_row(*map(hold, self.cells(seat)))
        return table

    def chart(self, stage: Stage) -> None:
        """Each seat's chance over the match, as a row of bars."""
        points = self.review.chances
        step = max(1, -(-len(points) // SPARK_COLUMNS))
        stage.heading(self.text("review-chances"))
        width = max(map(len, self.match.names))
        for name in self.match.names:
            shares = [point.by_seat[name] for point in points[::step]]
            bars = "".join(SPARKS[min(7, int(share * 8))] for share in shares)
            stage.say(f"{name:<{width}}  {bars}  {self.percent(points[-1].by_seat[name])}")
        stage.say(self.text("review-open"), "dim")
