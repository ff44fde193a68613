"""`millions weigh`: how a deck changes the game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from millions.cli.errors import plainly
from millions.cli.options import AsJson, Debug, ExecutorSpec, GameOptions, Jobs, Lang, RequiredGame, Seed, language

DeckToWeigh = Annotated[
    str | None,
    typer.Argument(
        metavar="[DECK]",
        help="What to weigh: a file with a deck, a `[variant]` of the game's numbers, or both; or `house`.",
        show_default=False,
    ),
]
Against = Annotated[
    str | None,
    typer.Option(metavar="DECK", help="Compare with this deck, deal by deal: a file, or `house`.", show_default=False),
]
Players = Annotated[str, typer.Option(metavar="N,N,…", help="With how many players.")]
Bots = Annotated[str, typer.Option(metavar="BOT,BOT,…", help="Which bots play; each plays against itself.")]
GamesEach = Annotated[
    int | None,
    typer.Option(
        metavar="N",
        help="How many games for each deck, number of players and bot: four times as many halve the intervals. "
        "By default 1000, in Million Club 500.",
        show_default=False,
    ),
]
Precision = Annotated[
    str | None,
    typer.Option(
        metavar="P%", help="Play until the advantage of every seat is known within this margin.", show_default=False
    ),
]
Out = Annotated[
    Path | None,
    typer.Option(metavar="FILE.html", help="Write a report with charts, in one file that opens offline."),
]
AsCsv = Annotated[bool, typer.Option("--csv", help="Print CSV, for a spreadsheet: a row for each finding.")]
Sensitivity = Annotated[
    bool,
    typer.Option(
        "--sensitivity",
        help="Also try every number of the deck and of the game one higher and one lower. That is some 40 decks more: "
        "with `--games 200` it takes a few minutes.",
    ),
]
Skill = Annotated[
    bool,
    typer.Option(
        "--skill",
        help="Also measure what it costs a player never to lie, deal or go to the Exchange, and what searching twice "
        "as long gains. The search is slow: choose few `--games`.",
    ),
]
Aims = Annotated[
    list[str] | None,
    typer.Option(
        "--aim",
        metavar="FIGURE<N",
        help="Instead of a report, search for the smallest change of deck or numbers that meets this, such as "
        "`rounds<5` or `seat-advantage<1%`, and print the changed file. May be given several times.",
    ),
]
WriteVariant = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE.toml",
        help="Instead of weighing, write the numbers of the game (money, target, rounds, prices …) as a file to edit.",
        show_default=False,
    ),
]
Parquet = Annotated[Path | None, typer.Option(metavar="FILE", help="Write the findings as a Parquet file.")]


def weigh(
    game: RequiredGame,
    deck: DeckToWeigh = None,
    against: Against = None,
    players: Players = "4",
    bots: Bots = "shrewd,bluffer,miser",
    games: GamesEach = None,
    precision: Precision = None,
    sensitivity: Sensitivity = False,
    skill: Skill = False,
    aim: Aims = None,
    write_variant: WriteVariant = None,
    seed: Seed = 0,
    jobs: Jobs = None,
    executor: ExecutorSpec = "processes",
    option: GameOptions = None,
    out: Out = None,
    parquet: Parquet = None,
    as_json: AsJson = False,
    as_csv: AsCsv = False,
    debug: Debug = False,
    lang: Lang = None,
) -> None:
    """Weigh a deck or other numbers: let bots play and say what stands out (seats, roles, cards, length, deals, lies),
    with 95 % intervals, alone or against another deck on the same deals. If it is stopped, the same command continues.

    Example: `millions weigh dollars-1e mine.toml --against house --players 4,5 --out report.html`

    Example: `millions weigh dollars-1e mine.toml --aim "rounds<5" --games 200 > better.toml`
    """
    if as_json and as_csv:
        raise typer.BadParameter("--json and --csv exclude each other", param_hint="--csv")
    tongue = language(lang)
    with plainly(tongue, debug):
        from millions.terminal.weigh import Games, Output, weigh

        played = Games(game, players, bots, games, seed, jobs, executor, tuple(option or ()))
        output = Output(out, parquet, write_variant, as_json, as_csv, tongue)
        weigh(played, output, deck, against, precision, sensitivity, skill, tuple(aim or ()))
