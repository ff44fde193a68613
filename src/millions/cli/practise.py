"""`millions practise`: bluffs and prices, one answer at a time."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from millions.cli.errors import plainly
from millions.cli.options import Lang, language

Own = Annotated[
    Path | None,
    typer.Argument(
        metavar="FILE",
        help="The record of a finished match to take moments from; without it, matches that bots have played.",
        show_default=False,
    ),
]
Who = Annotated[str | None, typer.Option("--seat", metavar="NAME", help="Only moments of this player.")]
Number = Annotated[int, typer.Option("--number", "-n", min=1, max=1000, metavar="N", help="How many exercises.")]
Seed = Annotated[int | None, typer.Option(min=0, help="The same exercises every time.")]
Playouts = Annotated[
    int | None,
    typer.Option(
        min=2,
        max=10_000,
        metavar="N",
        show_default=False,
        help="Playouts for each verdict: more are slower and more precise.",
    ),
]


def practise(
    file: Own = None,
    seat: Who = None,
    number: Number = 5,
    seed: Seed = None,
    playouts: Playouts = None,
    lang: Lang = None,
) -> None:
    """Practise bluffing: a moment of a negotiation, your answer, and at once what it was worth.

    Name a price, claim a role, stay or leave, as in `millions play`. What the player could not know is dealt anew.
    Million Club has no negotiations.

    Example: `millions practise evening.jsonl --seat Ann`
    """
    with plainly(language(lang)):
        from millions.terminal.practice import PracticeRun

        PracticeRun(language(lang), playouts).practise(file, seat, number, seed)
