"""A proposal that was never struck decided nothing, although the quick bots of playouts might have agreed to it."""

from __future__ import annotations

import pytest

from millions.bots.value import judge
from millions.core import record
from millions.core.message import Action
from millions.games.heists.bargain import Accept, Decline, Propose, TakeBack
from millions.games.heists.negotiation import Ready, Withdraw
from millions.review import Review
from millions.review.chances import chance_points
from millions.review.decisions import is_alternative, is_judged
from millions.review.proposals import IdleOffers, came_to_nothing, ends
from millions.review.walk import FinishedMatch, Moment
from tests.review.conftest import finished

SAMPLE = 24


@pytest.fixture(scope="module")
def match() -> FinishedMatch:
    """A match with proposals of every fate."""
    return FinishedMatch.read(record.encode(finished("dollars-1e", 5, seed=11, bot="shrewd")))


def moved(before: dict[str, float], after: dict[str, float]) -> float:
    """How far a line moved the chance that it moved most."""
    return max(abs(after[name] - before[name]) for name in before)


def idle(match: FinishedMatch, kind: type) -> list[Moment]:
    """The moments at which a proposal was made, or answered in this way, that came to nothing."""
    nothing = came_to_nothing(match)
    return [one for one in match.moments if one.n in nothing and isinstance(one.line.action, kind)]


def test_the_chart_does_not_jump_because_of_an_offer_that_came_to_nothing(match: FinishedMatch) -> None:
    told, with_it = [], []
    for moment in idle(match, Propose):
        earlier = match.moments[moment.n - 2]
        before, after = chance_points(match, SAMPLE, [earlier, moment])
        if earlier.after.table.ready == moment.after.table.ready:  # type: ignore[attr-defined]
            told.append(moved(before.by_seat, after.by_seat))
        accepted = judge(match.guide, moment.after.table, moment.after.awaited, SAMPLE)
        with_it.append(moved(before.by_seat, match.by_name(accepted.chances)))
    assert sum(one > 0.1 for one in with_it) > 2, "the quick bots agree to these"
    assert len(told) > 2
    assert max(told) < 0.01


def test_a_position_keeps_the_open_proposals_that_will_be_struck(match: FinishedMatch) -> None:
    kept, idle = 0, IdleOffers(match)
    for moment in match.moments:
        struck = {end.proposal for end in ends(match) if end.outcome == "struck" and end.n == moment.n + 1}
        table, awaited = idle.left_out(moment)
        left = {one.id for one in getattr(table, "proposals", ())}
        assert struck <= left
        assert bool(awaited) == bool(moment.after.awaited), "nobody's word is skipped"
        kept += len(struck)
    assert kept


def test_what_led_to_a_deal_that_was_never_struck_came_to_nothing(match: FinishedMatch) -> None:
    nothing, outcomes = came_to_nothing(match), {"declined", "taken-back", "lapsed"}
    assert {end.outcome for end in ends(match)} >= outcomes - {"taken-back", "lapsed"}
    for moment in match.moments:
        action = moment.line.action
        if isinstance(action, Accept | TakeBack):
            end = next(one for one in ends(match) if one.n >= moment.n and one.proposal == action.proposal)
            assert (moment.n in nothing) == (end.outcome in outcomes)
        elif not isinstance(action, Propose):
            assert moment.n not in nothing, "declining it was a decision"


@pytest.mark.parametrize(
    ("one", "other", "alternatives"),
    [
        (Decline(1), Accept(1), True),
        (Decline(1), Accept(2), False),
        (Decline(1), Ready(), False),
        (Decline(1), Withdraw(0), False),
        (Ready(), Accept(1), False),
        (Ready(), Withdraw(0), True),
        (Withdraw(0), Accept(1), True),
        (Ready(), Ready(), False),
    ],
)
def test_what_can_be_done_one_after_the_other_is_no_alternative(one: Action, other: Action, alternatives: bool) -> None:
    assert is_alternative(one, other) is is_alternative(other, one) is alternatives


@pytest.mark.slow
def test_declining_is_compared_with_agreeing_alone_and_nothing_with_talk(heist: tuple[FinishedMatch, Review]) -> None:
    match, reviewed = heist
    for one in reviewed.decisions:
        other = one.better or one.next_best
        assert other is not None
        assert is_judged(match, other)
        if isinstance(one.action, Decline):
            assert other == Accept(one.action.proposal)
        else:
            assert not isinstance(other, Decline) or isinstance(one.action, Accept)


@pytest.mark.slow
def test_no_finding_is_about_an_offer_that_came_to_nothing(heist: tuple[FinishedMatch, Review]) -> None:
    match, reviewed = heist
    nothing = came_to_nothing(match)
    assert {one.outcome for one in reviewed.deals if one.n in nothing} >= {"declined"}
    assert not nothing & {one.n for one in reviewed.decisions}
    assert not nothing & {one.n for one in reviewed.turning_points}
    assert not nothing & {one.n for one in reviewed.swings}
    assert not nothing & {one.n for one in reviewed.awards if one.code == "best-move"}
    assert any(isinstance(one.action, Decline) for one in reviewed.decisions)
