"""Sentences of a review at the limits of what they can say."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree

import msgspec
import pytest

from millions import GAMES
from millions.core import record
from millions.core.message import Action
from millions.games.dollars1.negotiation import CallTime
from millions.games.heists.bargain import Accept, Propose
from millions.games.heists.negotiation import Ready, Withdraw
from millions.games.heists.terms import terms
from millions.review.awards import DULL, awards
from millions.review.decisions import turning_points
from millions.review.findings import (
    ChancePoint,
    ClaimReview,
    DealReview,
    Decided,
    DecisionReview,
    Doubt,
    JudgeName,
    LuckReview,
    Part,
    Review,
    SeatReview,
    Swing,
    TurningPoint,
    WinningDeal,
)
from millions.review.picture import NUMBER_STEP, ReviewPicture
from millions.review.sentences import ReviewWords
from millions.review.walk import FinishedMatch
from tests.review.conftest import finished


@pytest.fixture(scope="module")
def words() -> ReviewWords:
    """English words for a match of one round."""
    return ReviewWords(FinishedMatch.read(record.encode(finished("dollars-1e", 4, rounds=1))), "en")


def test_where_the_chosen_action_was_best_the_next_best_is_told(words: ReviewWords) -> None:
    judged = DecisionReview(3, "Ann", Ready(), 0.2, 0.5, None, 0.0, 0.01, False, 0.01, 0.3, Withdraw(0))
    point = TurningPoint(3, "Ann", Ready(), 0.2, 0.5, None, Withdraw(0))
    (said,) = words.better(point, Review(judge=JudgeName("test", 1), game="dollars-1e", decisions=[judged]))
    assert said == "Next best: leave (20\N{NO-BREAK SPACE}%)."


def test_a_turning_point_is_not_told_again_among_the_decisions_that_cost(words: ReviewWords) -> None:
    judged = [DecisionReview(n, "Ann", Ready(), 0.9, 0.7, Ready(), n / 100, 0.01, True, 0.01) for n in (3, 5, 7)]
    point = TurningPoint(7, "Ann", Ready(), 0.9, 0.7, Ready())
    review = Review(judge=JudgeName("test", 1), game="dollars-1e", decisions=judged, turning_points=[point])
    assert [one.n for one in words.costly(review)] == [5, 3]


def test_a_sure_loss_comes_before_a_decision_that_moved_next_to_nothing() -> None:
    """The quick bot would have made the same mistake, so the chance before the decision was no better."""
    moved = [DecisionReview(n, "Ann", Ready(), 0.2, 0.2 + n / 100, None, 0.0, 0.001, False, 0.001, 0.5) for n in (1, 2)]
    largest = DecisionReview(3, "Ann", Ready(), 0.2, 0.4, None, 0.0, 0.01, False, 0.01, 0.5)
    lost = [DecisionReview(n, "Ann", Ready(), 0.2, 0.2, Withdraw(0), n / 100, 0.01, True, 0.02) for n in (9, 10, 11)]
    assert [one.n for one in turning_points([*moved, largest, *lost])] == [3, 11, 10]
    assert [one.n for one in turning_points([*moved, largest])] == [3]


def test_numbers_of_neighbouring_turning_points_do_not_cover_each_other(words: ReviewWords) -> None:
    points = [TurningPoint(n, "Ann", Ready(), 0.5, 0.4, None) for n in (3, 4, 5)]
    review = Review(judge=JudgeName("test", 1), game="dollars-1e", turning_points=points)
    picture = ReviewPicture(msgspec.json.encode(review), words.match, "en")
    picture.x = lambda n: 100 + n  # type: ignore[method-assign]
    numbers = [ElementTree.fromstring(one) for one in picture.turns() if one.startswith("<text")]
    assert [one.text for one in numbers] == ["1", "2", "3"]
    assert [float(one.attrib["x"]) for one in numbers] == [103, 103 + NUMBER_STEP, 103 + 2 * NUMBER_STEP]


@pytest.mark.parametrize(
    ("followed", "earned", "awarded"), [((), 2.0, []), (("Bob",), 0.0, []), (("Bob",), 2.0, ["best-bluff"])]
)
def test_a_lie_on_which_nobody_acted_or_that_earned_nothing_is_not_the_best_bluff(
    followed: tuple[str, ...], earned: float, awarded: list[str]
) -> None:
    lie = ClaimReview(3, "Ann", 0, "brute", False, {"Bob": 0.4}, {"Bob": 0.6}, (), earned, (), ("Bob",), followed)
    review = Review(judge=JudgeName("test", 1), game="dollars-1e", claims=[lie])
    assert [award.code for award in awards(review)] == awarded


def test_a_deal_that_was_struck_left_nothing_on_the_table(words: ReviewWords) -> None:
    alone = DealReview(3, "Ann", Propose(terms([], [0])), 1, "struck", True, {"Ann": 1.5}, 1.5, None, None, False)
    assert list(words.comment(alone)) == []


@pytest.mark.parametrize(
    ("lowest", "highest", "says"),
    [
        (0.3, 0.34, "No whole price was good for both."),
        (-3.0, 0.0, "No whole price was good for both."),
        (3.6, 4.7, "Good for both: a price of 4."),
        (-2.0, 7.7, "Good for both: any price from 1 to 7."),
        (2.0000000001, 4.9999999999, "Good for both: any price from 2 to 5."),
    ],
)
def test_prices_are_whole_amounts(words: ReviewWords, lowest: float, highest: float, says: str) -> None:
    deal = DealReview(3, "Ann", Propose(terms([], [0])), 1, "struck", True, {}, 1.5, lowest, highest, False)
    assert list(words.prices(deal)) == [says]


def test_a_turning_point_to_which_nothing_compares_says_so(words: ReviewWords) -> None:
    judged = DecisionReview(3, "Ann", Ready(), 0.2, 0.5, None, 0.0, 0.1, False, 0.01)
    point = TurningPoint(3, "Ann", Ready(), 0.2, 0.5, None)
    (said,) = words.better(point, Review(judge=JudgeName("test", 1), game="dollars-1e", decisions=[judged]))
    assert said == "No other choice was clearly better or worse."


def test_the_luck_of_a_winner_names_the_draw_that_did_most_of_it(words: ReviewWords) -> None:
    draws = [moment for moment in words.match.moments if moment.by_chance]
    luck = [LuckReview(one.n, {"Ann": 0.1 * place - 0.1}, True, one.line.events) for place, one in enumerate(draws)]
    review = Review(judge=JudgeName("test", 1), game="dollars-1e", luck=luck)
    for gain, most in ((0.2, draws[-1]), (-0.2, draws[0])):
        said = words.luck(SeatReview("Ann", 1, 1.0, gain, 1.0 - gain), review)
        (point,) = [one for one in luck if one.n == most.n]
        draw = "the role that stayed hidden" if gain > 0 else "the draw of the Leader"
        assert said.endswith(f", most of all {draw} ({words.moment(most.n)}: {words.change(point.by_seat['Ann'])}).")
        assert "20\N{NO-BREAK SPACE}%" in said
        assert said.count(". ") == 0, "one sentence"


def judged(n: int, action: Action, gain: float) -> DecisionReview:
    """A good move: the chance that it added to that of the next best one."""
    return DecisionReview(n, "Ann", action, 0.2, 0.2 + gain, None, 0.0, 0.01, False, 0.01, gain=gain)


@pytest.mark.parametrize(
    ("ready", "leaves", "awarded"), [(0.3, 0.0, []), (0.3, 0.25, [2]), (0.5, 0.12, []), (0.0, 0.2, [2])]
)
def test_the_move_of_the_match_tells_a_story(ready: float, leaves: float, awarded: list[int]) -> None:
    moves = [judged(1, Ready(), ready), judged(2, Withdraw(0), leaves)]
    review = Review(judge=JudgeName("test", 1), game="dollars-1e", decisions=moves)
    assert [award.n for award in awards(review)] == awarded


@pytest.mark.parametrize(("after", "awarded"), [(0.6, [2]), (0.3, [])])
def test_a_move_after_which_its_player_was_worse_off_is_not_the_move_of_the_match(
    after: float, awarded: list[int]
) -> None:
    chances = [ChancePoint(n, {"Ann": chance}, {"Ann": 0.0}) for n, chance in ((1, 0.5), (2, after))]
    moves = [judged(2, Withdraw(0), 0.2)]
    review = Review(judge=JudgeName("test", 1), game="dollars-1e", decisions=moves, chances=chances)
    assert [award.n for award in awards(review)] == awarded


@pytest.mark.parametrize(("winner", "awarded"), [("Ann", [2]), ("Bob", [])])
def test_nor_is_one_that_struck_the_deal_by_which_another_won(winner: str, awarded: list[int]) -> None:
    review = Review(judge=JudgeName("test", 1), game="dollars-1e", decisions=[judged(2, Accept(1), 0.2)])
    review.winning_deal = WinningDeal(1, 2, winner, 0.3, 0.9)
    assert [award.n for award in awards(review)] == awarded


def test_a_small_step_is_no_turning_point_unless_it_surely_cost_something() -> None:
    small = DecisionReview(1, "Ann", Ready(), 0.10, 0.09, None, 0.0, 0.001, False, 0.001)
    assert turning_points([small]) == []
    costly = msgspec.structs.replace(small, better=Withdraw(0), loss=0.2, sure=True)
    assert [one.n for one in turning_points([costly])] == [1]


def test_a_deal_that_gained_money_at_the_cost_of_a_chance_says_both(words: ReviewWords) -> None:
    propose = Propose(terms([], [0]))
    deal = DealReview(3, "Ann", propose, 1, "struck", True, {"Ann": 2.0}, 1.5, None, None, False)
    review = Review(judge=JudgeName("test", 1), game="dollars-1e", deals=[deal])
    loss = DecisionReview(3, "Ann", propose, 0.5, 0.3, Ready(), 0.2, 0.01, True, 0.01)
    both = "In money the deal was good for Ann (+2.0), but it lowered the chance to win."
    assert both in words.decision(loss, review)
    assert both in " ".join(words.brief(loss, review))
    deal.worth["Ann"] = -1.0
    assert both not in words.decision(loss, review)


def test_what_tells_no_story_is_an_action_of_some_game() -> None:
    assert {action.__name__ for game in GAMES.values() for action in game.actions} >= DULL


def test_to_be_ready_is_to_stay(words: ReviewWords) -> None:
    assert words.deed(1, Ready()) == "stay for the heist"
    assert ReviewWords(words.match, "fr").deed(1, Ready()) == "rester dans le casse"


def test_every_draw_has_a_name_of_its_own() -> None:
    for game, players in (("dollars-1e", 3), ("dollars-2e", 3), ("million-club", 2)):
        match = FinishedMatch.read(record.encode(finished(game, players, rounds=1)))
        for lang in ("en", "fr"):
            words = ReviewWords(match, lang)
            for moment in match.moments:
                if moment.by_chance:
                    draw = words.draw(LuckReview(moment.n, {}, True, moment.line.events))
                    assert draw != words.text("draw-other"), moment.line.events


def test_a_turning_point_at_which_nothing_changed_is_told_only_if_it_surely_cost_something() -> None:
    still = DecisionReview(3, "Ann", Ready(), 0.231, 0.229, None, 0.0, 0.01, False, 0.01)
    costly = DecisionReview(4, "Bob", Ready(), 0.231, 0.229, CallTime(), 0.1, 0.01, True, 0.01)
    assert turning_points([still]) == []
    assert [one.n for one in turning_points([still, costly])] == [4]


def test_a_turning_point_whose_chance_stays_names_it_once(words: ReviewWords) -> None:
    point = TurningPoint(3, "Ann", Ready(), 0.231, 0.229, None)
    review = Review(judge=JudgeName("test", 1), game="dollars-1e", decisions=[judged(3, Ready(), 0.0)])
    assert "Chance to win: 23 %, as before." in words.turning_point(point, review)


def test_what_won_the_match_is_told_once_and_the_swing_is_another_event(words: ReviewWords) -> None:
    parts = [Part(1, 1, "planning"), Part(4, 1, "negotiation"), Part(9, 2, "planning")]
    same, other = Swing(4, "Bob", 0.8, 0.1, 5, "heist"), Swing(9, "Bob", 0.2, 0.5, 9, "cards")
    rise = Swing(4, "Ann", 0.1, 0.5, 5, "heist")
    told = Decided("swing", 4, "Ann", {}, 0, rise)
    review = Review(
        judge=JudgeName("test", 1), game="dollars-1e", parts=parts, swings=[same, rise, other], decided=told
    )
    said = list(words.decided(review))
    assert [one.split(".")[0] for one in said] == ["The biggest swing", "What won it"]
    assert "20 % to 50 %" in said[0]
    assert "Mainly thanks to the cards" in said[0]


def test_what_made_several_lies_doubtful_is_said_once_and_a_claim_that_nothing_spoke_for_is_told_as_that(
    words: ReviewWords,
) -> None:
    doubts = (Doubt("Bob", "none", 0.05), Doubt("Cid", "none", 0.05))
    lies = [ClaimReview(n, "Ann", 0, "brute", False, {"Bob": 0.4, "Cid": 0.1}, {"Bob": 0.6}, ()) for n in (3, 4)]
    first, second = words.claims([msgspec.structs.replace(lie, doubts=doubts) for lie in lies])
    assert first.endswith("Bob and Cid could doubt it: no card of that role was shown.")
    assert "doubt" not in second
    idle = msgspec.structs.replace(lies[0], moved={"Bob": 0.0, "Cid": 0.01})
    assert words.claim(idle).endswith("Nothing spoke for believing it.")
    none = msgspec.structs.replace(idle, doubts=doubts)
    assert words.claim(none).endswith("Nothing spoke for believing it: no card of that role was shown.")


def test_a_deal_is_called_missed_or_rightly_declined_and_never_both(words: ReviewWords) -> None:
    declined = DealReview(3, "Ann", Propose(terms([], [0])), 1, "declined", False, {"Ann": 4.1}, 3.4, 3.0, 6.0, False)
    assert list(words.comment(declined)) == [], "worth something together, but not to everybody in it"
    missed = msgspec.structs.replace(declined, missed=True)
    assert list(words.comment(missed)) == ["A missed deal: everybody in it could expect to gain."]
    rightly = msgspec.structs.replace(declined, rightly=True, declined_by="Bob")
    assert words.deal(rightly).endswith("Bob did well to decline: the chance to win was better without it.")
