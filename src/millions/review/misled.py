"""Whom a lie misled: who acted as one would who believed it, and lost by it.

People believe more than the figures of `swayed` would let them. What they did shows it: they paid a supposed rival to
leave, left because of one, stayed with a rival whom the lie hid, or named a role that nobody in the heist had.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from itertools import islice, takewhile
from typing import NamedTuple

from millions.bots.heists.edition import Edition
from millions.bots.playout import round_of
from millions.core.seat import Seat
from millions.games.heists.bargain import Accept, Decline, Propose, Struck
from millions.games.heists.components import Eliminated, Role, Withdrew
from millions.games.heists.heist import NameRole
from millions.games.heists.negotiation import HeistBegan, Ready, Withdraw
from millions.games.heists.table import Table
from millions.games.heists.terms import Character, Characters
from millions.games.heists.view import HeistView
from millions.review.findings import ClaimReview, DecisionReview, Misled, TurningPoint, Unlucky
from millions.review.walk import FinishedMatch, Moment

BY_BELIEF = (Propose, Accept, Decline, Ready, Withdraw, NameRole)
"""What players decide by what they believe of others."""


def misled(
    match: FinishedMatch, edition: Edition, moment: Moment, about: Character, role: Role, lost: Collection[Unlucky]
) -> Iterator[Misled]:
    """Whom a lie misled, and in which line it showed. `lost`: the departures that cost their players money."""
    table = moment.after.table
    assert isinstance(table, Table)
    rest = rest_of_round(match, moment)
    crew = next((event.crew for one in rest for event in one.line.events if isinstance(event, HeistBegan)), ())
    if table.roles[about] in (None, role):
        return
    for seat, name in enumerate(match.names):
        lie = _Lie(match, edition, table, rest, crew, about, role, seat)
        if seat != table.owner(about):
            yield from islice(lie.acts(name, {one.n for one in lost if one.seat == name}), 1)


def behind(one: DecisionReview | TurningPoint, claims: Iterable[ClaimReview]) -> list[ClaimReview]:
    """The lies that misled a player into a mistake."""
    mistake = one.better is not None and (not isinstance(one, DecisionReview) or one.sure)
    if not mistake or not isinstance(one.action, BY_BELIEF):
        return []
    return [lie for lie in claims if any(it.seat == one.seat and lie.n < one.n <= it.n for it in lie.misled)]


def rest_of_round(match: FinishedMatch, moment: Moment) -> list[Moment]:
    """The lines after this one, up to the line that ends the round."""
    later = match.moments[moment.n :]
    rest = list(takewhile(lambda one: round_of(one.before.table) == round_of(one.after.table), later))
    return later[: len(rest) + 1]


class _Lie(NamedTuple):
    """A lie, as one listener heard it."""

    match: FinishedMatch
    edition: Edition
    table: Table
    rest: list[Moment]
    crew: Characters
    """Who was in the heist of this round."""
    about: Character
    role: Role
    listener: Seat

    def acts(self, name: str, lost: set[int]) -> Iterator[Misled]:
        """What the listener, who has this name, did as if it were true, in order."""
        for one in filter(self._stands, self.rest):
            shown = {
                "paid": self._bought(one),
                "left": self._left(one, lost),
                "stayed": self._stayed(one),
                "named": self._named(one),
            }
            yield from [Misled(name, one.n, how) for how, true in shown.items() if true]

    def _stands(self, one: Moment) -> bool:
        """It was the last word about that character, and the listener had not seen the card."""
        view: HeistView = self.match.game.view(one.before.table, self.listener)
        return self.edition.said(view).get(self.about) is self.role and view.known[self.about] is None

    def _bought(self, one: Moment) -> bool:
        """The listener paid for the departure of a supposed rival."""
        struck = [event for event in one.line.events if isinstance(event, Struck)]
        deals = [deal for deal in struck if self.about in deal.terms.departures]
        staying = {who for who in self._mine() if not any(who in deal.terms.departures for deal in deals)}
        roles = {self.table.roles[who] for who in staying}
        return (
            self.role in roles
            and self.table.roles[self.about] not in roles
            and any(self._pays(deal, self.listener) and self._agreed(one, deal) for deal in deals)
        )

    def _pays(self, deal: Struck, seat: Seat) -> bool:
        return any(payment.source == seat for payment in deal.terms.payments)

    def _agreed(self, last: Moment, deal: Struck) -> bool:
        """Did the listener agree to this deal after the lie?"""
        deeds = [one.line.action for one in self.rest if one.n <= last.n and one.line.seat == self.listener]
        return Propose(deal.terms) in deeds or Accept(deal.proposal) in deeds

    def _left(self, one: Moment, lost: set[int]) -> bool:
        """The listener left, alone or paid by the liar, at a loss, though nobody in the heist had that role."""
        gone = {event.character for event in one.line.events if isinstance(event, Withdrew)}
        deals = [event for event in one.line.events if isinstance(event, Struck)]
        return (
            one.n in lost
            and self.about in self.crew
            and not self._in_heist(self.role)
            and any(self.table.roles[who] is self.role for who in gone.intersection(self._mine()))
            and all(self._agreed(one, deal) and self._pays(deal, self.table.owner(self.about)) for deal in deals)
        )

    def _stayed(self, one: Moment) -> bool:
        """The listener stayed and was out with a rival of the same role, whom the lie hid and nothing else told of."""
        began = any(isinstance(event, HeistBegan) for event in one.line.events)
        role = self.table.roles[self.about]
        if not began or role is None or self.about not in self.crew:
            return False
        view: HeistView = self.match.game.view(one.before.table, self.listener)
        said, mine = self.edition.said(view), self._mine()
        rivals = [who for who in self._in_heist(role) if who not in mine]
        if any(said.get(who) is role or view.known[who] is role for who in rivals):
            return False
        events = [event for later in self.rest if later.n >= one.n for event in later.line.events]
        out = {event.character for event in events if isinstance(event, Eliminated) and event.why == "doubled"}
        return any(self.table.roles[who] is role for who in out.intersection(mine))

    def _named(self, one: Moment) -> bool:
        """The listener named that role, which nobody in the heist had."""
        named = one.line.seat == self.listener and one.line.action == NameRole(self.role)
        return named and self.about in self.crew and not self._in_heist(self.role)

    def _in_heist(self, role: Role) -> list[Character]:
        return [who for who in self.crew if self.table.roles[who] is role]

    def _mine(self) -> list[Character]:
        return [who for who in range(len(self.table.roles)) if self.table.owner(who) == self.listener]
