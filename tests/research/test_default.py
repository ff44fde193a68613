"""A game without parts of its own in research plays in PettingZoo through the default code and observer."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from enum import Enum
from random import Random
from typing import Annotated, Any, Literal

import numpy as np
import pytest
from msgspec import Meta, Struct
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from millions import GAMES, Match
from millions.core.errors import BadSetup
from millions.core.form import Blank, Form, one_of
from millions.core.game import verbs_of_chance
from millions.core.message import Action
from millions.research import LIMITS, Turns, code_of, table_of_actions
from millions.research import pettingzoo as environments
from millions.research.default.code import MOST_ACTIONS_OF_A_VERB, DefaultCode, values_of
from millions.research.default.observation import MOST_NUMBERS, default_observer
from millions.research.gymnasium import SingleSeat
from millions.research.live import LiveSeat, PolicyBot
from tests.example_game import GAME, Bid, DrawLot
from tests.outside.brought import registered
from tests.research.walking import walk

every_count = pytest.mark.parametrize("players", GAME.seat_counts)


@pytest.fixture(autouse=True)
def auction() -> Iterator[None]:
    """The example game has its name."""
    with registered():
        yield


# Environments


@every_count
def test_the_example_game_passes_the_tests_of_pettingzoo(players: int) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*Observation space.*")
        api_test(environments.env("auction", players), num_cycles=50)
        parallel_api_test(environments.parallel_env("auction", players), num_cycles=50)
        seed_test(lambda: environments.env("auction", players))
        parallel_seed_test(lambda: environments.parallel_env("auction", players))


@every_count
def test_every_game_ends_with_returns_that_add_up_and_a_record_that_verifies(players: int) -> None:
    for seed in range(5):
        turns = Turns.new("auction", players, seed=seed)
        for seat in walk(turns, Random(seed)):
            assert turns.legal(seat) == tuple(range(turns.table.money[seat] + 1))
        assert sum(turns.returns()) == pytest.approx(0)
        turns.match().verify()


def test_one_seat_plays_against_bots_in_gymnasium() -> None:
    env = SingleSeat("auction", 3, bots="random")
    seen, _ = env.reset(seed=1)
    while seen["action_mask"].any():
        assert env.observation_space.contains(seen)
        seen, reward, over, *_ = env.step(env.action_space.sample(seen["action_mask"]))
    assert over
    assert reward in (1.0, 0.5, 0.0, -0.5, -1.0)


def test_a_policy_sits_at_a_live_table() -> None:
    match, rng = Match.new("auction", ["Ann", "Bob", "Cid"], seed=1), Random(1)
    bot = PolicyBot("auction", 3, lambda observation, mask, rng: int(mask.nonzero()[0][-1]))
    while not match.over:
        seat = match.awaited[0]
        action = bot.act(match.view(seat), match.forms(seat), rng)
        assert action == Bid(match.table.money[match.seat(seat)])
        match.play(seat, action)


# The code


def test_an_index_stands_for_a_verb_and_its_values_and_nature_has_none() -> None:
    code = code_of("auction", 3)
    assert verbs_of_chance(GAME) == {DrawLot}
    assert code.size == 21
    assert [code.label(index) for index in (0, 20)] == ["Bid 0", "Bid 20"]
    assert code.actions[1][7] == Bid(7)
    assert code.spell(None, 1, Bid(7)) == (7,)
    assert "| 0–20 | Bid | AU-3." in table_of_actions("auction")


class Colour(Enum):
    RED = "red"
    BLUE = "blue"


class Spot(Struct, frozen=True):
    row: Annotated[int, Meta(ge=1, lt=3)]
    column: Literal["a", "b"]


class Paint(Action, frozen=True):
    spot: Spot
    colour: Colour | None
    twice: bool


class Write(Action, frozen=True):
    text: str


class Leave(Action, frozen=True):
    pass


class Anything(Blank, frozen=True):
    """A blank that cannot be listed."""

    def __contains__(self, value: object) -> bool:
        return isinstance(value, str)

    def count(self) -> None:
        return None


def game_of(*verbs: type[Action]) -> Any:
    """The example game with other actions."""
    from dataclasses import replace

    return replace(GAME, actions=verbs)


def test_bounded_fields_are_enumerated_and_others_are_not() -> None:
    values = values_of(Paint)
    assert values is not None
    assert [len(axis) for axis in values] == [4, 3, 2]
    assert values[0][0] == Spot(1, "a")
    assert values_of(Write) is None
    assert values_of(Leave) == []


def test_what_cannot_be_enumerated_is_numbered_by_its_place_in_the_form() -> None:
    code = DefaultCode(game_of(Write, Leave), 2)
    forms = (one_of(Write, ("yes", "no", "perhaps")), one_of(Leave))
    bits = code.legal(None, 0, forms, LIMITS, ())
    assert code.masks[bits].indexes == (0, 1, 2, MOST_ACTIONS_OF_A_VERB)
    meant = [code.action(None, 0, forms, index, ()) for index in code.masks[bits].indexes]
    assert meant == [Write("yes"), Write("no"), Write("perhaps"), Leave()]
    assert [code.spell(None, 0, action, forms) for action in meant if action] == [(0,), (1,), (2,), (128,)]


def test_of_too_many_actions_the_first_have_an_index() -> None:
    code = DefaultCode(game_of(Write), 2)
    forms = (one_of(Write, tuple(map(str, range(500)))),)
    assert code.masks[code.legal(None, 0, forms, LIMITS, ())].indexes == tuple(range(MOST_ACTIONS_OF_A_VERB))


def test_a_form_that_cannot_be_listed_has_no_index_and_is_refused_where_there_is_nothing_else() -> None:
    code = DefaultCode(game_of(Write, Leave), 2)
    unlisted = Form(Write, (Anything(),))
    bits = code.legal(None, 0, (unlisted, one_of(Leave)), LIMITS, ())
    assert code.masks[bits].indexes == (MOST_ACTIONS_OF_A_VERB,)
    with pytest.raises(BadSetup, match=r"none of the actions that auction offers \(Write\) has an index"):
        code.legal(None, 0, (unlisted,), LIMITS, ())


# The observation


def test_the_observation_is_the_view_as_numbers() -> None:
    turns = Turns.new("auction", 3, seed=1)
    turns.play(4)
    pieces = turns.observer.by_name(turns.observe(0))
    assert pieces["viewer"].tolist() == [1, 0, 0]
    assert pieces["money"].tolist()[:5] == [4, 10, 10, 10, 0]
    assert pieces["sealed"].tolist()[:4] == [3, 1, 0, 0]
    assert pieces["bids"].tolist()[:5] == [3, 1, 4, 0, 0]
    assert turns.observer.by_name(turns.observe(1))["bids"].tolist()[:5] == [3, 0, 0, 0, 0]


def test_a_row_from_the_view_is_that_of_the_environment() -> None:
    live = LiveSeat("auction", 4)
    turns = Turns.new("auction", 4, seed=2)
    for seat in walk(turns, Random(2)):
        view = GAME.view(turns.table, seat)
        assert live.observation(view).tobytes() == turns.observe(seat).tobytes()
        assert live.mask(view, turns.choice(seat).forms) is turns.action_mask(seat)


@pytest.mark.parametrize("name", [game for game in GAMES if game != "auction"])
def test_views_of_every_kind_fit_into_a_row_of_bounded_size(name: str) -> None:
    game = GAMES[name]
    players = game.seat_counts[-1]
    observer = default_observer(game, players, ())
    assert 100 < observer.size <= MOST_NUMBERS + players
    turns = Turns.new(name, players, seed=1)
    for seat in walk(turns, Random(1)):
        row = observer.observe(game.view(turns.table, seat), turns.asked)
        assert (row >= observer.lows()).all()
        assert (row <= observer.highs()).all()
        assert np.isfinite(row).all()
