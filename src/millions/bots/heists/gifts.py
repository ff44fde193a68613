"""Deals and departures that would let another player win: one who is part of the deal, or one who is not."""

from __future__ import annotations

from millions.bots.heists.values import HeistValues
from millions.core.seat import Seats
from millions.games.heists.outlook import reach_after
from millions.games.heists.terms import Characters, Payment, Terms, parties

LIKELY_CROWN = 0.25
"""How likely another player must be to win by the heist that follows, for a deal not to be made."""

CROWN_RISES = 0.1
"""How much likelier a deal must make it that a player outside it wins: where they win anyway, it is no gift."""

DEAR_GIFT = 1.0
"""What leaving for nothing must gain besides, in money, where it would let another player win."""


def crowns_within(values: HeistValues, deal: Terms) -> bool:
    """Could another player in this deal win by the heist that follows it, and I not? By the fullest sharing, which all
    can count, or by a smaller one, where that is likely.

    Chances may call it worth the money; to people it looks like giving the match away.
    """
    others = tuple([seat for seat in parties(deal, values.view.per_seat) if seat != values.me])
    reach = reach_after(values.view, deal)
    if values.me not in reach and any(seat in reach for seat in others):
        return True
    return values.crowned(others, values.without(*deal.departures), deal.payments) >= LIKELY_CROWN


def crowns_outside(values: HeistValues, deal: Terms) -> bool:
    """The same for the players outside this deal, where only the deal makes it possible, or clearly likelier."""
    view, named = values.view, parties(deal, values.view.per_seat)
    others = tuple([seat for seat in range(view.players) if seat not in named])
    reach, before = reach_after(view, deal), reach_after(view)
    if values.me not in reach and any(seat in others and seat not in before for seat in reach):
        return True
    return _helps(values, others, values.without(*deal.departures), deal.payments)


def gift(values: HeistValues, crew: Characters) -> float:
    """What leaving for nothing, so that this crew stays, must gain besides, because it would let another player win."""
    others = tuple([seat for seat in range(values.view.players) if seat != values.me])
    return DEAR_GIFT if _helps(values, others, crew, ()) else 0.0


def _helps(values: HeistValues, seats: Seats, crew: Characters, paid: tuple[Payment, ...]) -> bool:
    """Does it make it likely that one of these players wins, and helps me less than them?"""
    theirs = values.crowned(seats, crew, paid)
    if theirs < LIKELY_CROWN:
        return False
    now, rises = values.view.crew, theirs - values.crowned(seats, values.view.crew)
    return rises >= CROWN_RISES and rises > values.crowned((values.me,), crew, paid) - values.crowned((values.me,), now)
