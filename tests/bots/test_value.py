"""Each seat's chance to win: one answer for every game, with a version."""

from __future__ import annotations

from itertools import count

import pytest

from millions import GAMES, Match
from millions.bots import Host, RandomBot
from millions.bots.guide import Chances, Guide, by_score
from millions.bots.skills import guide_for
from millions.bots.value import VERSION, chances, judge, judge_seen
from millions.core.table import Table, View
from tests.walks import NAMES

SOME = 7
"""Of the moments of a match, one in this number is judged."""

TABLES = [(game.name, players) for game in GAMES.values() for players in (game.seat_counts[0], game.seat_counts[-1])]


def begun(game: str, players: int, sweeps: int, seed: int = 4) -> Match:
    """A match after some sweeps of random bots."""
    match = Match.new(game, NAMES[:players], seed=seed)
    host = Host(match, {seat: RandomBot() for seat in range(players)}, seed)
    for _ in range(sweeps):
        list(host.sweep())
    return match


def test_the_version_changes_with_the_figures() -> None:
    """Raise VERSION when one of these figures changes."""
    first = begun("dollars-1e", 4, 12)
    first.table.money = (9, 5, 5, 3, *first.table.money[4:])
    second = begun("dollars-2e", 4, 12)
    second.table.money = (30, 12, 10, 8, *second.table.money[4:])
    club = begun("million-club", 3, 40)
    matches = (first, second, club)
    assert VERSION == 5
    assert [rounded(chances(one.game, one.table, len(one.seats))) for one in matches] == [
        [0.4214, 0.2134, 0.2134, 0.1519],
        [0.7004, 0.1199, 0.0986, 0.081],
        [0.1066, 0.7052, 0.1882],
    ]
    judged = [judge(guide_for(one.game), one.table, one.position.awaited, 8).chances for one in matches]
    assert [rounded(one) for one in judged] == [
        [0.6026, 0.1429, 0.1753, 0.0792],
        [0.6481, 0.1488, 0.0845, 0.1186],
        [0.0726, 0.6944, 0.233],
    ]


def rounded(found: Chances) -> list[float]:
    """To four places."""
    return [round(chance, 4) for chance in found]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_chances_sum_to_one_at_every_moment(game: str, players: int) -> None:
    match = begun(game, players, 0)
    host = Host(match, {seat: RandomBot() for seat in range(players)}, 7)
    while list(host.sweep()):
        check(chances(match.game, match.table, players), players)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_chances_that_a_view_shows_sum_to_one_at_any_moment(game: str, players: int) -> None:
    match = begun(game, players, 0)
    host, guide = Host(match, {seat: RandomBot() for seat in range(players)}, 7), guide_for(match.game)
    for moment in count():
        if moment % SOME == 0:
            check(judge_seen(guide, match.view(moment % players), worlds=1).chances, players)
        if not list(host.sweep()):
            break
    assert judge_seen(guide, match.view(0)).chances == chances(match.game, match.table, players)


def check(found: Chances, players: int) -> None:
    """Chances of all seats."""
    assert len(found) == players
    assert sum(found) == pytest.approx(1)
    assert min(found) >= 0


@pytest.mark.parametrize("game", GAMES)
def test_at_the_end_the_chances_are_the_result(game: str) -> None:
    match = begun(game, 4, 0)
    Host(match, {seat: RandomBot() for seat in range(4)}, 3).play_out()
    winners = [standing.seat for standing in match.standings if standing.won]
    found = chances(match.game, match.table, 4)
    assert [seat for seat, chance in enumerate(found) if chance] == sorted(winners)
    assert {chance for chance in found if chance} == {1 / len(winners)}


@pytest.mark.parametrize("game", ["dollars-1e", "dollars-2e"])
def test_more_money_is_a_better_chance_and_more_so_towards_the_end(game: str) -> None:
    match = begun(game, 4, 0)
    match.table.money = (9, 5, 5, 5, *match.table.money[4:])
    early = chances(match.game, match.table, 4)
    match.table.round = 4  # type: ignore[attr-defined]
    late = chances(match.game, match.table, 4)
    assert 1 > late[0] > early[0] > early[1] == early[3] > late[1] > 0


def test_a_game_that_says_nothing_before_its_end_gives_everybody_the_same_chance(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = begun("million-club", 5, 3)
    general = Guide[Table, View](match.game)
    assert general.chances(match.table) == ()
    monkeypatch.setattr("millions.bots.value.guide_for", lambda game: general)
    assert chances(match.game, match.table, 5) == (0.2,) * 5


def test_a_lead_of_the_spread_is_e_times_as_likely() -> None:
    ahead, behind = by_score([5.0, 3.0], 2.0)
    assert ahead / behind == pytest.approx(2.718281828)
