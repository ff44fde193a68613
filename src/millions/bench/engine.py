"""`millions bench engine`: decisions, games and copies of a table per second."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import cycle
from random import Random
from time import perf_counter
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table as Grid

from millions.bench.race import Measured, leduc_games, leduc_is_here, race
from millions.core import play
from millions.core.game import GAMES, AnyGame
from millions.core.plugins import game_referred_to
from millions.core.seat import NATURE
from millions.core.table import Table

NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay", "Gus", "Hal")


class EngineFigures(msgspec.Struct, frozen=True):
    """What `millions bench engine` measures for one game and number of players."""

    game: str
    players: int
    decisions_per_s: float
    games_per_s: float
    copies_per_s: float
    bytes_per_table: int
    ratio_to_openspiel_leduc: float | None


def engine(game: str | None, seconds: float, as_json: bool, console: Console) -> None:
    """Play uniformly random games and print the speed; only decisions of players count, not those of chance."""
    games = [game_referred_to(game)] if game else list(GAMES.values())
    figures = measure_engine(games, seconds)
    if as_json:
        sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(figures), indent=2) + b"\n")
        return
    grid = Grid("game", "players", "decisions/s", "games/s", "copies/s", "bytes/table", "ratio", box=None)
    for row in figures:
        ratio = "–" if row.ratio_to_openspiel_leduc is None else f"{row.ratio_to_openspiel_leduc:.2f}"
        numbers = (row.decisions_per_s, row.games_per_s, row.copies_per_s, row.bytes_per_table)
        grid.add_row(row.game, str(row.players), *(f"{number:,.0f}" for number in numbers), ratio)
    for column in grid.columns[1:]:
        column.justify = "right"
    console.print(grid)
    console.print("ratio: decisions/s against OpenSpiel's C++ Leduc poker, called from Python, in this same run")
    if not leduc_is_here():
        console.print("For it, install OpenSpiel: pip install '.[research]'")


def measure_engine(games: list[AnyGame], seconds: float) -> list[EngineFigures]:
    """Measure all games and numbers of players, interleaved."""
    tables = [(game, players) for game in games for players in game.seat_counts]
    contests: list[Measured] = [random_games(game, players, Random(players)) for game, players in tables]
    if leduc_is_here():
        contests.append(leduc_games(Random(0)))
    speeds = race(contests, seconds)
    peer = speeds[-1][0] if leduc_is_here() else None
    return [
        EngineFigures(
            game=game.name,
            players=players,
            decisions_per_s=decisions,
            games_per_s=played,
            copies_per_s=copies_per_second(middle_of_a_game(game, players)),
            bytes_per_table=size_of(middle_of_a_game(game, players)),
            ratio_to_openspiel_leduc=decisions / peer if peer else None,
        )
        for (game, players), (decisions, played) in zip(tables, speeds, strict=False)
    ]


# Ours


def new_tables(game: AnyGame, players: int) -> Iterator[Table]:
    """An endless supply of new tables."""
    options, deck = game.options(), game.house_deck()
    return (game.set_up(NAMES[:players], options, deck) for _ in cycle([0]))


def random_games(game: AnyGame, players: int, rng: Random) -> Measured:
    """Play one game: every awaited seat takes a random form and fills it at random; no checks, copies or events."""
    tables = new_tables(game, players)

    def play_one() -> tuple[int, int]:
        table, random, decisions = next(tables), rng.random, 0
        awaited = play.run(table)
        while awaited:
            seat = awaited[int(random() * len(awaited))]
            forms = table.agenda[0].options(table, seat)
            awaited = play.answer(table, seat, forms[int(random() * len(forms))].sample(rng))
            decisions += seat != NATURE
        return decisions, 1

    return play_one


def middle_of_a_game(game: AnyGame, players: int) -> Table:
    """A table some way into a random game."""
    rng = Random(players)
    table = next(new_tables(game, players))
    awaited = play.run(table)
    for _ in range(5 * players):
        if not awaited:
            break
        seat = rng.choice(awaited)
        awaited = play.answer(table, seat, rng.choice(table.agenda[0].options(table, seat)).sample(rng))
    return table


def copies_per_second(table: Table, number: int = 100_000) -> float:
    """Independent copies of a table per second."""
    began = perf_counter()
    for _ in range(number):
        table.copy()
    return number / (perf_counter() - began)


def size_of(table: Table) -> int:
    """The bytes of a table and of everything it holds; shared values are counted once."""
    seen: set[int] = set()

    def weigh(thing: Any) -> int:
        if id(thing) in seen or isinstance(thing, int | str | type) or thing is None:
            return 0
        seen.add(id(thing))
        parts: list[Any] = []
        if isinstance(thing, tuple | frozenset):
            parts = list(thing)
        elif isinstance(thing, msgspec.Struct):
            parts = [getattr(thing, field) for field in thing.__struct_fields__]
        return sys.getsizeof(thing) + sum(map(weigh, parts))

    return weigh(table)
