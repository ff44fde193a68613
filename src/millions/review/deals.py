"""The deal ledger of a heist game: what every proposal was worth to each party, by what that party knew."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise, takewhile
from random import Random
from typing import Any

from msgspec import structs

from millions.bots.heists.edition import Edition
from millions.bots.heists.guide import HeistGuide
from millions.bots.playout import play_on_quickly, round_of
from millions.bots.value import luck
from millions.core import play
from millions.core.seat import Seat
from millions.games.heists.bargain import Accept, ProposalId, Propose, Proposed
from millions.games.heists.terms import Terms, parties
from millions.games.heists.view import HeistView
from millions.review.beliefs import values
from millions.review.decisions import is_sure
from millions.review.findings import BestDeal, ChancePoint, DealReview, DecisionReview, TurningPoint, WinningDeal
from millions.review.proposals import End, end_of, ends
from millions.review.walk import FinishedMatch, Moment

GAIN = 0.25
"""In money: a deal that gains less than this is worth nothing."""

DECIDED = 0.05
"""A deal that raised a winner's chance by less did not win the match."""


def deals(match: FinishedMatch) -> Iterator[DealReview]:
    """Every proposal, in a game that has proposals."""
    if not isinstance(match.guide, HeistGuide):
        return
    found = ends(match)
    for moment in match.moments:
        if isinstance(moment.line.action, Propose):
            (made,) = [event for event in moment.line.events if isinstance(event, Proposed)]
            yield deal(match, match.guide.edition, moment, made, end_of(found, moment.n, made.proposal))


def deal(match: FinishedMatch, edition: Edition, moment: Moment, made: Proposed, end: End) -> DealReview:
    """One proposal."""
    terms = made.terms
    named = parties(terms, moment.before.table.per_seat)  # type: ignore[attr-defined]
    worth = {seat: worth_to(match, edition, moment, seat, terms) for seat in named}
    lowest, highest = prices(terms, worth)
    struck = end.outcome == "struck"
    return DealReview(
        n=moment.n,
        seat=match.names[moment.line.seat],
        action=moment.line.action,
        proposal=made.proposal,
        outcome=end.outcome,
        struck=struck,
        worth={match.names[seat]: money for seat, money in worth.items()},
        surplus=sum(worth.values()),
        lowest=lowest,
        highest=highest,
        missed=not struck and min(worth.values()) > GAIN,
        declined_by="" if end.declined_by is None else match.names[end.declined_by],
        declined_at=end.n if end.outcome == "declined" else 0,
    )


def weighed_again(found: Iterable[DealReview], decisions: list[DecisionReview]) -> list[DealReview]:
    """The deals again, after decisions were judged: one that a player was right to decline was not missed.

    The worth of a deal is relative to a heist in which everybody stays; a decision is judged by what all players will
    probably do. If the two differ, the judgement of the decision counts: it is more precise.
    """
    deals = list(found)
    found = [structs.replace(one, missed=False) if made_up_for(one, deals) else one for one in deals]
    right = {one.n for one in decisions if isinstance(one.next_best, Accept) and is_sure(one.gain, one.error)}
    return [structs.replace(one, rightly=True, missed=False) if one.declined_at in right else one for one in found]


def in_hindsight(match: FinishedMatch, found: list[DealReview]) -> list[DealReview]:
    """The deals again; missed ones with those who did better without them."""
    return [structs.replace(one, better_without=better_without(match, one)) if one.missed else one for one in found]


def better_without(match: FinishedMatch, missed: DealReview) -> tuple[str, ...]:
    """Who in a deal had more money at the end of the round than after playouts, all cards open, in which it is struck
    at once."""
    moment = match.moments[missed.n - 1]
    round_ = round_of(moment.before.table)
    following = [one.after.table for one in match.moments[missed.n :]]
    ended: Any = next((table for table in following if round_of(table) != round_), following[-1])
    purses = [_struck_at_once(match, moment, missed.proposal, number) for number in range(match.guide.playouts)]
    with_it = [sum(held) / len(purses) for held in zip(*purses, strict=True)]
    named = [match.names.index(name) for name in missed.worth]
    return tuple([match.names[seat] for seat in named if ended.money[seat] - with_it[seat] > GAIN])


