"""While a player can still leave a heist, nothing is decided: neither the chart nor the judgement says so."""

from __future__ import annotations

import pytest

from millions.core import record
from millions.core.message import Action
from millions.games.heists.bargain import Accept, Decline
from millions.games.heists.negotiation import Ready, Withdraw
from millions.review.chances import chance_points
from millions.review.deals import deals, winning_deal
from millions.review.decisions import decision, is_alternative, turning_points
from millions.review.findings import ChancePoint
from millions.review.walk import FinishedMatch
from tests.review.positions import ROBIN, two_brutes_stay

CHART, CLOSELY = 12, 288
"""Playouts of the chart; worlds of a decision that is looked at closely."""

COCO_LEFT, DECLINED, LAST = 12, 15, 17
"""Lines of the record: Coco leaves, Robin declines the offer to leave, Robin is ready and the heist begins."""


@pytest.fixture(scope="module")
def match() -> FinishedMatch:
    """Two Brutes stay in a heist, which makes the Driver win."""
    return FinishedMatch.read(record.encode(two_brutes_stay()))


@pytest.fixture(scope="module")
def chances(match: FinishedMatch) -> list[ChancePoint]:
    """The chart."""
    return list(chance_points(match, CHART, match.moments))


def test_no_chance_is_0_or_1_while_a_player_can_still_leave(chances: list[ChancePoint]) -> None:
    for point in chances[COCO_LEFT - 1 : LAST - 1]:
        assert 0.2 < point.by_seat["Ada"] < 0.9
        assert 0.02 < point.by_seat["Robin"] < 0.5
    assert chances[LAST - 1].by_seat["Ada"] == 1


def test_the_deal_before_it_did_not_win_the_match(match: FinishedMatch, chances: list[ChancePoint]) -> None:
    won = winning_deal(match, deals(match), chances, [])
    assert won is None or won.after < 0.6


def test_staying_is_the_costliest_choice_of_who_should_have_left(match: FinishedMatch) -> None:
    judged = [decision(match, match.moments[n - 1], CLOSELY) for n in (DECLINED, LAST)]
    found = [one for one in judged if one is not None]
    assert [one.next_best or one.better for one in found] == [Accept(2), Withdraw(ROBIN)]
    costliest = max(found, key=lambda one: one.loss)
    assert costliest.sure
    assert (costliest.seat, costliest.n) == ("Robin", DECLINED)
    assert costliest.n in {one.n for one in turning_points(found)}


@pytest.mark.parametrize(
    ("action", "done", "over", "alternatives"),
    [
        (Withdraw(4), Decline(2), False, False),
        (Withdraw(4), Decline(2), True, True),
        (Accept(2), Decline(2), True, True),
        (Withdraw(4), Ready(), True, True),
        (Withdraw(4), Withdraw(4), True, False),
    ],
)
def test_leaving_is_an_alternative_to_an_answer_that_begins_the_heist(
    action: Action, done: Action, over: bool, alternatives: bool
) -> None:
    assert is_alternative(action, done, over) is alternatives
