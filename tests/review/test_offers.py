"""An offer is judged by what it brings where those who are asked would take it."""

from __future__ import annotations

from random import Random

import pytest

from millions import Match
from millions.bots import Host, bot_named
from millions.core import record
from millions.games.club.placement import PlacePawn
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
from tests.review.conftest import finished
from tests.walks import NAMES

WORLDS, BOB = 12, 1


@pytest.fixture(scope="module")
def match() -> FinishedMatch:
    """A match of five personalities."""
    match = Match.new("dollars-1e", NAMES[:5], seed=701)
    Host(match, {seat: bot_named(kind) for seat, kind in enumerate(TALKATIVE)}, 701).play_out()
    return FinishedMatch.read(record.encode(match))


@pytest.fixture(scope="module")
def ready(match: FinishedMatch) -> Moment:
    """Bob says that he is ready. He could offer Cid money to leave, but Cid would gain nothing by it."""
    moment = match.moments[36]
    assert (moment.line.seat, moment.line.action) == (1, Ready())
    return moment


BUYS = Propose(terms([(1, 2, 3)], [2]))
"""Bob pays Cid 3 to leave. A quick bot in Cid's place agrees."""


def answers(monkeypatch: pytest.MonkeyPatch, takes: bool) -> None:
    """Everybody who is asked agrees, or nobody does."""
    monkeypatch.setattr(offers, "takes", lambda edition, view, proposal: takes)


def test_an_offer_that_nobody_would_take_is_no_better_action(match: FinishedMatch, ready: Moment) -> None:
    rng, draw = Random(1), match.worlds(ready)
    asked = Offers(match, BOB)
    assert not any(asked.is_taken(draw(rng), BUYS) for _ in range(WORLDS))
    found = decision(match, ready, WORLDS)
    assert found is None or BUYS not in (found.better, found.next_best)


def test_an_offer_that_is_refused_changes_nothing(
    match: FinishedMatch, ready: Moment, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng, draw = Random(1), match.worlds(ready)
    worlds = [draw(rng) for _ in range(WORLDS)]
    answers(monkeypatch, False)
    found = compare(match, worlds, BOB, Ready(), [BUYS], 1)
    assert found[BUYS] == found[Ready()]
    assert BUYS not in compare(match, worlds, BOB, Ready(), [BUYS, Withdraw(BOB)], 1), "it is not worth making"
    answers(monkeypatch, True)
    found = compare(match, worlds, BOB, Ready(), [BUYS, Withdraw(BOB)], 1)
    assert sum(one[BOB] for one in found[BUYS]) > sum(one[BOB] for one in found[Ready()])


def test_what_a_refused_offer_leads_to_is_no_reason_for_it(
    match: FinishedMatch, ready: Moment, monkeypatch: pytest.MonkeyPatch
) -> None:
    judged = DecisionReview(ready.n, match.names[BOB], Ready(), 0.5, 0.3, BUYS, 0.2, 0.01, True, 0.01)
    answers(monkeypatch, False)
    trials = tried(match, judged, BUYS, Ready(), WORLDS)
    assert trials.then == trials.now
    answers(monkeypatch, True)
    trials = tried(match, judged, BUYS, Ready(), WORLDS)
    assert any(isinstance(event, Struck) for one in trials.then for event in one.news)


def test_of_many_actions_only_the_best_are_tried_in_all_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """An action that is clearly not the best after the first worlds is given up; the chosen one is always tried."""
    match = FinishedMatch.read(record.encode(finished("million-club", 2, rounds=1)))
    moment = next(one for one in match.moments if isinstance(one.line.action, PlacePawn))
    forms = match.referee.forms(moment.before, moment.line.seat)
    actions = [action for form in forms for action in form if action != moment.line.action][:5]
    tried: list[tuple[int, int]] = []

    def judged(
        guide: object, worlds: list[object], seat: int, of: list[object], seed: int = 0, first: int = 0
    ) -> object:
        tried.append((len(of), len(worlds)))
        return [[(float(len(repr(one))), 0.0)] * len(worlds) for one in of]

    monkeypatch.setattr(offers, "judge_actions", judged)
    worlds = [moment.before.table] * 40
    found = offers.compare(match, worlds, moment.line.seat, moment.line.action, actions, 1)
    assert tried == [(1, 40), (5, 5), (3, 15)]
    assert sorted(map(len, found.values())) == [20, 20, 20, 40]
    best = offers.to_the_end(match, worlds, moment.line.seat, actions[0], [(0.5, 0.5)] * 20, 1)
    assert len(best) == 40
