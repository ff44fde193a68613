"""`millions bots`: the bots there are."""

from __future__ import annotations

from typing import Annotated

import typer

from millions.cli.errors import plainly
from millions.cli.options import Lang, language

OnlyGame = Annotated[str | None, typer.Option("--game", metavar="GAME", help="Only the bots that can play this game.")]


def bots(game: OnlyGame = None, lang: Lang = None) -> None:
    """List the bots, with a few words about each; bots of installed packages too.

    Example: `millions bots --lang fr`

    Example: `millions bots --game million-club`
    """
    tongue = language(lang)
    with plainly(tongue):
        from millions.terminal.bots import show

        show(tongue, game)
