"""One training run in a folder: settings, checkpoint, log and net. It can be interrupted and resumed."""

from __future__ import annotations

import csv
from collections.abc import Callable, Sequence
from functools import cached_property
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from msgspec import json

from millions.core.errors import BadSetup
from millions.train.beside import Besides
from millions.train.clones import Clone, clones
from millions.train.mixed import IMITATION, Mixed
from millions.train.net import Params, replace_past, shape_of
from millions.train.ppo import Learner, first_progress
from millions.train.refit import FILE, ReplayBuffer, imitator
from millions.train.rivals import Rivals, first_rival
from millions.train.settings import SHIPPED_NET, Settings, is_net
from millions.train.tables import rooms_of
from millions.trained import VERSION, Net, Provenance, load, save
from millions.trained.exact import PLAYERS, nash_conv
from millions.trained.net import Arrays, shipped

SETTINGS, CHECKPOINT, LOG, NET = "settings.json", "checkpoint.npz", "log.csv", "net.npz"

LOGGED_EVERY = 10
"""Updates between two lines of the log; the figures are means over them."""

Watch = Callable[[int], None]
"""A progress callback: gets the number of further updates that are done."""


class Run:
    """A training run. `go_on` makes updates and writes a checkpoint; a new `Run` of the same folder resumes exactly
    there."""

    def __init__(
        self, folder: Path, settings: Settings, start: str | None = None, command: str = "", commit: str = ""
    ) -> None:
        """`start` is a net to start from, instead of a fresh one: a file, or `trained`. `command` and `commit` go into
        the provenance."""
        self.folder, self.settings, self.command, self.commit = folder, settings, command, commit
        folder.mkdir(parents=True, exist_ok=True)
        self._agree()
        self.rooms = rooms_of(settings)
        self.key = jax.random.key(settings.seed)
        net: Params | None = None
        self.start: Provenance | None = None
        if start is not None:
            arrays, self.start = read_net(settings.game, start, settings.sizes)
            net = as_params(arrays)
        begin = jax.random.fold_in(self.key, 0)
        self.progress = first_progress(settings, self.rooms, begin, net)
        if settings.rivals:
            self.progress = self.progress._replace(rival=first_rival(settings, begin, self.progress))
        self.updates = 0
        self.buffer = ReplayBuffer()
        self.figures: list[dict[str, float]] = []
        if (folder / CHECKPOINT).exists():
            self._read()
        else:
            self._invite()
        self.snapshot = jax.jit(replace_past, donate_argnums=0)

    def _agree(self) -> None:
        """A folder holds one training run: refuse other settings."""
        file = self.folder / SETTINGS
        if file.exists():
            if json.decode(file.read_bytes(), type=Settings) != self.settings:
                sentence = f"{self.folder} holds a training with other settings: see {SETTINGS} there"
                raise BadSetup("train-settings", sentence, folder=str(self.folder), file=SETTINGS)
        else:
            file.write_bytes(json.format(json.encode(self.settings), indent=2) + b"\n")

    def _invite(self) -> None:
        """Put fixed opponents into the first slots of the past selves: nets from files, or clones of personalities."""
        settings = self.settings
        nets = {name: read_net(settings.game, name, settings.sizes)[0] for name in settings.clones if is_net(name)}
        guests = {name: as_params(arrays) for name, arrays in nets.items()}
        guests |= {name: made.net for name, made in clones_of(settings).items()}
        for slot, name in enumerate(settings.clones):
            self.progress = self.progress._replace(past=replace_past(self.progress.past, guests[name], slot))
        if settings.refit:
            clone = guests[settings.clones[settings.refitted_slots[0]]]
            self.progress = self.progress._replace(imitator=imitator(clone))

    # Learning

    @cached_property
    def learner(self) -> Learner | Besides | Mixed:
        """Compiled at the first use, which can take minutes."""
        if self.settings.mixed:
            return Mixed(self.settings, self.rooms, self.progress, self.buffer)
        if self.settings.beside:
            return Besides(self.settings, self.rooms)
        return Learner(self.settings, self.rooms, self.progress)

    @cached_property
    def rivals(self) -> Rivals:
        """Compiled at the first use as well."""
        return Rivals(self.settings, self.progress)

    @property
    def finished(self) -> bool:
        """Whether all updates are done."""
        return self.updates >= self.settings.updates

    def go_on(self, seconds: float = float("inf"), updates: int | None = None, watch: Watch | None = None) -> None:
        """Make updates until all (or this number) are done or the time is up, then write checkpoint, log and net."""
        until = monotonic() + seconds
        last = self.settings.updates if updates is None else min(self.settings.updates, self.updates + updates)
        waiting: list[dict[str, jax.Array]] = []
        while self.updates < last and monotonic() < until:
            waiting.append(self._one_update())
            if len(waiting) == LOGGED_EVERY or self.updates == last:
                self._log(waiting)
                if watch:
                    watch(len(waiting))
                waiting = []
        if waiting:
            self._log(waiting)
        self.write()

    def _one_update(self) -> dict[str, jax.Array]:
        settings, number = self.settings, self.updates
        key = jax.random.fold_in(self.key, 1 + number)
        self.progress, figures = self.learner.update(self.progress, number, key)
        if settings.rivals:
            self.progress = self.rivals.update(self.progress, number, key)
        self.updates += 1
        invited = settings.invited
        if settings.groups.past > invited and self.updates % settings.snapshot_every == 0:
            slot = slot_of(self.updates // settings.snapshot_every, settings.groups.past - invited, settings.seed)
            if slot is not None:
                past = self.snapshot(self.progress.past, self.progress.net, invited + slot)
                self.progress = self.progress._replace(past=past)
        return figures

    def _log(self, waiting: list[dict[str, jax.Array]]) -> None:
        """Means of losses; wins as a multiple of the fair share."""
        sums = {name: float(sum(figures[name] for figures in waiting)) for name in waiting[0]}
        line = {"updates": float(self.updates), "decisions": float(self.settings.decided(self.updates))}
        for name, total in sums.items():
            if name in IMITATION:
                continue
            if name.endswith("_won"):
                if self.settings.small_heist:
                    continue
                kind = name.removesuffix("_won")
                line[f"wins_against_{kind}"] = total / max(1, sums[f"{kind}_games"])
            elif not name.endswith("games"):
                line[name] = total / len(waiting)
        if self.settings.refit:
            tried = max(1, sums["clone_decisions"])
            line |= {name: sums[name] / tried for name in ("clone_same", "clone_surprise")}
        if self.settings.small_heist:
            net = Net(as_arrays(self.progress.reference), self.settings.game, PLAYERS)
            line["nash_conv"] = nash_conv(self.settings.game, net)
        decided = line["decisions"] - self.settings.decided(self.updates - len(waiting))
        line["decisions_a_game"] = decided / max(1, sums["games"])
        self.figures.append(line)

    def close(self) -> None:
        """Stop the processes that play beside bots, if there are any."""
        learner = self.__dict__.get("learner")  # nothing is compiled to be closed
        if isinstance(learner, Besides | Mixed):
            learner.close()

    # Saving

    def write(self) -> None:
        """Write the checkpoint, the log and the net: the reference policy, a running mean of the latest policies."""
        leaves = [np.asarray(leaf) for leaf in jax.tree.leaves(self.progress)]
        arrays = {f"a{number:04}": leaf for number, leaf in enumerate(leaves)}
        replaced(self.folder / CHECKPOINT, arrays | {"updates": np.asarray(self.updates)})
        with (self.folder / LOG).open("w", newline="", encoding="utf-8") as log:
            table = csv.DictWriter(log, list(self.figures[0]) if self.figures else [])
            table.writeheader()
            table.writerows({name: f"{value:.6g}" for name, value in line.items()} for line in self.figures)
        if len(self.buffer):
            self.buffer.save(self.folder)
        save(self.folder / NET, as_arrays(self.progress.reference), self.provenance())

    def provenance(self) -> Provenance:
        """Where the net comes from."""
        settings = self.settings
        return Provenance(
            version=VERSION,
            game=settings.game,
            players=settings.sizes,
            command=self.command,
            seed=settings.seed,
            commit=self.commit,
            updates=self.updates,
            decisions=settings.decided(self.updates),
            start=self.start,
        )

    def _read(self) -> None:
        """Resume from the checkpoint."""
        with np.load(self.folder / CHECKPOINT) as kept:
            self.updates = int(kept["updates"])
            leaves, shape = jax.tree.flatten(self.progress)
            read = [jnp.asarray(kept[f"a{number:04}"]) for number in range(len(leaves))]
        self.progress = jax.tree.unflatten(shape, read)
        with (self.folder / LOG).open(newline="", encoding="utf-8") as log:
            self.figures = [{name: float(value) for name, value in line.items()} for line in csv.DictReader(log)]
        if (self.folder / FILE).exists():
            self.buffer.read(self.folder)


def clones_of(settings: Settings) -> dict[str, Clone]:
    """The clones of all personalities among the opponents of a training run."""
    names = [name for name in dict.fromkeys(settings.clones) if not is_net(name)]
    if not names:
        return {}
    shape = shape_of(settings.game, settings.hidden, rooms_of(settings)[0].secrets.size)
    return clones(shape, settings.game, settings.players, names, settings.clone_games, settings.seed)


def imitate(folder: Path, settings: Settings, command: str = "", commit: str = "") -> dict[str, Clone]:
    """Write a clone of each personality among a run's opponents to a file, so that several runs can share it."""
    folder.mkdir(parents=True, exist_ok=True)
    made = clones_of(settings)
    for name, one in made.items():
        comes_from = Provenance(
            version=VERSION,
            game=settings.game,
            players=settings.sizes,
            command=command,
            seed=settings.seed,
            commit=commit,
            updates=0,
            decisions=one.decisions,
            imitates=name,
            likeness=one.likeness,
        )
        save(folder / f"{name}.npz", as_arrays(one.net), comes_from)
    return made


def read_net(game: str, name: str, sizes: Sequence[int] = ()) -> tuple[Arrays, Provenance]:
    """A net by name: a file, or `trained` for the one that comes with the program, and plays at tables of this size."""
    if name == SHIPPED_NET:
        return shipped(game, sizes[0] if len(sizes) == 1 else None)
    if not Path(name).exists():
        raise BadSetup("no-net", f"there is no net {name}", file=name)
    return load(Path(name))


def slot_of(snapshot: int, slots: int, seed: int) -> int | None:
    """The slot of the past self that a snapshot replaces, if any: reservoir sampling spreads them over the whole
    run."""
    if snapshot <= slots:
        return snapshot - 1
    place = Random(f"{seed} {snapshot}").randrange(snapshot)
    return place if place < slots else None


def replaced(file: Path, arrays: dict[str, Any]) -> None:
    """Write a file of arrays atomically."""
    new = file.with_suffix(".new")
    with new.open("wb") as opened:
        np.savez(opened, allow_pickle=False, **arrays)
    new.replace(file)


def as_arrays(net: Params) -> dict[str, np.ndarray[Any, np.dtype[np.float32]]]:
    """A net for NumPy."""
    return {name: np.asarray(array) for name, array in net.items()}


def as_params(arrays: dict[str, Any]) -> Params:
    """A net for JAX."""
    return {name: jnp.asarray(array) for name, array in arrays.items()}
