"""Why an action is better in a heist game: who has which role, who agrees, leaves, is eliminated or wins, and money."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, islice

from millions.core.message import Action
from millions.core.seat import Seat
from millions.games.heists.bargain import Accept, Propose, Struck
from millions.games.heists.components import Eliminated, Role, Withdrew
from millions.games.heists.heist import NameRole
from millions.games.heists.negotiation import Withdraw
from millions.games.heists.terms import Characters, Terms, of_seat, parties
from millions.games.heists.view import HeistView
from millions.review.beliefs import chance_to_have
from millions.review.findings import Why
from millions.review.trials import Figure, Trials

LIKELY_DOUBLED, LIKELY_ALONE = 0.25, 0.5
"""Smaller probabilities are no reason to pay for a departure or to leave (the first), or to stay (the second)."""

PART = 0.05
"""A smaller difference between the shares of trials in which something happens is not reported."""

MONEY = 0.5
"""A smaller difference in money is not reported."""


def heist_reasons(trials: Trials) -> Iterator[Why]:
    """First a belief, then the consequences."""
    view = trials.view
    assert isinstance(view, HeistView)
    if view.shown:
        yield from islice(_believed(trials, view), 1)
    yield from _agreed(trials, view)
    yield from _won(trials)
    yield from trials.more("money", _purse(trials.seat), MONEY)
    yield from trials.less("eliminated", _eliminated(trials.seat, view.per_seat), PART)
    yield from _others(trials, view)


# What the seat could know


def _believed(trials: Trials, view: HeistView) -> Iterator[Why]:
    """Who shares the role of the seat's character that stays or leaves; for a named role, whether another player has
    it."""
    better, other = trials.better, trials.other
    if isinstance(better, NameRole) and isinstance(other, NameRole):
        then, now = (_chance(trials, view.crew, one.role) for one in (better, other))
        if then > now:
            names = [str(one.role.value) for one in (better, other)]
            yield Why("holds", trials.name, then, now, role=names[0], other_role=names[1])
        return
    gone, gone_otherwise = departures(view, better), departures(view, other)
    mine = of_seat(view.crew, trials.seat, view.per_seat)
    for one in mine:
        role = view.known[one]
        assert role is not None  # players know their own roles
        rest = tuple([who for who in view.crew if who != one])
        if one not in gone:
            for leaver in set(gone).difference(mine, gone_otherwise):
                if (chance := _chance(trials, (leaver,), role)) >= LIKELY_DOUBLED:
                    leaves = trials.names[view.owner(leaver)]
                    yield Why("same-role", trials.name, chance, other=leaves, role=str(role.value))
        if one in gone and one not in gone_otherwise and (chance := _chance(trials, rest, role)) >= LIKELY_DOUBLED:
            yield Why("doubled", trials.name, chance, role=str(role.value))
        if one in gone_otherwise and one not in gone and (chance := 1 - _chance(trials, rest, role)) >= LIKELY_ALONE:
            yield Why("alone", trials.name, chance, role=str(role.value))


def _chance(trials: Trials, among: Characters, role: Role) -> float:
    """The probability that one of these characters has a role, by what the seat knew."""
    assert isinstance(trials.view, HeistView)
    assert trials.model is not None
    return chance_to_have(trials.view, trials.model, among, role)


def departures(view: HeistView, action: Action) -> Characters:
    """The characters that an action makes leave, if all agree to it."""
    if isinstance(action, Withdraw):
        return (action.character,)
    deal = terms_of(view, action)
    return deal.departures if deal else ()


def terms_of(view: HeistView, action: Action) -> Terms | None:
    """The deal that an action proposes or agrees to."""
    if isinstance(action, Propose):
        return action.terms
    if isinstance(action, Accept):
        return next((one.terms for one in view.proposals if one.id == action.proposal), None)
    return None


# Consequences


def _agreed(trials: Trials, view: HeistView) -> Iterator[Why]:
    """How often a proposal is agreed to."""
    better = trials.better
    if not isinstance(better, Propose):
        return
    struck = [any(isinstance(one, Struck) and one.terms == better.terms for one in trial.news) for trial in trials.then]
    others = [seat for seat in parties(better.terms, view.per_seat) if seat != trials.seat]
    alone, share = len(others) == 1, sum(struck) / len(struck)
    yield Why("agrees" if alone else "all-agree", trials.names[others[0]] if alone else trials.name, share)


def _won(trials: Trials) -> Iterator[Why]:
    """Who wins the match in this round."""
    yield from trials.more("wins", _wins(trials.seat), PART)
    yield from _largest([trials.less("wins", _wins(seat), PART, seat) for seat in trials.rivals])


def _others(trials: Trials, view: HeistView) -> Iterator[Why]:
    """What the others have and do."""
    yield from _largest([trials.less("money", _purse(seat), MONEY, seat) for seat in trials.rivals])
    yield from _largest([trials.more("leaves", _leaves(seat, view.per_seat), PART, seat) for seat in trials.rivals])


def _largest(found: list[Iterator[Why]]) -> list[Why]:
    """The fact with the largest difference, if there is one."""
    return sorted(chain.from_iterable(found), key=lambda one: -abs(one.then - one.now))[:1]


def _wins(seat: Seat) -> Figure:
    return lambda one: (seat in one.table.winners) / max(1, len(one.table.winners))


def _purse(seat: Seat) -> Figure:
    return lambda one: float(one.table.money[seat])


def _leaves(seat: Seat, per_seat: int) -> Figure:
    return lambda one: float(any(isinstance(it, Withdrew) and it.character // per_seat == seat for it in one.news))


def _eliminated(seat: Seat, per_seat: int) -> Figure:
    return lambda one: float(any(isinstance(it, Eliminated) and it.character // per_seat == seat for it in one.news))
