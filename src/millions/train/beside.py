"""The bots themselves beside the learner: games in Python, in several processes, and what they teach.

Clones (`clones`) play a thousand times faster, but they imitate a bot only where it was seen. Here nothing is imitated:
the learner sits at tables like those of the arena, and a net that was trained on arrays learns what its opponents
really do.
"""

from __future__ import annotations

import math
import multiprocessing
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
from millions.bots.playout import round_of
from millions.bots.skills import guide_for
from millions.core.form import Forms
from millions.core.game import game_named
from millions.core.message import Action
from millions.core.nature import Dealer
from millions.core.seat import Seat
from millions.games.club.table import Table as ClubTable
from millions.lab.bare import BareTable, Sitting
from millions.lab.workers import cores
from millions.research import Limits
from millions.research.live import PolicyBot
from millions.research.mask import MaskArray
from millions.research.observer import Numbers
from millions.train.clones import Seen, Sighted, Watched, gathered, joined, on_the_processor
from millions.train.net import Params
from millions.train.ppo import Figures, Lessons, Progress, learn, weights_at
from millions.train.settings import Settings
from millions.train.tables import PROPOSING, Decisions, Room
from millions.trained import Net, most_players
from millions.trained.bot import proposals
from millions.trained.net import Arrays, chances

CHUNK = 2
"""Games that one process plays at a time. Those under way when an update has enough decisions are thrown away: with
16 processes and chunks of 8 games that was half of all."""

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
    seen: Seen | None = None
    """What the personality that is imitated decided."""


class Taught(NamedTuple):
    """What the games of an update teach: the learner, and the clone of a personality."""

    lessons: Lessons
    figures: Figures
    seen: Seen | None


class Task(NamedTuple):
    """What a process needs to play some games."""

    game: str
    players: int
    guests: tuple[str, ...]
    learners: int
    trace: float
    seed: str
    to_round_end: bool = False
    """Judge a decision by the chances to win at the end of its round, and not by who won the game."""
    proposes: bool = True
    """Whether the learner proposes deals."""
    watched: str = ""
    """A personality whose decisions are noted, too."""


# Playing, in other processes


class Note(NamedTuple):
    """One decision."""

    row: Numbers
    mask: MaskArray
    action: int
    log_chance: float
    value: float
    labels: Numbers
    stage: Stage


Stage = int | None
"""What a decision is judged by the end of: its round, or None for the game."""

Ends = dict[Stage, Sequence[float]]
"""Each seat's chance to win at the end of each stage."""


class Noting(Bot[Any]):
    """Plays by a net as in training, and notes each decision. Labels for beliefs are read from the table."""

    def __init__(self, net: Net, task: Task, table: Any) -> None:
        self.net, self.table, self.most = net, table, most_players(task.game)
        self.to_round_end = task.to_round_end
        self.notes: list[Note] = []
        self.labels: Numbers = np.empty(0, np.float32)
        left_out = frozenset() if task.proposes else proposals(task.game, task.players)
        self.player = PolicyBot(task.game, task.players, self.policy, limits=Limits(left_out=left_out))

    def act(self, view: Any, forms: Forms, rng: Random) -> Action:
        self.labels = secrets(view, self.table, self.most)
        return self.player.act(view, forms, rng)

    def policy(self, row: Numbers, mask: MaskArray, rng: Random) -> int:
        """An index by its probability."""
        thought = self.net.think(row)
        likely = chances(thought.logits, mask)
        index = rng.choices(range(len(likely)), likely.tolist())[0]
        stage, log_chance = round_of(self.table) if self.to_round_end else None, math.log(likely[index])
        self.notes.append(Note(row.copy(), mask.copy(), index, log_chance, thought.win, self.labels, stage))
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
    sighted: list[Sighted] = []
    for number in range(first, first + CHUNK):
        mine, ends, shares = play_one(task, net, Random(f"{task.seed} {number}"), sighted)
        for seat, bot in mine.items():
            if bot.notes:
                parts.append(noted(bot.notes, {stage: chances[seat] for stage, chances in ends.items()}, task.trace))
        won += sum(shares[seat] for seat in mine) / len(mine) * task.players
    notes = Notes(*(np.concatenate(arrays) for arrays in zip(*parts, strict=True)))
    return Played(notes, CHUNK, won, gathered(task.game, sighted) if task.watched else None)


