"""What decided a match, in short: how far each part of a round moved the chances, what won, what cost most.

It only chooses among what the rest of the review tells, so that neither can contradict the other.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from millions.bots.heists.guide import HeistGuide
from millions.bots.playout import round_of
from millions.core.seat import Seats
from millions.games.club import scoring as club
from millions.games.dollars2 import components as dollars2
from millions.games.heists import components as heists
from millions.games.heists.planning import Choose
from millions.review.decisions import decisive
from millions.review.findings import Decided, Outcome, Review, Swing, Tie
from millions.review.outcome import outcome
from millions.review.together import clashed
from millions.review.walk import FinishedMatch, Moment

TOLD = 0.05
"""A smaller swing, and a smaller rise of a winner, is not told."""

OWN = 2
"""What a winner did decides rather than a whole part of a round, unless it moved the chance less by this factor."""

HEISTS = ("negotiation", "vote", "heist")
"""The parts of a round that lead to the end of its heist."""


def swings(match: FinishedMatch, review: Review) -> list[Swing]:
    """For each seat the part of a round that moved its chance furthest, all cards open; the widest first."""
    found = _swings(match, review)
    widest = [max((one for one in found if one.seat == name), key=_size, default=None) for name in match.names]
    return sorted([one for one in widest if one is not None and one.size >= TOLD], key=_size, reverse=True)


def decided(match: FinishedMatch, review: Review) -> Decided:
    """What decided the match: all other parts of the review are complete."""
    won, n, seat, rise = "", 0, "", None
    rises = [one for one in _swings(match, review) if one.seat in winners(review) and one.after - one.before >= TOLD]
    if rises:
        rise = max(rises, key=_size)
        won, n, seat = "swing", rise.first, rise.seat
    gain, own = max(_own_rises(review), default=(0.0, None))
    if own is not None and (rise is None or OWN * gain >= rise.size):
        (won, n, seat), rise = own, None
    costliest: dict[str, int] = {}
    for one in sorted([one for one in review.decisions if one.sure], key=lambda one: -one.loss):
        costliest.setdefault(one.seat, one.n)
    left = [one for one in review.deals if one.missed]
    missed = max(left, key=lambda one: (not one.better_without, one.surplus), default=None)
    ended = _ended(match, review, n, seat) if won and (rise is None or rise.outcome is None) else None
    return Decided(won, n, seat, costliest, 0 if missed is None else missed.n, rise, tie(match), ended)


def _ended(match: FinishedMatch, review: Review, n: int, winner: str) -> Outcome | None:
    """How the heist ended that followed upon this line of its negotiation; None where the winner was out."""
    found = outcome(match, match.moments[n - 1]) if part_of(review, n) in HEISTS else None
    if found is None or winner in [name for fall in found.falls for name in fall.seats]:
        return None
    return found


def tie(match: FinishedMatch) -> Tie | None:
    """The tie at the end of the match, if there was one."""
    for event in match.moments[-1].line.events:
        if isinstance(event, club.GameWon) and event.tied:
            return Tie("money" if event.why == "money" else "points", _named(match, event.tied))
        if isinstance(event, dollars2.GameWon) and event.tied:
            return Tie("leader", _named(match, event.tied))
        if isinstance(event, heists.GameWon) and len(event.winners) > 1:
            return Tie("shared", _named(match, event.winners))
    return None


def _named(match: FinishedMatch, seats: Seats) -> tuple[str, ...]:
    return tuple([match.names[seat] for seat in seats])


def same_event(one: Swing, told: Decided, review: Review) -> bool:
    """Did this swing happen in the part of a round in which the match was won? It is told once, as what won it."""
    starts = [part.n for part in review.parts]
    return bool(told.won) and _part_of(one.first, starts) == _part_of(told.n, starts)


def _part_of(n: int, starts: list[int]) -> int:
    return max((start for start in starts if start <= n), default=0)


def winners(review: Review) -> list[str]:
    """Who won, perhaps with others."""
    return [seat.name for seat in review.seats if seat.result > 0]


def _own_rises(review: Review) -> Iterator[tuple[float, tuple[str, int, str]]]:
    """What a winner chose or agreed to that surely raised the winner's chance, and how far."""
    won, deal = winners(review), review.winning_deal
    if deal is not None:
        yield deal.after - deal.before, ("deal", deal.at, deal.seat)
    for one in review.turning_points:
        agreed = deal is not None and one.n in (deal.n, deal.at)
        if one.seat in won and one.better is None and one.after - one.before >= TOLD and not agreed:
            yield one.after - one.before, ("choice", one.n, one.seat)


def _swings(match: FinishedMatch, review: Review) -> list[Swing]:
    telling = decisive(match)
    parts = _within_rounds(match, review)
    told = [moments for moments in parts if telling.intersection(one.n for one in moments)]
    return [_swing(match, review, moments, telling, name) for moments in told for name in match.names]


def _within_rounds(match: FinishedMatch, review: Review) -> Iterator[list[Moment]]:
    """The lines of each part of a round. A line that ends a round or begins one is left out: the judge looks one round
    further there, so that the chances before and after it cannot be compared."""
    starts = [one.n for one in review.parts if one.round]
    for first, after in pairwise([*starts, len(match.moments) + 1]):
        lines = match.moments[first - 1 : after - 1]
        within = [one for one in lines if round_of(one.before.table) == round_of(one.after.table)]
        if within and within[0].n > 1:
            yield within


def _swing(match: FinishedMatch, review: Review, moments: list[Moment], telling: set[int], name: str) -> Swing:
    """What moved it most is one of the `telling` lines: others move a chance by the chance of playouts alone."""
    chances = [review.chances[one.n - 2].by_seat[name] for one in moments[:1]]
    chances += [review.chances[one.n - 1].by_seat[name] for one in moments]
    before, after = chances[0], chances[-1]
    sign = 1 if after > before else -1
    real = [place for place, one in enumerate(moments) if one.n in telling]
    moved = {place: sign * (chances[place + 1] - chances[place]) for place in real}
    moment = moments[max(real, key=lambda place: moved[place])]
    how = _how(match, review, moment)
    by, action = (match.names[moment.line.seat], moment.line.action) if how == "choice" else ("", None)
    together = clashed(match, moment, name) if how == "choices" else ()
    ended = outcome(match, moment) if how == "heist" else None
    return Swing(moments[0].n, name, before, after, moment.n, how, by, action, together, ended)


def _how(match: FinishedMatch, review: Review, most: Moment) -> str:
    """What moved a chance: the line that moved it most says it, unless all players chose at once."""
    if most.by_chance:
        return "cards"
    if _resolves(match, review, most):
        return "heist"
    return "choices" if isinstance(most.line.action, Choose) else "choice"


def _resolves(match: FinishedMatch, review: Review, moment: Moment) -> bool:
    """Does the heist follow upon this line? Who said the last word before it then matters little."""
    last = moment.n + 1 in {one.n for one in review.parts} or moment.n == len(match.moments)
    return isinstance(match.guide, HeistGuide) and last and part_of(review, moment.n) in HEISTS


def part_of(review: Review, n: int) -> str:
    """The part of a round in which a line was written."""
    return [one.part for one in review.parts if one.n <= n][-1]


def _size(one: Swing) -> float:
    return one.size
