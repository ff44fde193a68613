"""`millions review` in the terminal: result and luck, chances over time, turning points, deals, bluffs, decisions."""

from __future__ import annotations

from pathlib import Path

import msgspec
from rich.table import Table

from millions.core.errors import Malformed
from millions.core.message import Action
from millions.core.text import escaped_in_json
from millions.games.heists.bargain import Accept, Decline, Propose
from millions.review.findings import Award, ClaimReview, DealReview, DecisionReview, Review, SeatReview, TurningPoint
from millions.review.walk import FinishedMatch
from millions.terminal.arena import number, percent
from millions.terminal.stage import Stage, hold
from millions.words import Speaker

SPARKS = "▁▂▃▄▅▆▇█"
SPARK_COLUMNS = 48
"""Width of the chart."""

MOST_DEALS, MOST_LIES, MOST_DECISIONS = 5, 5, 8
"""Rows of each ledger that are shown; `--json` and `--html` have all."""

AWARDS = {
    "best-bluff": "award-best-bluff",
    "best-deal": "award-best-deal",
    "best-move": "award-best-move",
    "least-luck": "award-least-luck",
    "most-luck": "award-most-luck",
}

SEAT_COLUMNS = ("review-player", "review-place", "review-won", "review-luck", "review-adjusted", "review-lies")


def only(review: Review, seat: str | None) -> Review:
    """The review of one seat: what it did and what concerned it; the chart keeps everybody."""
    if seat is None:
        return review
    names = {one.name.casefold(): one.name for one in review.seats}
    if seat.casefold() not in names:
        known = ", ".join(names.values())
        raise Malformed("no-such-seat", f"no seat {seat!r} here; there is: {known}", who=repr(seat), known=known)
    name = names[seat.casefold()]
    return msgspec.structs.replace(
        review,
        turning_points=[one for one in review.turning_points if one.seat == name],
        deals=[one for one in review.deals if name in one.worth],
        claims=[one for one in review.claims if one.seat == name or name in one.moved],
        decisions=[one for one in review.decisions if one.seat == name],
        awards=[one for one in review.awards if one.seat == name],
    )


def json_of(review: Review) -> str:
    """The review as one JSON object, for a program to read."""
    return escaped_in_json(msgspec.json.encode(review).decode())


