"""Reviews a match part by part: facts, claims, the chart (coarse at first), luck, decisions, turning points, awards."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterator

from millions.bots import value
from millions.review.awards import awards
from millions.review.chances import chance_points, luck_points
from millions.review.claims import claims, lies_of, worked
from millions.review.deals import best_deal, deals, in_hindsight, weighed_again, winning_deal
from millions.review.decided import decided, swings
from millions.review.decisions import closer_looks, decisions, turning_points
from millions.review.findings import ChancePoint, DecisionReview, JudgeName, Review, SeatReview
from millions.review.moments import parts
from millions.review.reasons import explained
from millions.review.scores import points_of
from millions.review.unlucky import unlucky
from millions.review.walk import FinishedMatch

JUDGE = JudgeName(value.NAME, value.VERSION)

CHART, LUCK, JUDGED, LOOKED = 1, 1, 6, 12
"""The shares of the time that the chart, luck, the first judgement of decisions, and closer looks with their reasons
take; only the progress display depends on them, as on the next one."""

EXPECTED_LOOKS = 0.3
"""About this many decisions for each line are judged again or explained."""

COARSE = 8
"""The chart has every eighth line first."""


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
        """The number of steps that `work` counts: they take about equally long."""
        return (CHART + LUCK + JUDGED + LOOKED) * len(self.match.moments) + 1

    def work(self) -> Iterator[int]:
        """Do the whole review; yields the number of steps done so far: 0 as soon as the plain facts are known."""
        found, lines = self.review, len(self.match.moments)
        found.parts += parts(self.match)
        found.deals += deals(self.match)
        found.seats += self.seats()
        yield 0
        found.claims += claims(self.match)
        found.seats = self.seats()
        for step, point in enumerate(self.chart(), 1):
            insort(found.chances, point, key=lambda one: one.n)
            yield CHART * step
        found.swings += swings(self.match, found)
        luck = []
        for one in luck_points(self.match, self.playouts):
            luck.append(one)
            yield CHART * lines + LUCK * one.n
        found.luck = luck
        found.seats = self.seats()
        done = (CHART + LUCK) * lines
        for decision in decisions(self.match, self.playouts):
            found.decisions.append(decision)
            yield done + JUDGED * decision.n
        done += JUDGED * lines
        latest = {one.n: one for one in found.decisions}
        for looks, decision in enumerate(self.closer_looks(), 1):
            latest[decision.n] = decision
            yield done + int(LOOKED * lines * min(1.0, looks / (EXPECTED_LOOKS * lines)))
        found.decisions = list(latest.values())
        found.deals = in_hindsight(self.match, weighed_again(found.deals, found.decisions))
        found.best_deal = best_deal(found.deals, found.decisions)
        found.winning_deal = winning_deal(self.match, found.deals, found.chances, found.decisions)
        found.turning_points += turning_points(found.decisions)
        found.awards += awards(found)
        found.unlucky += unlucky(self.match, found.decisions)
        found.decided = decided(self.match, found)
        yield self.steps

    def chart(self) -> Iterator[ChancePoint]:
        """Every seat's chance after each line: some lines first, then all others."""
        coarse = {*range(COARSE, len(self.match.moments), COARSE), 1, len(self.match.moments)}
        yield from chance_points(self.match, self.playouts, [one for one in self.match.moments if one.n in coarse])
        yield from chance_points(self.match, self.playouts, [one for one in self.match.moments if one.n not in coarse])

    def closer_looks(self) -> Iterator[DecisionReview]:
        """Decisions that are judged again, and then those that are explained."""
        latest = {one.n: one for one in self.review.decisions}
        for decision in closer_looks(self.match, self.review.decisions, self.playouts, self.who):
            latest[decision.n] = decision
            yield decision
        yield from explained(self.match, latest.values(), self.playouts, self.who)

    def seats(self) -> list[SeatReview]:
        """How each seat did, best first; as far as luck and lies are known."""
        result = self.match.result
        seats = []
        for standing in self.match.standings:
            name = self.match.names[standing.seat]
            luck = sum(point.by_seat[name] for point in self.review.luck)
            lies = lies_of(name, self.review.claims)
            believed = sum(map(worked, lies))
            won = result[standing.seat]
            told = won, luck, won - luck, len(lies), believed, standing.score
            seats.append(SeatReview(name, standing.place, *told, points_of(self.match, standing.seat)))
        return seats


def review(data: bytes, playouts: int | None = None) -> Review:
    """The whole review of a record; raises BadRecord if it is changed, of other rules, or not over."""
    reviewer = Reviewer(data, playouts)
    for _ in reviewer.work():
        pass
    return reviewer.review
