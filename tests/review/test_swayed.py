"""A lie was believed only if a listener who could not know better had reason to act on it."""

from __future__ import annotations

import pytest

from millions.core import record
from millions.games.heists.negotiation import HeistBegan
from millions.review.claims import claims, is_believed
from millions.review.findings import ClaimReview
from millions.review.walk import FinishedMatch
from tests.review.conftest import finished


@pytest.fixture(scope="module")
def match() -> FinishedMatch:
    """A first-edition match of five liars."""
    return FinishedMatch.read(record.encode(finished("dollars-1e", 5, seed=9, bot="bluffer")))


@pytest.fixture(scope="module")
def lies(match: FinishedMatch) -> list[ClaimReview]:
    """Their lies."""
    return [one for one in claims(match) if not one.true]


def test_few_lies_are_believed_and_only_by_listeners_for_whom_they_are_likelier_than_not(
    lies: list[ClaimReview],
) -> None:
    believed = [one for one in lies if is_believed(one)]
    likely = [one for one in lies if max(one.after.values()) > 0.5]
    assert 0 < len(believed) < len(likely) < len(lies)
    for one in lies:
        assert set(one.followed) <= set(one.swayed)
        assert all(one.after[name] > 0.5 and one.moved[name] > 0 for name in one.swayed)
        assert not set(one.swayed) & set(one.impossible_to)


def test_who_acted_on_a_lie_left_or_stayed_or_did_something_else_after_it(
    match: FinishedMatch, lies: list[ClaimReview]
) -> None:
    acted = [one for one in lies if one.followed]
    assert 0 < len(acted) < len([one for one in lies if is_believed(one)]) + 1
    for one in acted:
        began = next(
            (
                n
                for n, later in enumerate(match.moments[one.n :])
                for event in later.line.events
                if isinstance(event, HeistBegan)
            ),
            None,
        )
        assert began is not None, "the heist of that round began after it"


def test_the_word_of_a_known_liar_counts_less_than_a_strangers(match: FinishedMatch) -> None:
    strangers, at_the_end = match.heard[0], match.heard[-1]
    assert {truth for one in strangers for truth in one.truth} == {0.5}
    for listener, one in enumerate(at_the_end):
        others = [truth for seat, truth in enumerate(one.truth) if seat != listener]
        assert sum(others) / len(others) < 0.42
