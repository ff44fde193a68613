"""Figures and their intervals: by hand, against `lab.intervals`, and on synthetic deals whose truth is known."""

from __future__ import annotations

from random import Random

import pytest

from millions.lab import intervals
from millions.lab.balance.estimates import FEWEST_DEALS, Figure, holm, mean
from millions.lab.balance.findings import AGAINST, Finding, Row, differences, figures, findings
from millions.lab.balance.tally import Count, Key, Tally, of_deal

DEALS = {0: (3.0, 4.0), 1: (1.0, 4.0), 2: (2.0, 2.0)} | {deal: (float(deal % 3), 4.0) for deal in range(3, 24)}


def test_a_ratio_is_the_mean_of_the_arena() -> None:
    figure = Figure.ratio(DEALS)
    assert figure is not None
    known = intervals.mean([total for total, _ in DEALS.values()], [times for _, times in DEALS.values()])
    assert figure.value == pytest.approx(known.value)
    assert figure.reach is not None
    assert known.high == pytest.approx(figure.value + figure.reach)


def test_what_was_never_counted_has_no_figure_and_few_deals_no_interval() -> None:
    assert Figure.ratio({0: (0.0, 0.0)}) is None
    few = Figure.ratio({deal: (float(deal), 1.0) for deal in range(FEWEST_DEALS - 1)})
    assert few is not None
    assert (few.reach, few.chance) == (None, 1.0)


def test_a_difference_rests_on_the_deals_of_the_rarer_figure() -> None:
    often = Figure.ratio({deal: (float(deal % 2), 1.0) for deal in range(100)})
    rare = Figure.ratio(dict.fromkeys(range(3), (3.0, 1.0)))
    assert often is not None
    assert rare is not None
    assert rare.less(often).reach is None


def test_a_deck_against_itself_differs_by_nothing() -> None:
    figure = Figure.ratio(DEALS)
    assert figure is not None
    same = figure.less(figure)
    assert (same.value, same.reach, same.chance) == (0, 0, 1)


def test_the_mean_of_bots_on_the_same_deals() -> None:
    one = Figure.ratio(DEALS)
    assert one is not None
    both = mean([one, one.scaled(3)])
    assert both.value == pytest.approx(2 * one.value)
    assert both.reach == pytest.approx(2 * (one.reach or 0))


def test_holm_by_hand() -> None:
    assert holm([0.01, 0.04, 0.03, 0.005], level=0.05) == [True, False, False, True]
    assert holm([0.04, 0.001], level=0.05) == [True, True]
    assert holm([]) == []


def test_the_game_that_added_most_is_remembered() -> None:
    games = []
    for number, value in ((7, 1.0), (8, 5.0), (9, 2.0)):
        tally = Tally()
        tally.add("rounds", "", value)
        games.append((number, tally))
    assert of_deal(games) == [Count("rounds", "", 8.0, 3.0, 8)]


# Synthetic deals


def deals(rng: Random, number: int, edge: float = 0.0) -> list[list[Count]]:
    """Deals of four games of four players; the games of a deal resemble each other, and seat 1 wins more by `edge`.

    Roles gain around 0, and the driver `edge` more.
    """
    found = []
    for _ in range(number):
        luck = rng.gauss(0, 0.15)
        first = min(0.95, max(0.0, 0.25 + edge + luck))
        wins = sum(rng.random() < first for _ in range(4))
        counts = [Count("seat-advantage", "1", wins, 4, 0)]
        for role in ("driver", "brute", "crook"):
            times = rng.randrange(3, 9)
            worth = edge * 4 if role == "driver" else 0.0
            counts.append(Count("role-worth", role, sum(rng.gauss(worth + luck, 2) for _ in range(times)), times, 0))
        counts.append(Count("rounds", "", sum(rng.choice((5, 6, 8)) for _ in range(4)), 4, 0))
        found.append(counts)
    return found


def report(found: dict[Key, Figure]) -> list[Finding]:
    return findings(Row(what, of, 4, "sensible", figure) for (what, of), figure in found.items())


def covered(truth: float, key: Key, tries: int) -> float:
    """How often the interval of a figure contains the truth."""
    inside = 0
    for seed in range(tries):
        figure = figures(deals(Random(seed), 30), 4)[key]
        assert figure.reach is not None
        inside += abs(figure.value - truth) <= figure.reach
    return inside / tries


@pytest.mark.slow
def test_intervals_cover_the_truth_95_times_in_100() -> None:
    for key, truth in ((("role-worth", "driver"), 0.0), (("rounds", ""), 19 / 3)):
        assert covered(truth, key, 500) == pytest.approx(0.95, abs=0.02)


@pytest.mark.slow
def test_a_planted_advantage_is_flagged_with_its_sign_and_a_fair_game_is_not() -> None:
    flagged, false = 0, 0
    for seed in range(20):
        found = report(figures(deals(Random(seed), 250, edge=0.12), 4))
        named = {(one.what, one.of): one for one in found if one.flagged}
        flagged += all(
            key in named and named[key].estimate > 0 for key in (("seat-advantage", "1"), ("role-worth", "driver"))
        )
        false += any(one.flagged for one in report(figures(deals(Random(1000 + seed), 250), 4)))
    assert flagged >= 19
    assert false <= 1


def test_a_difference_between_decks_is_flagged_with_its_sign() -> None:
    ours, theirs = (figures(deals(Random(5), 60, edge=edge), 4) for edge in (0.3, 0.0))
    moved = {(AGAINST + what, of): figure for (what, of), figure in differences(ours, theirs).items()}
    found = report({**ours, **moved})
    (seat,) = (one for one in found if one.what == AGAINST + "seat-advantage")
    assert seat.flagged
    assert seat.low is not None
    assert 0 < seat.low < seat.estimate
    assert seat.unit == "%"