def play_one(task: Task, net: Net, rng: Random, sighted: list[Sighted]) -> tuple[dict[Seat, Noting], Ends, list[float]]:
    """One game: the learner's bots by seat, each seat's chance to win after each stage, and its share of the win.
    The decisions of a personality that is watched are added to `sighted`."""
    game = game_named(task.game)
    table = game.set_up(tuple(f"P{seat}" for seat in range(task.players)), game.read_options({}), game.house_deck())
    learners = task.learners or rng.randint(1, task.players - 1)
    seats = rng.sample(range(task.players), learners)
    kind = rng.choice(task.guests) if rng.random() < ALIKE else None
    kinds = [kind or rng.choice(task.guests) for _ in range(task.players)]
    bots: list[AnyBot] = [bot_named(one) for one in kinds]
    for seat, one in enumerate(kinds):
        if one == task.watched:
            bots[seat] = Watched(bots[seat], task.game, task.players, sighted)
    mine = {seat: Noting(net, task, table) for seat in seats}
    for seat, bot in mine.items():
        bots[seat] = bot
    sitting = Sitting(BareTable(game, table, Dealer.new(rng.getrandbits(32))), bots, rng)
    ends = played_out(sitting)
    standings = sorted(game.standings(table), key=lambda standing: standing.seat)
    winners = sum(standing.won for standing in standings)
    shares = [1 / winners if standing.won else 0.0 for standing in standings]
    return mine, {**ends, round_of(table): shares, None: shares}, shares


def played_out(sitting: Sitting) -> Ends:
    """Play to the end; each seat's chance to win when each round but the last was over."""
    ends: Ends = {}
    bare, guide = sitting.bare, guide_for(sitting.bare.game)
    while bare.awaited:
        round_ = round_of(bare.table)
        sitting.act_once()
        if round_of(bare.table) != round_:
            ends[round_] = guide.chances(bare.table)
    return ends


def noted(notes: Sequence[Note], ends: dict[Stage, float], trace: float) -> Notes:
    """The decisions of one seat in a game, with the advantage of each."""
    gains: list[float] = []
    gain = after = 0.0
    stage: object = notes  # no stage
    for note in reversed(notes):
        if note.stage != stage:
            stage, gain, after = note.stage, 0.0, ends[note.stage]
        gain = after - note.value + trace * gain
        after = note.value
        gains.append(gain)
    rows, masks, actions, log_chances, values, labels, _ = zip(*notes, strict=True)
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

    def __init__(self, settings: Settings, rooms: list[Room], watched: str = "") -> None:
        """The decisions of the personality that is `watched` are noted, too."""
        self.settings, self.rooms, self.watched = settings, rooms, watched
        self.turns = [settings.sizes.index(players) for players in settings.players]
        self.learn = [jax.jit(partial(learn, settings, room)) for room in rooms]
        self.processes = cores()
        spawn = multiprocessing.get_context("spawn")
        self.pool = ProcessPoolExecutor(self.processes, spawn, initializer=on_the_processor)

    def update(self, progress: Progress, number: int, key: Array) -> tuple[Progress, Figures]:
        """The next progress, and what the log says about it."""
        return self.study(progress, number, key, self.play(progress.net, number))

    def study(self, progress: Progress, number: int, key: Array, taught: Taught) -> tuple[Progress, Figures]:
        """Learn from the games of an update."""
        weights = weights_at(self.settings, number)
        net, reference, memory, figures = self.learn[self.turn(number)](
            progress.net, progress.reference, progress.optimiser, taught.lessons, weights, key
        )
        return progress._replace(net=net, reference=reference, optimiser=memory), figures | taught.figures

    def close(self) -> None:
        """Stop the processes; games under way are thrown away."""
        self.pool.shutdown(cancel_futures=True)

    def turn(self, number: int) -> int:
        """The room of an update."""
        return self.turns[number // self.settings.beside_every % len(self.turns)]

    def play(self, net: Params, number: int) -> Taught:
        """As many decisions of the learner as an update has, and how it did."""
        settings, room = self.settings, self.rooms[self.turn(number)]
        wanted = settings.beside_decisions or settings.decisions
        task = task_of(settings, room.players, f"{settings.seed} {number} beside", self.watched)
        arrays = {name: np.asarray(array) for name, array in net.items()}
        played, decisions = [], 0
        for some in self._games(task, arrays):
            played.append(some)
            decisions += len(some.notes.actions)
            if decisions >= wanted:
                break
        parts = zip(*(some.notes for some in played), strict=True)
        notes = Notes(*(np.concatenate(arrays)[:wanted] for arrays in parts))
        games, won = sum(some.games for some in played), sum(some.won for some in played)
        figures = {"games": games, "guests_games": games, "guests_won": won}
        seen = joined([some.seen for some in played if some.seen is not None]) if self.watched else None
        counted = {name: jnp.asarray(figure) for name, figure in figures.items()}
        return Taught(lessons_of(settings, room, notes), counted, seen)

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


def task_of(settings: Settings, players: int, seed: str, watched: str) -> Task:
    """The games of one update."""
    return Task(
        game=settings.game,
        players=players,
        guests=settings.beside,
        learners=settings.learners,
        trace=settings.trace,
        seed=seed,
        to_round_end=settings.to_round_end,
        proposes=settings.proposes,
        watched=watched,
    )


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
