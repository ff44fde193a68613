"""The bots themselves beside the learner: games in Python, in several processes, and what they teach.

Clones (`clones`) play a thousand times faster, but they imitate a bot only where it was seen. Here nothing is imitated:
the learner sits at tables like those of the arena, and a net that was trained on arrays learns what its opponents
really do.
"""

from __future__ import annotations

import math
import multiprocessing
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from functools import partial
from itertools import count
from random import Random
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from numpy.typing import NDArray

from millions.batch.arrays import NONE
from millions.bots import AnyBot, Bot, bot_named
from millions.core.form import Forms
from millions.core.game import game_named
from millions.core.message import Action
from millions.core.nature import Dealer
from millions.core.seat import Seat
from millions.games.club.table import Table as ClubTable
from millions.lab.bare import BareTable, Sitting
from millions.research.live import PolicyBot
from millions.research.mask import MaskArray
from millions.research.observer import Numbers
from millions.train.clones import on_the_processor
from millions.train.net import Params
from millions.train.ppo import Figures, Lessons, Progress, learn, weights_at
from millions.train.settings import Settings
from millions.train.tables import PROPOSING, Decisions, Room
from millions.trained import Net, most_players
from millions.trained.net import Arrays, chances

CHUNK = 8
"""Games that one process plays at a time."""

ALIKE = 0.5
"""The share of games in which all guests are of one kind; in the others each is drawn."""


class Notes(NamedTuple):
    """Decisions of the learner, one after the other, as arrays."""

    rows: NDArray[Any]
    masks: NDArray[Any]
    actions: NDArray[Any]
    log_chances: NDArray[Any]
    values: NDArray[Any]
    labels: NDArray[Any]
    gains: NDArray[Any]
    """The advantage of each decision."""


class Played(NamedTuple):
    """What came of some games."""

    notes: Notes
    games: int
    won: float
    """By the learner's seats: 1 for each game in which they won their fair share."""


class Task(NamedTuple):
    """What a process needs to play some games."""

    game: str
    players: int
    guests: tuple[str, ...]
    learners: int
    trace: float
    seed: str


# Playing, in other processes


class Noting(Bot[Any]):
    """Plays by a net as in training, and notes each decision. Labels for beliefs are read from the table."""

    def __init__(self, net: Net, task: Task, table: Any) -> None:
        self.net, self.table, self.most = net, table, most_players(task.game)
        self.notes: list[tuple[Any, ...]] = []
        self.labels: Numbers = np.empty(0, np.float32)
        self.player = PolicyBot(task.game, task.players, self.policy)

    def act(self, view: Any, forms: Forms, rng: Random) -> Action:
        self.labels = secrets(view, self.table, self.most)
        return self.player.act(view, forms, rng)

    def policy(self, row: Numbers, mask: MaskArray, rng: Random) -> int:
        """An index by its probability."""
        thought = self.net.think(row)
        likely = chances(thought.logits, mask)
        index = rng.choices(range(len(likely)), likely.tolist())[0]
        self.notes.append((row.copy(), mask.copy(), index, math.log(likely[index]), thought.win, self.labels))
        return index


def secrets(view: Any, table: Any, most: int) -> Numbers:
    """The labels of the belief head, as in `train.secrets`, from a table of the engine; `most` players is the largest
    table."""
    me, labels = view.viewer, np.full(most, NONE, np.float32)
    if isinstance(table, ClubTable):
        money = [table.money[(me + further) % view.players] for further in range(view.players)]
        labels[: len(money)] = np.array(money) / view.numbers.start_money
        return labels
    first, roles = me * view.per_seat, table.roles
    for further in range(len(roles)):
        role = roles[(first + further) % len(roles)]
        labels[further] = NONE if role is None else view.roles_in_box.index(role)
    return labels


def play_games(task: Task, arrays: Arrays, first: int) -> Played:
    """Some games, from a number on."""
    net = Net(arrays, task.game, task.players)
    parts, won = [], 0.0
    for number in range(first, first + CHUNK):
        mine, shares = play_one(task, net, Random(f"{task.seed} {number}"))
        for seat, bot in mine.items():
            if bot.notes:
                parts.append(noted(bot.notes, shares[seat], task.trace))
        won += sum(shares[seat] for seat in mine) / len(mine) * task.players
    return Played(Notes(*(np.concatenate(arrays) for arrays in zip(*parts, strict=True))), CHUNK, won)


def play_one(task: Task, net: Net, rng: Random) -> tuple[dict[Seat, Noting], list[float]]:
    """One game: the learner's bots by seat, and each seat's share of the win."""
    game = game_named(task.game)
    table = game.set_up(tuple(f"P{seat}" for seat in range(task.players)), game.read_options({}), game.house_deck())
    learners = task.learners or rng.randint(1, task.players - 1)
    seats = rng.sample(range(task.players), learners)
    kind = rng.choice(task.guests) if rng.random() < ALIKE else None
    bots: list[AnyBot] = [bot_named(kind or rng.choice(task.guests)) for _ in range(task.players)]
    mine = {seat: Noting(net, task, table) for seat in seats}
    for seat, bot in mine.items():
        bots[seat] = bot
    Sitting(BareTable(game, table, Dealer.new(rng.getrandbits(32))), bots, rng).play_out()
    standings = sorted(game.standings(table), key=lambda standing: standing.seat)
    winners = sum(standing.won for standing in standings)
    return mine, [1 / winners if standing.won else 0.0 for standing in standings]


