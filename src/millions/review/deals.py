"""The deal ledger of a heist game: what every proposal was worth to everybody named in it, by what they knew."""

from __future__ import annotations

from collections.abc import Iterator

from millions.bots.heists.edition import Edition
from millions.bots.heists.guide import HeistGuide
from millions.core.seat import Seat
from millions.games.heists.bargain import Declined, ProposalId, Propose, Proposed, Struck, TookBack
from millions.games.heists.terms import Terms, parties
from millions.games.heists.view import HeistView
from millions.review.beliefs import values
from millions.review.findings import DealReview
from millions.review.walk import FinishedMatch, Moment

GAIN = 0.25
"""In money: a deal that gains less than this is worth nothing."""


def deals(match: FinishedMatch) -> Iterator[DealReview]:
    """Every proposal, in a game that has proposals."""
    if not isinstance(match.guide, HeistGuide):
        return
    ends = _ends(match)
    for number, moment in enumerate(match.moments):
        if isinstance(moment.line.action, Propose):
            (made,) = [event for event in moment.line.events if isinstance(event, Proposed)]
            outcome = next((end for at, proposal, end in ends if at >= number and proposal == made.proposal), "lapsed")
            yield deal(match, match.guide.edition, moment, made, outcome)


def deal(match: FinishedMatch, edition: Edition, moment: Moment, made: Proposed, outcome: str) -> DealReview:
    """One proposal."""
    terms = made.terms
    named = parties(terms, moment.before.table.per_seat)  # type: ignore[attr-defined]
    worth = {seat: worth_to(match.game.view(moment.before.table, seat), edition, terms) for seat in named}
    lowest, highest = prices(terms, worth)
    struck = outcome == "struck"
    return DealReview(
        n=moment.n,
        seat=match.names[moment.line.seat],
        action=moment.line.action,
        proposal=made.proposal,
        outcome=outcome,
        struck=struck,
        worth={match.names[seat]: money for seat, money in worth.items()},
        surplus=sum(worth.values()),
        lowest=lowest,
        highest=highest,
        missed=not struck and min(worth.values()) > GAIN,
    )


def worth_to(view: HeistView, edition: Edition, terms: Terms) -> float:
    """What a deal gains this seat, in money, by what it knows: against everybody staying."""
    worth = values(edition, view)
    return worth.of_deal(terms).gain - worth.of_crew(view.crew).gain


def prices(terms: Terms, worth: dict[Seat, float]) -> tuple[float | None, float | None]:
    """The least that the payee should take, and the most that the payer should give."""
    if len(terms.payments) != 1:
        return None, None
    payment = terms.payments[0]
    return payment.amount - worth[payment.target], payment.amount + worth[payment.source]


def _ends(match: FinishedMatch) -> list[tuple[int, ProposalId, str]]:
    """Where each proposal ended by somebody's will, and how: the place of the moment, the proposal, the outcome."""
    named = {Struck: "struck", Declined: "declined", TookBack: "taken-back"}
    return [
        (place, event.proposal, named[type(event)])
        for place, moment in enumerate(match.moments)
        for event in moment.line.events
        if isinstance(event, Struck | Declined | TookBack)
    ]
