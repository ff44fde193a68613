"""What decides who wins: planted shares of deal and skill are found again."""

from __future__ import annotations

from random import Random

import pytest

from millions.lab.balance.explained import DEAL, EXPLAINED, LUCK, SKILL, explained
from millions.lab.balance.findings import figures
from millions.lab.balance.tally import Count

PLAYERS = 4


def synthetic(rng: Random, deal: float, skill: float, mixed: bool) -> list[Count]:
    """A deal with a known part of variance in seats and in players: each game has one winner, drawn by their sum."""
    turns = [tuple((seat + shift) % PLAYERS for seat in range(PLAYERS)) for shift in range(PLAYERS)]
    dealt = rng.sample((3.0, 1.0, -1.0, -3.0), PLAYERS)
    able = (3.0, 1.0, -1.0, -3.0)
    wins = []
    for seating in turns:
        odds = [0.25 + deal * dealt[seat] + skill * able[one] for seat, one in enumerate(seating)]
        winner = rng.choices(range(PLAYERS), odds)[0]
        wins.append([float(seat == winner) for seat in range(PLAYERS)])
    return explained(wins, turns, 0, mixed)


@pytest.mark.parametrize(("deal", "skill"), [(0.05, 0.02), (0.0, 0.05), (0.04, 0.0), (0.0, 0.0)])
def test_planted_shares_are_found(deal: float, skill: float) -> None:
    rng = Random(1)
    deals = [synthetic(rng, deal, skill, mixed=True) for _ in range(1500)]
    found = figures(deals, PLAYERS)
    whole = 0.25 * 0.75
    truth = {DEAL: 5 * deal**2 / whole, SKILL: 5 * skill**2 / whole}
    for part, share in truth.items():
        figure = found[EXPLAINED, part]
        assert figure.reach is not None
        assert abs(figure.value - 100 * share) < 2 * figure.reach
    assert sum(found[EXPLAINED, part].value for part in (DEAL, SKILL, LUCK)) == pytest.approx(100)


def test_equal_players_have_no_skill() -> None:
    rng = Random(2)
    found = figures([synthetic(rng, 0.05, 0.0, mixed=False) for _ in range(1000)], PLAYERS)
    assert set(found) == {(EXPLAINED, DEAL), (EXPLAINED, LUCK)}
    assert found[EXPLAINED, DEAL].value == pytest.approx(100 * 5 * 0.05**2 / (0.25 * 0.75), abs=3.5)


def test_two_different_players_cannot_be_told_from_their_seats() -> None:
    assert not explained([[1.0, 0.0], [0.0, 1.0]], [(0, 1), (1, 0)], 0, mixed=True)
