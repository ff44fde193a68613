"""What holds for every review, of every game."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from millions import Match
from millions.bots import value
from millions.core import record
from millions.core.errors import BadRecord, MillionsError
from millions.core.seat import NATURE
from millions.games.heists.negotiation import Ready, Withdraw
from millions.review import Review, Reviewer, review
from millions.review.awards import awards
from millions.review.deals import regretted
from millions.review.findings import DecisionReview, JudgeName, SeatReview, TurningPoint
from millions.review.walk import FinishedMatch
from tests.review.conftest import PLAYOUTS, finished

ROUNDING = 1e-9


def test_chances_are_given_for_every_line_and_sum_to_one(match: Match, reviewed: Review) -> None:
    assert [point.n for point in reviewed.chances] == [line.n for line in match.log]
    for point in reviewed.chances:
        assert list(point.by_seat) == list(match.seats)
        assert sum(point.by_seat.values()) == pytest.approx(1)
        assert min(point.by_seat.values()) >= 0


def test_the_last_chances_are_the_result(match: Match, reviewed: Review) -> None:
    winners = [match.seats[standing.seat] for standing in match.standings if standing.won]
    assert reviewed.chances[-1].by_seat == {name: (name in winners) / len(winners) for name in match.seats}
    assert {seat.name: seat.result for seat in reviewed.seats} == reviewed.chances[-1].by_seat
    assert set(reviewed.chances[-1].error.values()) == {0.0}


def test_luck_is_told_for_every_answer_of_chance_and_sums_to_zero(match: Match, reviewed: Review) -> None:
    assert [luck.n for luck in reviewed.luck] == [line.n for line in match.log if line.seat == NATURE]
    assert all(luck.exact for luck in reviewed.luck)
    for luck in reviewed.luck:
        assert sum(luck.by_seat.values()) == pytest.approx(0, abs=1e-9)
    assert sum(seat.luck for seat in reviewed.seats) == pytest.approx(0, abs=1e-9)
    for seat in reviewed.seats:
        assert seat.adjusted == pytest.approx(seat.result - seat.luck)


def test_decisions_are_those_of_people_and_a_sure_loss_is_larger_than_its_error(match: Match, reviewed: Review) -> None:
    assert reviewed.decisions
    for one in reviewed.decisions:
        line = match.log[one.n - 1]
        assert line.seat != NATURE
        assert (match.seats[line.seat], line.action) == (one.seat, one.action)
        assert one.better != one.action
        assert 0 <= one.before <= 1
        assert 0 <= one.after <= 1
        assert one.after - one.gain >= -ROUNDING, "no other action is worse than a sure defeat"
        assert one.after + one.loss <= 1 + ROUNDING, "or promises more than a sure win"
        if one.sure:
            assert one.loss > 2 * one.error
            assert one.better is not None


def test_three_turning_points_the_largest_first_and_the_costliest_choice_among_them(
    match: Match, reviewed: Review
) -> None:
    numbers = [one.n for one in reviewed.turning_points]
    assert 1 <= len(numbers) <= 3
    judged = {one.n: one for one in reviewed.decisions}
    sizes = [judged[n].weight(1) for n in numbers]
    assert sizes == sorted(sizes, reverse=True)
    sure = [one for one in reviewed.decisions if one.sure]
    if sure:
        assert max(sure, key=lambda one: one.loss).n in numbers


def test_what_decided_it_is_what_the_rest_tells(match: Match, reviewed: Review) -> None:
    """Its choices are turning points, its costs are sure losses, and no deal is good and bad at once."""
    told, judged = reviewed.decided, {one.n: one for one in reviewed.decisions}
    assert told is not None
    points = {one.n for one in reviewed.turning_points}
    winners = [seat.name for seat in reviewed.seats if seat.result > 0]
    assert not told.won or told.seat in winners
    assert told.won != "choice" or told.n in points
    losses = [judged[n].loss for n in told.costliest.values()]
    assert losses == sorted(losses, reverse=True)
    assert all(judged[n].sure and judged[n].seat == seat for seat, n in told.costliest.items())
    assert not losses or next(iter(told.costliest.values())) in points
    sorry = {*regretted([deal for deal in reviewed.deals if deal.struck], reviewed.decisions)}
    good = [one.n for one in (reviewed.best_deal, reviewed.winning_deal) if one is not None]
    assert not sorry & {*good, told.missed}


def test_a_swing_is_read_off_the_chart(match: Match, reviewed: Review) -> None:
    sizes = [one.size for one in reviewed.swings]
    assert sizes == sorted(sizes, reverse=True)
    assert len({one.seat for one in reviewed.swings}) == len(sizes)
    for one in reviewed.swings:
        assert one.before == reviewed.chances[one.first - 2].by_seat[one.seat]
        assert one.after in [point.by_seat[one.seat] for point in reviewed.chances[one.first - 1 :]]
        line = match.log[one.n - 1]
        assert (one.how == "cards") == (line.seat == NATURE)
        chosen = (match.seats[line.seat], line.action)
        assert (one.by, one.action) == (chosen if one.how == "choice" else ("", None))


def test_awards_are_of_different_kinds_and_clearly_earned(match: Match, reviewed: Review) -> None:
    assert len({award.code for award in reviewed.awards}) == len(reviewed.awards) <= 3
    assert {award.seat for award in reviewed.awards} <= set(match.seats)
    for award in reviewed.awards:
        if award.code in ("least-luck", "most-luck", "best-move"):
            assert abs(award.value) >= 0.1


def test_a_steady_hand_is_the_only_one_without_a_clear_mistake_and_threw_nothing_away() -> None:
    def sure(seat: str) -> DecisionReview:
        return DecisionReview(5, seat, Ready(), 0.5, 0.3, Withdraw(1), 0.2, 0.01, True, 0.01)

    def told(*wrong: str, fallen: str = "") -> list[str]:
        seats = [SeatReview(name, place, 0.0, 0.0, 0.0) for place, name in enumerate(("Ann", "Bob", "Cid"), 1)]
        turns = [TurningPoint(7, fallen, Ready(), 0.6, 0.1, None)] if fallen else []
        judge, wronged = JudgeName("test", 1), [sure(name) for name in wrong]
        found = Review(judge=judge, game="dollars-1e", seats=seats, turning_points=turns, decisions=wronged)
        return [award.seat for award in awards(found)]

    assert told("Ann", "Bob") == ["Cid"]
    assert not told("Ann", "Bob", fallen="Cid")
    assert not told("Ann")
    assert not told("Ann", "Bob", "Cid")


def test_the_judge_is_named(reviewed: Review) -> None:
    assert (reviewed.judge.name, reviewed.judge.version) == (value.NAME, value.VERSION)


@pytest.mark.slow
@pytest.mark.parametrize("match", ["dollars-1e"], indirect=True)
def test_a_review_is_the_same_every_time(match: Match, reviewed: Review) -> None:
    assert msgspec.json.encode(review(record.encode(match), PLAYOUTS)) == msgspec.json.encode(reviewed)


@pytest.mark.parametrize("match", ["dollars-2e"], indirect=True)
def test_the_chart_comes_first(match: Match) -> None:
    reviewer = Reviewer(record.encode(match), 1)
    steps = reviewer.work()
    lines = len(reviewer.match.moments)
    assert next(steps) == 0
    assert reviewer.review.seats, "plain facts are known at once"
    assert reviewer.review.deals
    assert [next(steps) for _ in range(lines // 4)]
    coarse = [point.n for point in reviewer.review.chances]
    assert coarse == sorted(coarse)
    assert coarse[-1] == lines, "the whole match, coarsely"
    assert [next(steps) for _ in range(lines - lines // 4)][-1] == lines
    assert [point.n for point in reviewer.review.chances] == [*range(1, lines + 1)]
    assert not reviewer.review.decisions
    rest = [*steps]
    assert rest == sorted(rest)
    assert rest[-1] == reviewer.steps
    assert len({step for step in rest if step > 8 * lines}) > 5, "closer looks take long: progress is shown"


@pytest.mark.parametrize(("game", "players"), [("dollars-2e", 8), ("million-club", 6)])
@pytest.mark.slow
def test_the_largest_tables_are_reviewed_too(game: str, players: int) -> None:
    found = review(record.encode(finished(game, players, rounds=1)), 1)
    assert len(found.seats) == players


@pytest.mark.parametrize("match", ["dollars-1e"], indirect=True)
def test_a_closer_look_replaces_the_first_one(match: Match, reviewed: Review) -> None:
    """What a turning point says of a decision is what the list of decisions says of it."""
    judged = {one.n: one for one in reviewed.decisions}
    assert [*judged] == sorted(judged)
    for point in reviewed.turning_points:
        one = judged[point.n]
        assert (point.before, point.after) == (one.before, one.after)


def test_MC_S3_a_decision_is_judged_in_worlds_in_which_everybody_has_what_was_counted() -> None:
    played = finished("million-club", 2, rounds=1)
    match = FinishedMatch(played.referee, list(played.log))
    for moment in match.moments:
        if not moment.by_chance:
            assert match.worlds(moment)(Random(1)).money == moment.before.table.money


class TestBadInput:
    """A clear sentence instead of a review."""

    def test_an_unfinished_match(self) -> None:
        match = Match.new("dollars-1e", ["Ann", "Bob", "Cid"], seed=1)
        with pytest.raises(BadRecord, match="not over yet") as refused:
            Reviewer(record.encode(match))
        assert refused.value.code == "review-unfinished"

    def test_a_changed_record(self) -> None:
        data = record.encode(finished("dollars-1e", 3)).replace(b'"verb":"Ready"', b'"verb":"CallTime"', 1)
        with pytest.raises(MillionsError, match="line"):
            Reviewer(data)

    def test_a_match_of_other_rules_can_be_watched_but_not_reviewed(self) -> None:
        data = record.encode(finished("dollars-1e", 3))
        header, rest = data.split(b"\n", 1)
        old = msgspec.json.decode(header)
        old["rules"] -= 1
        with pytest.raises(BadRecord, match="watched, but not reviewed") as refused:
            Reviewer(msgspec.json.encode(old) + b"\n" + rest)
        assert refused.value.code == "review-rules"


@pytest.mark.parametrize("match", ["dollars-1e"], indirect=True)
def test_more_playouts_are_surer(match: Match) -> None:
    data = record.encode(match)

    def doubt(playouts: int) -> float:
        reviewer = Reviewer(data, playouts)
        steps = reviewer.work()
        for _ in reviewer.match.moments:
            next(steps)
        return sum(sum(point.error.values()) for point in reviewer.review.chances)

    assert doubt(4 * PLAYOUTS) < doubt(PLAYOUTS)
