"""Whom a claim gave reason to act otherwise, and who then did: only then was a lie believed, and only then did it pay.

A listener who had seen the card, or who held the claim for less likely than all other roles together, is not swayed.
"""

from __future__ import annotations

from typing import NamedTuple

from millions.bots.heists.edition import Edition
from millions.core.seat import Seat
from millions.core.table import Table as AnyTable
from millions.games.heists.bargain import Struck
from millions.games.heists.components import Role, Withdrew
from millions.games.heists.heist import NameRole
from millions.games.heists.negotiation import HeistBegan
from millions.games.heists.table import Table
from millions.games.heists.terms import Character, Characters, of_seat
from millions.games.heists.view import HeistView
from millions.review.beliefs import values
from millions.review.misled import rest_of_round
from millions.review.walk import FinishedMatch, Moment

BELIEVED = 0.5
"""A listener has reason to believe what then seems likelier than this."""


def stays(match: FinishedMatch, edition: Edition, n: int, table: AnyTable, seat: Seat) -> Characters:
    """The characters that a player keeps in the heist after line `n`: those that gain nothing by leaving."""
    view: HeistView = match.game.view(table, seat)
    mine = of_seat(view.crew, seat, view.per_seat)
    if not mine:
        return ()
    worth = values(edition, view, match.conduct(n, view))
    as_it_is = worth.of_crew(view.crew).gain
    return tuple([one for one in mine if worth.of_crew(worth.without(one)).gain <= as_it_is])


class Sway(NamedTuple):
    """How a claim changed what a listener had reason to do: characters that should now leave, or now stay."""

    leave: frozenset[Character]
    stay: frozenset[Character]


def sway(match: FinishedMatch, edition: Edition, moment: Moment, listener: Seat) -> Sway:
    """What a claim changed for this listener; before the roles are shown, nothing."""
    if not isinstance(moment.after.table, Table) or not moment.after.table.shown:
        return Sway(frozenset(), frozenset())
    before = set(stays(match, edition, moment.n - 1, moment.before.table, listener))
    after = set(stays(match, edition, moment.n, moment.after.table, listener))
    return Sway(frozenset(before - after), frozenset(after - before))


def followed(match: FinishedMatch, moment: Moment, listener: Seat, changed: Sway, about: Character, role: Role) -> bool:
    """Did this listener, who had reason to believe it, then act on a claim in the same round: leave or stay, buy the
    departure of a supposed rival, or name that role?"""
    rest = rest_of_round(match, moment)
    if any(one.line.seat == listener and one.line.action == NameRole(role) for one in rest):
        return True
    events = [event for one in rest for event in one.line.events]
    left = {event.character for event in events if isinstance(event, Withdrew)}
    if changed.leave & left or any(
        changed.stay.intersection(one.crew) for one in events if isinstance(one, HeistBegan)
    ):
        return True
    view: HeistView = match.game.view(moment.after.table, listener)
    mine = [view.known[one] for one in of_seat(view.crew, listener, view.per_seat)]
    deals = [event.terms for event in events if isinstance(event, Struck) and about in event.terms.departures]
    return role in mine and any(payment.source == listener for terms in deals for payment in terms.payments)
