"""One heist: the counts that are documented, and that it is the whole game, only shorter."""

from __future__ import annotations

import os
from random import Random

import pytest

from millions.core.errors import BadSetup
from millions.research import ONE_HEIST, Turns, one_heist, reduced
from millions.research.making import make_setting
from millions.research.reduced import SMALL_HEIST
from millions.research.rendering import information_state
from tests.research.walking import walk


def documented() -> dict[tuple[str, int], tuple[int, int, int]]:
    """Decisions, ends and information states, as the module's docstring says."""
    rows = [
        line.strip("| ").split(" | ") for line in (reduced.__doc__ or "").splitlines() if line.startswith("| dollars")
    ]
    return {
        (game, int(players)): (number(decisions), number(ends), number(states))
        for game, players, _, _, decisions, ends, states in rows
    }


def test_small_heists_are_of_the_documented_size() -> None:
    for game in SMALL_HEIST:
        root = Turns.begin(one_heist(game, 4, small=True, explicit_chance=True, recall=True), 1)
        assert counted(root) == documented()[f"{game}, small", 4]


def test_small_heists_are_found_by_that_name_only() -> None:
    assert make_setting("dollars-1e", 4, one_heist="small") == one_heist("dollars-1e", 4, small=True)
    with pytest.raises(BadSetup, match="one_heist is True or 'small', not 'tiny'"):
        make_setting("dollars-1e", 4, one_heist="tiny")
    with pytest.raises(BadSetup, match="there is no single heist of dollars-1e with 3; there is: dollars-1e with 4"):
        make_setting("dollars-1e", 3, one_heist="small")


def number(text: str) -> int:
    return int(text.replace(",", ""))


def counted(root: Turns) -> tuple[int, int, int]:
    """All histories at which a seat decides, all that are over, and all information states."""
    states: set[str] = set()
    decisions = ends = 0
    ahead = [root]
    while ahead:
        turns = ahead.pop()
        ends += turns.over
        decisions += bool(turns.asked)
        for index in range(len(turns.outcomes())):
            ahead.append(other := turns.copy())
            other.draw(index)
        if turns.asked:
            states.add(information_state(turns, turns.asked[0]))
        for index in turns.legal():
            ahead.append(other := turns.copy())
            other.play(index)
    return decisions, ends, len(states)


BY_HAND = pytest.mark.skipif("MILLIONS_TREES" not in os.environ, reason="MILLIONS_TREES=1 walks larger trees")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "players"), [pytest.param(*one, marks=BY_HAND if one[1] > 3 else ()) for one in ONE_HEIST]
)
def test_the_documented_counts_are_right(game: str, players: int) -> None:
    root = Turns.begin(one_heist(game, players, explicit_chance=True, recall=True), 1)
    assert counted(root) == documented()[game, players]


@pytest.mark.parametrize(("game", "players"), ONE_HEIST)
def test_one_heist_is_the_beginning_of_a_match_that_verifies(game: str, players: int) -> None:
    setting = one_heist(game, players)
    for seed in range(20):
        turns = Turns.begin(setting, seed)
        assert turns.table.loot.name == setting.loot
        for _ in walk(turns, Random(seed)):
            assert len(turns.table.left) <= 1
            assert sum(turns.table.proposals_made) <= 1
        assert turns.table.round == 1
        before = setting.table().money
        assert turns.returns() == tuple(turns.table.money[seat] - before[seat] for seat in range(players))
        match = turns.match()
        match.verify()
        assert match.table.money[:players] != before[:players] or not any(turns.returns())


@pytest.mark.parametrize(("game", "players"), [("dollars-1e", 5), ("million-club", 3)])
def test_other_reduced_games_there_are_not(game: str, players: int) -> None:
    with pytest.raises(BadSetup, match="there is no single heist"):
        one_heist(game, players)


def test_information_is_kept_only_when_asked_for() -> None:
    with pytest.raises(BadSetup, match="recall=True"):
        information_state(Turns.new("dollars-1e", 4, seed=1), 0)


def test_information_is_equal_for_what_a_seat_cannot_tell_apart() -> None:
    choices = [Turns.begin(one_heist("dollars-1e", 4, recall=True, explicit_chance=True), 1) for _ in range(2)]
    for turns, other in zip(choices, (1, 2), strict=True):
        turns.play(1)
        turns.play(other)
    assert information_state(choices[0], 0) == information_state(choices[1], 0)
    assert information_state(choices[0], 2) == information_state(choices[1], 2)
    assert information_state(choices[0], 1) != information_state(choices[1], 1)
