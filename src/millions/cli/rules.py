"""`millions rules`: read the rules."""

from __future__ import annotations

from typing import Annotated

import typer

from millions.cli.errors import BAD_ARGUMENTS, complain, plainly
from millions.cli.options import GameName, Lang, language

Part = Annotated[
    str | None, typer.Argument(metavar="[CHAPTER|ID]", help="One chapter, or one rule such as M1-N6 or MC-R3.")
]


def rules(game: GameName = "dollars-1e", part: Part = None, lang: Lang = None) -> None:
    """Read the rules of a game: all of them, a chapter, or one rule.

    Example: `millions rules dollars-1e negotiation`

    Example: `millions rules million-club MC-R3`
    """
    tongue = language(lang)
    with plainly(tongue):
        from millions.terminal.rules import show

        if (trouble := show(game, part, tongue)) is not None:
            complain(trouble)
            raise typer.Exit(BAD_ARGUMENTS)
