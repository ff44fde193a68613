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
from millions.review import Review, Reviewer, review
from millions.review.walk import FinishedMatch
from tests.review.conftest import PLAYOUTS, finished


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
        if one.sure:
            assert one.loss > 2 * one.error
            assert one.better is not None


def test_three_turning_points_in_the_order_of_the_match(match: Match, reviewed: Review) -> None:
    numbers = [one.n for one in reviewed.turning_points]
    assert len(numbers) == 3
    assert numbers == sorted(numbers)
    assert set(numbers) <= {one.n for one in reviewed.decisions}


def test_three_awards_for_several_players(match: Match, reviewed: Review) -> None:
    seats = [award.seat for award in reviewed.awards]
    assert len({award.code for award in reviewed.awards}) == len(seats) == 3
    assert len(set(seats)) >= 2
    assert set(seats) <= set(match.seats)


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
    assert [next(steps) for _ in range(lines)] == list(range(1, lines + 1))
    assert len(reviewer.review.chances) == lines
    assert not reviewer.review.decisions
    rest = [*steps]
    assert rest == sorted(rest)
    assert rest[-1] == reviewer.steps
    assert len({step for step in rest if step > 2 * lines}) > 5, "closer looks take long: progress is shown"


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