def _struck_at_once(match: FinishedMatch, moment: Moment, proposal: ProposalId, number: int) -> tuple[int, ...]:
    """The purses at the end of the round, after one playout."""
    table: Any = moment.after.table.copy()
    table.news, awaited = None, moment.after.awaited
    (made,) = [one for one in table.proposals if one.id == proposal]
    for seat in made.awaiting:
        awaited = play.answer(table, seat, Accept(proposal))
    play_on_quickly(match.guide, table, awaited, Random(luck(moment.n, number)), round_of(moment.before.table))
    purse: tuple[int, ...] = table.money
    return purse


def made_up_for(missed: DealReview, found: list[DealReview]) -> bool:
    """Did the same players strike a deal later in the same round? Every round counts its proposals from 1."""
    later = [one for one in found if one.n > missed.n]
    same_round = takewhile(lambda pair: pair[1].proposal > pair[0].proposal, pairwise([missed, *later]))
    return any(one.struck and one.worth.keys() == missed.worth.keys() for _, one in same_round)


def best_deal(found: Iterable[DealReview], decisions: Iterable[DecisionReview]) -> BestDeal | None:
    """The struck deal that gained one of its parties most, in money and by what that player knew.

    A deal to which a party agreed at the sure cost of a chance to win is passed over.
    """
    struck = [deal for deal in found if deal.struck]
    sorry = regretted(struck, decisions)
    gains = [BestDeal(deal.n, seat, worth) for deal in struck for seat, worth in deal.worth.items()]
    worth_it = [one for one in gains if one.gain > GAIN and one.n not in sorry]
    return max(worth_it, key=lambda one: one.gain, default=None)


def regretted(struck: list[DealReview], decisions: Iterable[DecisionReview]) -> set[int]:
    """The lines in which deals were proposed to which a party agreed at the sure cost of a chance to win."""
    return {agreed for one in decisions if one.sure and (agreed := agreed_to(one, struck))}


def winning_deal(
    match: FinishedMatch, found: Iterable[DealReview], chances: list[ChancePoint], decisions: Iterable[DecisionReview]
) -> WinningDeal | None:
    """The struck deal of a winner that raised that winner's chance most, with all cards open; None where none did. One
    that a party surely should not have agreed to is passed over."""
    found = list(found)
    sorry = regretted([deal for deal in found if deal.struck], decisions)
    struck = [end for end in ends(match) if end.outcome == "struck"]
    won = [match.names[standing.seat] for standing in match.standings if standing.won]
    rises = []
    for deal in found:
        end = end_of(struck, deal.n, deal.proposal)
        for seat in won if deal.struck else ():
            if seat in deal.worth and end.n > 1 and deal.n not in sorry:
                before, after = (chances[n - 1].by_seat[seat] for n in (end.n - 1, end.n))
                rises.append(WinningDeal(deal.n, end.n, seat, before, after))
    best = max(rises, key=lambda one: one.after - one.before, default=None)
    return best if best is not None and best.after - best.before > DECIDED else None


def agreed_to(one: DecisionReview | TurningPoint, found: list[DealReview]) -> int | None:
    """The line of the deal to which a decision agreed, by proposing or accepting it."""
    if isinstance(one.action, Propose):
        return one.n
    if not isinstance(one.action, Accept):
        return None
    number = one.action.proposal
    deal = [deal for deal in found if deal.n < one.n and deal.proposal == number][-1:]
    return deal[0].n if deal else None


def worth_to(match: FinishedMatch, edition: Edition, moment: Moment, seat: Seat, terms: Terms) -> float:
    """What a deal gains this seat, in money and by what it knows, relative to everybody staying."""
    view: HeistView = match.game.view(moment.before.table, seat)
    worth = values(edition, view, match.conduct(moment.n - 1, view))
    return worth.of_deal(terms).gain - worth.of_crew(view.crew).gain


def prices(terms: Terms, worth: dict[Seat, float]) -> tuple[float | None, float | None]:
    """The least that the payee should take, and the most that the payer should give."""
    if len(terms.payments) != 1:
        return None, None
    payment = terms.payments[0]
    return payment.amount - worth[payment.target], payment.amount + worth[payment.source]
