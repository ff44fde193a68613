"""Reviews a match part by part: the chart first, then luck, deals, claims, decisions, turning points and awards."""

from __future__ import annotations

from collections.abc import Iterator

from millions.bots import value
from millions.review.awards import awards
from millions.review.chances import chance_points, luck_points
from millions.review.claims import BELIEVED, claims, lies_of
from millions.review.deals import best_deal, deals, weighed_again, winning_deal
from millions.review.decisions import closer_looks, decisions, turning_points
from millions.review.findings import DecisionReview, JudgeName, Review, SeatReview
from millions.review.moments import parts
from millions.review.reasons import explained
from millions.review.walk import FinishedMatch

JUDGE = JudgeName(value.NAME, value.VERSION)

EXPECTED_LOOKS = 30
"""About this many decisions are judged again or explained; only the progress display depends on it."""


class Reviewer:
    """A review in progress. `review` holds the parts computed so far.

    `playouts`: for each position, and worlds for each decision; by default what the game can afford.
    `who`: a player whose own turning points are judged and explained as closely as those of the match.
    """

    def __init__(self, data: bytes, playouts: int | None = None, who: str | None = None) -> None:
        self.match = FinishedMatch.read(data)
        self.playouts, self.who = playouts or self.match.guide.playouts, who
        self.review = Review(judge=JUDGE, game=self.match.game.name)

    @property
    def steps(self) -> int:
        """The number of steps that `work` takes: each line is looked at twice; then about a third of the time goes
        into closer looks and reasons, whose number is not known before."""
        return 3 * len(self.match.moments) + 1

    def work(self) -> Iterator[int]:
        """Do the whole review; yields the number of steps done so far."""
        found = self.review
        found.parts += parts(self.match)
        for point in chance_points(self.match, self.playouts):
            found.chances.append(point)
            yield point.n
        lines = len(self.match.moments)
        for luck in luck_points(self.match, self.playouts):
            found.luck.append(luck)
            yield lines
        found.claims += claims(self.match)
        found.deals += deals(self.match)
        found.winning_deal = winning_deal(self.match, found.deals, found.chances)
        found.seats += self.seats()
        for decision in decisions(self.match, self.playouts):
            found.decisions.append(decision)
            yield lines + decision.n
        latest = {one.n: one for one in found.decisions}
        for looks, decision in enumerate(self.closer_looks(), 1):
            latest[decision.n] = decision
            yield 2 * lines + lines * min(looks, EXPECTED_LOOKS) // EXPECTED_LOOKS
        found.decisions = list(latest.values())
        found.deals = weighed_again(found.deals, found.decisions)
        found.best_deal = best_deal(found.deals, found.decisions)
        found.turning_points += turning_points(found.decisions)
        found.awards += awards(found)
        yield self.steps

    def closer_looks(self) -> Iterator[DecisionReview]:
        """Decisions that are judged again, and then those that are explained."""
        latest = {one.n: one for one in self.review.decisions}
        for decision in closer_looks(self.match, self.review.decisions, self.playouts, self.who):
            latest[decision.n] = decision
            yield decision
        yield from explained(self.match, latest.values(), self.playouts, self.who)

    def seats(self) -> list[SeatReview]:
        """How each seat did, best first."""
        result = self.match.result
        seats = []
        for standing in self.match.standings:
            name = self.match.names[standing.seat]
            luck = sum(point.by_seat[name] for point in self.review.luck)
            lies = lies_of(name, self.review.claims)
            believed = sum(max(lie.after.values(), default=0.0) >= BELIEVED for lie in lies)
            won = result[standing.seat]
            seats.append(SeatReview(name, standing.place, won, luck, won - luck, len(lies), believed))
        return seats


def review(data: bytes, playouts: int | None = None) -> Review:
    """The whole review of a record; raises BadRecord if it is changed, of other rules, or not over."""
    reviewer = Reviewer(data, playouts)
    for _ in reviewer.work():
        pass
    return reviewer.review
