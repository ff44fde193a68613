"""Intervals: against printed tables, a calculation by hand, a bootstrap over deals, and what they promise."""

from __future__ import annotations

from random import Random
from statistics import mean, stdev

import pytest

from millions.lab import intervals

PRINTED = {1: 12.706205, 2: 4.302653, 3: 3.182446, 4: 2.776445, 9: 2.262157, 10: 2.228139, 30: 2.042272, 100: 1.983972}


@pytest.mark.parametrize(("freedoms", "t"), PRINTED.items())
def test_students_t_is_what_tables_say(freedoms: int, t: float) -> None:
    assert intervals.student(freedoms) == pytest.approx(t, abs=1e-6)


def test_students_t_goes_over_smoothly_to_the_normal_distribution() -> None:
    for freedoms in (101, 150, 300):
        assert intervals.student(freedoms) == pytest.approx(intervals._bisected(freedoms), abs=1e-6)
    assert intervals.student(10**6) == pytest.approx(1.959964, abs=1e-5)


def test_a_mean_by_hand() -> None:
    """Deals of equal size: the mean of their means, give or take t times its standard error."""
    totals, counts = [40.0, 44.0, 60.0, 36.0], [4.0] * 4
    each = [10, 11, 15, 9]
    reach = 3.182446 * stdev(each) / 2
    value, low, high = intervals.mean(totals, counts)
    assert value == 11.25
    assert low == pytest.approx(11.25 - reach, abs=1e-5)
    assert high == pytest.approx(11.25 + reach, abs=1e-5)


def test_a_share_by_hand() -> None:
    """5 deals of 4 games: the spread of 5 wins in 20 would be worth 30 games, so all 20 count; Wilson, t = 2.776."""
    estimate = intervals.share([1, 2, 1, 0, 1], [4] * 5)
    assert intervals.variance([1, 2, 1, 0, 1], [4] * 5) == pytest.approx(0.00625)
    assert intervals.effective([1, 2, 1, 0, 1], [4] * 5) == 20
    assert estimate.value == 0.25
    assert estimate.low == pytest.approx(0.0808, abs=5e-4)
    assert estimate.high == pytest.approx(0.5583, abs=5e-4)


def test_without_any_spread_a_deal_counts_as_one_game() -> None:
    lowest = 5 / (5 + 2.776445**2)
    assert intervals.share([4, 4, 4, 4, 4], [4] * 5) == pytest.approx((1, lowest, 1), abs=1e-5)
    assert intervals.share([0] * 5, [4] * 5) == pytest.approx((0, 0, 1 - lowest), abs=1e-5)


def test_one_deal_says_nothing() -> None:
    assert intervals.share([3], [5]) == (0.6, 0, 1)
    assert intervals.mean([3], [5]) == (0.6, None, None)


def deals(rng: Random, number: int, share: float) -> list[float]:
    """Wins in deals of five games that go together: the chance differs from deal to deal."""
    return [
        float(sum(rng.random() < chance for _ in range(5)))
        for chance in (rng.betavariate(4 * share, 4 * (1 - share)) for _ in range(number))
    ]


def test_as_a_bootstrap_over_deals_says() -> None:
    rng = Random(1)
    wins, games = deals(rng, 400, 0.3), [5.0] * 400
    means = sorted(mean(rng.choices(wins, k=400)) / 5 for _ in range(2000))
    for estimate in (intervals.share(wins, games), intervals.mean(wins, games)):
        assert estimate.low == pytest.approx(means[50], abs=0.006)
        assert estimate.high == pytest.approx(means[1949], abs=0.006)
    naive = 1.96 * (0.3 * 0.7 / 2000) ** 0.5
    assert means[1949] - means[50] > 2.4 * naive  # games are not independent


@pytest.mark.parametrize("number", [4, 10, 40])
@pytest.mark.parametrize("share", [0.1, 0.3])
def test_intervals_hold_what_they_promise_with_few_deals(number: int, share: float) -> None:
    rng, held, tries = Random(number), 0, 600
    for _ in range(tries):
        estimate = intervals.share(deals(rng, number, share), [5.0] * number)
        assert estimate.low is not None
        assert estimate.high is not None
        held += estimate.low <= share <= estimate.high
    assert held / tries > 0.93


def test_a_last_deal_that_was_cut_short_counts_for_less() -> None:
    whole = intervals.share([1, 2, 1, 0], [4, 4, 4, 4])
    cut = intervals.share([1, 2, 1, 0, 1], [4, 4, 4, 4, 1])
    assert cut.value == pytest.approx(5 / 17)
    assert whole.value == 0.25
