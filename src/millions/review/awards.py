"""Friendly awards for remarkable play in a match, for different players if possible, and only if clearly earned."""

from __future__ import annotations

from collections.abc import Iterator

from millions.review.decisions import is_sure
from millions.review.findings import Award, DecisionReview, Review

MOST_AWARDS = 3

MONEY = 1.0
"""In money: a lie or a deal that gained less gets no award."""

DULL = {"Ready", "CallTime", "CallVote", "Vote", "TakeBack", "Pass", "DiscardColony", "DiscardCompany"}
"""Actions of all games that tell no story: nobody remembers them as the move of the match."""

NEARLY = 0.6
"""A move that tells a story is the move of the match if it was worth this part of the best one."""

CHANCE, APART = 0.1, 0.03
"""Chances to win: a move that was worth less, or less luck, gets no award; nor does luck that was hardly apart from the
next player's."""


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
    lies = [one for one in review.claims if not one.true and one.followed]
    lie = max(lies, key=lambda claim: claim.earned, default=None)
    if lie is not None and lie.earned >= MONEY:
        yield Award("best-bluff", lie.seat, lie.n, lie.earned)
    if (deal := review.best_deal) is not None and deal.gain >= MONEY:
        yield Award("best-deal", deal.seat, deal.n, deal.gain)
    yield from _best_move(review)
    yield from _steady(review)
    yield from _lucky(review)


def _best_move(review: Review) -> Iterator[Award]:
    """The best move that tells a story: none where one that tells nothing was clearly better, nor one that made another
    player win or after which its player's chance fell, all cards open."""
    good = [one for one in review.decisions if one.gain >= CHANCE and is_sure(one.gain, one.error) and one.swing > 0]
    good = [one for one in good if not _backfired(one, review)]
    most = max((one.gain for one in good), default=0.0)
    telling = [one for one in good if type(one.action).__name__ not in DULL and one.gain >= NEARLY * most]
    for best in sorted(telling, key=lambda one: -one.gain)[:1]:
        yield Award("best-move", best.seat, best.n, best.gain)


def _backfired(one: DecisionReview, review: Review) -> bool:
    """Did it strike the deal by which another player won, or lower its own player's chance, all cards open?"""
    won = review.winning_deal
    if won is not None and one.n in (won.n, won.at) and one.seat != won.seat:
        return True
    around = [point.by_seat[one.seat] for point in review.chances if point.n in (one.n - 1, one.n)]
    return len(around) == 2 and around[1] < around[0]


def _steady(review: Review) -> Iterator[Award]:
    """The only player without a sure loss, if no turning point was a fall of that player's."""
    wrong = {one.seat for one in review.decisions if one.sure}
    fallen = {one.seat for one in review.turning_points if one.after < one.before}
    without = [seat.name for seat in review.seats if seat.name not in wrong]
    if len(without) == 1 and len(review.seats) > 2 and without[0] not in fallen:
        yield Award("steady-hand", without[0], 0, 0.0)


def _lucky(review: Review) -> Iterator[Award]:
    """Whose cards were clearly worse, or clearly better, than everybody else's."""
    by_luck = sorted(review.seats, key=lambda seat: seat.luck)
    if len(by_luck) < 2:
        return
    (worst, bad), (good, most) = by_luck[:2], by_luck[-2:]
    if worst.luck <= -CHANCE and bad.luck - worst.luck >= APART:
        yield Award("least-luck", worst.name, 0, worst.luck)
    if most.luck >= CHANCE and most.luck - good.luck >= APART:
        yield Award("most-luck", most.name, 0, most.luck)
