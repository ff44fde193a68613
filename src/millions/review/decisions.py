"""Decisions, judged by what the seat knew: its possible actions are compared over worlds that fit its view."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from heapq import nlargest
from random import Random

from millions.bots.random_bot import RandomBot
from millions.bots.value import judge_worlds, mean
from millions.core.form import Forms
from millions.core.message import Action
from millions.core.table import View
from millions.games.club.intrigue_colonies import LookAt
from millions.games.dollars1.intimidation import Intimidate
from millions.games.heists.bargain import Accept, Decline
from millions.games.heists.negotiation import Ready, Withdraw
from millions.review.findings import DecisionReview, TurningPoint
from millions.review.heard import negotiates
from millions.review.offers import compare, to_the_end
from millions.review.proposals import came_to_nothing
from millions.review.walk import FinishedMatch, Moment

MOST_COMPARED = 6
"""Actions that are compared with the one that was chosen."""

QUICK_TRIES = 3
"""How often the quick bot is asked what it would do: of two actions that it likes about equally, both are compared."""

SURE_ERRORS, CERTAIN_ERRORS = 2.0, 3.0
"""A loss counts as sure if it is larger than this number of its standard errors; beyond the second number it is not
judged again."""

WORTH_TELLING = 0.03
"""A smaller loss of the chance to win is not reported."""

MOST_TURNING_POINTS = 3

CLOSER_LOOKS = ((12, 4), (6, 12))
"""How many possible turning points are judged again, and over how many times as many worlds, in each pass."""


LOOKS = (Intimidate, LookAt)
"""Actions that only show something to their seat. Whatever seems better can still be done after them."""


def decisions(match: FinishedMatch, worlds: int) -> Iterator[DecisionReview]:
    """Every decision that was a choice."""
    for moment in [match.moments[n - 1] for n in sorted(decisive(match))]:
        if not moment.by_chance:
            found = decision(match, moment, worlds)
            if found is not None:
                yield found


def decisive(match: FinishedMatch) -> set[int]:
    """The lines that can have decided something: draws of chance, and actions that are judged. What led to a deal that
    was never struck decided nothing, although the quick bots of playouts might have agreed to it."""
    judged = {one.n for one in match.moments if one.by_chance or is_judged(match, one.line.action)}
    return judged - came_to_nothing(match)


def is_judged(match: FinishedMatch, action: Action) -> bool:
    """Does this action decide something? Talk and looks close no door: what is done after them is judged."""
    return not match.guide.is_talk(action) and not isinstance(action, LOOKS)


def decision(match: FinishedMatch, moment: Moment, worlds: int) -> DecisionReview | None:
    """One decision; None where there was no choice.

    Half of the worlds select the best of the other actions, the other half measure its gain: this avoids the selection
    bias of taking the maximum of noisy estimates.
    """
    seat, done = moment.line.seat, moment.line.action
    view: View = match.game.view(moment.before.table, seat)
    forms = match.referee.forms(moment.before, seat)
    rng = Random(f"line {moment.n}, {worlds} worlds")
    seed = rng.getrandbits(32)
    others = compared(match, view, forms, done, rng, ends_negotiation(moment))
    if not others:
        return None
    draw = match.worlds(moment)
    drawn = [draw(rng) for _ in range(worlds)]
    results = compare(match, drawn, seat, done, others, seed)
    others, half = [action for action in results if action != done], worlds // 2
    best = max(others, key=lambda action: sum([chances[seat] for chances in results[action][:half]]))
    results[best] = to_the_end(match, drawn, seat, best, results[best], seed)
    mine, theirs = [[chances[seat] for chances in results[action]] for action in (done, best)]
    gains = mean([(one - other,) for one, other in zip(theirs[half:], mine[half:], strict=True)])
    (loss,), (error,), after = gains.chances, gains.errors, sum(mine) / worlds
    loss = max(-after, min(1 - after, loss))  # both are means over different worlds
    before = [chances[seat] for chances in judge_worlds(match.guide, drawn, seed)]  # the quick bot decides
    swing = mean([(then - chance,) for then, chance in zip(mine, before, strict=True)])
    return DecisionReview(
        n=moment.n,
        seat=match.names[seat],
        action=done,
        before=sum(before) / worlds,
        after=after,
        better=best if loss > 0 else None,
        loss=max(0.0, loss),
        error=error,
        sure=is_sure(loss, error),
        swing_error=swing.errors[0],
        gain=max(0.0, -loss),
        next_best=best if loss <= 0 else None,
    )


def ends_negotiation(moment: Moment) -> bool:
    """Was the negotiation over after this line?"""
    return negotiates(moment.before.table) and not negotiates(moment.after.table)


def is_sure(difference: float, error: float) -> bool:
    """Is a difference of chances significant, and large enough to be reported?"""
    return difference > max(SURE_ERRORS * error, WORTH_TELLING)


def compared(
    match: FinishedMatch, view: View, forms: Forms, done: Action, rng: Random, over: bool = False
) -> list[Action]:
    """Alternatives worth comparing: what the quick bot would do, and what a search would look at.

    `over`: the negotiation was over after the chosen action.
    """
    policy = match.guide.policy or RandomBot()
    found = match.guide.candidates(view, forms, None, rng)
    if found is None:
        found = [action for form in forms if form.count() is not None for action in form]
        rng.shuffle(found)
    if not found:
        return []
    quick = [policy.act(view, forms, rng) for _ in range(QUICK_TRIES)]
    judged = [action for action in dict.fromkeys([*quick, *found]) if is_judged(match, action)]
    return [action for action in judged if is_alternative(action, done, over)][:MOST_COMPARED]


def is_alternative(action: Action, done: Action, over: bool = False) -> bool:
    """Is the first action another choice than the second? Not where both can be done, one after the other.

    Declining a proposal closes no door but to agreeing to it, unless the negotiation is `over` then; saying ready
    leaves an answer owed.
    """
    if over and isinstance(action, Withdraw):
        return action != done
    for one, other in ((action, done), (done, action)):
        if isinstance(one, Decline):
            return other == Accept(one.proposal)
        if isinstance(one, Ready) and isinstance(other, Accept):
            return False
    return action != done


def closer_looks(
    match: FinishedMatch, found: list[DecisionReview], worlds: int, who: str | None = None
) -> Iterator[DecisionReview]:
    """Judge again, over more and other worlds, what may be a turning point, of the match or of the player `who`, and
    what seems to be a sure loss.

    Of a hundred decisions that are judged over a few worlds, some look like losses by chance. A loss that still seems
    sure, but barely, is judged a third time. What is a turning point in the end has been judged most closely.
    """
    latest = {one.n: one for one in found}

    def look(numbers: set[int], times: int) -> Iterator[DecisionReview]:
        for n in sorted(numbers):
            again = decision(match, match.moments[n - 1], worlds * times)
            if again is not None:  # asked again, the quick bot may name no other action
                latest[n] = again
                yield again

    sure, closest = [one for one in found if one.sure], set[int]()
    for number, times in CLOSER_LOOKS:
        closest = {one.n for one in nlargest(number, latest.values(), key=lambda one: one.weight(-1)) + sure}
        yield from look(closest, times)
        sure = [one for one in latest.values() if one.sure and one.loss < CERTAIN_ERRORS * one.error]
    while missing := {point.n for point in told_points(latest.values(), who)} - closest:
        closest |= missing
        yield from look(missing, times)


def told_points(found: Iterable[DecisionReview], who: str | None) -> list[TurningPoint]:
    """The turning points of the match, and those of this player."""
    decisions = list(found)
    return turning_points(decisions) + turning_points([one for one in decisions if one.seat == who])


def turning_points(found: Iterable[DecisionReview]) -> list[TurningPoint]:
    """The decisions that surely moved the chance of their own seat most, by what it knew, or surely cost most; the
    largest first. The costliest of all is always among them. There are fewer than three where fewer
    did; none whose chance moved less than is worth telling, unless it surely cost something.
    """
    decisions = list(found)
    most = nlargest(MOST_TURNING_POINTS, decisions, key=_telling)
    costliest = max(decisions, key=_cost, default=None)
    if costliest is not None and _cost(costliest) and costliest not in most:
        most = sorted([*most[:-1], costliest], key=_telling, reverse=True)
    return [
        TurningPoint(
            n=one.n,
            seat=one.seat,
            action=one.action,
            before=one.before,
            after=one.after,
            better=one.better if one.sure else None,
            next_best=one.next_best if is_sure(one.gain, one.error) else None,
            why=one.why,
        )
        for place, one in enumerate(most)
        if _cost(one) or ((_telling(one)[0] or not place) and _moved(one) >= WORTH_TELLING)
    ]


def _telling(one: DecisionReview) -> tuple[float, float, float]:
    """The sort key of turning points: how far the chance moved or what was surely lost, then any movement."""
    moved = one.weight(1)
    return (moved if moved > WORTH_TELLING else 0.0, moved, abs(one.swing))


def _moved(one: DecisionReview) -> float:
    """How far the chance moved, as it is told: in whole percent."""
    return abs(round(100 * one.after) - round(100 * one.before)) / 100


def _cost(one: DecisionReview) -> float:
    return one.loss if one.sure else 0.0