def noted(notes: Sequence[tuple[Any, ...]], share: float, trace: float) -> Notes:
    """The decisions of one seat in a game, with the advantage of each."""
    rows, masks, actions, log_chances, values, labels = zip(*notes, strict=True)
    gains, gain, after = [], 0.0, share
    for value in reversed(values):
        gain = after - value + trace * gain
        after = value
        gains.append(gain)
    return Notes(
        np.array(rows, np.float16),
        np.array(masks, bool),
        np.array(actions, np.int32),
        np.array(log_chances, np.float32),
        np.array(values, np.float32),
        np.array(labels, np.float32),
        np.array(gains[::-1], np.float32),
    )


# Learning from them


class Besides:
    """One update with the bots themselves: play, then learn. The same seed gives the same games."""

    def __init__(self, settings: Settings, rooms: list[Room]) -> None:
        self.settings, self.rooms = settings, rooms
        self.turns = [settings.sizes.index(players) for players in settings.players]
        self.learn = [jax.jit(partial(learn, settings, room)) for room in rooms]
        self.processes = os.cpu_count() or 1
        spawn = multiprocessing.get_context("spawn")
        self.pool = ProcessPoolExecutor(self.processes, spawn, initializer=on_the_processor)

    def update(self, progress: Progress, number: int, key: Array) -> tuple[Progress, Figures]:
        """The next progress, and what the log says about it."""
        turn = self.turns[number % len(self.turns)]
        taught, results = self.play(self.rooms[turn], progress.net, number)
        net, reference, memory, figures = self.learn[turn](
            progress.net, progress.reference, progress.optimiser, taught, weights_at(self.settings, number), key
        )
        return progress._replace(net=net, reference=reference, optimiser=memory), figures | results

    def play(self, room: Room, net: Params, number: int) -> tuple[Lessons, Figures]:
        """As many decisions of the learner as an update has, and how it did."""
        settings, seed = self.settings, f"{self.settings.seed} {number} beside"
        task = Task(settings.game, room.players, settings.beside, settings.learners, settings.trace, seed)
        arrays = {name: np.asarray(array) for name, array in net.items()}
        played, decisions = [], 0
        for some in self._games(task, arrays):
            played.append(some)
            decisions += len(some.notes.actions)
            if decisions >= settings.decisions:
                break
        parts = zip(*(some.notes for some in played), strict=True)
        notes = Notes(*(np.concatenate(arrays)[: settings.decisions] for arrays in parts))
        games, won = sum(some.games for some in played), sum(some.won for some in played)
        figures = {"games": games, "guests_games": games, "guests_won": won}
        return lessons_of(settings, room, notes), {name: jnp.asarray(figure) for name, figure in figures.items()}

    def _games(self, task: Task, arrays: Arrays) -> Iterator[Played]:
        """Games without end in the order of their numbers; the processes are a few ahead."""
        ahead: list[Future[Played]] = []
        try:
            for first in count(0, CHUNK):
                ahead.append(self.pool.submit(play_games, task, arrays, first))
                if len(ahead) > self.processes:
                    yield ahead.pop(0).result()
        finally:
            for one in ahead:
                one.cancel()


def lessons_of(settings: Settings, room: Room, notes: Notes) -> Lessons:
    """Notes in the shape of decisions at tables on arrays: one step of many tables, at which nobody only watches."""
    size = len(notes.actions)
    cost = settings.proposal_cost * room.block(*PROPOSING)[notes.actions]
    made = Decisions(
        rows=twice(notes.rows.astype(np.float32)),
        seats=jnp.zeros((1, size, 2), jnp.int32),
        learner=jnp.broadcast_to(jnp.array([True, False]), (1, size, 2)),
        mask=jnp.asarray(notes.masks[None]),
        action=jnp.asarray(notes.actions[None]),
        log_chance=jnp.asarray(notes.log_chances[None]),
        labels=jnp.asarray(notes.labels[None]),
        values=jnp.asarray(notes.values[None, :, None]),
        shares=jnp.zeros((1, size, 1)),
        done=jnp.zeros((1, size), bool),
    )
    expected = np.clip(notes.gains + notes.values, 0, 1)
    return Lessons(made, jnp.asarray((notes.gains - cost)[None]), twice(expected))


def twice(numbers: NDArray[np.float32]) -> Array:
    """For the seat that decides, and for the one that watches: here the same."""
    return jnp.asarray(np.stack([numbers, numbers], 1)[None])
