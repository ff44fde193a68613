"""Why the better action is better: what the seat could know, and what comes of it."""

from __future__ import annotations

import pytest
from msgspec import structs

from millions.bots.heists.beliefs import posterior
from millions.bots.heists.guide import HeistGuide
from millions.core import record
from millions.games.club.components import COMPANIES, EXCHANGE, TRANSPORT, Spot
from millions.games.club.placement import PlacePawn
from millions.games.heists.bargain import Propose
from millions.games.heists.negotiation import Ready, Withdraw
from millions.games.heists.terms import terms
from millions.games.heists.view import HeistView
from millions.review import Review
from millions.review.beliefs import chance_to_have
from millions.review.decisions import closer_looks, turning_points
from millions.review.findings import DecisionReview, Why
from millions.review.reasons import MOST_FACTS, explained, reasons, tried
from millions.review.sentences import IN_PERCENT, ReviewWords
from millions.review.trials import Trial, Trials
from millions.review.walk import FinishedMatch, Moment
from tests.review.conftest import finished

WORLDS = 60


@pytest.fixture(scope="module")
def match() -> FinishedMatch:
    """A match of the first edition."""
    return FinishedMatch.read(record.encode(finished("dollars-1e", 4)))


def view_of(match: FinishedMatch, moment: Moment) -> HeistView:
    """What the seat that acts sees before it acts."""
    view = match.game.view(moment.before.table, moment.line.seat)
    assert isinstance(view, HeistView)
    return view


def chance_alone(match: FinishedMatch, moment: Moment) -> float:
    """How likely, for the seat that acts, nobody else who is in has its role: every profile one by one."""
    view, seat = view_of(match, moment), moment.line.seat
    assert isinstance(match.guide, HeistGuide)
    profiles = posterior(view, match.conduct(moment.n - 1, view))
    others = [one for one in view.crew if one != seat]
    return sum(
        weight for (roles, _), weight in profiles.items() if all(roles[one] is not roles[seat] for one in others)
    )


def ready_moments(match: FinishedMatch) -> list[Moment]:
    """Where somebody said ready."""
    return [moment for moment in match.moments if isinstance(moment.line.action, Ready)]


def test_how_likely_somebody_has_a_role_is_summed_over_all_worlds(match: FinishedMatch) -> None:
    assert isinstance(match.guide, HeistGuide)
    for moment in ready_moments(match):
        view, seat = view_of(match, moment), moment.line.seat
        role, others = view.known[seat], tuple([one for one in view.crew if one != seat])
        assert role is not None
        chance = chance_to_have(view, match.conduct(moment.n - 1, view), others, role)
        assert 1 - chance == pytest.approx(chance_alone(match, moment))


def why(match: FinishedMatch, moment: Moment, done: object, better: object) -> list[Why]:
    """The reasons for an action in place of another."""
    assert isinstance(done, Ready | Withdraw)
    assert isinstance(better, Ready | Withdraw | Propose)
    seat = match.names[moment.line.seat]
    return reasons(match, DecisionReview(moment.n, seat, done, 0.5, 0.3, better, 0.2, 0.01, True, 0.01), WORLDS)


def test_who_is_probably_alone_stays_and_who_is_probably_not_leaves(match: FinishedMatch) -> None:
    lonely = max(ready_moments(match), key=lambda moment: chance_alone(match, moment))
    stays = why(match, lonely, Withdraw(lonely.line.seat), Ready())
    assert stays[0].code == "alone"
    assert stays[0].then == pytest.approx(chance_alone(match, lonely))
    crowded = min(ready_moments(match), key=lambda moment: chance_alone(match, moment))
    leaves = why(match, crowded, Ready(), Withdraw(crowded.line.seat))
    assert leaves[0].code == "doubled"
    assert leaves[0].then == pytest.approx(1 - chance_alone(match, crowded))


def test_a_departure_is_bought_from_somebody_with_the_same_role(match: FinishedMatch) -> None:
    payers = [one for one in ready_moments(match) if one.before.table.money[one.line.seat]]
    moment = min(payers, key=lambda moment: chance_alone(match, moment))
    view, seat = view_of(match, moment), moment.line.seat
    assert isinstance(match.guide, HeistGuide)
    role, model = view.known[seat], match.conduct(moment.n - 1, view)
    assert role is not None
    chance, other = max((chance_to_have(view, model, (one,), role), one) for one in view.crew if one != seat)
    found = why(match, moment, Ready(), Propose(terms([(seat, other, 1)], [other])))
    assert found[0] == Why("same-role", match.names[seat], chance, other=match.names[other], role=str(role.value))


