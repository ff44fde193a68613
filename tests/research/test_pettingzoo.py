"""PettingZoo's environments: its own test suites, and what we promise besides."""

from __future__ import annotations

import pickle
import warnings
from collections.abc import Iterator
from copy import deepcopy
from itertools import islice
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from millions.core.errors import BadSetup, IllegalAction, Malformed
from millions.research import ONE_HEIST, Turns, pettingzoo
from millions.research.environment import Observation
from tests.research.walking import missing_extra, slow_but_for_two
from tests.walks import frozen

CYCLES = 60

pytestmark = pytest.mark.filterwarnings("ignore:The old environment creation API")

quiet = pytest.mark.filterwarnings("ignore:Observation")  # theirs warn of dicts, which they recommend for masks


def choice(seen: Observation, rng: Random) -> int:
    """Something the mask allows."""
    legal = seen["action_mask"].nonzero()[0].tolist()
    return int(rng.choice(legal))


def play(env: Any, rng: Random, most: int = 10_000) -> Iterator[str]:
    """Play on at random; yields the agent before it plays."""
    for _, agent in zip(range(most), env.agent_iter(), strict=False):
        seen, _, terminated, _, _ = env.last()
        if not terminated:
            yield agent
        env.step(None if terminated else choice(seen, rng))


# Their own suites


@quiet
@slow_but_for_two
def test_PettingZoos_own_suites_pass(game: str, players: int) -> None:
    api_test(pettingzoo.env(game, players), num_cycles=CYCLES)
    seed_test(lambda: pettingzoo.env(game, players), num_cycles=CYCLES)
    parallel_api_test(pettingzoo.parallel_env(game, players), num_cycles=CYCLES)
    parallel_seed_test(lambda: pettingzoo.parallel_env(game, players), num_cycles=CYCLES)


@quiet
@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), ONE_HEIST)
def test_one_heist_passes_them_too(game: str, players: int) -> None:
    api_test(pettingzoo.env(game, players, one_heist=True), num_cycles=20)
    parallel_api_test(pettingzoo.parallel_env(game, players, one_heist=True), num_cycles=20)


# What we promise


@slow_but_for_two
def test_masks_are_never_empty_and_every_episode_is_a_match_that_verifies(game: str, players: int) -> None:
    env = pettingzoo.env(game, players)
    env.reset(seed=players)
    turns: Turns = env.unwrapped.turns
    money, rewards = sum(turns.table.money), dict.fromkeys(env.possible_agents, 0.0)
    for agent in play(env, Random(players)):
        assert env.observe(agent)["action_mask"].any()
        assert sum(turns.table.money) == money
        rewards = env.unwrapped.returns()
    assert sum(rewards.values()) == pytest.approx(0)
    match = turns.match()
    match.verify()
    assert match.over


@slow_but_for_two
def test_both_kinds_of_environment_play_the_same_games(game: str, players: int) -> None:
    rng, one_by_one, at_once = Random(1), pettingzoo.env(game, players), pettingzoo.parallel_env(game, players)
    one_by_one.reset(seed=5)
    seen, _ = at_once.reset(seed=5)
    while at_once.agents:
        asked = [agent for agent in at_once.agents if not seen[agent]["action_mask"][-1]]
        assert asked == [at_once.agents[seat] for seat in one_by_one.unwrapped.turns.asked]
        actions = {agent: choice(seen[agent], rng) for agent in at_once.agents}
        for agent in asked:
            np.testing.assert_array_equal(one_by_one.observe(agent)["action_mask"], seen[agent]["action_mask"][:-1])
            one_by_one.step(actions[agent])
        seen, rewards, ended, truncated, _ = at_once.step(actions)
        assert not any(truncated.values())
    assert all(ended.values())
    assert rewards == one_by_one.unwrapped.rewards
    assert frozen(at_once.unwrapped.turns.table) == frozen(one_by_one.unwrapped.turns.table)


@slow_but_for_two
def test_nothing_is_accepted_that_the_mask_forbids(game: str, players: int) -> None:
    env = pettingzoo.raw_env(game, players)
    env.reset(seed=2)
    for agent in islice(play(env, Random(2)), 0, 60, 12):
        before, mask = frozen(env.turns.table), env.observe(agent)["action_mask"]
        for index in (1 - mask).nonzero()[0]:
            with pytest.raises(IllegalAction):
                env.step(int(index))
        assert frozen(env.turns.table) == before


def test_of_those_who_decide_at_once_nobody_is_shown_what_another_decided() -> None:
    shown = []
    for first in (1, 2):
        env = pettingzoo.env("dollars-1e", 4)
        env.reset(seed=3)
        env.step(first)
        assert env.agent_selection == "seat_1"
        shown.append(env.observe("seat_1")["observation"].tobytes())
    assert shown[0] == shown[1]


def test_the_same_seed_gives_the_same_games_one_after_the_other() -> None:
    def cards() -> list[Any]:
        env = pettingzoo.raw_env("dollars-1e", 4)
        env.reset(seed=8)
        found = [env.turns.table.loot]
        for _ in range(5):
            env.reset()
            found.append(env.turns.table.loot)
        return found

    assert cards() == cards()
    assert len(set(cards())) > 1


