"""`millions bench batch`: games on arrays, beside pgx's games and beside `Turns`, all measured in the same run."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from random import Random
from time import perf_counter, process_time
from typing import Any, NamedTuple

import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from millions.bench.race import race
from millions.bench.research import turns_games

STEPS_AT_ONCE = 32
"""Steps of one call: compiled as one loop on the device."""

LEDUC, BACKGAMMON = "pgx's leduc_holdem", "pgx's backgammon"

BESIDE = {"million-club": (4, BACKGAMMON)}
"""By game, the number of players and pgx's game it is compared with, where they are not those of the heist games."""

QUIET = ("TF_CPP_MIN_LOG_LEVEL", "3")
"""Silences XLA's warnings about operations that are slow to compile; errors are raised anyway."""

NOT_FUSED = {"million-club"}
"""Games whose rules cannot be made into one kernel."""


class BatchFigures(msgspec.Struct, frozen=True):
    """One line of the result: steps per second of all tables together.

    On a CPU, seconds are processor time summed over all cores, so that other programs have no influence.
    """

    measured: str
    per_s: float | None
    """None if it is not installed."""
    against: str = ""
    ratio: float | None = None
    compile_s: float | None = None
    """Seconds until the first call has returned, including the derivation of a fused step from the rules."""


class BatchContest(NamedTuple):
    """What is measured and beside what; the function gives an environment with pgx's interface."""

    measured: str
    env: Callable[[], Any]
    against: str = ""


def contests() -> tuple[BatchContest, ...]:
    """All measurements; pgx's games come first, because others are compared with them."""
    theirs = (BatchContest(LEDUC, lambda: pgx("leduc_holdem")), BatchContest(BACKGAMMON, lambda: pgx("backgammon")))
    return (*(theirs if find_spec("pgx") else ()), *(one for game in on_arrays() for one in ours(game)))


def seats_and_peer(game: str) -> tuple[int, str]:
    """The number of players of a game, and pgx's game it is compared with."""
    return BESIDE.get(game, (5, LEDUC))


def named(game: str, what: str) -> str:
    """The name of a measurement of a game."""
    return f"{game} with {seats_and_peer(game)[0]} players, {what}"


def in_turns(game: str) -> str:
    """The name of the same game in `Turns`, which rows with observations are compared with."""
    return named(game, "`Turns` on one core")


def on_arrays() -> tuple[str, ...]:
    """The games on arrays."""
    from millions.batch.registry import RULES

    return tuple(RULES)


def ours(game: str) -> tuple[BatchContest, ...]:
    """A game without and with observations."""
    from millions import batch

    (players, peer), turns = seats_and_peer(game), in_turns(game)
    kinds = {"step, mask and observation": "float32", "whole numbers as observation": "int16"}
    quick = BatchContest(named(game, "fused step and mask"), lambda: fused(game, players), peer)
    return (
        *((quick,) if game not in NOT_FUSED else ()),
        BatchContest(named(game, "step and mask"), lambda: batch.make(game, players, observation="none"), peer),
        *(
            BatchContest(named(game, what), partial(batch.make, game, players, observation=kind), turns)
            for what, kind in kinds.items()
        ),
    )


def fused(game: str, players: int) -> Any:
    """A game whose step is one kernel."""
    from millions import batch

    return batch.fused(batch.make(game, players, observation="none"))


def pgx(name: str) -> Any:
    """An environment of pgx."""
    import pgx as library

    return library.make(name)


def batch(tables: int, seconds: float, as_json: bool, console: Console) -> None:
    """Random play at many tables at once; needs the extra `batch`, and for comparison `pip install pgx`."""
    from millions.research.extra import need

    need("jax", "batch")
    os.environ.setdefault(*QUIET)
    rows = measure(tables, seconds)
    if as_json:
        sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(rows), indent=2) + b"\n")
        return
    grid = Grid("measured", "steps/s", "against", "ratio", "compiled in", box=None)
    for row in rows:
        shown = [row.measured, figure(row.per_s, "{:.3g}"), row.against, figure(row.ratio, "{:.2f}")]
        grid.add_row(*shown, figure(row.compile_s, "{:.1f} s"))
    console.print(grid)
    if find_spec("pgx") is None:
        console.print("To compare with pgx's games: pip install pgx", markup=False)


