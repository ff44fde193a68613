"""Learning beside the bots themselves: what is noted of games in Python, and what it teaches."""

from __future__ import annotations

import os
import shutil
from contextlib import closing
from pathlib import Path
from random import Random

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from msgspec import structs

from millions.core.errors import MillionsError
from millions.train import Run, Settings
from millions.train.beside import CHUNK, Note, Notes, Played, Task, lessons_of, noted, play_games, play_one
from millions.train.clones import Sighted, gathered
from millions.train.secrets import secrets_of
from millions.train.settings import ONE_GROUP, Groups
from millions.train.tables import rooms_of
from millions.trained import places
from millions.trained.net import Net, shipped

GAMES = (("dollars-1e", 4), ("dollars-1e", 3), ("dollars-2e", 5), ("million-club", 3))


def task(game: str, players: int, seed: str = "7", learners: int = 1) -> Task:
    return Task(game, players, ("shrewd", "sensible"), learners, 0.9, seed)


def test_the_same_seed_gives_the_same_games() -> None:
    arrays = shipped("dollars-1e")[0]
    one, same, other = (play_games(task("dollars-1e", 4, seed), arrays, 0) for seed in ("7", "7", "8"))
    assert one.games == CHUNK
    assert all(np.array_equal(mine, again) for mine, again in zip(one.notes, same.notes, strict=True))
    assert not np.array_equal(one.notes.actions[:20], other.notes.actions[:20])


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_what_is_noted_is_what_the_net_did(game: str, players: int) -> None:
    net = Net(shipped(game, players)[0], game, players)
    mine, _, shares = play_one(task(game, players, learners=2), net, Random(5), [])
    assert len(mine) == 2
    assert sum(shares) == pytest.approx(1)
    for bot in mine.values():
        for row, mask, index, log_chance, win, *_ in bot.notes:
            logits = np.where(mask.astype(bool), net.think(row).logits, -np.inf)
            assert mask[index]
            assert log_chance == pytest.approx(logits[index] - np.logaddexp.reduce(logits), abs=1e-4)
            assert win == net.think(row).win


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_labels_have_the_order_that_the_nets_have_learnt(game: str, players: int) -> None:
    """The beliefs of a trained net fit them, and fit those of the neighbours far worse."""
    settings = Settings(game=game, players=(players,), tables=16)
    secrets, net = secrets_of(rooms_of(settings)[0].env), Net(shipped(game, players)[0], game, players)
    right, turned = [], []
    for number in range(4):
        for bot in play_one(task(game, players), net, Random(number), [])[0].values():
            for row, _, _, _, _, labels, _ in bot.notes:
                there = labels[labels >= 0]
                others = np.concatenate([np.roll(there, 1), labels[labels < 0]])
                if len(there):
                    believed = jnp.asarray(net.believe(row))
                    right.append(float(secrets.loss(believed, jnp.asarray(labels))))
                    turned.append(float(secrets.loss(believed, jnp.asarray(others))))
    assert len(right) > 50
    assert np.mean(right) < 0.8 * np.mean(turned)


def note(expected: float, stage: int | None = None) -> Note:
    return Note(np.zeros(2, np.float32), np.ones(3, np.int8), 0, -1.0, expected, np.zeros(1, np.float32), stage)


def test_an_advantage_is_what_came_of_a_decision_less_what_was_expected() -> None:
    made = noted([note(0.2), note(0.5)], {None: 1.0}, trace=0.5)
    assert made.gains == pytest.approx([0.3 + 0.5 * 0.5, 0.5])


def test_a_decision_may_be_judged_by_the_end_of_its_round() -> None:
    """What happens in later rounds does not count."""
    made = noted([note(0.2, 1), note(0.5, 1), note(0.3, 2)], {1: 0.4, 2: 0.0, None: 0.0}, trace=1.0)
    assert made.gains == pytest.approx([0.2, -0.1, -0.3])


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_every_round_ends_with_the_chances_to_win(game: str, players: int) -> None:
    net = Net(shipped(game, players)[0], game, players)
    mine, ends, shares = play_one(task(game, players)._replace(to_round_end=True), net, Random(5), [])
    (bot,) = mine.values()
    rounds = {one.stage for one in bot.notes}
    assert rounds <= ends.keys() - {None}
    assert ends[max(round_ for round_ in ends if round_)] == ends[None] == shares
    assert all(sum(chances) == pytest.approx(1) for chances in ends.values())
    assert len({tuple(ends[round_]) for round_ in rounds}) > 1


def test_a_proposal_costs_and_nothing_is_learnt_twice() -> None:
    settings = Settings(
        game="dollars-1e", players=(4,), tables=16, proposal_cost=0.1, beside=("shrewd",), groups=ONE_GROUP
    )
    room = rooms_of(settings)[0]
    played: Played = play_games(task("dollars-1e", 4), shipped("dollars-1e")[0], 0)
    taught = lessons_of(settings, room, Notes(*(array[:4] for array in played.notes)))
    proposes = room.block("buy out", "sell out")[played.notes.actions[:4]]
    assert taught.advantage[0] == pytest.approx(played.notes.gains[:4] - 0.1 * proposes, abs=1e-6)
    assert taught.made.learner[0].tolist() == [[True, False]] * 4


