"""Three friendly awards: what was remarkable in a match, each for another player where there is a choice."""

from __future__ import annotations

from collections.abc import Iterator

from millions.review.decisions import WORTH_TELLING
from millions.review.findings import Award, Review

MOST_AWARDS = 3


def awards(review: Review) -> list[Award]:
    """At most three, the rarer kinds first; nobody gets two while another has none."""
    found: list[Award] = []
    for award in _candidates(review):
        if award.seat not in {one.seat for one in found}:
            found.append(award)
    return found[:MOST_AWARDS]


def _candidates(review: Review) -> Iterator[Award]:
    lies = [claim for claim in review.claims if not claim.true and claim.moved]
    if lies:
        lie = max(lies, key=lambda claim: max(claim.moved.values()))
        yield Award("best-bluff", lie.seat, lie.n, max(lie.moved.values()))
    struck = [(deal, name, money) for deal in review.deals if deal.struck for name, money in deal.worth.items()]
    if struck:
        deal, name, money = max(struck, key=lambda one: one[2])
        if money > 0:
            yield Award("best-deal", name, deal.n, money)
    good = [one for one in review.decisions if one.swing > WORTH_TELLING and one.weight(1)]
    if good:
        best = max(good, key=lambda one: one.weight(1))
        yield Award("best-move", best.seat, best.n, best.swing)
    if review.seats:
        unlucky = min(review.seats, key=lambda seat: seat.luck)
        yield Award("least-luck", unlucky.name, 0, unlucky.luck)
        lucky = max(review.seats, key=lambda seat: seat.luck)
        yield Award("most-luck", lucky.name, 0, lucky.luck)
