"""Toy trainings of a few updates."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from msgspec import structs

from millions.core.errors import BadSetup
from millions.research import Turns
from millions.train import Run, Settings, clones
from millions.train.clones import Seen, told_apart
from millions.train.crossplay import crossplay
from millions.train.net import Shape
from millions.train.ppo import drawn
from millions.train.run import CHECKPOINT, LOG, NET, read_net, slot_of
from millions.train.settings import Groups
from millions.train.tables import PROPOSING, rooms_of
from millions.trained import load
from millions.trained.bot import SECRET, proposals
from millions.trained.net import shipped

TOY = Settings(
    game="dollars-1e",
    players=(3,),
    tables=8,
    steps=4,
    updates=4,
    hidden=8,
    minibatches=2,
    groups=Groups(own=1, past=2, random=1),
    snapshot_every=1,
)


@pytest.fixture
def _compiled_quickly() -> Iterator[None]:
    """Toys run for milliseconds: compiling them well would take longer."""
    configure: Any = jax.config
    configure.update("jax_disable_most_optimizations", True)
    yield
    configure.update("jax_disable_most_optimizations", False)


@pytest.mark.slow
@pytest.mark.usefixtures("_compiled_quickly")
def test_a_training_that_stops_and_goes_on_is_the_training_that_never_stopped(tmp_path: Path) -> None:
    whole, part = tmp_path / "whole", tmp_path / "part"
    never = Run(whole, TOY)
    never.go_on(updates=2)
    shutil.copytree(whole, part)
    never.go_on()
    rest = Run(part, TOY)
    rest.learner = never.learner  # compiled once
    assert rest.updates == 2
    rest.go_on()
    assert rest.finished
    assert never.finished
    for mine, theirs in zip(jax.tree.leaves(rest.progress), jax.tree.leaves(never.progress), strict=True):
        np.testing.assert_array_equal(np.asarray(mine), np.asarray(theirs))
    arrays, provenance = load(part / NET)
    assert (provenance.updates, provenance.decisions) == (4, 4 * 8 * 4)
    np.testing.assert_allclose(arrays["policy"], never.progress.reference["policy"], atol=1e-3)
    assert (part / LOG).read_text().count("\n") > 1
    assert (part / CHECKPOINT).exists()


def test_a_folder_holds_one_training(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_bytes(b'{"game": "dollars-1e", "players": [4]}')
    with pytest.raises(BadSetup, match="other settings"):
        Run(tmp_path, TOY)


def test_settings_that_do_not_fit_are_refused() -> None:
    with pytest.raises(BadSetup, match="trained with 3 to 8 players, not 2, 5"):
        structs.replace(TOY, players=(2, 5))
    with pytest.raises(BadSetup, match="a multiple of 4, not 10"):
        structs.replace(TOY, tables=10)
    with pytest.raises(BadSetup, match="3 places for clones, not 4"):
        structs.replace(TOY, groups=Groups(past=3), tables=1024, clones=("shrewd",) * 4)


def test_any_setting_can_be_typed() -> None:
    chosen = structs.asdict(TOY)
    typed = Settings.typed(["entropy=0.04", "minibatches=1", 'groups={"own": 0, "past": 4, "random": 0}'], **chosen)
    assert typed == structs.replace(TOY, entropy=0.04, minibatches=1, groups=Groups(own=0, past=4, random=0))
    for wrong in ("entropy=much", "entrophy=1", "groups={own: 1}", 'groups={"own": -}'):
        with pytest.raises(BadSetup, match="settings: "):
            Settings.typed([wrong], **chosen)


def test_past_selves_are_spread_over_the_whole_training() -> None:
    kept = [0] * 8
    for snapshot in range(1, 801):
        slot = slot_of(snapshot, len(kept), seed=0)
        if slot is not None:
            kept[slot] = snapshot
    assert 200 < sum(kept) / len(kept) < 600
    assert len(set(kept)) == len(kept)


# Exploiters and cross-play

by_hand = pytest.mark.skipif("MILLIONS_NETS" not in os.environ, reason="compiles for seconds: MILLIONS_NETS=1 runs it")

EXPLOITING = structs.replace(TOY, hidden=256).exploiting("trained", 1)


def test_an_exploiter_has_one_seat_and_a_fixed_guest_all_others() -> None:
    assert EXPLOITING.groups == Groups(own=0, past=1, random=0)
    assert (EXPLOITING.clones, EXPLOITING.as_played, EXPLOITING.shared_reward) == (("trained",), True, False)
    (room,) = rooms_of(EXPLOITING)
    assert room.learners.sum(1).tolist() == [1] * room.tables
    assert room.learners[: room.players].sum(0).tolist() == [1] * room.players
    assert not structs.replace(TOY, groups=Groups(past=3), tables=128).exploiting("shrewd", 1).as_played
    with pytest.raises(BadSetup, match="at most 2 seats at a table with others, not 3"):
        TOY.exploiting("trained", 3)
    with pytest.raises(BadSetup, match=r"a guest is a net \(NET.npz, or trained\) or a personality, not 'steve'"):
        TOY.exploiting("steve", 1)


def test_two_exploiters_share_what_they_win() -> None:
    (room,) = rooms_of(TOY.exploiting("trained", 2))
    mine = room.learners[0]
    won = jnp.zeros((room.tables, 3)).at[:, int(mine.argmax())].set(1.0)
    assert np.asarray(room.shares(won))[0].tolist() == [0.5 if one else 0.0 for one in mine]
    (alone,) = rooms_of(EXPLOITING)
    assert alone.shares(won) is won


def test_secret_choices_and_proposals_are_found_in_every_action_code() -> None:
    (room,) = rooms_of(TOY)
    assert proposals("dollars-1e", 3) <= set(room.block(*PROPOSING).nonzero()[0].tolist())
    turns = Turns.new("dollars-1e", 3, seed=1)
    assert room.block(*SECRET)[list(turns.legal())].all()  # a game begins with a secret choice
    club = structs.replace(TOY, game="million-club")
    assert not rooms_of(club)[0].block(*SECRET, *PROPOSING).any()


def test_a_guest_as_played_proposes_nothing_and_does_nothing_unlikely() -> None:
    (room,) = rooms_of(EXPLOITING)
    silent = sorted(proposals("dollars-1e", 3))
    mask = np.zeros((2, room.env.num_actions), bool)
    mask[0, [0, silent[0]]] = True
    mask[1, silent[:2]] = True  # nothing else is legal
    kept = np.asarray(room.spoken(jnp.asarray(mask)))
    assert kept[0].nonzero()[0].tolist() == [0]
    assert kept[1].nonzero()[0].tolist() == silent[:2]
    likely = np.zeros((2, room.env.num_actions)) + 1e-9
    chosen, said = (np.flatnonzero(one)[:3] for one in (room.block(*SECRET), ~room.block(*SECRET)))
    likely[0, said] = likely[1, chosen] = [0.6, 0.3, 0.1]
    played = np.exp(np.asarray(room.as_trained_plays(jnp.log(jnp.asarray(likely)), jnp.asarray(likely > 0.01))))
    assert played[0, said].tolist() == pytest.approx([0.8, 0.2, 0], abs=1e-5)  # squared: temperature 0.5
    assert played[1, chosen].tolist() == pytest.approx([0.4717, 0.3335, 0.1926], abs=1e-4)  # a secret choice: roots


def test_beside_clones_the_learner_can_be_told_to_propose_nothing() -> None:
    quiet = structs.replace(TOY, groups=Groups(own=1, past=2, random=1), clones=("shrewd",), proposes=False)
    (room,) = rooms_of(quiet)
    silent = sorted(proposals("dollars-1e", 3))
    mask = np.zeros((room.tables, room.env.num_actions), bool)
    mask[:, [0, silent[0]]] = True
    mine = np.ones(room.tables, bool)
    kept = np.asarray(room.mask(jnp.asarray(mask), jnp.asarray(mine)))
    assert kept[:, silent[0]].tolist() == [True, True, False, False, True, True, True, True]
    theirs = np.asarray(room.mask(jnp.asarray(mask), jnp.asarray(~mine)))
    assert theirs[:, silent[0]].all()  # the clone itself may


@by_hand
@pytest.mark.usefixtures("_compiled_quickly")
def test_an_exploiter_learns_and_its_victim_does_not(tmp_path: Path) -> None:
    run = Run(tmp_path, EXPLOITING, start="trained")
    first = np.asarray(run.progress.net["policy"])
    run.go_on(updates=1)
    assert not np.array_equal(first, np.asarray(run.progress.net["policy"]))
    np.testing.assert_array_equal(np.asarray(run.progress.past["policy"][0]), shipped("dollars-1e")[0]["policy"])
    assert {"wins_against_past", "entropy"} <= set(run.figures[0])


def test_a_net_that_there_is_not_is_refused() -> None:
    with pytest.raises(BadSetup, match=r"there is no net nowhere.npz"):
        read_net("dollars-1e", "nowhere.npz")
    with pytest.raises(BadSetup, match="at least two nets are needed, not 1"):
        crossplay("dollars-1e", 3, ["trained"], 8)


@by_hand
@pytest.mark.usefixtures("_compiled_quickly")
def test_nets_play_each_other_to_the_end() -> None:
    found = crossplay("dollars-1e", 3, ["trained", "trained"], games=6)
    assert sum(one.seats for one in found) == 18
    assert sum(one.wins * one.seats for one in found) == pytest.approx(6)
    assert all(one.fair == pytest.approx(1 / 3) for one in found)


# What is learnt from


@pytest.mark.slow
def test_what_is_wanted_is_drawn_once_each_in_any_order() -> None:
    wanted = jnp.arange(40) % 3 == 0
    places, there = drawn(wanted, parts=2, size=8, key=jax.random.key(1))
    assert places.shape == there.shape == (2, 8)
    found = np.asarray(places)[np.asarray(there)].tolist()
    assert sorted(found) == list(range(0, 40, 3))
    assert found != sorted(found)
    fewer, all_there = drawn(wanted, parts=2, size=4, key=jax.random.key(1))
    assert np.asarray(all_there).all()
    assert set(np.asarray(fewer).ravel().tolist()) < set(found)


def test_another_seat_of_the_learner_watches_if_there_is_one() -> None:
    (room,) = rooms_of(structs.replace(TOY, learners=1))
    deciding = jnp.asarray([0, 1, 2, 0, 1, 2, 0, 1])
    seats = np.asarray(room.two_seats(deciding, jax.random.key(2)))
    assert (seats[:, 0] == np.asarray(deciding)).all()
    own = room.learners.all(1)
    assert (seats[own, 0] != seats[own, 1]).all()
    for mine, (decides, watches) in zip(room.learners[~own], seats[~own].tolist(), strict=True):
        assert watches == (decides if mine[decides] else int(mine.argmax()))


@pytest.mark.slow
@pytest.mark.usefixtures("_compiled_quickly")
def test_a_clone_is_the_net_of_its_best_epoch(monkeypatch: pytest.MonkeyPatch) -> None:
    """Decisions at random, learnt far too fast: nothing can be learnt from them, and every epoch does harm."""
    monkeypatch.setattr(clones, "RATE", 0.5)
    rng = np.random.default_rng(1)
    shape = Shape(row=12, players=4, hidden=16, actions=3, beliefs=1)
    seen = Seen(
        rows=rng.random((200, 12), np.float32),
        players=np.full(200, 4),
        masks=np.ones((200, 3), bool),
        actions=rng.integers(3, size=200),
        whose=np.arange(200) % 2,
    )
    first, second = told_apart(shape, seen, 2, seed=1)
    for one in (first, second):
        assert one.decisions == 95
        assert one.surprise < 1.2  # a guess has 1.1
    assert not np.array_equal(first.net["policy"], second.net["policy"])


@pytest.mark.slow
def test_small_heists_are_learnt_by_money() -> None:
    room = rooms_of(structs.replace(TOY, players=(4,), small_heist=True))[0]
    state = jax.vmap(room.env.begin)(jnp.zeros((2, room.env.words_at_first), jnp.uint32))
    after = state.replace(rewards=jnp.array([[8.0, -4.0, 0.0, 1.0]] * 2), terminated=jnp.array([True, False]))
    assert room.worth(after)[0] == pytest.approx([0.6, 0.0, 0.2, 0.25])
    assert room.worth(after)[1] == pytest.approx([0, 0, 0, 0])
    for wrong in (
        {"players": (5,)},
        {"game": "million-club", "players": (4,)},
        {"players": (4,), "beside": ("shrewd",)},
    ):
        with pytest.raises(BadSetup, match="small heists"):
            structs.replace(TOY, small_heist=True, **wrong)
