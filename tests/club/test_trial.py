"""What an action would leave a player with, tried on what the player sees, is what it leaves them with."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from millions import Match
from millions.games.club import GAME
from millions.games.club.table import Table
from millions.games.club.trial import after, table_seen
from tests.club.pictures import NAMES


@pytest.mark.parametrize("players", [2, 3, 6])
@pytest.mark.parametrize("profiles", [False, True])
def test_a_trial_is_right_about_companies_and_ones_own_cards_and_money(players: int, profiles: bool) -> None:
    match, rng = Match.new(GAME, NAMES[:players], seed=players, options={"profiles": profiles}), Random(players)
    tried: Counter[str] = Counter()
    while not match.over:
        seat = match.seat(match.awaited[0])
        table = match.table
        assert isinstance(table, Table)
        seen = table_seen(GAME.view(table, seat))
        for action in [action for form in match.forms(seat) for action in form]:
            truth, trial = after(table, seat, action), after(seen, seat, action)
            assert trial.companies == truth.companies
            assert trial.colonies[seat] == truth.colonies[seat]
            assert trial.money[seat] == truth.money[seat]
            assert trial.pawns == truth.pawns
            tried[type(action).__name__] += 1
        match.play(seat, rng.choice(match.forms(seat)).sample(rng))
    assert len(tried) > 8
