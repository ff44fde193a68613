"""`millions simulate`: the games of an arena, written to files."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from millions.cli.errors import plainly
from millions.cli.options import (
    AsJson,
    Debug,
    Deck,
    Entrants,
    ExecutorSpec,
    GameOptions,
    Games,
    Jobs,
    Lang,
    RequiredGame,
    Seed,
    language,
)

OutFolder = Annotated[
    Path, typer.Option(metavar="FOLDER", help="Where the records go: a new folder, or one to continue.")
]
Parquet = Annotated[
    bool, typer.Option("--parquet", help="Also write decisions.parquet and outcomes.parquet, for analysis.")
]


def simulate(
    game: RequiredGame,
    seats: Entrants,
    out: OutFolder,
    games: Games = 200,
    seed: Seed = 0,
    jobs: Jobs = None,
    option: GameOptions = None,
    deck: Deck = None,
    executor: ExecutorSpec = "processes",
    parquet: Parquet = False,
    as_json: AsJson = False,
    debug: Debug = False,
    lang: Lang = None,
) -> None:
    """Play the games of an arena and write a record of each, to replay, verify and analyse.

    If it is stopped, start it again with the same arguments: it continues where it stopped.

    Example: `millions simulate dollars-1e --seats sensible,random,random --games 300 --out runs/first`

    Example: `millions verify runs/first/games/0000/0000017.jsonl`
    """
    with plainly(language(lang), debug):
        from millions.lab import contest, figures, simulate, workers
        from millions.terminal.arena import tell_simulated
        from millions.terminal.play import read_options
        from millions.terminal.progress import watching

        chosen = contest.Contest.new(game, seats, games=games, seed=seed, options=read_options(option or ()), deck=deck)
        with watching(language(lang)) as meter:
            done = simulate.simulate(chosen, out, workers.cores() if jobs is None else jobs, parquet, meter, executor)
        if as_json:
            typer.echo(figures.json_of(done))
        else:
            tell_simulated(done, language(lang))
