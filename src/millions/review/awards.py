"""Three friendly awards for remarkable play in a match, for different players if possible."""

from __future__ import annotations

from collections.abc import Iterator

from millions.review.decisions import WORTH_TELLING
from millions.review.findings import Award, Review

MOST_AWARDS = 3


def awards(review: Review) -> list[Award]:
    """Up to three awards, the rarer kinds first; a player gets a second one only if there would be fewer than three
    otherwise."""
    first: dict[str, Award] = {}
    again = []
    for award in _candidates(review):
        if award.seat in first:
            again.append(award)
        else:
            first[award.seat] = award
    return [*first.values(), *again][:MOST_AWARDS]


def _candidates(review: Review) -> Iterator[Award]:
    lies = [claim for claim in review.claims if not claim.true and claim.moved]
    if lies:
        lie = max(lies, key=lambda claim: max(claim.moved.values()))
        if (moved := max(lie.moved.values())) > 0:
            yield Award("best-bluff", lie.seat, lie.n, moved)
    if (deal := review.best_deal) is not None:
        yield Award("best-deal", deal.seat, deal.n, deal.gain)
    good = [one for one in review.decisions if one.swing > WORTH_TELLING and one.weight(1)]
    if good:
        best = max(good, key=lambda one: one.weight(1))
        yield Award("best-move", best.seat, best.n, best.swing)
    yield from _steady(review)
    if review.seats:
        unlucky = min(review.seats, key=lambda seat: seat.luck)
        yield Award("least-luck", unlucky.name, 0, unlucky.luck)
        lucky = max(review.seats, key=lambda seat: seat.luck)
        yield Award("most-luck", lucky.name, 0, lucky.luck)


def _steady(review: Review) -> Iterator[Award]:
    """The player whose decisions surely cost least, if any decision cost something."""
    cost = {seat.name: 0.0 for seat in review.seats}
    for one in review.decisions:
        if one.sure:
            cost[one.seat] += one.loss
    if any(cost.values()):
        steady = min(cost, key=lambda name: cost[name])
        yield Award("steady-hand", steady, 0, 0.0 - cost[steady])
