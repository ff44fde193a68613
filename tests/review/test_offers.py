"""An offer is judged by what it brings where those who are asked would take it."""

from __future__ import annotations

from random import Random

import pytest

from millions import Match
from millions.bots import Host, bot_named
from millions.core import record
from millions.games.heists.bargain import Propose, Struck
from millions.games.heists.negotiation import Ready, Withdraw
from millions.games.heists.terms import terms
from millions.review import offers
from millions.review.decisions import decision
from millions.review.findings import DecisionReview
from millions.review.offers import Offers, compare
from millions.review.practice import TALKATIVE
from millions.review.reasons import tried
from millions.review.walk import FinishedMatch, Moment
from tests.walks import NAMES

WORLDS = 12


@pytest.fixture(scope="module")
def match() -> FinishedMatch:
    """A match of five personalities."""
    match = Match.new("dollars-1e", NAMES[:5], seed=701)
    Host(match, {seat: bot_named(kind) for seat, kind in enumerate(TALKATIVE)}, 701).play_out()
    return FinishedMatch.read(record.encode(match))


@pytest.fixture(scope="module")
def ready(match: FinishedMatch) -> Moment:
    """Ann says that she is ready. Another offer would serve her, but not Dot, who has nothing."""
    moment = match.moments[133]
    assert (moment.line.seat, moment.line.action) == (0, Ready())
    return moment


BUYS = Propose(terms([(0, 3, 3)], [3]))
"""Ann pays Dot 3 to leave. A quick bot in Dot's place agrees."""


def answers(monkeypatch: pytest.MonkeyPatch, takes: bool) -> None:
    """Everybody who is asked agrees, or nobody does."""
    monkeypatch.setattr(offers, "takes", lambda edition, view, proposal: takes)


def test_an_offer_that_nobody_would_take_is_no_better_action(match: FinishedMatch, ready: Moment) -> None:
    rng, draw = Random(1), match.worlds(ready)
    asked = Offers(match, 0)
    assert not any(asked.is_taken(draw(rng), BUYS) for _ in range(WORLDS))
    found = decision(match, ready, WORLDS)
    assert found is None or BUYS not in (found.better, found.next_best)


def test_an_offer_that_is_refused_changes_nothing(
    match: FinishedMatch, ready: Moment, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng, draw = Random(1), match.worlds(ready)
    worlds = [draw(rng) for _ in range(WORLDS)]
    answers(monkeypatch, False)
    found = compare(match, worlds, 0, Ready(), [BUYS], 1)
    assert found[BUYS] == found[Ready()]
    assert BUYS not in compare(match, worlds, 0, Ready(), [BUYS, Withdraw(0)], 1), "it is not worth making"
    answers(monkeypatch, True)
    found = compare(match, worlds, 0, Ready(), [BUYS, Withdraw(0)], 1)
    assert sum(one[0] for one in found[BUYS]) > sum(one[0] for one in found[Ready()])


def test_what_a_refused_offer_leads_to_is_no_reason_for_it(
    match: FinishedMatch, ready: Moment, monkeypatch: pytest.MonkeyPatch
) -> None:
    judged = DecisionReview(ready.n, match.names[0], Ready(), 0.5, 0.3, BUYS, 0.2, 0.01, True, 0.01)
    answers(monkeypatch, False)
    trials = tried(match, judged, BUYS, Ready(), WORLDS)
    assert trials.then == trials.now
    answers(monkeypatch, True)
    trials = tried(match, judged, BUYS, Ready(), WORLDS)
    assert any(isinstance(event, Struck) for one in trials.then for event in one.news)
