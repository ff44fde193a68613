"""A bare game is the very game that a match with a host would be."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from millions import GAMES
from millions.bots import BOTS, Bot
from millions.core.errors import MillionsError
from millions.core.form import Forms
from millions.core.message import Action
from millions.core.table import View
from millions.lab.contest import Contest
from millions.lab.games import outcome, play_games, play_match
from tests.walks import ALL_GAMES

MEETINGS: list[tuple[str, str, dict[str, Any]]] = [
    ("dollars-1e", "random,random,random", {}),
    ("dollars-1e", "sensible,random,random,random", {"fooled": True, "leader": "sensible"}),
    ("dollars-1e", ",".join(["random"] * 8), {}),
    ("dollars-2e", "random,random,random", {}),
    ("dollars-2e", "sensible,random,random,random", {"leader": "random 2"}),
]


@pytest.mark.parametrize(("game", "seats", "options"), MEETINGS)
def test_bare_games_are_what_matches_are(game: str, seats: str, options: dict[str, Any]) -> None:
    contest = Contest.new(game, seats, games=10, seed=5, options=options)
    numbers = range(6)
    for number, bare in zip(numbers, play_games(contest, numbers), strict=True):
        match = play_match(contest, number)
        assert outcome(number, contest.seating(number), match.standings) == bare
        match.verify()


@pytest.mark.parametrize("game", ALL_GAMES)
def test_every_game_can_meet_in_the_arena(game: str) -> None:
    players = GAMES[game].seat_counts[0]
    contest = Contest.new(game, ",".join(["random"] * players), games=players)
    for one in play_games(contest, range(players)):
        assert sum(one.wins) == pytest.approx(1)
        assert len(one.places) == len(one.scores) == players


def test_a_piece_can_be_played_alone() -> None:
    contest = Contest.new("dollars-1e", "random,random,random", games=12)
    assert play_games(contest, range(12))[7:9] == play_games(contest, [7, 8])


class Clumsy(Bot[View]):
    """Stumbles."""

    def act(self, view: View, forms: Forms, rng: Random) -> Action:
        raise TypeError("what is this")


def test_a_bot_that_fails_is_named_with_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "clumsy", Clumsy)
    contest = Contest.new("dollars-1e", "clumsy,random,random", games=12)
    with pytest.raises(MillionsError, match=r"the bot 'clumsy' failed in game 7: TypeError: what is this"):
        play_games(contest, [7])
