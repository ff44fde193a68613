"""`millions arena`: bots against bots."""

from __future__ import annotations

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

AsCsv = Annotated[bool, typer.Option("--csv", help="Print CSV, for a spreadsheet: a row for each kind of bot.")]

LuckAdjusted = Annotated[
    bool,
    typer.Option(
        "--luck-adjusted",
        help="Also show the shares of wins without luck: same games, narrower intervals, up to four times as long.",
    ),
]


def arena(
    game: RequiredGame,
    seats: Entrants,
    games: Games = 200,
    seed: Seed = 0,
    jobs: Jobs = None,
    option: GameOptions = None,
    deck: Deck = None,
    executor: ExecutorSpec = "processes",
    luck_adjusted: LuckAdjusted = False,
    as_json: AsJson = False,
    as_csv: AsCsv = False,
    debug: Debug = False,
    lang: Lang = None,
) -> None:
    """Let bots play many games against each other, every one in every seat with the same cards, and compare them.

    Prints for each kind of bot its share of wins beside the fair one, its mean place and score with 95 % intervals, and
    its rating. docs/arena.md says how they are computed.

    Example: `millions arena dollars-1e --seats sensible,random,random,random --games 200`

    Example, with a bot of your own: `millions arena dollars-2e --seats mybot.py:Echo,random,random --json`
    """
    if as_json and as_csv:
        raise typer.BadParameter("--json and --csv exclude each other", param_hint="--csv")
    with plainly(language(lang), debug):
        from millions.lab import arena, contest, figures, workers
        from millions.terminal.arena import show
        from millions.terminal.play import read_options
        from millions.terminal.progress import watching

        workers.check_executor(executor)
        chosen = contest.Contest.new(game, seats, games=games, seed=seed, options=read_options(option or ()), deck=deck)
        with watching(language(lang)) as meter:
            found = arena.arena(chosen, workers.cores() if jobs is None else jobs, executor, meter, luck_adjusted)
        if as_json or as_csv:
            typer.echo(figures.json_of(found) if as_json else figures.csv_of(found), nl=as_json)
        else:
            show(found, language(lang))