def figure(value: float | None, form: str) -> str:
    """A number, or a dash."""
    return "–" if value is None else form.format(value)


def measure(tables: int, seconds: float) -> list[BatchFigures]:
    """All figures; the first ones are what others are compared with."""
    games = on_arrays()
    turns = race([turns_games(game, seats_and_peer(game)[0], Random(0)) for game in games], seconds)
    rows = [BatchFigures(in_turns(game), per_s) for game, (per_s, _) in zip(games, turns, strict=True)]
    with Progress(console=Console(stderr=True), transient=True) as progress:
        for contest in progress.track(contests(), description="compiling and measuring"):
            per_s, compile_s = steps_per_second(contest.env, tables, seconds)
            peer = next((row.per_s for row in rows if row.measured == contest.against), None)
            rows.append(
                BatchFigures(contest.measured, per_s, contest.against, per_s / peer if peer else None, compile_s)
            )
    return rows


def steps_per_second(make: Callable[[], Any], tables: int, seconds: float) -> tuple[float, float]:
    """Steps of all tables together, and the seconds until the first call has returned."""
    import jax

    started = perf_counter()
    begin, go_on = rollout(make(), tables)
    carried = jax.block_until_ready(go_on(begin(jax.random.key(0))))  # type: ignore[no-untyped-call]
    compile_s, steps = perf_counter() - started, 0
    clock = process_time if jax.default_backend() == "cpu" else perf_counter
    started = clock()
    while (spent := clock() - started) < seconds:
        carried = jax.block_until_ready(go_on(carried))  # type: ignore[no-untyped-call]
        steps += tables * STEPS_AT_ONCE
    return steps / spent, compile_s


def rollout(env: Any, tables: int) -> tuple[Callable[..., Any], Callable[..., Any]]:
    """Functions that begin games and play some random steps, with auto-reset."""
    import jax

    from millions.batch import Env, Fused, auto_reset
    from millions.batch.sampling import random_index

    if isinstance(env, Fused):
        return fused_rollout(env, tables)
    again = env.step_or_begin if isinstance(env, Env) else auto_reset(env.step, env.init)
    step, choose = jax.vmap(again), jax.vmap(random_index)

    def begin(key: Any) -> Any:
        return jax.vmap(env.init)(jax.random.split(key, tables)), key

    def one(_: Any, carried: Any) -> Any:
        state, key = carried
        key, for_steps, for_choices = jax.random.split(key, 3)
        actions = choose(state.legal_action_mask, jax.random.bits(for_choices, (tables,)))
        return step(state, actions, jax.random.split(for_steps, tables)), key

    return jax.jit(begin), jax.jit(lambda carried: jax.lax.fori_loop(0, STEPS_AT_ONCE, one, carried))


def fused_rollout(env: Any, tables: int) -> tuple[Callable[..., Any], Callable[..., Any]]:
    """The same with a fused step; an index is chosen from the mask's words."""
    import jax

    from millions.batch.sampling import random_bit

    choose = jax.vmap(random_bit, (1, 0))

    def one(_: Any, carried: Any) -> Any:
        state, key = carried
        key, for_steps, for_choices = jax.random.split(key, 3)
        actions = choose(state.mask_words, jax.random.bits(for_choices, (tables,)))
        return env.step(state, actions, for_steps), key

    begin = jax.jit(lambda key: (env.init(key, tables), key))
    return begin, jax.jit(lambda carried: jax.lax.fori_loop(0, STEPS_AT_ONCE, one, carried))
