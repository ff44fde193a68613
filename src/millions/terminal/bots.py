"""`millions bots`: who they are."""

from __future__ import annotations

from rich.table import Table

from millions.bots import BOTS
from millions.terminal.stage import Stage, hold
from millions.words import Catalogue, catalogue


def described(words: Catalogue) -> dict[str, tuple[str, str]]:
    """Every bot by the name that is typed: its name and a paragraph, in this language."""
    return {name: (words.format(f"bot-{name}-name"), words.format(f"bot-{name}")) for name in BOTS}


def show(lang: str) -> None:
    """All of them."""
    words, stage = catalogue(lang), Stage(pace=0)
    table = Table(box=None, pad_edge=False, show_header=False, padding=(0, 2, 1, 0))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    for typed, (name, text) in described(words).items():
        table.add_row(typed, hold(f"{name[0].upper()}{name[1:]}. {text}"))
    stage.show(table)
    stage.say(words.format("bots-intro"))
    stage.say("millions play --seats me,shrewd,bluffer,miser,grudge", indent=2)
