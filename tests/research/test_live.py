"""A seat that has only its view and its forms sees and may do what it would in an environment."""

from __future__ import annotations

from random import Random

import pytest

from millions import GAMES, Match
from millions.core.form import Forms
from millions.core.message import Action
from millions.core.table import View
from millions.research import Setting, Turns
from millions.research.live import LiveSeat, PolicyBot
from millions.research.mask import MaskArray
from millions.research.observer import Numbers
from tests.research.walking import every_table, options_of, walk


@every_table
def test_a_view_and_forms_give_the_rows_and_masks_of_the_environment(game: str, players: int) -> None:
    live = LiveSeat(game, players)
    for seed in range(2):
        turns = Turns.new(game, players, seed=seed, options=options_of(game, players, seed))
        for seat in walk(turns, Random(seed)):
            view, forms = GAMES[game].view(turns.table, seat), turns.table.agenda[0].options(turns.table, seat)
            assert live.order.asked_in(view) == turns.asked
            assert live.observation(view, turns.begun).tobytes() == turns.observe(seat).tobytes()
            assert live.mask(view, forms, turns.begun) is turns.action_mask(seat)
            for index in turns.legal(seat):
                assert live.action(view, forms, index, turns.begun) == turns.action(index, seat)


@every_table
def test_a_view_gives_the_row_of_a_seat_that_is_not_asked_too(game: str, players: int) -> None:
    turns = Turns.new(game, players, seed=3, options=options_of(game, players, 1))
    for _ in walk(turns, Random(3)):
        for seat in range(players):
            view = GAMES[game].view(turns.table, seat)
            row = turns.observer.observe(view, turns.asked, turns.begun)
            assert row.tobytes() == turns.observe(seat).tobytes()
    for seat in range(players):
        row = turns.observer.observe(GAMES[game].view(turns.table, seat), turns.asked)
        assert row.tobytes() == turns.observe(seat).tobytes()


def uniform(observation: Numbers, mask: MaskArray, rng: Random) -> int:
    """A policy: any legal index."""
    assert observation.size
    return int(rng.choice(mask.nonzero()[0].tolist()))


@every_table
def test_a_policy_plays_whole_matches_with_bots_that_do_as_they_like(game: str, players: int) -> None:
    names = Setting.of(game, players).names
    match = Match.new(game, names, seed=players)
    bot, rng = PolicyBot(game, players, uniform), Random(players)
    while not match.over:
        seat = rng.choice(match.awaited)
        forms = match.forms(seat)
        trained = match.seat(seat) % 2 == 0
        match.play(seat, bot.act(match.view(seat), forms, rng) if trained else anything(forms, rng))
    match.verify()


def anything(forms: Forms, rng: Random) -> Action:
    """Any action on offer, deals outside the code included; but saying ready often enough for a match to end."""
    ready = [form for form in forms if form.verb.__name__ == "Ready"]
    return rng.choice(ready * 5 or forms).sample(rng) if rng.random() < 0.7 else rng.choice(forms).sample(rng)


@pytest.mark.parametrize("game", ["dollars-1e", "dollars-2e"])
def test_a_deal_outside_the_code_is_shown_and_can_be_answered(game: str) -> None:
    match = Match.new(game, Setting.of(game, 4).names, seed=1)
    rng = Random(1)
    while not (proposals := [form for form in match.forms(0) if form.verb.__name__ == "Propose"]):
        seat = match.awaited[0]
        match.play(seat, match.forms(seat)[0].sample(rng))
    terms = {"payments": [[0, 1, 1], [1, 2, 1]], "departures": [2, 3]}
    match.play(0, proposals[0].fill(terms=terms))
    live = LiveSeat(game, 4)
    view: View = match.view(1)
    assert [live.code.label(index) for index in live.mask(view, match.forms(1)).indexes] == ["accept yes", "decline no"]
    pieces = live.observer.by_name(live.observation(view))
    assert pieces["leaver"].tolist() == [0, 1, 1, 0]
    assert pieces["proposal"].tolist() == [0, 0, 0, 1, 1, 0, 0, 1]
    accepted = live.action(view, match.forms(1), live.code.ranges["accept"][0])
    assert accepted is not None
    match.play(1, accepted)