def test_nothing_is_told_of_a_decision_that_was_neither_surely_bad_nor_surely_good(match: FinishedMatch) -> None:
    moment = ready_moments(match)[0]
    judged = DecisionReview(moment.n, "Ann", Ready(), 0.5, 0.5, Withdraw(0), 0.02, 0.05, False, 0.01)
    assert reasons(match, judged, 2) == []


def test_both_actions_are_tried_in_the_same_worlds_with_the_same_luck(match: FinishedMatch) -> None:
    moment = ready_moments(match)[0]
    judged = DecisionReview(moment.n, "Ann", Ready(), 0.5, 0.5, None, 0.0, 0.05, False, 0.01)
    trials = tried(match, judged, Ready(), Ready(), 5)
    assert [one.table.money for one in trials.then] == [one.table.money for one in trials.now]
    assert not [*trials.more("money", lambda one: one.table.money[0], 0.1)]


def test_a_difference_is_told_if_it_is_sure_and_large_enough(match: FinishedMatch) -> None:
    view = view_of(match, ready_moments(match)[0])

    def told(then: list[float], now: list[float], least: float = 0.5) -> list[Why]:
        first, second = [[Trial(figure, ()) for figure in figures] for figures in (then, now)]
        trials = Trials(match.guide, match.names, view, Ready(), Ready(), first, second)
        return [*trials.more("more", lambda one: one.table, least), *trials.less("less", lambda one: one.table, least)]

    name = match.names[view.viewer]
    assert told([3, 4, 3, 4], [2, 3, 2, 3]) == [Why("more", name, 3.5, 2.5)]
    assert told([2, 3, 2, 3], [3, 4, 3, 4]) == [Why("less", name, 2.5, 3.5)]
    assert told([3, 4, 3, 4], [2, 3, 2, 3], least=1.5) == []
    assert told([9, 0, 9, 0], [0, 8, 0, 8]) == []


def test_in_the_club_a_pawn_at_companies_buys_more_than_one_on_the_exchange() -> None:
    match = FinishedMatch.read(record.encode(finished("million-club", 2, rounds=1)))
    moment = next(one for one in match.moments if isinstance(one.line.action, PlacePawn))
    better, done = PlacePawn(Spot(COMPANIES, None)), PlacePawn(Spot(EXCHANGE, TRANSPORT))
    name = match.names[moment.line.seat]
    judged = DecisionReview(moment.n, name, done, 0.5, 0.3, better, 0.2, 0.01, True, 0.01)
    buys, *_ = reasons(match, judged, 10)
    assert (buys.code, buys.seat) == ("buys", name)
    assert buys.then > buys.now
    for lang, why, said in (("en", "Why", f": {name} buys"), ("fr", "Pourquoi", f"\u00a0: {name} achète")):
        words, lost = ReviewWords(match, lang), structs.replace(judged, why=(buys,))
        good = structs.replace(lost, action=better, better=None, sure=False)
        assert next(words.why(lost)).startswith(why + said)
        assert f" {words.deed(moment.n, better)}{said}" in next(words.why(good)), "of the chosen action they name it"


@pytest.mark.slow
def test_reasons_speak_for_the_better_action_in_both_languages(heist: tuple[FinishedMatch, Review]) -> None:
    played, reviewed = heist
    explained = [one for one in reviewed.decisions if one.why]
    assert explained
    for one in explained:
        assert len(one.why) <= MOST_FACTS
        for fact in one.why:
            mine = fact.seat == one.seat
            if fact.code in ("money", "wins"):
                assert (fact.then > fact.now) == mine
            if fact.code in IN_PERCENT:
                assert 0 <= fact.then <= 1
        for lang in ("en", "fr"):
            (said,) = ReviewWords(played, lang).why(one)
            assert "why-" not in said
            assert "{" not in said


@pytest.mark.slow
def test_the_turning_points_of_one_player_are_judged_and_explained_as_closely(
    heist: tuple[FinishedMatch, Review],
) -> None:
    """`millions review --seat` tells them, though they need not be among the three of the match."""
    match, reviewed = heist
    of_match = {point.n for point in reviewed.turning_points}
    by_seat = {name: [one for one in reviewed.decisions if one.seat == name] for name in match.names}
    points = {name: {point.n for point in turning_points(decisions)} for name, decisions in by_seat.items()}
    who, own = max(points.items(), key=lambda one: len(one[1] - of_match))
    assert own - of_match
    again = closer_looks(match, reviewed.decisions, 1, who)
    assert own - of_match <= {one.n for one in again} | of_match
    assert own <= {one.n for one in explained(match, reviewed.decisions, 1, who)}
