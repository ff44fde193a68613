"""Bad luck in a heist game: who left a heist that would have paid, though nobody could know it.

The heist is played again with that character in it, without the deal by which it left, and with the same choices of all
others. A departure that was a mistake by what its player knew is told as that.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import dropwhile
from typing import Any, NamedTuple

from millions.bots.heists.guide import HeistGuide
from millions.core import play
from millions.core.message import Action
from millions.core.seat import NATURE, Seat
from millions.games.dollars2.heist import Rob
from millions.games.heists.bargain import Accept, Propose, Struck
from millions.games.heists.components import Withdrew
from millions.games.heists.heist import NameRole
from millions.games.heists.negotiation import EndNegotiation, HeistBegan, Withdraw
from millions.games.heists.table import Table
from millions.games.heists.terms import Characters, Payment
from millions.review.findings import DecisionReview, Unlucky
from millions.review.walk import FinishedMatch, Moment

WORTH_TELLING = 3
"""In money: who missed less by leaving is not told of."""


class Departure(NamedTuple):
    """Characters that left together in one line, and the payments of their deal."""

    n: int
    characters: Characters
    payments: tuple[Payment, ...] = ()


def unlucky(match: FinishedMatch, decisions: Iterable[DecisionReview]) -> list[Unlucky]:
    """For each loser of the match the departure that cost most money, without being a mistake; the dearest first."""
    if not isinstance(match.guide, HeistGuide):
        return []
    lost = [one for standing in match.standings if not standing.won for one in [match.names[standing.seat]]]
    wrong = [one for one in decisions if one.sure and isinstance(one.action, Withdraw | Propose | Accept)]
    found: dict[str, Unlucky] = {}
    for first, one in sorted(_missed(match), key=lambda it: it[1].now - it[1].then):
        mistake = any(it.seat == one.seat and first <= it.n <= one.n for it in wrong)
        if one.seat in lost and not mistake and one.then - one.now >= WORTH_TELLING:
            found.setdefault(one.seat, one)
    return list(found.values())


def losses(match: FinishedMatch) -> list[Unlucky]:
    """Every departure that cost money, mistake or not."""
    return [one for _, one in _missed(match) if one.then > one.now]


def _missed(match: FinishedMatch) -> Iterator[tuple[int, Unlucky]]:
    """Every departure, with the first line of its negotiation, and the money with it and without it."""
    first, left = 1, list[Departure]()
    for moment in match.moments:
        left += _departures(moment)
        if any(isinstance(event, HeistBegan) for event in moment.line.events):
            after = match.moments[moment.n - 1 :]
            ended = next((one for one in after if one.after.awaited in ((), (NATURE,))), after[-1])
            table: Any = ended.after.table
            for one in left:
                for character in one.characters:
                    seat = table.owner(character)
                    then = _stayed(moment, one, after[1 : ended.n - moment.n + 1])
                    if then is not None:
                        yield first, Unlucky(one.n, match.names[seat], then[seat], table.money[seat])
            first, left = moment.n + 1, []


def _departures(moment: Moment) -> Iterator[Departure]:
    """Who left in this line."""
    events = moment.line.events
    deals = [event.terms for event in events if isinstance(event, Struck)]
    if deals:
        yield Departure(moment.n, deals[0].departures, deals[0].payments)
    elif alone := tuple([event.character for event in events if isinstance(event, Withdrew)]):
        yield Departure(moment.n, alone)


def _stayed(last: Moment, gone: Departure, heist: list[Moment]) -> tuple[int, ...] | None:
    """The purses after the heist if these characters had stayed; None where that is not known: somebody could not have
    paid, or would have had another choice."""
    table: Table = last.before.table.copy()  # type: ignore[assignment]
    table.news = None
    for payment in gone.payments:
        if table.money[payment.target] < payment.amount:
            return None
        table.pay(payment.target, payment.source, payment.amount, "payment")
    for character in [one for one in gone.characters if one not in table.crew]:
        owner = table.owner(character)
        if table.money[owner] < table.ante():
            return None
        table.pay(owner, table.ante_place(character), table.ante(), "ante")
        table.crew = tuple(sorted((*table.crew, character)))
        table.left = tuple([one for one in table.left if one != character])
    table.agenda = tuple(dropwhile(lambda step: not isinstance(step, EndNegotiation), table.agenda))
    return _purses(table, [(one.line.seat, one.line.action) for one in heist])


def _purses(table: Table, choices: list[tuple[Seat, Action]]) -> tuple[int, ...] | None:
    """Play the heist with the choices that were made in it; None where another one is asked for."""
    awaited = play.run(table)
    while awaited not in ((), (NATURE,)):
        (seat,) = awaited
        forms = table.agenda[0].options(table, seat)
        offered = [one for form in forms for one in form if isinstance(one, NameRole | Rob)]
        chosen = next((action for who, action in choices if who == seat and action in offered), None)
        if chosen is None:
            return None
        awaited = play.answer(table, seat, chosen)
    return table.money[: table.players]