class ReviewWords:
    """Sentences about the parts of a review, for the terminal and the page of charts."""

    def __init__(self, review: Review, match: FinishedMatch, lang: str) -> None:
        self.review, self.match = review, match
        self.speaker = Speaker.beside(match.moments[-1].after.table, lang, review.game, match.names)
        self.text = self.speaker.text

    def percent(self, share: float) -> str:
        """A chance in percent."""
        return percent(share, self.speaker.catalogue)

    def money(self, amount: float) -> str:
        """An amount of money, or a worth in money."""
        return number(amount, self.speaker.catalogue)

    def points(self, share: float) -> str:
        """A difference of chances, in points of percent with its sign."""
        return ("+" if share >= 0 else "−") + number(abs(100 * share), self.speaker.catalogue)

    def deed(self, n: int, action: Action) -> str:
        """An action as an infinitive; an answer to a proposal says which one."""
        table = self.match.moments[n - 1].before.table
        if isinstance(action, Accept | Decline):
            proposals = getattr(table, "proposals", ())
            terms = next((one.terms for one in proposals if one.id == action.proposal), None)
            if terms is not None:
                said = str(self.speaker.arguments(Propose(terms))["terms"])
                return self.text("review-accept" if isinstance(action, Accept) else "review-decline", terms=said)
        return self.speaker.action(action)

    def cells(self, seat: SeatReview) -> list[str]:
        """How one seat did, in the order of `SEAT_COLUMNS`."""
        lies = f"{seat.lies} ({seat.believed})" if seat.lies else "0"
        shares = [self.percent(seat.result), self.points(seat.luck), self.percent(seat.adjusted)]
        return [seat.name, str(seat.place), *shares, lies]

    def turning_point(self, one: TurningPoint) -> str:
        """Who did what, and how it moved the chance."""
        said = self.text(
            "review-turn",
            n=one.n,
            seat=one.seat,
            action=self.deed(one.n, one.action),
            before=self.percent(one.before),
            after=self.percent(one.after),
        )
        if one.better is None:
            return said
        return f"{said} {self.text('review-better', action=self.deed(one.n, one.better))}"

    def decision(self, one: DecisionReview) -> str:
        """What a decision lost, and what would have been better."""
        return self.text(
            "review-decision",
            n=one.n,
            seat=one.seat,
            action=self.deed(one.n, one.action),
            loss=self.points(-one.loss),
            error=number(100 * one.error, self.speaker.catalogue),
            better="" if one.better is None else self.deed(one.n, one.better),
        )

    def deal(self, one: DealReview) -> str:
        """What a proposal was worth to each party."""
        worth = [self.text("review-worth", seat=seat, money=self.money(money)) for seat, money in one.worth.items()]
        said = self.text(
            "review-deal",
            n=one.n,
            seat=one.seat,
            terms=str(self.speaker.arguments(one.action)["terms"]),
            outcome=one.outcome,
            worth=self.speaker.both(worth),
        )
        if one.lowest is None or one.highest is None or one.lowest >= one.highest:
            return said
        low, high = self.money(max(0.0, one.lowest)), self.money(one.highest)
        return f"{said} {self.text('review-prices', low=low, high=high)}"

    def claim(self, one: ClaimReview) -> str:
        """What was said, whether it was true, and whom it moved most."""
        role = self.text("role", role=one.said)
        if not one.moved:
            return self.text("review-claim", n=one.n, seat=one.seat, role=role, true="yes" if one.true else "no")
        listener, moved = max(one.moved.items(), key=lambda item: item[1])
        said = self.text(
            "review-claim-moved",
            n=one.n,
            seat=one.seat,
            role=role,
            true="yes" if one.true else "no",
            listener=listener,
            moved=self.points(moved),
            after=self.percent(one.after[listener]),
        )
        if one.true or not one.impossible_to:
            return said
        return f"{said} {self.text('review-impossible', seats=self.speaker.both(one.impossible_to))}"

    def award(self, one: Award) -> str:
        """A friendly word."""
        value = self.money(one.value) if one.code == "best-deal" else self.points(one.value)
        return self.text(AWARDS[one.code], seat=one.seat, n=one.n, value=value)


class ReviewText(ReviewWords):
    """Prints a review."""

    def show(self, *written: Path) -> None:
        """Everything, the most telling first; then the files that were written."""
        stage = Stage(pace=0)
        stage.say(self.text("review-title", game=self.speaker.game_title()), "bold")
        stage.show(self.seats())
        self.chart(stage)
        worst = sorted((one for one in self.review.decisions if one.sure), key=lambda one: -one.loss)[:MOST_DECISIONS]
        deals = sorted(self.review.deals, key=lambda one: (not one.struck, not one.missed, -one.surplus))[:MOST_DEALS]
        lies = [one for one in self.review.claims if not one.true]
        lies = sorted(lies, key=lambda one: -max(one.moved.values(), default=0.0))[:MOST_LIES]
        self.part(stage, "review-turns", [self.turning_point(one) for one in self.review.turning_points])
        self.part(stage, "review-deals", [self.deal(one) for one in deals])
        self.part(stage, "review-bluffs", [self.claim(one) for one in lies])
        self.part(stage, "review-decisions", [self.decision(one) for one in worst])
        self.part(stage, "review-awards", [self.award(one) for one in self.review.awards])
        stage.blank()
        judge = self.review.judge
        stage.say(self.text("review-judge", name=judge.name, version=judge.version), "dim")
        for file in written:
            stage.say_unbroken(self.text("review-written", file=str(file)))

    def part(self, stage: Stage, heading: str, lines: list[str]) -> None:
        """A heading and its lines; nothing where there is nothing to say."""
        if lines:
            stage.heading(self.text(heading))
        for line in lines:
            stage.say(line)

    def seats(self) -> Table:
        """Result and luck of every seat."""
        table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
        for place, column in enumerate(SEAT_COLUMNS):
            table.add_column(hold(self.text(column)), justify="right" if place else "left", no_wrap=True)
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
