"""Seats and seeds follow from the number of a game."""

from __future__ import annotations

import pytest

from millions.core.errors import BadSetup
from millions.lab.contest import Contest, chunks, read_entrants


def contest(seats: str = "sensible,random,random,random", games: int = 40, seed: int = 0) -> Contest:
    return Contest.new("dollars-1e", seats, games=games, seed=seed)


def test_in_a_deal_everybody_sits_everywhere_once_with_the_same_dealer() -> None:
    some = contest()
    for deal in range(10):
        games = range(4 * deal, 4 * deal + 4)
        assert {some.deal(number) for number in games} == {deal}
        for seat in range(4):
            assert sorted(some.seating(number)[seat] for number in games) == [0, 1, 2, 3]
        assert len({some.dealer_seed(number) for number in games}) == 1
    assert len({some.dealer_seed(number) for number in range(40)}) == 10
    assert len({some.bots_seed(number) for number in range(40)}) == 40


def test_neighbours_differ_from_deal_to_deal() -> None:
    some = contest()
    left_of_first = {some.seating(4 * deal)[(some.seating(4 * deal).index(0) + 1) % 4] for deal in range(10)}
    assert left_of_first == {1, 2, 3}


def test_another_seed_gives_other_games() -> None:
    assert contest(seed=1).dealer_seed(0) != contest().dealer_seed(0)
    assert contest(seed=1).bots_seed(0) != contest().bots_seed(0)


def test_bots_are_named_after_their_kind() -> None:
    assert read_entrants("random, sensible:Ann,random") == (
        ("random", "sensible", "random"),
        ("random", "Ann", "random 2"),
    )


@pytest.mark.parametrize("games", [0, -3])
def test_at_least_one_game(games: int) -> None:
    with pytest.raises(BadSetup, match=f"--games must be at least 1, not {games}"):
        contest(games=games)


@pytest.mark.parametrize(("number", "jobs"), [(1, 1), (7, 2), (200, 1), (10_000, 2)])
def test_chunks_are_all_the_games_in_order(number: int, jobs: int) -> None:
    cut = chunks(range(number), jobs)
    assert [one for chunk in cut for one in chunk] == list(range(number))
    assert max(map(len, cut)) <= 100
    assert len(cut) >= min(number, 20 * jobs)
