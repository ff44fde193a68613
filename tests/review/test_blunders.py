"""A planted blunder is found: it stands among the three turning points."""

from __future__ import annotations

from functools import cache
from itertools import count, islice
from pathlib import Path

import pytest

from millions.bench.blunders import PlantedMatch, is_found, planted_matches
from millions.bench.planting import BLUNDERS, Blunder, planted
from millions.core.match import Match
from millions.games.heists.negotiation import Ready
from millions.review import decisions
from millions.review.findings import DecisionReview
from millions.review.reviewer import JUDGE
from millions.review.walk import FinishedMatch, Moment
from tests.review.conftest import finished

FOUND = 2
"""Of three matches, the blunder is found in at least this number; `millions bench blunders` plants more."""

SEEDS = ([514, 515, 524], [530, 544, 575], [508], [720], [500])
"""For each kind of blunder, seeds of matches that have a moment for it: they are rare, and seeking them takes time.
Where bots have changed, other matches have one: `with_one` goes on from the seed, and this list is due for new ones."""

EVERY_KIND = [
    pytest.param(blunder, seeds, id=f"{blunder.name} {blunder.game}")
    for blunder, seeds in zip(BLUNDERS, SEEDS, strict=True)
]
FIRST_EDITION = EVERY_KIND[:2]
"""The other games take longer: `millions bench blunders` measures them."""


@pytest.mark.slow
@pytest.mark.parametrize(("blunder", "seeds"), FIRST_EDITION)
def test_a_planted_blunder_is_a_turning_point(blunder: Blunder, seeds: list[int]) -> None:
    noticed = (is_found(*with_one(blunder, seed), worlds=6) for seed in seeds)
    assert len([*islice(filter(None, noticed), FOUND)]) == FOUND


@cache
def with_one(blunder: Blunder, seed: int) -> tuple[Match, int]:
    """The first match from this seed on in which there was a moment for the blunder."""
    return next((match, line) for match, line in (planted(blunder, number) for number in count(seed)) if line)


@pytest.mark.slow
@pytest.mark.parametrize(("blunder", "seeds"), EVERY_KIND)
def test_blunders_are_planted_once_in_a_match_that_is_played_to_its_end(blunder: Blunder, seeds: list[int]) -> None:
    match, line = with_one(blunder, seeds[0])
    assert match.over
    assert 0 < line < len(match.log)
    match.verify()


def test_a_run_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    """Nothing is played again that the file has: the matches in it say what no match could."""
    file, (blunder, *_) = tmp_path / "blunders.jsonl", BLUNDERS
    kept = [
        f'{{"blunder":"{blunder.name}","game":"{blunder.game}","seed":{seed},"judge":{JUDGE.version},"line":{line},"found":true}}\n'
        for seed, line in ((7, 100_000), (8, 0), (9, 200_000))
    ]
    file.write_text("".join(kept))
    found = list(islice(planted_matches(blunder, 7, file), 2))
    assert found == [
        PlantedMatch(blunder.name, blunder.game, seed, JUDGE.version, at, True)
        for seed, at in ((7, 100_000), (9, 200_000))
    ]


def test_how_much_a_decision_weighs() -> None:
    """A good move that others would have equalled decided nothing, though the quick bot would have missed it."""

    def weight(after: float, gain: float = 0.0) -> float:
        one = DecisionReview(1, "Ann", Ready(), 0.5, after, None, 0.0, 0.01, False, 0.02, gain)
        return one.weight(1)

    assert weight(0.3) == pytest.approx(0.18)
    assert weight(0.7, gain=0.3) == pytest.approx(0.18)
    assert weight(0.7, gain=0.03) == pytest.approx(0.02)
    assert weight(0.7) == 0


def test_the_first_look_stands_where_a_closer_one_finds_nothing_to_compare(monkeypatch: pytest.MonkeyPatch) -> None:
    match = finished("dollars-1e", 3)
    one = DecisionReview(5, "Ann", Ready(), 0.5, 0.3, None, 0.1, 0.01, True, 0.08)
    monkeypatch.setattr(decisions, "decision", lambda *_: None)
    assert not [*decisions.closer_looks(FinishedMatch(match.referee, list(match.log)), [one], 4)]


def test_doubt_may_count_for_a_decision_that_is_to_be_looked_at_again() -> None:
    one = DecisionReview(1, "Ann", Ready(), 0.5, 0.45, None, 0.0, 0.01, False, 0.08)
    assert one.weight(1) == 0
    assert one.weight(-1) == pytest.approx(0.13)


@pytest.mark.parametrize(("error", "times"), [(0.04, [4, 12]), (0.01, [4])], ids=["barely", "surely"])
def test_a_loss_that_is_barely_sure_is_judged_a_third_time(
    error: float, times: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = finished("dollars-1e", 3)
    loss = DecisionReview(13, "Ann", Ready(), 0.5, 0.5, Ready(), 0.1, error, True, 0.0)
    swings = [DecisionReview(n, "Ann", Ready(), 0.5, 0.1, Ready(), 0.4, 0.01, True, 0.01) for n in range(1, 13)]
    judged = {one.n: one for one in [*swings, loss]}
    at_first = DecisionReview(13, "Ann", Ready(), 0.5, 0.0, None, 0.0, 0.1, False, 0.0)
    looks: list[int] = []

    def judge(_: FinishedMatch, moment: Moment, worlds: int) -> DecisionReview:
        looks.extend([worlds] if moment.n == loss.n else [])
        return judged[moment.n]

    monkeypatch.setattr(decisions, "decision", judge)
    assert [*decisions.closer_looks(FinishedMatch(match.referee, list(match.log)), [*swings, at_first], 1)]
    assert looks == times


def test_a_turning_point_has_been_judged_most_closely(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also one that comes first only because what seemed to move more did not, when it was judged again."""
    match = finished("dollars-1e", 3)
    steady = DecisionReview(13, "Ann", Ready(), 0.5, 0.4, None, 0.0, 0.01, False, 0.01)
    noisy = [DecisionReview(n, "Ann", Ready(), 0.5, 0.3, None, 0.0, 0.2, False, 0.2) for n in range(1, 13)]
    looks: list[int] = []

    def judge(_: FinishedMatch, moment: Moment, worlds: int) -> DecisionReview:
        looks.extend([worlds] if moment.n == steady.n else [])
        return DecisionReview(moment.n, "Ann", Ready(), 0.5, 0.5, None, 0.0, 0.01, False, 0.01)

    monkeypatch.setattr(decisions, "decision", judge)
    assert [*decisions.closer_looks(FinishedMatch(match.referee, list(match.log)), [*noisy, steady], 1)]
    assert looks == [12]
