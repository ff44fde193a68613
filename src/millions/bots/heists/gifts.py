"""Which deals and departures would give the game away: to a player in the deal, or to one who only looks on."""

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


def crowns(values: HeistValues, deal: Terms) -> bool:
    """Could another player win by the heist that follows this deal, and I not? One in the deal by the fullest sharing,
    which all can count, or by a smaller one, where that is likely; one outside it where only the deal makes it so.

    Chances may call it worth the money; to people it looks like giving the match away.
    """
    view, me = values.view, values.me
    named = parties(deal, view.per_seat)
    others, outside = (
        [seat for seat in named if seat != me],
        [seat for seat in range(view.players) if seat not in named],
    )
    reach = reach_after(view, deal)
    if me not in reach and not {*others, *({*outside} - {*reach_after(view)})}.isdisjoint(reach):
        return True
    crew = values.without(*deal.departures)
    likely = values.crowned(tuple(others), crew, deal.payments) >= LIKELY_CROWN
    return likely or _helps(values, tuple(outside), crew, deal.payments)


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
