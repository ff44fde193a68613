"""`millions replay`: watch a match again."""

from __future__ import annotations

from typing import Annotated

import typer

from millions.cli.errors import plainly
from millions.cli.options import Lang, RecordFile, language

Seat = Annotated[str | None, typer.Option(metavar="NAME", help="Show only what this player could see.")]
Step = Annotated[bool, typer.Option("--step", help="Wait for Enter after everything that happens.")]
Explain = Annotated[
    bool,
    typer.Option("--explain", help="Say why the bots did what they did; who was a bot is read from FILE.seats."),
]
Minds = Annotated[
    list[str] | None,
    typer.Option("--as", metavar="NAME=BOT", help="Explain this player's moves as this kind of bot sees them."),
]


def replay(
    file: RecordFile,
    seat: Seat = None,
    lang: Lang = None,
    step: Step = False,
    explain: Explain = False,
    minds: Minds = None,
) -> None:
    """Watch a match again, with all cards open or as one player saw it.

    Example: `millions replay evening.jsonl --seat Ann`

    Example: `millions replay evening.jsonl --as Ann=shrewd`
    """
    tongue = language(lang)
    with plainly(tongue):
        from millions.terminal.replay import replay as tell

        tell(file, tongue, seat, step, explain, minds or ())
