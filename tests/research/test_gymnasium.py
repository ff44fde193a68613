"""Gymnasium's door: its own checker, bots at the other seats, and what we promise beside it."""

from __future__ import annotations

import pickle
from copy import deepcopy
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from millions.core.errors import BadSetup
from millions.core.seat import NATURE
from millions.research.gymnasium import IDS, SingleSeat
from tests.research.walking import missing_extra, slow_but_for_two
from tests.walks import frozen


def episode(env: Any, seed: int) -> tuple[float, dict[str, Any]]:
    """A whole random episode: the last reward and info."""
    rng = Random(seed)
    seen, _ = env.reset(seed=seed)
    ended, reward, info = False, 0.0, {}
    while not ended:
        assert seen["action_mask"].any()
        assert (env.unwrapped.action_masks() == seen["action_mask"]).all()
        action = rng.choice(seen["action_mask"].nonzero()[0].tolist())
        seen, reward, ended, truncated, info = env.step(action)
        assert (seen["action_mask"] == info["action_mask"]).all()
        assert not truncated
    return reward, info


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("name", IDS)
def test_Gymnasiums_checker_finds_nothing(name: str) -> None:
    check_env(gymnasium.make(name, render_mode="ansi", bots="random").unwrapped)


@slow_but_for_two
def test_every_episode_is_a_match_that_verifies(game: str, players: int) -> None:
    env = SingleSeat(game, players, seat=players - 1, bots="random")
    reward, info = episode(env, players)
    assert reward == info["returns"][players - 1]
    assert info["returns"].sum() == pytest.approx(0)
    assert env.turns is not None
    assert sum(env.turns.table.money) == sum(env.setting.table().money)
    match = env.turns.match()
    match.verify()
    assert match.over


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=() if "Heist" in name else pytest.mark.slow) for name in IDS]
)
def test_bots_play_by_the_rules_whatever_their_name(name: str) -> None:
    env = gymnasium.make(name, bots=["sensible", "shrewd", "search:2it"])
    episode(env, 1)
    turns = env.unwrapped.turns  # type: ignore[attr-defined]
    turns.match().verify()
    assert {seat for seat, _ in turns.log} - {NATURE} == {0, 1, 2, 3}


def test_what_bots_do_follows_from_the_seed() -> None:
    env = SingleSeat("dollars-1e", 3, one_heist=True)
    logs = []
    for seed in (3, 3, 4):
        episode(env, seed)
        assert env.turns is not None
        logs.append([str(entry) for entry in env.turns.log])
    assert logs[0] == logs[1] != logs[2]


def test_environments_can_be_put_side_by_side() -> None:
    envs = gymnasium.make_vec("millions/Dollars1OneHeist-v1", 2, vectorization_mode="sync", bots="random")
    seen, _ = envs.reset(seed=1)
    assert seen["action_mask"].shape == (2, 122)
    envs.close()


@pytest.mark.parametrize("copied", [deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_copies_and_pickles_go_their_own_way(copied: Any) -> None:
    env = SingleSeat("dollars-1e", 4, bots="random")
    env.reset(seed=1)
    assert env.turns is not None
    before = frozen(env.turns.table)
    other = copied(env)
    while not other.turns.over:
        other.step(other.turns.legal(0)[0])
    assert frozen(env.turns.table) == before
    assert not env.turns.over


# Bad input


def test_an_illegal_index_ends_the_episode_and_says_why() -> None:
    env = SingleSeat("dollars-1e", 4, illegal_reward=-7)
    env.reset(seed=1)
    seen, reward, ended, truncated, info = env.step(np.int64(60))
    assert (reward, ended, truncated) == (-7, True, False)
    assert "player_0 may not play index 60" in info["illegal"]
    assert not any(mask.any() for mask in (seen["action_mask"], info["action_mask"], env.action_masks()))
    with pytest.raises(gymnasium.error.ResetNeeded, match="reset comes before the next step"):
        env.step(np.int64(1))


def test_or_is_refused_and_nothing_has_happened() -> None:
    env = SingleSeat("dollars-1e", 4, illegal_reward=None)
    env.reset(seed=1)
    assert env.turns is not None
    before = frozen(env.turns.table)
    for index in (1 - env.turns.mask(0)).nonzero()[0]:
        with pytest.raises(gymnasium.error.InvalidAction, match="player_0 may not play index"):
            env.step(index)
    for nonsense in (-1, 122, 1.5, "ready"):
        with pytest.raises(gymnasium.error.InvalidAction, match="is no index: there are 0 to 121"):
            env.step(nonsense)  # type: ignore[arg-type]
    assert frozen(env.turns.table) == before


def test_nothing_goes_before_a_reset_or_after_the_end() -> None:
    env = SingleSeat("dollars-1e", 3, one_heist=True)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(np.int64(0))
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.action_masks()
    episode(env, 1)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(np.int64(0))


def test_what_cannot_be_begun_is_refused() -> None:
    with pytest.raises(BadSetup, match="million-club is for 2 to 6 players, not 7"):
        gymnasium.make("millions/MillionClub-v0", players=7)
    with pytest.raises(BadSetup, match="no seat 4 here; there is: 0, 1, 2, 3"):
        SingleSeat("dollars-1e", seat=4)
    with pytest.raises(BadSetup, match="3 bots sit at the other seats, not 2"):
        SingleSeat("dollars-1e", bots=["random"] * 2)
    with pytest.raises(BadSetup, match="there is no bot 'clever'"):
        SingleSeat("dollars-1e", bots="clever")


def test_without_the_package_the_error_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert 'pip install "millions[research]"' in missing_extra(monkeypatch, "gymnasium", "gymnasium", "environment")


def test_limits_may_be_plain_data() -> None:
    """`gymnasium.make` copies its arguments, so they are best given as plain data."""
    env: Any = gymnasium.make("millions/Dollars1-v1", players=4, bots="random", limits={"claims": 0, "left_out": [3]})
    limits = env.unwrapped.setting.limits
    assert (limits.claims, limits.left_out) == (0, frozenset({3}))


@pytest.mark.parametrize(
    ("limits", "problem"),
    [
        ({"talk": 1}, "limits: there is no 'talk' here; there is: claims, proposals, proposals_in_all, departures"),
        ({"claims": "x"}, "limits: claims 'x' is not a whole number"),
        ({"claims": -1}, "limits: claims is a whole number from 0 to 20, not -1"),
        (5, "limits: 5 is not a table of limits"),
    ],
)
def test_limits_that_make_no_sense_are_refused_in_plain_words(limits: Any, problem: str) -> None:
    with pytest.raises(BadSetup) as refused:
        SingleSeat("dollars-1e", limits=limits)
    assert str(refused.value).startswith(problem)


def test_rendering_shows_what_the_seat_sees() -> None:
    env = SingleSeat("dollars-1e", 4, seat=2, bots="random", render_mode="ansi")
    seen, _ = env.reset(seed=1)
    env.step(np.int64(seen["action_mask"].nonzero()[0][0]))
    assert env.turns is not None
    own = env.turns.table.roles[2].value
    assert f"\nKnown roles: player_2 {own.title()}\n" in str(env.render())