def test_one_heist_pays_the_money_won_or_lost() -> None:
    env = pettingzoo.raw_env("dollars-1e", 3, one_heist=True)
    env.reset(seed=1)
    for _ in play(env, Random(1)):
        pass
    before = env.setting.table().money
    assert env.returns() == {f"seat_{seat}": env.turns.table.money[seat] - before[seat] for seat in range(3)}


@pytest.mark.parametrize("copied", [deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_copies_and_pickles_go_their_own_way(copied: Any) -> None:
    env = pettingzoo.env("dollars-2e", 4)
    env.reset(seed=4)
    for _ in play(env, Random(4), 20):
        pass
    before = frozen(env.unwrapped.turns.table)
    other = copied(env)
    assert other.agent_selection == env.agent_selection
    for _ in play(other, Random(5)):
        pass
    assert not other.agents
    assert frozen(env.unwrapped.turns.table) == before
    assert env.agents == env.possible_agents


def test_a_picture_shows_what_the_next_agent_sees_and_in_the_end_what_everybody_sees() -> None:
    env = pettingzoo.env("dollars-1e", 4, render_mode="ansi")
    env.reset(seed=1)
    env.step(2)
    said = str(env.render())
    assert said.startswith(
        "Millions of Dollars, first edition – player_1\nPlanning: everybody sends a character in secret."
    )
    assert "Known" not in said
    assert "2 send the Driver" in said
    for _ in play(env, Random(5)):
        pass
    assert str(env.render()).startswith("Millions of Dollars, first edition\n")
    env.close()


def test_a_picture_may_be_made_of_pixels() -> None:
    env = pettingzoo.env("million-club", 3, render_mode="rgb_array")
    env.reset(seed=1)
    picture: Any = env.render()
    assert (picture.shape, picture.dtype, len(np.unique(picture)) > 10) == ((960, 1280, 3), np.uint8, True)


# Bad input


def test_an_illegal_index_loses_the_game() -> None:
    env = pettingzoo.env("dollars-1e", 4)
    env.reset(seed=1)
    env.step(60)
    assert env.unwrapped.rewards == {"seat_0": -1.0, "seat_1": 0, "seat_2": 0, "seat_3": 0}
    assert all(env.terminations.values())


def test_in_parallel_too_an_agent_that_is_not_asked_may_only_wait() -> None:
    env = pettingzoo.parallel_env("dollars-1e", 4)
    seen, _ = env.reset(seed=1)
    wait = env.unwrapped.wait
    _, rewards, ended, _, _ = env.step({**dict.fromkeys(env.agents, 1), "seat_2": wait})
    assert rewards == {"seat_0": 0, "seat_1": 0, "seat_2": -1, "seat_3": 0}
    assert all(ended.values())
    assert env.agents == []
    seen, _ = env.reset(seed=1)
    env.step({agent: choice(seen[agent], Random(1)) for agent in env.agents})
    raw = env.unwrapped
    (asked,) = raw.turns.asked
    actions = dict.fromkeys(raw.agents, wait) | {f"seat_{asked}": raw.turns.legal()[0]}
    with pytest.raises(IllegalAction, match="only wait"):
        raw.step({**actions, f"seat_{(asked + 1) % 4}": 0})
    env.step({f"seat_{asked}": raw.turns.legal()[0]})


def test_what_is_no_index_is_refused() -> None:
    env = pettingzoo.env("dollars-1e", 4)
    env.reset(seed=1)
    for index in (-1, 10_000):
        with pytest.raises(AssertionError):
            env.step(index)
        with pytest.raises(Malformed, match="is no index of dollars-1e"):
            env.unwrapped.step(index)
    with pytest.raises(AssertionError):
        pettingzoo.parallel_env("dollars-1e", 4).step({"seat_0": 10_000})


def test_nothing_goes_before_a_reset_or_after_the_end() -> None:
    env = pettingzoo.env("dollars-1e", 4)
    with pytest.raises(AttributeError, match="before reset"):
        _ = env.agents
    with pytest.raises(AttributeError, match="before reset"):
        _ = env.agent_selection
    env.reset(seed=1)
    for _ in play(env, Random(1)):
        pass
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env.step(0)
    with pytest.raises(IllegalAction, match="the time after the end"):
        env.unwrapped.step(0)
    with pytest.raises(IllegalAction, match="the time after the end"):
        pettingzoo.raw_parallel_env("dollars-1e", 4).step({"seat_0": 0})


@pytest.mark.parametrize("door", [pettingzoo.env, pettingzoo.parallel_env])
def test_what_cannot_be_begun_is_refused(door: Any) -> None:
    with pytest.raises(BadSetup, match="dollars-1e is for 3 to 8 players, not 2"):
        door("dollars-1e", players=2)
    with pytest.raises(BadSetup, match="there is no game"):
        door("monopoly")
    with pytest.raises(BadSetup, match="no single heist"):
        door("dollars-1e", players=5, one_heist=True)
    with pytest.raises(BadSetup, match="leave them out"):
        door("dollars-1e", players=3, one_heist=True, options={})
    with pytest.raises(BadSetup, match="there is no render mode"):
        door("dollars-1e", render_mode="human")


def test_without_the_package_the_error_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert 'pip install "millions[research]"' in missing_extra(monkeypatch, "pettingzoo", "pettingzoo", "wrappers")