def test_a_learner_that_does_not_propose_notes_no_proposal() -> None:
    played = play_games(task("dollars-1e", 4)._replace(proposes=False), shipped("dollars-1e")[0], 0)
    room = rooms_of(Settings(game="dollars-1e", players=(4,), tables=16, beside=("shrewd",), groups=ONE_GROUP))[0]
    offered = played.notes.masks[:, room.block("buy out", "sell out")].any(1)
    only = ~played.notes.masks[:, ~room.block("buy out", "sell out")].any(1)
    assert not (offered & ~only).any()


def test_bots_that_there_are_not_are_refused() -> None:
    with pytest.raises(MillionsError, match="nobody"):
        Settings(game="dollars-1e", players=(5,), tables=16, beside=("nobody",))


def test_the_end_of_a_round_and_a_mixed_training_need_bots() -> None:
    with pytest.raises(MillionsError, match="--beside"):
        Settings(game="dollars-1e", players=(5,), tables=16, to_round_end=True)
    with pytest.raises(MillionsError, match="--beside"):
        Settings(game="dollars-1e", players=(5,), tables=16, beside_every=5)


def test_a_mixed_training_counts_the_decisions_of_both_kinds_of_updates() -> None:
    assert [MIXED.decided(updates) for updates in (1, 2, 3, 4)] == [8, 16, 24, 32]
    fewer = structs.replace(MIXED, beside_decisions=3)
    assert [fewer.decided(updates) for updates in (1, 2, 3, 4)] == [8, 11, 19, 22]
    assert structs.replace(fewer, beside_every=1, groups=ONE_GROUP).decided(4) == 12
    assert structs.replace(MIXED, beside=(), beside_every=1, to_round_end=False).decided(4) == 32


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_what_a_personality_decides_is_noted_and_changes_nothing(game: str, players: int) -> None:
    net = Net(shipped(game, players)[0], game, players)
    alone = task(game, players)._replace(guests=("shrewd",))
    watching = alone._replace(watched="shrewd")
    sighted: list[Sighted] = []
    decided = 0
    for number in range(3):
        mine, _, shares = play_one(watching, net, Random(number), sighted)
        same, _, shares_alone = play_one(alone, net, Random(number), [])
        assert shares == shares_alone
        for bot, other in zip(mine.values(), same.values(), strict=True):
            assert [note.action for note in bot.notes] == [note.action for note in other.notes]
            decided += len(bot.notes)
    assert len(sighted) > decided / 2
    assert all(one.mask[one.chosen] and one.players == players for one in sighted)
    seen = gathered(game, sighted)
    assert seen.masks[np.arange(len(sighted)), seen.actions].all()
    assert (seen.rows[:, places(game, players)] == np.array([one.row for one in sighted], np.float16)).all()


MIXED = Settings(
    game="dollars-1e",
    players=(3,),
    tables=4,
    steps=2,
    updates=6,
    hidden=8,
    minibatches=1,
    groups=Groups(own=1, past=2, random=1),
    beside=("random",),
    beside_every=2,
    beside_decisions=8,
    to_round_end=True,
)


REFITTING = structs.replace(MIXED, beside=("shrewd",), clones=("shrewd",), clone_games=1, refit="shrewd")
RIVALLED = structs.replace(REFITTING, tables=5, groups=Groups(own=1, past=3, random=1), rivals=2, rival_updates=2)


@pytest.mark.skipif("MILLIONS_NETS" not in os.environ, reason="compiles for seconds: MILLIONS_NETS=1 runs it")
@pytest.mark.parametrize(
    "chosen", [MIXED, REFITTING, RIVALLED], ids=["clones that stay", "clones that learn on", "rivals"]
)
def test_a_mixed_training_that_stops_and_goes_on_is_the_one_that_never_stopped(
    tmp_path: Path, chosen: Settings
) -> None:
    """Half of the updates are beside bots, with the games that the net of the last such update plays."""
    jax.config.update("jax_disable_most_optimizations", True)  # type: ignore[no-untyped-call]
    try:
        whole, part = tmp_path / "whole", tmp_path / "part"
        with closing(Run(whole, chosen)) as never:
            never.go_on(updates=3)
            shutil.copytree(whole, part)
            never.go_on()
        with closing(Run(part, chosen)) as again:
            assert again.updates == 3
            again.go_on()
        for one, other in zip(jax.tree.leaves(never.progress), jax.tree.leaves(again.progress), strict=True):
            np.testing.assert_array_equal(np.asarray(one), np.asarray(other))
        assert {"wins_against_bots", "wins_against_past"} <= set(never.figures[0])
        assert ("clone_same" in never.figures[0]) == bool(chosen.refit)
    finally:
        jax.config.update("jax_disable_most_optimizations", False)  # type: ignore[no-untyped-call]
