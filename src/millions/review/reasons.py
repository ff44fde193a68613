"""Why one action is better than another: facts from the judge, the strongest first; the catalogues hold the sentences.

Some are beliefs of the seat (`heist_reasons`), the others are counted in trials: both actions are played out in the
same worlds with the same random numbers, and the results are compared.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from random import Random

import msgspec

from millions.bots.club.guide import ClubGuide
from millions.bots.heists.guide import HeistGuide
from millions.bots.value import luck
from millions.core.message import Action
from millions.games.heists.view import HeistView
from millions.review.club_reasons import club_reasons
from millions.review.decisions import is_sure, told_points
from millions.review.findings import DecisionReview, Why
from millions.review.heist_reasons import heist_reasons
from millions.review.offers import Offers
from millions.review.trials import Trials, trial
from millions.review.walk import FinishedMatch

MOST_FACTS = 2
"""The most facts that are reported for one decision."""

TIMES = 8
"""Trials use this many times the worlds of a decision's first judgement."""


def explained(
    match: FinishedMatch, found: Iterable[DecisionReview], worlds: int, who: str | None = None
) -> Iterator[DecisionReview]:
    """Every decision that is a turning point (of the match or of the player `who`) or a sure loss, with its reasons."""
    decisions = list(found)
    told = {point.n for point in told_points(decisions, who)}
    for one in decisions:
        if one.sure or one.n in told:
            yield msgspec.structs.replace(one, why=tuple(reasons(match, one, TIMES * worlds)))


def reasons(match: FinishedMatch, one: DecisionReview, worlds: int) -> list[Why]:
    """The reasons for the better of the two actions, if one is surely better."""
    if one.sure and one.better is not None:
        better, other = one.better, one.action
    elif is_sure(one.gain, one.error) and one.next_best is not None:
        better, other = one.action, one.next_best
    else:
        return []
    return list(islice(_facts(tried(match, one, better, other, worlds)), MOST_FACTS))


def tried(match: FinishedMatch, one: DecisionReview, better: Action, other: Action, worlds: int) -> Trials:
    """Both actions, played in worlds that fit what the seat knew."""
    moment = match.moments[one.n - 1]
    seat = moment.line.seat
    view = match.game.view(moment.before.table, seat)
    rng, draw = Random(f"reasons of line {one.n}"), match.worlds(moment)
    drawn = [draw(rng) for _ in range(worlds)]
    seeds = [luck(one.n, number) for number in range(worlds)]
    chosen = [trial(match.guide, world, seat, one.action, seed) for world, seed in zip(drawn, seeds, strict=True)]
    alternative = other if better == one.action else better
    instead = Offers(match, seat).instead(alternative, drawn, seeds, chosen)
    then, now = (chosen, instead) if better == one.action else (instead, chosen)
    model = match.conduct(one.n - 1, view) if isinstance(view, HeistView) else None
    return Trials(match.guide, match.names, view, better, other, then, now, model)


def _facts(trials: Trials) -> Iterator[Why]:
    if isinstance(trials.guide, HeistGuide):
        return heist_reasons(trials)
    if isinstance(trials.guide, ClubGuide):
        return club_reasons(trials)
    return iter(())
