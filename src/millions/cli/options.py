"""Options that several commands share, each described once."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

WHICH = "Which game: dollars-1e, dollars-2e, million-club, or one from outside (`file.py:GAME`, `package.module:GAME`)."

Lang = Annotated[str | None, typer.Option("--lang", metavar="en|fr", help="Language; by default the system's.")]
GameName = Annotated[str, typer.Argument(help=WHICH)]
RequiredGame = Annotated[str, typer.Argument(help=WHICH, show_default=False)]
Entrants = Annotated[
    str,
    typer.Option(
        "--seats",
        metavar="BOT,BOT,…",
        show_default=False,
        help="The bots that meet, one for each seat (`sensible`, `random`, … or your own: `mybot.py:Echo`, "
        "`package.module:Echo`), with a name after a colon if you like.",
    ),
]
Games = Annotated[int, typer.Option(metavar="N", help="How many games, preferably a multiple of the players.")]
Seed = Annotated[int, typer.Option(metavar="S", help="The same seed gives the same games.")]
Jobs = Annotated[
    int | None,
    typer.Option(
        metavar="K",
        help="How many processes share the work; by default one per processor. The result does not depend on it.",
        show_default=False,
    ),
]
ExecutorSpec = Annotated[
    str,
    typer.Option(
        "--executor",
        metavar="SPEC",
        help="Where the games run: `processes` of this machine, `dask` (a small cluster of its own), or an existing "
        "Dask cluster, `dask://HOST:PORT`.",
    ),
]
GameOptions = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        metavar="NAME[=VALUE]",
        help="An option of the game, as in `millions play`; with `leader=NAME` that bot leads first wherever it sits.",
    ),
]
Deck = Annotated[str | None, typer.Option(metavar="FILE", help="Play with the cards or the numbers of this file.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON, for a program to read.")]
Debug = Annotated[bool, typer.Option("--debug", help="If a bot fails, also print its traceback.")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="The record of a match (.jsonl).", show_default=False)]
Seconds = Annotated[float, typer.Option(min=0.01, metavar="S", help="How many seconds to measure each thing.")]


def language(chosen: str | None) -> str:
    """The language that was asked for, else the system's, else English."""
    from millions.words.catalogue import LANGUAGES

    if chosen is not None and chosen not in LANGUAGES:
        raise typer.BadParameter(f"{chosen!r} is not one of {', '.join(LANGUAGES)}", param_hint="--lang")
    system = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return chosen or (system[:2] if system[:2] in LANGUAGES else LANGUAGES[0])
